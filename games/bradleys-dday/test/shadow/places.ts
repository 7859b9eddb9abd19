import { type BradleyState, ON_MAP, UNPLACED } from '../../src/types.js';
import { fortOf, isInArea } from './ground.js';
import { type Counter, type Paper, scenarioOf } from './paper.js';
import { isGarrison, pieceOf, readField } from './pieces.js';
import { mayStack } from './stacking.js';
import { hasSource } from './turn.js';

/** Where a free unit may be set up, as the lists say it. */
export interface Where {
  readonly is?: readonly string[];
  readonly not?: readonly string[];
  readonly columns?: readonly [number, number];
  readonly rows?: readonly [number, number];
  readonly near?: readonly { readonly of: readonly string[]; readonly within?: number; readonly beyond?: number }[];
  readonly place?: string;
}

/** A line of a set-up list with its choice. */
export interface Line {
  readonly units: readonly string[];
  readonly where: Where;
  readonly perHex?: number;
}

const isOf = ({ sheet }: Paper, hex: number, word: string): boolean =>
  word === 'land' ? sheet.terrain(hex) !== 'sea' : sheet.terrain(hex) === word || sheet.has(hex, word);

export function suits(paper: Paper, hex: number, { is, not, columns, rows, near, place }: Where): boolean {
  const label = paper.sheet.label(hex);
  const between = (number: number, range?: readonly [number, number]) => !range || (number >= range[0] && number <= range[1]);
  if (!between(Number(label.slice(0, 2)), columns) || !between(Number(label.slice(2)), rows)) return false;
  if (is && !is.some((word) => isOf(paper, hex, word))) return false;
  if (not?.some((word) => isOf(paper, hex, word))) return false;
  if (place && paper.placeOf(hex) !== place) return false;
  return (near ?? []).every(({ of, within = 999, beyond = -1 }) => {
    const nearest = Math.min(...of.flatMap((feature) => paper.sheet.withFeature(feature)).map((to) => paper.sheet.distance(hex, to)));
    return nearest <= within && nearest > beyond;
  });
}

/** §18.0 Lines of the scenario's lists that leave a choice; §18.5 lets whole divisions choose. */
export function linesOf(paper: Paper, { open }: BradleyState): Line[] {
  const { forces, zones = [] } = scenarioOf(paper, open);
  const listed = paper.forces.filter(({ id }) => forces.includes(id)).flatMap(({ free = [] }) => free);
  return [...zones.map(({ formations, where }) => ({ units: unitsOf(paper, formations), where })), ...listed];
}

const unitsOf = ({ counters }: Paper, formations: readonly string[]): string[] =>
  counters.filter(({ formation }) => formations.includes(formation)).map(({ id }) => id);

/** §18.0 §8.1 Hexes a unit may still be put in. */
export function settings(paper: Paper, state: BradleyState, unit: number): number[] {
  const counter = paper.counters[unit] as Counter;
  const line = linesOf(paper, state).find(({ units }) => units.includes(counter.id)) as Line;
  const there = (hex: number) => state.open.hex.flatMap((at, one) => (at === hex ? [paper.counters[one] as Counter] : []));
  return paper.sheet.hexes.filter((hex) => {
    if (!suits(paper, hex, line.where) || !isInArea(paper, state.open, hex)) return false;
    const same = there(hex).filter(({ id }) => line.units.includes(id)).length;
    return (line.perHex === undefined || same < line.perHex) && mayStack([...there(hex), counter]);
  });
}

/** §13.3 Fortifications nobody holds, with a German within three hexes. */
export function garrisonHexes(paper: Paper, state: BradleyState): number[] {
  const field = readField(paper, state);
  return paper.sheet.hexes.filter(
    (hex) =>
      fortOf(paper, state.open, hex) !== undefined &&
      isInArea(paper, state.open, hex) &&
      field.stack(hex).length === 0 &&
      hasSource(paper, field, hex),
  );
}

export const unplaced = (paper: Paper, state: BradleyState): number[] =>
  state.open.box.flatMap((box, unit) => (box === UNPLACED && !isGarrison(pieceOf(paper, state, unit)) ? [unit] : []));
export const onMap = ({ open }: BradleyState): number[] => open.box.flatMap((box, unit) => (box === ON_MAP ? [unit] : []));
