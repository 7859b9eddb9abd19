import type { HexId } from '@bocage/hex';
import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { unitsAt } from '../occupancy.js';
import { BLACK } from '../roster.js';
import { seaTargets } from '../rules/coastal.js';
import { targetsOf } from '../rules/fire.js';
import { bombardable } from '../rules/guns.js';
import { canFireAtSea, isShip } from '../rules/ships.js';
import { barrageAt, sideOf } from '../rules/units.js';
import type { AimFrame, FireFrame, Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { urgencyOf } from './ground.js';
import { defencesWorth, unclearedBeach } from './shore.js';
import { harmOf, shotWorth } from './shots.js';
import { worthOf } from './worth.js';

/** §4.4.7 A battery under a barrage fires at no craft. */
const SILENCED = 7;
/** A barrage where none lies: short sight, worse fire and quality. */
const UNDER_FIRE = 0.06;
/** §S.23 Most calls come through. */
const IN_CONTACT = 0.75;

const enemiesAt = (world: World, open: Open, side: number, hex: HexId): UnitId[] =>
  unitsAt(world, open, hex).filter((unit) => sideOf(world, open, unit) !== side);

/** §4.4.7 §S.24 Whether a battery there would be silenced by a barrage. */
const silences = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).colour[unit] === BLACK && canFireAtSea(world, open, unit) && seaTargets(world, open, unit).length > 0;

/** Batteries that will fire at sea if nobody stops them. */
export const loudBatteries = (world: World, open: Open, side: number): UnitId[] =>
  open.hex.flatMap((hex, unit) => (hex >= 0 && sideOf(world, open, unit) !== side && silences(world, open, unit) ? [unit] : []));

/** §S.23 §S.24 What a bombardment of a hex is worth: the one aimed at, a scare for the others, the barrage. */
function hexWorth({ world, open, posture }: Asked, firer: UnitId, hex: HexId): number {
  const side = sideOf(world, open, firer);
  const enemies = enemiesAt(world, open, side, hex);
  if (enemies.length === 0) return 0;
  const aimed = enemies.map((unit) => shotWorth(world, open, 'indirect', firer, unit, hex, 0) * urgencyOf(world, open, unit));
  const scared = enemies.reduce((sum, unit) => sum + 0.3 * harmOf(world, open, unit, 'S?') * worthOf(world, open, unit), 0);
  const isNew = barrageAt(open, hex) === 0;
  const under = UNDER_FIRE * posture.barrage;
  const laid = isNew ? enemies.reduce((sum, unit) => sum + under * worthOf(world, open, unit) * urgencyOf(world, open, unit), 0) : 0;
  const silenced = isNew && enemies.some((unit) => silences(world, open, unit)) ? SILENCED : 0;
  return (Math.max(...aimed) + (enemies.length > 1 ? scared : 0) + laid) * (isShip(world, open, firer) ? 1 : IN_CONTACT) + silenced;
}

/** The best target of direct fire, and what a shot at it is worth. */
function bestShot(world: World, open: Open, unit: UnitId, targets: readonly UnitId[]): { target: UnitId; worth: number } | undefined {
  const worth = (target: UnitId): number =>
    shotWorth(world, open, 'fire', unit, target, hexOf(open, target), 0) * urgencyOf(world, open, target);
  const target = bestOf(targets, worth);
  return target === undefined ? undefined : { target, worth: worth(target) };
}

const bestHexOf = (asked: Asked, unit: UnitId, hexes: readonly HexId[]): { hex: HexId; worth: number } | undefined => {
  const { world, open } = asked;
  const side = sideOf(world, open, unit);
  const worth = (hex: HexId): number => hexWorth(asked, unit, hex);
  const hex = bestOf(
    hexes.filter((one) => enemiesAt(world, open, side, one).length > 0),
    worth,
  );
  return hex === undefined ? undefined : { hex, worth: worth(hex) };
};

/** §S.17 §S.23 §4.2.6 What a Fire Action is worth. */
export function fireWorth(asked: Asked, unit: UnitId): number {
  const { world, open, posture } = asked;
  const direct = open.suppressed[unit] === 0 ? (bestShot(world, open, unit, targetsOf(world, open, unit))?.worth ?? 0) : 0;
  const indirect = bestHexOf(asked, unit, bombardable(world, open, unit))?.worth ?? 0;
  const beach = unclearedBeach(world, open);
  const defences = beach >= 0 && sideOf(world, open, unit) === 0 ? posture.defences * defencesWorth(world, open, unit, beach) : 0;
  return Math.max(direct, indirect, defences);
}

export function chooseTarget(asked: Asked<FireFrame>): Action {
  const { world, open, frame, legal, posture } = asked;
  const { unit } = frame;
  const shot = bestShot(world, open, unit, unitsOf(legal));
  const shelled = bestHexOf(asked, unit, hexesOf(legal));
  const defences = wordIn(legal, 'defences');
  const cleared = defences ? posture.defences * defencesWorth(world, open, unit, unclearedBeach(world, open)) : -1;
  if (defences && cleared >= Math.max(shot?.worth ?? 0, shelled?.worth ?? 0)) return defences;
  if (shelled && shelled.worth > (shot?.worth ?? 0)) return hexIn(legal, shelled.hex) as Action;
  return (shot ? unitIn(legal, shot.target) : shelled ? hexIn(legal, shelled.hex) : defences) ?? (legal[0] as Action);
}

/** §S.23 A ship's own eyes need no call; then who is hurt most. */
export function chooseAim({ world, open, frame, legal }: Asked<AimFrame>): Action {
  if (frame.eye < 0) return wordIn(legal, 'alone') ?? legal.find(({ kind }) => kind === 'unit') ?? (legal[0] as Action);
  const worth = (unit: UnitId): number => shotWorth(world, open, 'indirect', frame.unit, unit, frame.hex, 0) * urgencyOf(world, open, unit);
  return unitIn(legal, bestOf(unitsOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}
