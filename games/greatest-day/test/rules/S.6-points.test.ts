import { describe, expect, it } from 'vitest';
import type { GreatestDayEvent, World } from '../../src/index.js';
import { gainPoints, pay } from '../../src/rules/points.js';
import { rosterOf } from '../../src/world.js';
import { atHour } from '../other-data.js';
import { Position, world } from '../position.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';

/** A division's chit is played with so many points at hand. */
function gained(cp: number, dp: number, compiled: World = world) {
  const position = new Position('to-the-sea');
  const { open } = position;
  const division = rosterOf(world, open).division[position.unit(RIFLES)] as number;
  open.cp[division] = cp;
  open.dp[division] = dp;
  const told: GreatestDayEvent[] = [];
  gainPoints(compiled, position.state, division, (event) => told.push(event));
  return { has: [open.cp[division], open.dp[division]], told, division };
}
const rates = world.data.scenarios.scenarios
  .find(({ id }) => id === 'to-the-sea')
  ?.divisions.find(({ division }) => division === '3rd') as { readonly cpGain: number; readonly dpGain: number };

describe('points (§S.6, §S.7)', () => {
  it('come with the division’s chit, and it is told what came', () => {
    const { has, told, division } = gained(1, 2);
    expect(has).toEqual([1 + rates.cpGain, 2 + rates.dpGain]);
    expect(told).toEqual([{ event: 'points', section: 'S.6', division, cp: rates.cpGain, dp: rates.dpGain, why: 'chit' }]);
  });
  it('never go above the most there may be', () => {
    const { cpMost, dpMost } = world.data.tables.command;
    const { has, told } = gained(cpMost - 1, dpMost);
    expect(has).toEqual([cpMost, dpMost]);
    expect(told).toMatchObject([{ cp: 1, dp: 0 }]);
  });
  it('at night half of them, rounded up (§1.1)', () => {
    const { has } = gained(0, 0, atHour('to-the-sea', '0606-night').world);
    expect(has).toEqual([Math.ceil(rates.cpGain / 2), Math.ceil(rates.dpGain / 2)]);
  });
  it('are paid by the unit’s own division, and that is told', () => {
    const position = new Position('to-the-sea');
    const unit = position.unit(RIFLES);
    const division = rosterOf(world, position.open).division[unit] as number;
    const before = [...position.open.cp];
    const told: GreatestDayEvent[] = [];
    pay(world, position.open, unit, 2, 'check', (event) => told.push(event));
    expect(position.open.cp).toEqual(before.map((cp, at) => (at === division ? cp - 2 : cp)));
    expect(told).toEqual([{ event: 'points', section: 'S.6', division, cp: -2, dp: 0, why: 'check' }]);
  });
});
