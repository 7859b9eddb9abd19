import type { UnitId } from '@bocage/kernel';
import type { PointsEvent } from '../events/game.js';
import type { GreatestDayState, Open, Tell } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { nightAt } from './calendar.js';

/** §S.6 §S.7 A division gains its points when its chit is played: half of them at night, rounded up; neither above its most. */
export function gainPoints(world: World, { open }: GreatestDayState, division: number, tell: Tell): void {
  const { scenario, roster } = fieldOf(world, open);
  const rates = scenario.divisions.find((listed) => listed.division === roster.divisions[division]);
  if (!rates) return;
  const { cpMost, dpMost } = world.data.tables.command;
  const gain = (rate: number): number => (nightAt(world, open) ? Math.ceil(rate / 2) : rate);
  const cp = Math.min(cpMost, (open.cp[division] as number) + gain(rates.cpGain));
  const dp = Math.min(dpMost, (open.dp[division] as number) + gain(rates.dpGain));
  tell({
    event: 'points',
    section: 'S.6',
    division,
    cp: cp - (open.cp[division] as number),
    dp: dp - (open.dp[division] as number),
    why: 'chit',
  });
  open.cp[division] = cp;
  open.dp[division] = dp;
}

/** §S.6 The unit's own division pays. */
export function pay(world: World, open: Open, unit: UnitId, points: number, why: PointsEvent['why'], tell: Tell): void {
  const division = rosterOf(world, open).division[unit] as number;
  open.cp[division] = (open.cp[division] as number) - points;
  tell({ event: 'points', section: 'S.6', division, cp: -points, dp: 0, why });
}
