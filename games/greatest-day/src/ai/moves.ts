import type { HexId } from '@bocage/hex';
import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, hexesOf, hexIn, UNREACHED, wordIn } from '@bocage/wargame';
import { unitsAt } from '../occupancy.js';
import { gaitOf } from '../rules/gait.js';
import { isHurried, mayDeploy } from '../rules/movement.js';
import { isArmoured, isMounted, rangeOf } from '../rules/ratings.js';
import { inColumn } from '../rules/units.js';
import { ALLIED } from '../sides.js';
import type { MovingFrame, RetreatFrame } from '../types.js';
import { hexOf, rosterOf } from '../world.js';
import { type Asked, activationKey } from './asked.js';
import { coverIn, enemyHexes, goalsOf, keptBy, nearest, standOff, threatAt } from './ground.js';
import { ridingWish } from './riding.js';
import { exitsOf, holdsUp, isClearButSand, isOnSand, isSand, unclearedBeach } from './shore.js';
import { dangerOf, type Way, waysOf } from './ways.js';

/** What ground is worth: cover, a hex in the enemy's sight, a half of a movement point of the way that is left. */
const COVER = 0.5;
const THREAT = 0.55;
const IN_COLUMN = 0.9;
const WAY = 0.14;
const FARTHEST = 60;
/** To be off the sand; more once nothing else keeps the beach from being clear. */
const OFF_THE_SAND = 6;
const LAST_OFF = 9;
/** What a way off the sand counts as, besides twice what leads to it. */
const ACROSS = 16;
/** In Column where all have to pass. */
const BLOCKS = 8;
const MARCHES_BEYOND = 7;
const TRIED = 5;

/** What it is worth to a unit to end its move in a hex, in Column or not. */
function worthIn({ world, ways, open, side, posture }: Asked, unit: UnitId): (hex: HexId, column: boolean) => number {
  const goals = goalsOf(world, open, side, unit);
  const kept = keptBy(open, side);
  const enemies = enemyHexes(world, open, side);
  const roster = rosterOf(world, open);
  const beach = unclearedBeach(world, open);
  const field = ways.to(open, gaitOf(world, open, unit).move, goals);
  const exits = beach >= 0 ? exitsOf(world, open) : [];
  const off = beach >= 0 ? ways.to(open, gaitOf(world, open, unit).move, exits) : field;
  const wayFrom = (hex: HexId): number => {
    if (beach >= 0 && isSand(world, hex))
      return off[hex] === UNREACHED ? FARTHEST : Math.min(FARTHEST, ACROSS * posture.across + 2 * (off[hex] as number));
    return field[hex] === UNREACHED ? FARTHEST + nearest(world, goals, hex) : Math.min(FARTHEST, field[hex] as number);
  };
  const rides = isMounted(open, unit);
  const stand = Math.max(rides ? 3 : 1, standOff(world, open, unit));
  const range = rides ? 0 : rangeOf(roster, open, unit);
  const armoured = isArmoured(roster, open, unit);
  const sand = posture.sand * (isClearButSand(world, open) ? LAST_OFF : OFF_THE_SAND);
  const blocks = (hex: HexId): number => (beach >= 0 ? BLOCKS * holdsUp(world, open, exits, hex) : 0);
  const guards = (hex: HexId): boolean => kept.includes(hex) && unitsAt(world, open, hex).every((other) => other === unit);
  return (hex, column) => {
    const away = nearest(world, enemies, hex);
    const near = away < stand ? stand - away : 0;
    const inRange = away <= range ? 1 : 0;
    const guard = guards(hex) && away <= MARCHES_BEYOND ? 4 : 0;
    const threat = posture.threat * Math.min(4, threatAt(world, open, side, hex)) * THREAT * (armoured ? 0.6 : 1);
    const exposed = column
      ? threat * 2 + (away <= MARCHES_BEYOND ? IN_COLUMN : 0)
      : threat - COVER * posture.cover * coverIn(world, hex, armoured);
    return (
      inRange + guard - (isSand(world, hex) ? sand : 0) - (column ? blocks(hex) : 0) - WAY * posture.way * wayFrom(hex) - near - exposed
    );
  };
}

