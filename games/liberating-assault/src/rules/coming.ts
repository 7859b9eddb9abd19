import type { UnitId } from '@bocage/kernel';
import { type Edge, isLand } from '../ground.js';
import { isHeldBy, place, sideOf } from '../occupancy.js';
import { AT_SEA, enemyOf, type Field, GERMAN, NONE, type Open, type Sealed, WAITING } from '../types.js';
import type { World } from '../world.js';
import { edgeHexes, landingHexes, playerFor } from './arrivals.js';
import { hasRoom } from './stacking.js';
import { unitsOf } from './units-of.js';

/** Counters of a formation that are not on the map yet, headquarters first so that the rest has somebody to obey; what a corps has to give away is not its own. */
export function waitingOf(world: World, open: Pick<Open, 'attached'>, field: Pick<Field, 'hex'>, formation: number): number[] {
  const units =
    world.formations.level[formation] === 'corps' ? (world.roster.own[formation] as readonly number[]) : unitsOf(world, open, formation);
  const waiting = units.filter((unit) => field.hex[unit] === WAITING);
  const hq = world.formations.hq[formation] as number;
  return waiting.sort((a, b) => Number(b === hq) - Number(a === hq) || a - b);
}

/** §10.1 Where a formation can come onto the map now. */
export function entryHexes(world: World, open: Pick<Open, 'command' | 'coast'>, field: Field, formation: number): number[] {
  if (world.formations.side[formation] === GERMAN) return edgeHexes(world, field, world.formations.entry[formation] as Edge);
  const team = world.teams.ids.get(world.formations.team[formation] as string);
  const corps = world.formations.level[formation] === 'corps' ? (team as number) : (open.command[formation] as number);
  return landingHexes(world, open, field, corps);
}

/** §9.6 §10.1 The default procedure: a formation comes with all it has, stacked into the first hex and the ones after it; who finds no room waits. */
export function bringOn(world: World, open: Open, field: Field & Pick<Sealed, 'due'>, formation: number): readonly number[] {
  const came: number[] = [];
  for (const unit of waitingOf(world, open, field, formation)) {
    const hex = entryHexes(world, open, field, formation).find((one) => hasRoom(world, field, one));
    if (hex === undefined) break;
    place(world, field, unit, hex);
    came.push(unit);
  }
  if (waitingOf(world, open, field, formation).length === 0) field.due[formation] = 0;
  if (came.length > 0 && open.player[formation] === NONE) open.player[formation] = playerFor(world, open, formation);
  return came;
}

/** §4.20 §8.3 With the headquarters, or next to it where that stack is full. */
function besideHeadquarters(world: World, field: Field, unit: UnitId, at: number): number | undefined {
  const enemy = enemyOf(sideOf(world, unit));
  return [at, ...world.grid.ring(at, 1)].find(
    (hex) => isLand(world.ground, hex) && hasRoom(world, field, hex) && !isHeldBy(world, field, enemy, hex),
  );
}

/** §8.3 A counter given to a division comes to its headquarters, to sea while that is at sea, ashore as a division would where there is none. */
export function joinDivision(world: World, open: Open, field: Field, unit: UnitId, formation: number): void {
  open.attached[unit] = formation;
  const hq = field.hex[world.formations.hq[formation] as number] as number;
  if (hq === AT_SEA) place(world, field, unit, AT_SEA);
  else {
    const hex = hq >= 0 ? besideHeadquarters(world, field, unit, hq) : entryHexes(world, open, field, formation)[0];
    if (hex !== undefined) place(world, field, unit, hex);
  }
}

/** §8.3 Counters that have come by themselves, belong to a division that is here, and are not with it yet. */
export function stragglers(world: World, open: Pick<Open, 'attached' | 'turn'>, field: Pick<Field, 'hex'> & Pick<Sealed, 'due'>): number[] {
  return field.hex.flatMap((hex, unit) => {
    const formation = open.attached[unit] as number;
    if (hex !== WAITING || formation === NONE || world.formations.level[formation] !== 'division') return [];
    return field.due[formation] === 0 && (world.roster.start[unit]?.turn ?? 0) <= open.turn ? [unit] : [];
  });
}
