import type { Json } from '@bocage/kernel';

/** A hexside as a test writes it; a game adds what else may lie along one. */
export interface DrillSide {
  readonly a: string;
  readonly b: string;
  readonly river?: string;
  readonly sea?: true;
}

export interface Drill<Side extends DrillSide> {
  readonly terrain?: Readonly<Record<string, string>>;
  readonly sides?: readonly Side[];
}

interface DrillMap {
  readonly grid: { readonly label: readonly [number, string, number] };
  readonly hexes: readonly { readonly hex: string; readonly terrain: string; readonly features?: readonly string[] }[];
  readonly sides: readonly { readonly a: string; readonly b: string }[];
}

/** Whether a hex of a map lies between two corners, columns and rows, however its grid prints them. */
export function drillHexes(file: Json | undefined, from: string, to: string): (label: string) => boolean {
  const [, between, rowDigits] = (file as unknown as DrillMap).grid.label;
  const columnOf = (label: string): number => Number(label.slice(0, -(rowDigits + between.length)));
  const rowOf = (label: string): number => Number(label.slice(-rowDigits));
  return (label) =>
    columnOf(label) >= columnOf(from) && columnOf(label) <= columnOf(to) && rowOf(label) >= rowOf(from) && rowOf(label) <= rowOf(to);
}

/** A map with the drill ground levelled, clear country with nothing on its hexsides, and then laid out as a test needs it. */
export function drilled<Side extends DrillSide>(
  file: Json | undefined,
  isDrillHex: (label: string) => boolean,
  drill: Drill<Side>,
): DrillMap {
  const map = file as unknown as DrillMap;
  const hexes = map.hexes.map((hex) => ({
    ...hex,
    terrain: drill.terrain?.[hex.hex] ?? (isDrillHex(hex.hex) ? 'clear' : hex.terrain),
  }));
  const drawn = drill.sides ?? [];
  const isDrawn = (a: string, b: string): boolean => drawn.some((side) => (side.a === a && side.b === b) || (side.a === b && side.b === a));
  const sides = map.sides.filter(({ a, b }) => !isDrillHex(a) && !isDrillHex(b) && !isDrawn(a, b));
  return { ...map, hexes, sides: [...sides, ...drawn] };
}
