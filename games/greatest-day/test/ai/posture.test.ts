import { createRng, NO_PLAN, type Plan, playout, scripted } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { BREACH, postureOf } from '../../src/ai/posture.js';
import { data, game } from '../../src/index.js';
import { Position, world } from '../position.js';

const module = game.create(data);

/** What is left of a beach's defences when the first turn is over. */
function firstTurn(scenario: string, seed: string, plan: Plan): number {
  const { ai } = module;
  if (!ai) throw new Error('nobody plays it');
  const state = module.setup(scenario, {});
  const script = scripted(ai, () => plan);
  playout(module, state, { allied: script, german: script }, createRng(seed), { record: false, stop: ({ open }) => open.turn > 1 });
  const { gaps, obstacles, nests } = state.open;
  return [gaps, obstacles, nests].flat().reduce((sum, level) => sum + level, 0);
}

describe('how search lands', () => {
  const posture = (scenario: string, plan: Plan, seat: string) => postureOf(world, new Position(scenario).open, plan, seat);

  it('is to go for the defences (§4.2)', () => {
    const breaching = posture('storming-sword', BREACH, 'allied');
    expect(breaching.defences).toBeGreaterThan(posture('storming-sword', NO_PLAN, 'allied').defences);
  });

  it('changes nothing for the German, nor where nobody lands', () => {
    const script = posture('storming-sword', NO_PLAN, 'german');
    expect(posture('storming-sword', BREACH, 'german')).toBe(script);
    expect(posture('black-baron', BREACH, 'allied')).toBe(script);
  });

  it('leaves less of them after the first turn', () => {
    const left = (plan: Plan): number =>
      ['storming-sword', 'storming-juno', 'storming-gold'].reduce(
        (sum, scenario) => sum + ['one', 'two', 'three'].reduce((total, seed) => total + firstTurn(scenario, seed, plan), 0),
        0,
      );
    expect(left(BREACH)).toBeLessThan(left(NO_PLAN));
  }, 240_000);
});
