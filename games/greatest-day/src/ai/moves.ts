import { type Action, word } from '@bocage/kernel';
import { bestOf, hexesOf, hexIn, UNREACHED, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { BEACH } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { rangeOf } from '../rules/ratings.js';
import { inColumn, unitsOnMap } from '../rules/units.js';
import { enemyOf } from '../sides.js';
import type { MovingFrame, Open, RetreatFrame } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { coverIn, goalsOf, keptBy, nearest, standOff, threatAt, wayField } from './ground.js';

/** What a step is worth against what it exposes to. */
const THREAT = 1.6;
const COVER = 1.2;
const MARCHES_BEYOND = 7;

/** What it is worth to a unit to end its move in a hex. */
export function worthIn({ world, open, side }: Asked, unit: number): (hex: number) => number {
  const goals = goalsOf(world, open, side);
  const kept = keptBy(open, side);
  const enemies = [...new Set(unitsOnMap(world, open, enemyOf(side)).map((other) => hexOf(open, other)))];
  const field = wayField(world, open, unit, goals);
  const stand = standOff(world, open, unit);
  const range = rangeOf(rosterOf(world, open), open, unit);
  const guards = (hex: number): boolean => kept.includes(hex) && unitsAt(world, open, hex).every((other) => other === unit);
  return (hex) => {
    const way = field[hex] === UNREACHED ? 60 + 2 * nearest(world, goals, hex) : (field[hex] as number);
    const away = nearest(world, enemies, hex);
    const near = away < stand ? 2 * (stand - away) : 0;
    const inRange = away <= range ? 2 : 0;
    const guard = guards(hex) && away <= MARCHES_BEYOND ? 6 : 0;
    const exposed = threatAt(world, open, side, hex) * (inColumn(open, unit) ? 2 : 1);
    return COVER * coverIn(world, hex) + inRange + guard - way / 2 - near - THREAT * Math.min(4, exposed);
  };
}

/** The hex in reach a unit would rather be in, if there is one. */
export function betterHex(asked: Asked, unit: number, hexes: readonly number[]): number | undefined {
  const worth = worthIn(asked, unit);
  const best = bestOf(hexes, worth);
  return best !== undefined && worth(best) > worth(hexOf(asked.open, unit)) + 0.75 ? best : undefined;
}

/** §4.2.4 On the sand, with a Gap open: the way off it is in Column. */
export const isOnSand = (world: World, open: Open, unit: number): boolean =>
  world.ground.terrain[hexOf(open, unit)] === BEACH && open.openGaps.length > 0;

/** §S.11 Out of column before the enemy, into it far from him; then one leg to the best hex. */
export function chooseMoving(asked: Asked<MovingFrame>): Action {
  const { world, open, side, frame, legal } = asked;
  const { unit } = frame;
  const enemies = unitsOnMap(world, open, enemyOf(side)).map((other) => hexOf(open, other));
  const away = nearest(world, enemies, hexOf(open, unit));
  const deploy = wordIn(legal, 'deploy');
  if (deploy && !isOnSand(world, open, unit) && (away <= 2 || threatAt(world, open, side, hexOf(open, unit)) > 0) && frame.legs > 0)
    return deploy;
  const column = wordIn(legal, 'column');
  if (column && frame.legs === 0 && (away > MARCHES_BEYOND || isOnSand(world, open, unit))) return column;
  const to = frame.legs > 2 ? undefined : betterHex(asked, unit, hexesOf(legal));
  if (to !== undefined) return hexIn(legal, to) as Action;
  return wordIn(legal, 'done') ?? hexIn(legal, bestOf(hexesOf(legal), worthIn(asked, unit)) ?? -1) ?? (legal[0] as Action);
}

/** §S.40 Away from the enemy, into cover. */
export function chooseRetreat({ world, open, side, legal }: Asked<RetreatFrame>): Action {
  const worth = (hex: number): number => coverIn(world, hex) - 2 * threatAt(world, open, side, hex);
  return hexIn(legal, bestOf(hexesOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}

/** Each unit of the chit once, those in the enemy's sight first; then it is over. */
export function chooseActor({ world, open, side, frame, legal, memory }: Asked): Action {
  const key = `${open.turn}:${open.played.length}:${'chit' in frame ? frame.chit : ''}`;
  const looked = memory.keep('looked-at', key, () => new Set<number>());
  const fresh = unitsOf(legal).filter((unit) => !looked.has(unit));
  // Who waits beside the map comes after all who stand on it (§S.33).
  const next = bestOf(fresh, (unit) =>
    hexOf(open, unit) < 0 ? -1 : threatAt(world, open, side, hexOf(open, unit)) + (open.suppressed[unit] === 1 ? 5 : 0),
  );
  if (next === undefined) return wordIn(legal, 'done') ?? (legal[0] as Action);
  looked.add(next);
  return unitIn(legal, next) ?? word('done');
}
