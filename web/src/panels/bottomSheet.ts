// The three heights of the phone's sheet.
export const HEIGHTS = ["low", "middle", "high"] as const;
export type Height = (typeof HEIGHTS)[number];

/** The height after a drag: the next one in the direction of a flick, or else the nearest. */
export function settle(pixels: number, speed: number, stops: Record<Height, number>): Height {
  const order = HEIGHTS.map((name) => ({ name, at: stops[name] }));
  if (Math.abs(speed) > 0.4) {
    const found =
      speed > 0 ? order.find(({ at }) => at > pixels) : [...order].reverse().find(({ at }) => at < pixels);
    return (found ?? (speed > 0 ? order.at(-1)! : order[0]!)).name;
  }
  return order.reduce((best, stop) => (Math.abs(stop.at - pixels) < Math.abs(best.at - pixels) ? stop : best))
    .name;
}
