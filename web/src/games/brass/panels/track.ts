// The income and VP track as the frame of the map: 100 spaces clockwise from the bottom left corner.

export interface Space {
  side: "left" | "top" | "right" | "bottom";
  x: number; // the corner nearest to the origin
  y: number;
  width: number;
  height: number;
  cx: number; // centre of markers
  cy: number;
}

const SPACE_COUNT = 100;
const STRIPE_WIDTH = 6; // outer stripe that separates the income levels

/** The spaces of a frame of this size. Each side owns the corner where it starts. */
export function framed(width: number, height: number, band: number): Space[] {
  const tall = Math.round(((height - band) / (width + height - 2 * band)) * (SPACE_COUNT / 2));
  const wide = SPACE_COUNT / 2 - tall;
  const step = (height - band) / tall;
  const stride = (width - band) / wide;
  const spaces: Space[] = [];
  const add = (side: Space["side"], x: number, y: number, w: number, h: number) => {
    const inward = STRIPE_WIDTH / 2;
    const dx = side === "left" ? inward : side === "right" ? -inward : 0;
    const dy = side === "top" ? inward : side === "bottom" ? -inward : 0;
    spaces.push({ side, x, y, width: w, height: h, cx: x + w / 2 + dx, cy: y + h / 2 + dy });
  };
  for (let i = 0; i < tall; i++) add("left", 0, height - (i + 1) * step, band, step);
  for (let i = 0; i < wide; i++) add("top", i * stride, 0, stride, band);
  for (let i = 0; i < tall; i++) add("right", width - band, i * step, band, step);
  for (let i = 0; i < wide; i++) add("bottom", width - (i + 1) * stride, height - band, stride, band);
  return spaces;
}

/** The part of a space's rectangle that is the outer stripe. */
export function stripe({ side, x, y, width, height }: Space): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  if (side === "left") return { x, y, width: STRIPE_WIDTH, height };
  if (side === "right") return { x: x + width - STRIPE_WIDTH, y, width: STRIPE_WIDTH, height };
  return { x, y: side === "top" ? y : y + height - STRIPE_WIDTH, width, height: STRIPE_WIDTH };
}

/** The index of the income level of every space. */
export function levels(track: number[]): number[] {
  let level = 0;
  return track.map((income, i) => (i > 0 && income !== track[i - 1] ? ++level : level));
}

export interface Marker {
  seat: number;
  kind: "income" | "vp";
  space: number;
  ghost?: boolean;
  lap?: number; // times round the track
  vp?: number; // of a ghost: after a scoring now
}

/** A marker for points, which may have passed space 100. */
export const vpMarker = (seat: number, vp: number): Marker => ({
  seat,
  kind: "vp",
  space: ((vp % SPACE_COUNT) + SPACE_COUNT) % SPACE_COUNT,
  lap: Math.floor(vp / SPACE_COUNT),
});

// How up to ten markers share a space: offsets along and across the track, and their radius
const MARKER_LAYOUTS: [number, [number, number][]][] = [
  [9.5, [[0, 0]]],
  [
    8,
    [
      [-8, 0],
      [8, 0],
    ],
  ],
  [
    6,
    [
      [-6.2, -6],
      [6.2, -6],
      [-6.2, 6],
      [6.2, 6],
    ],
  ],
  [
    5,
    [
      [-11, -5.6],
      [0, -5.6],
      [11, -5.6],
      [-11, 5.6],
      [0, 5.6],
      [11, 5.6],
    ],
  ],
  [
    4.4,
    [-13, -6.5, 0, 6.5, 13].flatMap((along): [number, number][] => [
      [along, -5],
      [along, 5],
    ]),
  ],
];

export interface Placed extends Marker {
  x: number;
  y: number;
  r: number;
  side: Space["side"];
}

/** Positions of markers so that none hides another. */
export function placed(markers: Marker[], spaces: Space[]): Placed[] {
  const at = new Map<number, Marker[]>();
  for (const marker of markers) at.set(marker.space, [...(at.get(marker.space) ?? []), marker]);
  return [...at].flatMap(([number, here]) => {
    const space = spaces[number]!;
    const [r, offsets] =
      MARKER_LAYOUTS.find(([, list]) => list.length >= here.length) ?? MARKER_LAYOUTS.at(-1)!;
    const upright = space.side === "left" || space.side === "right";
    return here.map((marker, i) => {
      const [along, across] = offsets[i % offsets.length]!;
      return {
        ...marker,
        r,
        side: space.side,
        x: space.cx + (upright ? across : along),
        y: space.cy + (upright ? along : across),
      };
    });
  });
}