/** Where a unit would go, and what it gains by it. */
export interface Move {
  readonly way: Way;
  readonly gain: number;
}

/** §S.11 §S.22 The best of the ways a unit has, what is fired at it on the way counted; undefined where it would rather stay. */
function planMove(asked: Asked, unit: UnitId): Move | undefined {
  const { world, open, posture } = asked;
  const worth = worthIn(asked, unit);
  const stays = worth(hexOf(open, unit), inColumn(open, unit));
  const { leaveColumn } = world.data.tables.movement;
  const found = waysOf(world, open, unit)
    .map((way) => ({
      way,
      gain: worth(way.hex, way.column && !(way.left >= leaveColumn && mayDeploy(world, open, unit, way.hex))) - stays,
    }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, TRIED)
    .map(({ way, gain }) => ({ way, gain: gain - posture.danger * dangerOf(world, open, unit, way) }));
  const best = bestOf(found, ({ gain }) => gain);
  return best && best.gain > 0.3 ? best : undefined;
}

/** The move decided on for this activation. */
export const movePlanned = (asked: Asked, unit: UnitId): Move | undefined =>
  asked.memory.keep('move', `${activationKey(asked.open)}:${unit}:${hexOf(asked.open, unit)}`, () => planMove(asked, unit));

/** §4.2.4 Whether a unit stands where those on the sand have to pass. */
const isHoldingUp = ({ world, open, side }: Asked, unit: UnitId): boolean =>
  side === ALLIED && unclearedBeach(world, open) >= 0 && holdsUp(world, open, exitsOf(world, open), hexOf(open, unit)) > 0;

/** §S.11 Into the posture of the way decided on, along it, and out of Column at its end where the enemy is near. */
export function chooseMoving(asked: Asked<MovingFrame>): Action {
  const { world, open, side, frame, legal, memory } = asked;
  const { unit } = frame;
  const key = `${activationKey(open)}:${unit}`;
  const move = memory.keep('moving', key, () => movePlanned(asked, unit));
  const wish = frame.legs === 0 ? ridingWish(asked, unit) : undefined;
  const change = wish ? wordIn(legal, wish) : undefined;
  if (change) return change;
  const done = wordIn(legal, 'done');
  const hex = hexOf(open, unit);
  if (move && frame.legs <= 1 && hex !== move.way.hex) {
    const isSo = inColumn(open, unit) === move.way.column;
    const click = isSo ? hexIn(legal, move.way.hex) : frame.legs === 0 ? wordIn(legal, move.way.column ? 'column' : 'deploy') : undefined;
    if (click) return click;
  }
  const deploy = wordIn(legal, 'deploy');
  const away = nearest(world, enemyHexes(world, open, side), hex);
  const isNear = away <= MARCHES_BEYOND - 2 || threatAt(world, open, side, hex) > 0 || isHoldingUp(asked, unit);
  if (deploy && frame.legs > 0 && isNear && !isOnSand(world, open, unit) && !isHurried(world, open, frame)) return deploy;
  if (done) return done;
  const worth = worthIn(asked, unit);
  const to = bestOf(hexesOf(legal), (one) => worth(one, inColumn(open, unit)));
  return (to === undefined ? deploy : hexIn(legal, to)) ?? (legal[0] as Action);
}

/** §S.40 Away from the enemy, into cover. */
export function chooseRetreat({ world, open, side, legal }: Asked<RetreatFrame>): Action {
  const worth = (hex: number): number => coverIn(world, hex, false) - 2 * threatAt(world, open, side, hex);
  return hexIn(legal, bestOf(hexesOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}

/** Where a hex has to be chosen and nothing else is known of it: the one it would rather stand in. */
export function chooseHex(asked: Asked, unit: UnitId): Action {
  const worth = worthIn(asked, unit);
  const best = bestOf(hexesOf(asked.legal), (hex) => worth(hex, inColumn(asked.open, unit)));
  return (best === undefined ? undefined : hexIn(asked.legal, best)) ?? (asked.legal[0] as Action);
}
