import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { unitsAt } from '../../occupancy.js';
import { HQ, INFANTRY, sideOf } from '../../roster.js';
import { MOVEMENT_MODE } from '../../types.js';
import { headquartersOf, isWithinCommand } from '../command.js';
import { canChangeMode, type Mover } from '../movement.js';
import { hexOf } from '../units.js';
import { isFort, isTown, stopRank } from './cover.js';
import { leastBy, whyOf } from './decision.js';
import type { Plan } from './moves.js';
import { stopsFor } from './reach.js';
import { enemyWithin, type Situation } from './situation.js';

const FIXED: readonly string[] = ['static', 'coastal-artillery'];

/** §20.4 (6) Guns and headquarters: limber when the enemy comes and no infantry is by, go away from him, unlimber elsewhere. */
export function gunPlan(s: Situation, mover: Mover): Plan | undefined {
  const { world, open } = s;
  const { unit } = mover;
  const hex = hexOf(open, unit);
  if (isFort(s, hex) || FIXED.includes(world.roster.type[unit] as string)) return undefined;
  const { gunsLeaveWithin, gunsMoveWithin } = world.data.automaton.parameters;
  const away = enemyWithin(s, hex);
  const mayChange = canChangeMode(world, open, mover);
  if (open.mode[unit] !== MOVEMENT_MODE) {
    if (!mayChange || away > gunsLeaveWithin || hasInfantryBy(s, hex)) return undefined;
    return { change: 1, to: -1, why: whyOf('limber', { units: [unit], hex }) };
  }
  if (away <= gunsMoveWithin) return fallBack(s, mover);
  return mayChange ? { change: 1, to: -1, why: whyOf('unlimber', { units: [unit], hex }) } : undefined;
}

/** §20.4 (6) Own infantry in the hex or next to it. */
function hasInfantryBy({ world, open, side }: Situation, hex: HexId): boolean {
  const isOwn = (unit: UnitId): boolean => sideOf(world.roster, unit) === side && world.roster.kind[unit] === INFANTRY;
  return [hex, ...world.grid.ring(hex, 1)].some((at) => unitsAt(world, open, at).some(isOwn));
}

/** §20.4 (6) To the hex under command farthest from the enemy, the cheapest of equals; a headquarters to a town. */
function fallBack(s: Situation, mover: Mover): Plan | undefined {
  const { world, open } = s;
  const { unit } = mover;
  const isHq = world.roster.kind[unit] === HQ;
  const staff = headquartersOf(world, open, unit);
  const suits = (hex: HexId): boolean => (isHq ? isTown(s, hex) : staff.some((hq) => isWithinCommand(world, open, hq, hex)));
  const away = (hex: HexId): number => Math.min(world.data.automaton.parameters.gunsFarthest, enemyWithin(s, hex));
  const start = hexOf(open, unit);
  const stops = stopsFor(s, mover, MOVEMENT_MODE).filter(({ hex }) => away(hex) > away(start));
  const wanted = stops.some(({ hex }) => suits(hex)) ? stops.filter(({ hex }) => suits(hex)) : stops;
  const best = leastBy(wanted, ({ hex, cost }) => [-away(hex), cost, stopRank(s, hex), hex]);
  return best && { change: 0, to: best.hex, why: whyOf('withdraw', { units: [unit], hex: best.hex }) };
}
