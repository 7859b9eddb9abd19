import type { Reached } from '@bocage/hex';
import { hasMark } from '@bocage/wargame';
import { LETTER_C, LETTER_S, LETTER_W } from '../../ground.js';
import { occupancyOf, sideOf } from '../../occupancy.js';
import { ACTIVE, CLOUD, type Command, ENTERED, GERMAN, hexOf, MOVED, type Open, RAIN } from '../../types.js';
import type { World } from '../../world.js';
import { isUnitSupplied } from '../13-supply/supply.js';
import { columnsAbroad, isBeyondBoundary } from '../15-boundary/boundary.js';
import { type Passage, passageFrom } from './passage.js';
import { COMBINED_BUDGET, type CostColumn, combinedIndex, type StepTable, tableIndex } from './terrain-costs.js';

/** §10.0 Which round a unit moves in: a combined round allows one hex (§9.3.3), the first reaction half the allowance (§9.4.2). */
export type MoveKind = 'move' | 'combined' | 'reaction' | 'first-reaction';

export const isReaction = (kind: MoveKind): boolean => kind === 'reaction' || kind === 'first-reaction';

/** §10.1 §13.4 Halves of a point a unit may spend. */
export function movementBudget(world: World, open: Open, unit: number, kind: MoveKind): number {
  const printed = world.roster.allowance[unit] as number;
  if (printed === 0) return 0;
  if (kind === 'combined') return COMBINED_BUDGET;
  const halves = isUnitSupplied(world, open, unit) ? printed * 2 : world.data.tables.movement.unsupplied;
  return kind === 'first-reaction' ? Math.floor(halves / 2) : halves;
}

/** §7.2.2 §9.4.2 */
export function mayUseRoads(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  if (kind === 'first-reaction') return false;
  return sideOf(world, unit) !== GERMAN || open.weather > CLOUD || hasMark(open, unit, ENTERED);
}

/** §10.2 What steps cost a unit in this round. */
export function costsOf(world: World, open: Open, unit: number, kind: MoveKind): StepTable {
  const heavy = world.roster.heavy[unit] as boolean;
  if (kind === 'combined') return world.steps[combinedIndex(heavy)] as StepTable;
  const column: CostColumn = sideOf(world, unit) !== GERMAN ? 0 : open.weather >= RAIN ? 2 : 1;
  return world.steps[tableIndex({ column, heavy, roads: mayUseRoads(world, open, unit, kind) })] as StepTable;
}

const passageOf = (world: World, open: Open, unit: number): Passage =>
  passageFrom(world, open, world.roster.command[unit] as Command, hexOf(open, unit));

/** §10.1 §11.9 §15.0 Whether a unit may enter a hex at all. */
export const mayEnter = (world: World, open: Open, unit: number, hex: number): boolean =>
  (passageOf(world, open, unit).entry[hex] as number) >= 0;

/** §6.3 §10.1 A hex beside a unit that it may end its move in, which is enough to know that it can move; −1 when there is none. */
export function findStep(world: World, open: Open, unit: number, kind: MoveKind): number {
  const { entry, zones } = passageOf(world, open, unit);
  const { targets } = costsOf(world, open, unit, kind);
  const start = hexOf(open, unit);
  for (let i = start * 6; i < start * 6 + 6; i++) {
    const to = targets[i] as number;
    if (to < 0 || (entry[to] as number) < 0 || (zones[start] !== 0 && zones[to] !== 0)) continue;
    if (mayEnd(world, open, unit, to, kind)) return to;
  }
  return -1;
}

/** §10.4.2 The same for a unit that comes from a box by this hex with so many halves left. */
export function canStepFrom(world: World, open: Open, unit: number, kind: MoveKind, from: number, left: number): boolean {
  const { entry, zones } = passageOf(world, open, unit);
  const { targets, costs } = costsOf(world, open, unit, kind);
  if (zones[from] !== 0) return false;
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = targets[i] as number;
    if (to < 0 || (entry[to] as number) < 0 || (costs[i] as number) > left) continue;
    if (mayEnd(world, open, unit, to, kind)) return true;
  }
  return false;
}

/** §6.3 §10.1 Adjacent hexes a unit may step into from where it is, whatever they cost. */
export function firstSteps(world: World, open: Open, unit: number, kind: MoveKind): number[] {
  const { entry, zones } = passageOf(world, open, unit);
  const { targets } = costsOf(world, open, unit, kind);
  const start = hexOf(open, unit);
  const hexes: number[] = [];
  for (let i = start * 6; i < start * 6 + 6; i++) {
    const to = targets[i] as number;
    if (to >= 0 && (entry[to] as number) >= 0 && (zones[start] === 0 || zones[to] === 0)) hexes.push(to);
  }
  return hexes;
}

/** §6.3 What a unit reaches from a hex with so many halves. */
export const reachFrom = (world: World, open: Open, unit: number, kind: MoveKind, start: number, budget: number): Reached =>
  world.search.from(start, budget, costsOf(world, open, unit, kind), passageOf(world, open, unit));

const isLetteredEnd = (letter: number): boolean => letter === LETTER_C || letter === LETTER_W || letter === LETTER_S;

/** §10.1 Germans in C, W and S hexes, where they may not stay. */
export const isStranded = (world: World, open: Open, unit: number): boolean =>
  sideOf(world, unit) === GERMAN && hexOf(open, unit) >= 0 && !mayStop(world, unit, hexOf(open, unit));

