import { place, sideOf } from '../../occupancy.js';
import { ALLIED, type Open, type Tell } from '../../types.js';
import type { World } from '../../world.js';
import { controllerOf, isCaenAllied, takeControl } from './victory.js';

/**
 * A unit goes to the last hex of a path, as it moves, retreats, advances or arrives. Control passes the instant it enters
 * each hex, whether or not it stops there (§3.2.2).
 */
export function goAlong(world: World, open: Open, unit: number, path: readonly number[], tell: Tell): void {
  const end = path[path.length - 1];
  if (end === undefined) return;
  const side = sideOf(world, unit);
  for (const hex of path) takeControl(world, open, side, hex);
  place(world, open, unit, end);
  if (side === ALLIED) noteCaptures(world, open, tell);
}

/** §3.2.2 §10.4.5 The turn all of Caen, or Saint-Lô, first became Allied. */
function noteCaptures(world: World, open: Open, tell: Tell): void {
  if (open.caenTurn === 0 && isCaenAllied(world, open)) {
    open.caenTurn = open.turn;
    tell({ event: 'captured', section: '3.2.2', what: 'caen', turn: open.turn });
  }
  if (open.saintLoTurn === 0 && controllerOf(world, open, world.data.scenarios.places.saintLo) === ALLIED) {
    open.saintLoTurn = open.turn;
    tell({ event: 'captured', section: '3.2.2', what: 'saint-lo', turn: open.turn });
  }
}
