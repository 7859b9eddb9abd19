import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { EngineerFrame } from '../frames/engineer.js';
import { DISMOUNT, isHexStep, type LegFrame, type MovingFrame } from '../frames/movement.js';
import { GREEN } from '../roster.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { sideOf, unitsOnMap } from './units.js';
import { inZoneOf, isInZone } from './zones.js';

/** The Movement or Engineer Action below on the stack: what may be fired at (§S.22). */
export function movingIn(open: Open): MovingFrame | EngineerFrame {
  const frame = open.stack.findLast((one) => one.step === 'moving' || one.step === 'engineer');
  if (frame?.step !== 'moving' && frame?.step !== 'engineer') throw new Error('nobody is on the move');
  return frame;
}

/** §S.22 B3 Who may try at what is announced: his zone has the hex the unit is in, he has not tried in this Action. Mortars do not (C8), nor who carries riders (§7.3). */
export function reactors(world: World, open: Open, { unit, next }: LegFrame): UnitId[] {
  const moving = movingIn(open);
  if (next < 0 || moving.let === 1) return [];
  const enemy = enemyOf(sideOf(world, open, unit));
  const hex = hexOf(open, unit);
  if (!inZoneOf(world, open, enemy, hex)) return [];
  const { colour } = rosterOf(world, open);
  return unitsOnMap(world, open, enemy).filter(
    (firer) =>
      colour[firer] !== GREEN && !open.aboard.includes(firer) && !moving.tried.includes(firer) && isInZone(world, open, firer, hex),
  );
}

/** §S.22 B5 Where the shot falls and what the moment adds: from zone to zone in the hex entered, out of it in the hex left. */
export function momentOfShot(
  world: World,
  open: Open,
  firer: UnitId,
  { unit, next }: LegFrame,
): { readonly at: HexId; readonly add: number } {
  const { target } = world.data.tables.modifiers;
  const hex = hexOf(open, unit);
  if (!isHexStep(next)) return { at: hex, add: next === DISMOUNT ? target.zoneToZone : 0 };
  return isInZone(world, open, firer, next) ? { at: next, add: target.zoneToZone } : { at: hex, add: target.zoneToOutside };
}
