import { isHill, isSwamp, isTown } from './ground.js';
import type { Paper } from './paper.js';

type Place = readonly [number, number, number];
interface Crossed {
  readonly hex: number;
  /** Along which part of the line, and whether only along one of its sides. */
  readonly from: number;
  readonly to: number;
  readonly along: boolean;
}

const NEAR = 1e-9;

/** Where the centre of a hex lies: three numbers whose sum is nothing, one step apart between neighbours. Even columns are low. */
function placeOf(paper: Paper, hex: number): Place {
  const label = paper.sheet.label(hex);
  const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
  const q = row - (column + (column % 2)) / 2;
  return [column, q, -column - q];
}

/** The part of the line from `a` to `b` that lies in a hex, its border counted. */
function crossing(a: Place, b: Place, centre: Place, hex: number): Crossed | undefined {
  let [from, to, along] = [0, 1, false];
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const start = a[i] - centre[i] - (a[j] - centre[j]);
    const slope = b[i] - a[i] - (b[j] - a[j]);
    if (slope === 0) {
      if (Math.abs(start) > 1 + NEAR) return undefined;
      along ||= Math.abs(start) > 1 - NEAR;
      continue;
    }
    const ends = [(-1 - start) / slope, (1 - start) / slope].sort((one, other) => one - other) as [number, number];
    [from, to] = [Math.max(from, ends[0]), Math.min(to, ends[1])];
  }
  return to - from > NEAR ? { hex, from, to, along } : undefined;
}

const blocks = (paper: Paper, hex: number): boolean => isTown(paper, hex) || isHill(paper, hex) || isSwamp(paper, hex);

/** §10.2.7 R46 Whether no town, swamp or hill lies between, nor on both sides of a hexside the line runs along. */
function isClear(paper: Paper, from: number, to: number): boolean {
  const { sheet } = paper;
  const length = sheet.distance(from, to);
  const near = sheet.hexes.filter((hex) => sheet.distance(from, hex) + sheet.distance(hex, to) <= length + 1 && hex !== from && hex !== to);
  const [a, b] = [placeOf(paper, from), placeOf(paper, to)];
  const crossed = near.flatMap((hex) => crossing(a, b, placeOf(paper, hex), hex) ?? []);
  const blocked = crossed.filter(({ hex }) => blocks(paper, hex));
  return !blocked.some(
    ({ hex, along, from: start, to: end }) =>
      !along || blocked.some((other) => other.along && other.hex !== hex && Math.min(end, other.to) - Math.max(start, other.from) > NEAR),
  );
}

export function sees(paper: Paper, from: number, to: number): boolean {
  const line = Math.min(from, to) * paper.sheet.hexes.length + Math.max(from, to);
  const known = paper.drawn.get(line) ?? isClear(paper, from, to);
  paper.drawn.set(line, known);
  return known;
}
