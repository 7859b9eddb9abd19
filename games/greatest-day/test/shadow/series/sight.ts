import { isRazed, isRubble } from './ground.js';
import type { Paper, Place } from './paper.js';
import type { Field } from './pieces.js';

const NEAR = 1e-9;

/** One thing a line passes: a hex it goes through, or a hexside it runs along with the hexes on both sides of it. */
interface Passed {
  readonly hexes: readonly number[];
  readonly from: number;
  readonly to: number;
}
type Edge = readonly [number, number];
interface Line {
  readonly passed: readonly Passed[];
  /** Hexsides crossed from one hex into the next, as two hexes; through a corner the two sides that meet there, of which both must bar the way. */
  readonly crossed: readonly (readonly Edge[])[];
  /** Hexsides it runs along. */
  readonly along: readonly Edge[];
}

/** The part of the line from `a` to `b` that lies in a hex, its border counted, and whether only along one of its sides. */
function crossing(a: Place, b: Place, centre: Place): { from: number; to: number; along: boolean } | undefined {
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
  return to - from > NEAR ? { from, to, along } : undefined;
}

/** §S.15 Everything the straight line between two centres passes. */
function lineOf(paper: Paper, a: number, b: number): Line {
  const key = a * 10_000 + b;
  const known = paper.drawn.get(key) as Line | undefined;
  if (known) return known;
  const length = paper.distance(a, b);
  const near = paper.near(a, length).filter((hex) => paper.distance(a, hex) + paper.distance(hex, b) <= length + 1);
  const [start, end] = [paper.places[a] as Place, paper.places[b] as Place];
  const parts = near.flatMap((hex) => {
    const part = crossing(start, end, paper.places[hex] as Place);
    return part ? [{ hex, ...part }] : [];
  });
  const whole = parts.filter(({ along }) => !along).map(({ hex, from, to }): Passed => ({ hexes: [hex], from, to }));
  const edges = parts.filter(({ along }) => along);
  const beside = edges.flatMap((one, index) => {
    const other = edges.slice(index + 1).find(({ from, hex }) => Math.abs(from - one.from) < NEAR && paper.distance(hex, one.hex) === 1);
    return other ? [{ hexes: [one.hex, other.hex], from: one.from, to: one.to }] : [];
  });
  const passed = [...whole, ...beside].sort((one, other) => one.from - other.from);
  const crossed = passed.slice(1).map((next, index): readonly Edge[] => {
    const last = passed[index] as Passed;
    return last.hexes.flatMap((from) => next.hexes.map((to): Edge => [from, to])).filter(([from, to]) => paper.distance(from, to) === 1);
  });
  const line = { passed, crossed, along: beside.map(({ hexes }) => [hexes[0] as number, hexes[1] as number] as const) };
  paper.drawn.set(key, line);
  return line;
}

const HIGH = ['woods', 'town', 'city', 'fortified', 'hedgerow'];

/** §2.1 §S.24 Terrain one cannot see through, a Hill, a barrage. */
const blocks = ({ paper, ...field }: Field, hex: number): boolean =>
  HIGH.includes(paper.terrain(hex)) || paper.has(hex, 'hill') || field.barrage(hex) > 0;

const hasFeature = (paper: Paper, [a, b]: Edge, feature: string): boolean => paper.side(a, b).features?.includes(feature) === true;

/** §S.15 §2.2.1 §2.2.2 How many things stand between two hexes. */
export function blockersBetween(field: Field, a: number, b: number): number {
  const { paper } = field;
  const { passed, crossed, along } = lineOf(paper, a, b);
  const between = passed.filter(({ hexes }) => !hexes.includes(a) && !hexes.includes(b));
  const hexes = between.filter((part) => part.hexes.every((hex) => blocks(field, hex))).length;
  const isEnd = (sides: readonly Edge[]): boolean => sides.some((side) => side.includes(a) || side.includes(b));
  const over = (feature: string): (readonly Edge[])[] =>
    crossed.filter((sides) => sides.length > 0 && sides.every((side) => hasFeature(paper, side, feature)));
  const crests = over('crest');
  const blocking = crests.length === 1 && isEnd(crests[0] as readonly Edge[]) ? 0 : crests.length;
  const ridges = over('ridge').filter((sides) => !isEnd(sides)).length;
  const edges = along.filter((side) => hasFeature(paper, side, 'crest') || hasFeature(paper, side, 'ridge')).length;
  // §2.4.4 A bridge stands in the way only of who looks across it from elsewhere.
  const bridges = over('bridge:counter').filter((sides) => !isEnd(sides)).length;
  return hexes + blocking + ridges + edges + bridges;
}

/** §2.1.11 §S.32 What a hex is for who looks or fires from it; rubble leaves nothing of posts and strongpoints (§2.5). */
const isHill = ({ paper }: Field, hex: number): boolean => paper.has(hex, 'hill');
const stands = (field: Field, hex: number, feature: string): boolean =>
  field.paper.has(hex, feature) && !isRubble(field, hex) && !isRazed(field, hex);

/** §1.1 §1.2 §S.15 C10 How far one sees from a hex. */
export function sightFrom(field: Field, hex: number): number {
  const { range, high, night, storm, nightAndStorm } = field.paper.tables.sight;
  if (field.night && field.storm) return nightAndStorm;
  if (field.night) return night;
  if (field.storm) return storm;
  return isHill(field, hex) || stands(field, hex, 'op') ? high : range;
}

/** §S.15 §2.1.10 Whether a hex is in sight from another one, for who spots or for who fires. */
export function seesHex(field: Field, from: number, to: number, why: 'spot' | 'fire'): boolean {
  const distance = field.paper.distance(from, to);
  if (distance > sightFrom(field, from)) return false;
  if (distance <= 1) return true;
  const through = isHill(field, from) || stands(field, from, why === 'spot' ? 'op' : 'strongpoint') ? field.paper.tables.sight.through : 0;
  return blockersBetween(field, from, to) <= through;
}

/** §2.1.10 Units in a Hedgerow are seen from beside it only. */
export const seesInto = (field: Field, from: number, to: number, why: 'spot' | 'fire'): boolean =>
  seesHex(field, from, to, why) && (field.paper.terrain(to) !== 'hedgerow' || field.paper.distance(from, to) <= 1);
