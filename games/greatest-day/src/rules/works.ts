import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Job } from '../frames/engineer.js';
import { place } from '../occupancy.js';
import type { Side } from '../sides.js';
import { setSteady } from '../steady.js';
import { ENTRENCHED, IMPROVED, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { rearguardOf } from './engineers.js';
import { enterHex } from './entering.js';
import { openFerry, passengerOf } from './ferries.js';
import { eliminate, sideOf } from './units.js';

const inOrder = (list: readonly number[], more: number): number[] => [...list, more].sort((a, b) => a - b);
const without = (list: readonly number[], less: number): number[] => list.filter((one) => one !== less);

/** §10.1 A minefield is laid; the columns keep the order of the hexes. */
function layMines(open: Open, hex: HexId, side: Side): void {
  const at = open.mines.findIndex((other) => other > hex);
  const where = at < 0 ? open.mines.length : at;
  open.mines.splice(where, 0, hex);
  open.minesBy.splice(where, 0, side);
}

/** §10.3 */
function liftMines(open: Open, hex: HexId): void {
  const at = open.mines.indexOf(hex);
  open.mines.splice(at, 1);
  open.minesBy.splice(at, 1);
}

/** §2.4.6 Wired by one side; what the other had wired is not any more. */
function wire(open: Open, edge: number, side: Side): void {
  unwire(open, edge);
  open.wired.push(edge);
  open.wiredBy.push(side);
}

/** §2.4.6 A failure unwires it. */
function unwire(open: Open, edge: number): void {
  const at = open.wired.indexOf(edge);
  if (at < 0) return;
  open.wired.splice(at, 1);
  open.wiredBy.splice(at, 1);
}

/** §5.0 §S.31 One of the division's rearguards appears beside the unit. */
function placeRearguard(world: World, open: Open, unit: UnitId): void {
  const rearguard = rearguardOf(world, open, unit);
  const division = rosterOf(world, open).division[unit] as number;
  open.rearguards[division] = (open.rearguards[division] as number) - 1;
  open.posture[rearguard] = 0;
  place(world, open, rearguard, hexOf(open, unit));
}

/** §S.29 §S.30 §S.31 A job is done: what it makes of the map. `object` is the unit, or the hex across the side. */
export function complete(world: World, open: Open, unit: UnitId, job: Job, object: number): void {
  const hex = hexOf(open, unit);
  const side = sideOf(world, open, unit);
  const division = rosterOf(world, open).division[unit] as number;
  const edge = object >= 0 && job !== 'entrench' ? world.grid.sideBetween(hex, object) : -1;
  switch (job) {
    case 'dig':
      setSteady(open, 'works', unit, IMPROVED);
      break;
    case 'entrench':
      setSteady(open, 'works', object, ENTRENCHED);
      break;
    case 'bocage':
      open.bocage = inOrder(open.bocage, unit);
      break;
    case 'roadblock':
      open.roadblockHexes = inOrder(open.roadblockHexes, hex);
      open.roadblocks[division] = (open.roadblocks[division] as number) - 1;
      break;
    case 'unblock':
      open.roadblockHexes = without(open.roadblockHexes, hex);
      break;
    case 'rearguard':
      placeRearguard(world, open, unit);
      break;
    case 'mine':
      layMines(open, hex, side);
      break;
    case 'lift':
      liftMines(open, hex);
      break;
    case 'clear':
      open.rubble = without(open.rubble, hex);
      open.razed = inOrder(open.razed, hex);
      break;
    case 'wire':
      wire(open, edge, side);
      break;
    case 'blow':
    case 'demolish':
      unwire(open, edge);
      open.blown = inOrder(open.blown, edge);
      break;
    case 'improve':
      open.built.push(edge);
      open.builtBy.push(-1);
      break;
    case 'bailey':
      open.built.push(edge);
      open.builtBy.push(unit);
      break;
    case 'ferry': {
      const passenger = passengerOf(world, open, unit);
      openFerry(open, edge, unit);
      enterHex(world, open, passenger, object);
      break;
    }
  }
}

/** §2.4.6 §17.8 What a failure costs: the wires, or the unit. */
export function fail(world: World, open: Open, unit: UnitId, job: Job, object: number, die: number): void {
  if (job === 'blow') unwire(open, world.grid.sideBetween(hexOf(open, unit), object));
  if (job === 'demolish' && die >= world.data.tables.engineers.demolishersDie) eliminate(world, open, unit);
}
