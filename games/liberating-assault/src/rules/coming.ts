import type { Edge } from '../ground.js';
import { place } from '../standing.js';
import { AT_SEA, type Field, GERMAN, NONE, type Open, WAITING } from '../types.js';
import type { World } from '../world.js';
import { edgeHexes, landingHexes, playerFor } from './arrivals.js';
import { hasRoom } from './stacking.js';
import { unitsOf } from './units-of.js';

/** Counters of a formation that are not on the map yet, headquarters first so that the rest has somebody to obey. */
export function waitingOf(world: World, open: Pick<Open, 'attached'>, field: Pick<Field, 'hex'>, formation: number): number[] {
  const waiting = unitsOf(world, open, formation).filter((unit) => field.hex[unit] === WAITING);
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
export function bringOn(world: World, open: Open, field: Field, formation: number): readonly number[] {
  const came: number[] = [];
  for (const unit of waitingOf(world, open, field, formation)) {
    const hex = entryHexes(world, open, field, formation).find((one) => hasRoom(world, field, one));
    if (hex === undefined) break;
    place(world, field, unit, hex);
    came.push(unit);
  }
  if (waitingOf(world, open, field, formation).length === 0) open.due[formation] = 0;
  if (came.length > 0 && open.player[formation] === NONE) open.player[formation] = playerFor(world, open, formation);
  return came;
}

/** §8.3 An independent brigade joins its division beside the headquarters, at sea while that is at sea. */
export function joinDivision(world: World, open: Open, field: Field, unit: number, formation: number): void {
  open.attached[unit] = formation;
  const hq = field.hex[world.formations.hq[formation] as number] as number;
  if (hq === AT_SEA) place(world, field, unit, AT_SEA);
  else if (hq >= 0 && hasRoom(world, field, hq)) place(world, field, unit, hq);
}
