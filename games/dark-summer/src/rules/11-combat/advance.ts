import { isOpenBeach, occupancyOf, sideOf, unitsAt } from '../../occupancy.js';
import { type CombatKind, enemyOf, GERMAN, hexOf, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { hasRoom } from '../5-stacking/stacking.js';
import { inEnemyZoc, isBarred } from '../6-zones/zoc.js';
import { mayEnter } from '../10-movement/movement.js';
import { mayCross } from '../10-movement/withdrawal.js';

/** §11.3.8 Whether an attacker may advance into the hex it emptied: not strongpoints, nor heavy units over a major river. */
export function mayAdvance(world: World, open: Open, unit: number, hex: number): boolean {
  if (world.roster.kind[unit] === 'strongpoint' || occupancyOf(world, open).side[hex] === enemyOf(sideOf(world, unit))) return false;
  const from = hexOf(open, unit);
  if (from < 0 || from === hex) return false;
  if (!mayEnter(world, open, unit, hex) && !(sideOf(world, unit) === GERMAN && isOpenBeach(world, open, hex))) return false;
  return world.ground.assaults[from] === hex || mayCross(world, unit, from, hex);
}

/** §9.4.1 §9.4.3 Who must go ashore when a hex of the landings falls: all who wait in its approach hex, whoever took it. */
export function goingAshore(world: World, open: Open, kind: CombatKind, target: number): number[] {
  const approach = kind === 'wave1' || kind === 'wave2' ? world.ground.assaults.indexOf(target) : -1;
  return approach < 0 ? [] : unitsAt(world, open, approach);
}

/** §11.3.8 §5.1 Who of the attackers may advance of his own will: only the second wave may over-stack here. */
export const advancers = (world: World, open: Open, attackers: readonly number[], kind: CombatKind, hex: number): number[] =>
  attackers.filter((unit) => mayAdvance(world, open, unit, hex) && (kind === 'wave2' || hasRoom(world, open, unit, hex)));

/** §9.4.1 §9.4.3 The hexes a unit in a captured hex may go on to: any it could enter, in the second wave not from zone to zone. */
export function secondAdvances(world: World, open: Open, unit: number, round: 'wave1' | 'wave2'): number[] {
  const from = hexOf(open, unit);
  const side = sideOf(world, unit);
  const bound = round === 'wave2' && inEnemyZoc(world, open, side, from);
  return world.grid.ring(from, 1).filter((hex) => {
    if (!mayCross(world, unit, from, hex) || !mayEnter(world, open, unit, hex) || !hasRoom(world, open, unit, hex)) return false;
    return !bound || !isBarred(world, open, side, hex);
  });
}
