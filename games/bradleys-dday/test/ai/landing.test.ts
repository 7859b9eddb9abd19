import { createRng, NO_PLAN, type Plan, playout, scripted } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { SPARING } from '../../src/ai/postures.js';
import { data, game } from '../../src/index.js';
import { lanesOf, waitsAt } from '../../src/rules/approach.js';
import { isLarge } from '../../src/rules/landing-fire.js';
import { freshWorld } from '../position.js';

const module = game.create(data);
const world = freshWorld();

/** The lanes of Omaha before which the tanks of the first wave wait, and those of the others. */
function firstWave(plan: Plan): { readonly tanks: readonly number[]; readonly others: readonly number[] } {
  const state = module.setup('omaha', {});
  const script = scripted(module.ai as NonNullable<typeof module.ai>, () => plan);
  const stop = ({ open }: typeof state): boolean => open.segment === 'first-recovery' || open.segment === 'allied-fire';
  playout(module, state, { allied: script, german: script }, createRng('wave'), { record: false, stop });
  const { open } = state;
  const lanes = lanesOf(world, open, 0).map((lane) => waitsAt(open, lane));
  const afloat = open.hex.flatMap((hex, unit) => (unit < world.roster.allied && lanes.includes(hex) ? [unit] : []));
  const laneOf = (unit: number): number => lanes.indexOf(open.hex[unit] as number);
  return {
    tanks: afloat.filter((unit) => isLarge(world, unit)).map(laneOf),
    others: afloat.filter((unit) => !isLarge(world, unit)).map(laneOf),
  };
}

describe('the lanes of the first wave (§5.3.2, §5.5.5)', () => {
  it('are mostly those from which nobody drifts off the beach for the script', () => {
    const { tanks, others } = firstWave(NO_PLAN);
    expect(tanks.length).toBe(4);
    const last = [...tanks, ...others].filter((lane) => lane === 0 || lane === 6);
    expect(last.length).toBeLessThanOrEqual(2);
  });

  it('are the last ones for the tanks of search, which fire would take as often as not', () => {
    const { tanks, others } = firstWave(SPARING);
    expect(tanks.length).toBe(4);
    for (const lane of tanks) expect([0, 6]).toContain(lane);
    expect(others).toEqual(expect.arrayContaining([2, 3, 4]));
  });
});
