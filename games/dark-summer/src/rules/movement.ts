import { LETTER_C, LETTER_S, LETTER_W, ROAD } from '../ground.js';
import { isOpenBeach, sideOf, standingOf, unitsAt } from '../standing.js';
import { CLOUD, type Command, ENTERED, enemyOf, GERMAN, MOVED, type Open, RAIN } from '../types.js';
import type { World } from '../world.js';
import { columnsAbroad, isBeyondBoundary } from './boundary.js';
import { mayStack } from './stacking.js';
import { isUnitSupplied } from './supply.js';
import { type CostColumn, tableIndex } from './terrain-costs.js';
import { inEnemyZoc } from './zoc.js';

/** Which round a unit moves in: a combined round allows one hex (§9.3.3), the first reaction half the allowance (§9.4.2). */
export type MoveKind = 'move' | 'combined' | 'reaction' | 'first-reaction';

/** A combined round counts hexes: a step by road is one, any other is both. */
const COMBINED_BUDGET = 2;

/** §10.1 §13.4 Halves of a point a unit may spend. */
export function movementBudget(world: World, open: Open, unit: number, kind: MoveKind): number {
  const printed = world.roster.allowance[unit] as number;
  if (printed === 0) return 0;
  if (kind === 'combined') return COMBINED_BUDGET;
  const halves = isUnitSupplied(world, open, unit) ? printed * 2 : world.data.tables.movement.unsupplied;
  return kind === 'first-reaction' ? Math.floor(halves / 2) : halves;
}

/** §7.2.2 §9.4.2 */
function mayUseRoads(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  if (kind === 'first-reaction') return false;
  return sideOf(world, unit) !== GERMAN || open.weather > CLOUD || ((open.marks[unit] as number) & ENTERED) !== 0;
}

function costsOf(world: World, open: Open, unit: number, kind: MoveKind): Int16Array {
  const column: CostColumn = sideOf(world, unit) !== GERMAN ? 0 : open.weather >= RAIN ? 2 : 1;
  const heavy = world.roster.heavy[unit] as boolean;
  return world.costs[tableIndex({ column, heavy, roads: mayUseRoads(world, open, unit, kind) })] as Int16Array;
}

/** §10.4.5 The other Allied command's Exit marker bars a hex. */
function isBarredByExit(world: World, open: Open, command: Command, hex: number): boolean {
  const marker = open.exits[world.ground.lettered.E.indexOf(hex)] ?? 0;
  return marker !== 0 && command !== 2 && marker !== command + 1;
}

/** §10.1 §11.9 §15.0 Whether a unit may enter a hex at all. */
export function mayEnter(world: World, open: Open, unit: number, hex: number): boolean {
  const side = sideOf(world, unit);
  const command = world.roster.command[unit] as Command;
  if (standingOf(world, open).side[hex] === enemyOf(side)) return false;
  if (side === GERMAN && isOpenBeach(world, open, hex)) return false;
  if (isBarredByExit(world, open, command, hex)) return false;
  // A unit that retreated too far may pass hexes on its way back, none farther out.
  const from = open.hex[unit] as number;
  const abroad = from >= 0 ? columnsAbroad(world, open, command, from) : 0;
  return !isBeyondBoundary(world, open, command, hex) || columnsAbroad(world, open, command, hex) <= abroad;
}

/** §6.3 §10.1 The cost of one step of a unit, negative where it may not be taken. */
export function stepper(world: World, open: Open, unit: number, kind: MoveKind): (from: number, direction: number, to: number) => number {
  const side = sideOf(world, unit);
  const start = open.hex[unit] as number;
  const costs = costsOf(world, open, unit, kind);
  return (from, direction, to) => {
    const cost = costs[from * 6 + direction] as number;
    if (cost < 0 || !mayEnter(world, open, unit, to)) return -1;
    if (inEnemyZoc(world, open, side, from) && (from !== start || inEnemyZoc(world, open, side, to))) return -1;
    if (kind !== 'combined') return cost;
    return ((world.ground.sides[from * 6 + direction] as number) & ROAD) !== 0 ? 1 : COMBINED_BUDGET;
  };
}

/** §10.1 Germans do not stop in C, W or S hexes. */
export function mayStop(world: World, unit: number, hex: number): boolean {
  const letter = world.ground.letter[hex] as number;
  return sideOf(world, unit) !== GERMAN || (letter !== LETTER_C && letter !== LETTER_W && letter !== LETTER_S);
}

/** §5.2 Stacking is judged when all have moved: whoever has yet to move may still make room. */
function mayFindRoom(world: World, open: Open, unit: number, hex: number): boolean {
  const { command, allowance } = world.roster;
  const staying = unitsAt(world, open, hex).filter(
    (other) =>
      command[other] !== command[unit] ||
      ((open.marks[other] as number) & MOVED) !== 0 ||
      allowance[other] === 0 ||
      sideOf(world, other) !== sideOf(world, unit),
  );
  return mayStack(world, [...staying, unit]);
}

/** §10.1 Every hex a unit may end its move in; one hex may always be entered whatever it costs. */
export function destinations(world: World, open: Open, unit: number, kind: MoveKind): number[] {
  const start = open.hex[unit] as number;
  if (start < 0 || world.roster.allowance[unit] === 0) return [];
  const step = stepper(world, open, unit, kind);
  const reached = world.reach.run(start, movementBudget(world, open, unit, kind), step);
  const found: number[] = [];
  for (let i = 1; i < reached.count; i++) found.push(reached.hexes[i] as number);
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(start, direction);
    if (to >= 0 && reached.cost(to) < 0 && step(start, direction, to) >= 0) found.push(to);
  }
  const ends = found.filter((hex) => mayStop(world, unit, hex) && mayFindRoom(world, open, unit, hex));
  return homeward(world, open, unit, ends);
}

/** §15.0 Who retreated too far over the Boundary moves back into its own zone, or as near to it as it can. */
function homeward(world: World, open: Open, unit: number, ends: readonly number[]): number[] {
  const command = world.roster.command[unit] as Command;
  const abroad = (hex: number): number => columnsAbroad(world, open, command, hex);
  if (!isBeyondBoundary(world, open, command, open.hex[unit] as number)) return [...ends];
  const nearest = Math.min(...ends.map(abroad));
  return ends.filter((hex) => abroad(hex) === nearest);
}

/** §10.1 The cheapest way to a destination and what it costs in halves. */
export function pathTo(
  world: World,
  open: Open,
  unit: number,
  kind: MoveKind,
  to: number,
): { readonly path: readonly number[]; readonly halves: number } {
  const start = open.hex[unit] as number;
  const step = stepper(world, open, unit, kind);
  const reached = world.reach.run(start, movementBudget(world, open, unit, kind), step);
  if (reached.cost(to) >= 0) return { path: reached.path(to), halves: reached.cost(to) };
  return { path: [start, to], halves: step(start, world.grid.directionTo(start, to), to) };
}