/** §10.1 Germans do not stop in C, W or S hexes. */
export const mayStop = (world: World, unit: number, hex: number): boolean =>
  world.ground.letter[hex] === 0 || sideOf(world, unit) !== GERMAN || !isLetteredEnd(world.ground.letter[hex] as number);

/** §9.3.4 §10.1 Whether a unit is one of those that move in this round, and has not yet. */
export function isToMove(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  const marks = open.marks[unit] as number;
  if ((marks & MOVED) !== 0 || world.roster.allowance[unit] === 0) return false;
  return !isReaction(kind) || (marks & ACTIVE) !== 0 || isStranded(world, open, unit);
}

/** §5.2 Stacking is judged when all have moved: whoever has yet to move may still make room. */
function findsRoom(world: World, open: Open, unit: number, hex: number, kind: MoveKind): boolean {
  const { first, next } = occupancyOf(world, open);
  const { command, battalion, division } = world.roster;
  let counted = battalion[unit] ? 0 : 1;
  let present = battalion[unit] ? -1 : (division[unit] as number);
  for (let other = first[hex] as number; other >= 0; other = next[other] as number) {
    if (command[other] !== command[unit]) return false;
    if (battalion[other] || other === unit || isToMove(world, open, other, kind)) continue;
    counted++;
    const own = division[other] as number;
    if (own >= 0 && present >= 0 && own !== present) return false;
    if (own >= 0) present = own;
  }
  return counted <= world.data.tables.limits.stacking;
}

/** §5.2 §10.1 Whether a move may end in a hex that can be entered. */
export const mayEnd = (world: World, open: Open, unit: number, hex: number, kind: MoveKind): boolean =>
  mayStop(world, unit, hex) && (occupancyOf(world, open).count[hex] === 0 || findsRoom(world, open, unit, hex, kind));

/** §10.1 What a unit on the map reaches with its whole allowance. */
export const reachOf = (world: World, open: Open, unit: number, kind: MoveKind): Reached =>
  reachFrom(world, open, unit, kind, hexOf(open, unit), movementBudget(world, open, unit, kind));

/** §10.1 Of what a unit reaches, every hex it may end in; one hex may always be entered whatever it costs. */
export function endsIn(world: World, open: Open, unit: number, kind: MoveKind, reached: Reached): number[] {
  const ends: number[] = [];
  const { count } = occupancyOf(world, open);
  for (let i = 1; i < reached.count; i++) {
    const hex = reached.hexes[i] as number;
    if (mayStop(world, unit, hex) && (count[hex] === 0 || findsRoom(world, open, unit, hex, kind))) ends.push(hex);
  }
  for (const hex of firstSteps(world, open, unit, kind)) if (reached.cost(hex) < 0 && mayEnd(world, open, unit, hex, kind)) ends.push(hex);
  const isAbroad = isBeyondBoundary(world, open, world.roster.command[unit] as Command, hexOf(open, unit));
  return isAbroad ? homeward(world, open, unit, ends) : ends;
}

/** The same in order of their numbers, as something else. */
export function orderedEnds<T>(world: World, open: Open, unit: number, kind: MoveKind, reached: Reached, as: (hex: number) => T): T[] {
  const { order } = world;
  const start = hexOf(open, unit);
  if (isBeyondBoundary(world, open, world.roster.command[unit] as Command, start)) {
    for (const hex of endsIn(world, open, unit, kind, reached)) order.add(hex);
    return order.take(as);
  }
  const { count } = occupancyOf(world, open);
  for (let i = 1; i < reached.count; i++) {
    const hex = reached.hexes[i] as number;
    if (mayStop(world, unit, hex) && (count[hex] === 0 || findsRoom(world, open, unit, hex, kind))) order.add(hex);
  }
  for (const hex of firstSteps(world, open, unit, kind)) if (mayEnd(world, open, unit, hex, kind)) order.add(hex);
  return order.take(as);
}

/** §10.1 Every hex a unit may end its move in. */
export function destinations(world: World, open: Open, unit: number, kind: MoveKind): number[] {
  if (hexOf(open, unit) < 0 || world.roster.allowance[unit] === 0) return [];
  return endsIn(world, open, unit, kind, reachOf(world, open, unit, kind));
}

/** §15.0 Who retreated too far over the Boundary moves back into its own zone, or as near to it as it can. */
function homeward(world: World, open: Open, unit: number, ends: number[]): number[] {
  const command = world.roster.command[unit] as Command;
  const abroad = (hex: number): number => columnsAbroad(world, open, command, hex);
  const nearest = Math.min(...ends.map(abroad));
  return ends.filter((hex) => abroad(hex) === nearest);
}

/** A way and what it costs in halves of a point. */
export interface Way {
  readonly path: readonly number[];
  readonly halves: number;
}

/** §10.1 The cheapest way to a destination. */
export function pathTo(world: World, open: Open, unit: number, kind: MoveKind, to: number): Way {
  const start = hexOf(open, unit);
  const reached = reachOf(world, open, unit, kind);
  if (reached.cost(to) >= 0) return { path: reached.path(to), halves: reached.cost(to) };
  const { costs } = costsOf(world, open, unit, kind);
  return { path: [start, to], halves: costs[start * 6 + world.grid.directionTo(start, to)] as number };
}
