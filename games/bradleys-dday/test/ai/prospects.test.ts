import { describe, expect, it } from 'vitest';
import { prospectOf } from '../../src/ai/prospects.js';
import { setBox } from '../../src/rules/units.js';
import { ALLIED, ELIMINATED, GERMAN } from '../../src/types.js';
import { at, data, Position } from '../position.js';

interface Told {
  readonly turn?: number;
  readonly lost?: number;
  readonly germans?: readonly (readonly [unit: string, hex: string])[];
}

/** Omaha with its beachhead, so many lost and these Germans left. */
function position({ turn = 10, lost = 5, germans = [] }: Told): Position {
  const found = new Position('omaha');
  found.open.turn = turn;
  found.open.beachhead = [at('4124'), -1];
  for (let unit = 0; unit < lost; unit++) setBox(found.open, unit, ELIMINATED);
  for (const [unit, hex] of germans) found.put(unit, hex);
  return found;
}
const prospect = (told: Told): number => {
  const { world, open } = position(told);
  return prospectOf(world, open, ALLIED);
};
const INSIDE = [['ge-i-916', '4630']] as const;
const FAR = [['ge-i-916', '5731']] as const;

describe('the prospect of victory (§17.1.4, §18.1.6)', () => {
  it('falls with every unit lost, most where the eleventh is near', () => {
    const by = [2, 5, 8, 10, 11, 14].map((lost) => prospect({ turn: 13, lost, germans: INSIDE }));
    expect(by).toEqual([...by].sort((a, b) => b - a));
    const cost = by.slice(1).map((after, i) => (by[i] as number) - after);
    expect(cost.indexOf(Math.max(...cost))).toBe(2);
  });

  it('falls with every German within the lodgment, less for one who can still come back', () => {
    const none = prospect({});
    const far = prospect({ germans: FAR });
    const inside = prospect({ germans: INSIDE });
    const two = prospect({ germans: [...INSIDE, ['ge-ii-916', '4225']] });
    expect(none).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(inside);
    expect(inside).toBeGreaterThan(two);
  });

  it('does not count garrisons (§17.1.3)', () => {
    const garrison = data.counters.units.find(({ type }) => type === 'garrison')?.id as string;
    expect(prospect({ germans: [[garrison, '4630']] })).toBe(prospect({}));
  });

  it('is better with more turns left to drive Germans out', () => {
    expect(prospect({ turn: 6, germans: INSIDE })).toBeGreaterThan(prospect({ turn: 13, germans: INSIDE }));
  });

  it('does not count who stands beyond the canal from Utah (§17.1.3)', () => {
    const utah = (...hexes: string[]): number => {
      const found = new Position('utah');
      found.open.turn = 10;
      found.open.beachhead = [-1, at('1816')];
      for (const [i, hex] of hexes.entries()) found.put(i === 0 ? 'ge-i-914' : 'ge-i-919', hex);
      return prospectOf(found.world, found.open, ALLIED);
    };
    expect(utah('1528')).toBe(utah());
    expect(utah('1325')).toBeLessThan(utah());
  });

  it('has less to hope for from a draw than half a victory, on either side', () => {
    const { world, open } = position({ turn: 14, lost: 5, germans: INSIDE });
    open.stack.push({ step: 'over', outcome: { level: '' } });
    const [allied, german] = [prospectOf(world, open, ALLIED), prospectOf(world, open, GERMAN)];
    expect(allied).toBe(german);
    expect(allied).toBeGreaterThan(0);
    expect(allied).toBeLessThan(0.5);
  });

  it('is the German’s where a drop zone was lost and nobody is ahead (§17.1.5)', () => {
    const told = { turn: 14, lost: 5, germans: INSIDE };
    const dDay = new Position('d-day');
    dDay.open.turn = told.turn;
    dDay.open.beachhead = [at('4124'), at('1816')];
    dDay.put('ge-i-916', '4630');
    dDay.put('ge-i-914', '1325');
    const before = [ALLIED, GERMAN].map((side) => prospectOf(dDay.world, dDay.open, side as 0 | 1));
    dDay.open.dzLost = 1;
    const after = [ALLIED, GERMAN].map((side) => prospectOf(dDay.world, dDay.open, side as 0 | 1));
    expect(after[0]).toBeLessThan(before[0] as number);
    expect(after[1]).toBeGreaterThan(before[1] as number);
    dDay.open.stack.push({ step: 'over', outcome: { level: '' } });
    expect([ALLIED, GERMAN].map((side) => prospectOf(dDay.world, dDay.open, side as 0 | 1))).toEqual([0, 1]);
  });

  it.each([
    [{ lost: 5 }, 1],
    [{ lost: 11, germans: INSIDE }, 0],
  ] as const)('is the outcome once the game is over: %j', (told, allied) => {
    const { world, open } = position({ turn: 14, ...told });
    open.stack.push({ step: 'over', outcome: { level: '' } });
    expect([prospectOf(world, open, ALLIED), prospectOf(world, open, GERMAN)]).toEqual([allied, 1 - allied]);
  });
});
