import { sideOf, standingOf } from '../standing.js';
import { type Command, enemyOf, type Open } from '../types.js';
import type { World } from '../world.js';
import { isBeyondBoundary } from './boundary.js';
import { mayEnter } from './movement.js';
import { mayCross } from './withdrawal.js';
import { inEnemyZoc, isBarred } from './zoc.js';

/** §11.3.8 Whether an attacker may advance into the hex it emptied: not strongpoints, nor heavy units over a major river. */
export function mayAdvance(world: World, open: Open, unit: number, hex: number): boolean {
  if (world.roster.kind[unit] === 'strongpoint' || standingOf(world, open).side[hex] === enemyOf(sideOf(world, unit))) return false;
  const from = open.hex[unit] as number;
  if (isBeyondBoundary(world, open, world.roster.command[unit] as Command, hex)) return false;
  return world.ground.assaults[from] === hex || mayCross(world, unit, from, hex);
}

/** §9.4.1 §9.4.3 The hexes a unit in a captured hex may go on to: any it could enter, in the second wave not from zone to zone. */
export function secondAdvances(world: World, open: Open, unit: number, round: 'wave1' | 'wave2'): number[] {
  const from = open.hex[unit] as number;
  const side = sideOf(world, unit);
  const bound = round === 'wave2' && inEnemyZoc(world, open, side, from);
  return world.grid.ring(from, 1).filter((hex) => {
    if (!mayCross(world, unit, from, hex) || !mayEnter(world, open, unit, hex)) return false;
    return !bound || !isBarred(world, open, side, hex);
  });
}
