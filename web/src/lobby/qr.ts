// QR codes (ISO/IEC 18004) for short texts: byte mode, error correction M, versions 1 to 10.
type Matrix = boolean[][];

/** Codewords of one version: all of them, those for error correction per block, and the blocks. */
interface Version {
  codewords: number;
  correction: number;
  blocks: number;
  alignment: number[]; // centres of the alignment patterns
}
const VERSIONS: Version[] = (
  [
    [26, 10, 1, []],
    [44, 16, 1, [6, 18]],
    [70, 26, 1, [6, 22]],
    [100, 18, 2, [6, 26]],
    [134, 24, 2, [6, 30]],
    [172, 16, 4, [6, 34]],
    [196, 18, 4, [6, 22, 38]],
    [242, 22, 4, [6, 24, 42]],
    [292, 22, 5, [6, 26, 46]],
    [346, 26, 5, [6, 28, 50]],
  ] as [number, number, number, number[]][]
).map(([codewords, correction, blocks, alignment]) => ({ codewords, correction, blocks, alignment }));

const BYTE_MODE = 4;
const LEVEL_M = 0;
const PADDING = [0xec, 0x11];
const FIRST_WITH_VERSION_BITS = 7;
const FIRST_WITH_LONG_COUNT = 10; // the length takes 16 bits instead of 8

/** The modules of the code, row by row; true is dark. Throws RangeError if the text is too long. */
export function qrCode(text: string, mask?: number): Matrix {
  const bytes = [...new TextEncoder().encode(text)];
  const number = VERSIONS.findIndex((found, i) => bytes.length <= capacity(found, i + 1)) + 1;
  if (!number) throw new RangeError("the text is too long for a QR code");
  const version = VERSIONS[number - 1]!;
  const words = interleaved(dataWords(bytes, version, number), version);
  const masks = mask === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [mask];
  const drawn = masks.map((each) => draw(words, version, number, each));
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

const dataCount = ({ codewords, correction, blocks }: Version) => codewords - correction * blocks;
const countBits = (number: number) => (number < FIRST_WITH_LONG_COUNT ? 8 : 16);
const capacity = (version: Version, number: number) =>
  Math.floor((dataCount(version) * 8 - 4 - countBits(number)) / 8);

function dataWords(bytes: number[], version: Version, number: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  add(BYTE_MODE, 4);
  add(bytes.length, countBits(number));
  for (const byte of bytes) add(byte, 8);
  const room = dataCount(version) * 8;
  add(0, Math.min(4, room - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < room; i++) add(PADDING[i % 2]!, 8);
  return Array.from({ length: room / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
}

/** Product in the field of 256 elements that Reed–Solomon codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function correctionWords(data: number[], count: number): number[] {
  // The generator polynomial without its leading coefficient
  const divisor = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let root = 1, i = 0; i < count; i++, root = times(root, 2))
    for (let j = 0; j < count; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** All codewords in the order in which they are drawn. The last blocks may be one word longer. */
function interleaved(data: number[], { codewords, correction, blocks }: Version): number[] {
  const short = blocks - (codewords % blocks);
  const length = Math.floor(codewords / blocks) - correction;
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(at, (at += length + (i < short ? 0 : 1)));
    return { part, check: correctionWords(part, correction) };
  });
  const column = (of: (block: (typeof parts)[number]) => number[], rows: number) =>
    Array.from({ length: rows }, (_, row) => parts.flatMap((block) => of(block)[row] ?? [])).flat();
  return [...column(({ part }) => part, length + 1), ...column(({ check }) => check, correction)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(words: number[], { alignment }: Version, number: number, mask: number): Matrix {
  const size = number * 4 + 17;
  const rows: (boolean | null)[][] = Array.from({ length: size }, () => Array<null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) rows[y]![x] = dark;
  };
  const rings = (x: number, y: number, radius: number, light: number[]) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const last = alignment.at(-1);
  for (const x of alignment)
    for (const y of alignment)
      if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) rings(x, y, 2, [1]);
  drawFormat(set, size, mask);
  if (number >= FIRST_WITH_VERSION_BITS) drawVersion(set, size, number);
  drawData(rows, words, size, mask);
  return rows as Matrix;
}

type Set = (x: number, y: number, dark: boolean) => void;

/** A number followed by its remainder, which corrects errors. */
function withRemainder(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return (value << bits) | rest;
}

function drawFormat(set: Set, size: number, mask: number): void {
  const format = withRemainder((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i; // down the left finder pattern
    set(8, along, bit(i));
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    set(across, 8, bit(i));
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, number: number): void {
  const bits = withRemainder(number, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** Fill the free modules in columns of two, from the right, up and down in turns. */
function drawData(rows: (boolean | null)[][], words: number[], size: number, mask: number): void {
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the timing pattern has a column of its own
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (rows[y]![x] === null) rows[y]![x] = (bits[next++] === 1) !== MASKS[mask]!(x, y);
    }
  }
}

const FINDER_LIKE = ["10111010000", "00001011101"];

/** How hard a code is to read: the standard's four rules. */
function penalty(rows: Matrix): number {
  const size = rows.length;
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))].map((line) =>
    line.map(Number).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const pattern of FINDER_LIKE)
      for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) sum += 40;
  }
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++) {
      const dark = rows[y]![x];
      if (dark === rows[y]![x + 1] && dark === rows[y + 1]![x] && dark === rows[y + 1]![x + 1]) sum += 3;
    }
  const dark = rows.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
