import { createRng, NO_PLAN, type Plan, playout, scripted } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { postureOf, STORM } from '../../src/ai/posture.js';
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
    const breaching = posture('storming-sword', STORM, 'allied');
    expect(breaching.defences).toBeGreaterThan(posture('storming-sword', NO_PLAN, 'allied').defences);
  });

  it('is with less haste and more out of sight once the beach is clear (§4.3.2)', () => {
    const clear = new Position('storming-sword');
    clear.open.cleared = clear.open.cleared.map(() => 3);
    const inland = postureOf(world, clear.open, STORM, 'allied');
    const before = posture('storming-sword', STORM, 'allied');
    expect(inland.way).toBeLessThan(before.way);
    expect(inland.threat).toBeGreaterThan(before.threat);
  });

  it('is met by Germans who come into the way at any price (§4.3.2)', () => {
    const barring = posture('storming-sword', STORM, 'german');
    const script = posture('storming-sword', NO_PLAN, 'german');
    expect(barring.way).toBeGreaterThan(script.way);
    expect(barring.danger).toBeLessThan(script.danger);
  });

  it('changes nothing where nobody lands', () => {
    const script = posture('storming-sword', NO_PLAN, 'german');
    for (const seat of ['allied', 'german']) expect(posture('black-baron', STORM, seat)).toBe(script);
  });

  it('leaves less of them after the first turn', () => {
    const left = (plan: Plan): number =>
      ['storming-sword', 'storming-juno', 'storming-gold'].reduce(
        (sum, scenario) => sum + ['one', 'two', 'three'].reduce((total, seed) => total + firstTurn(scenario, seed, plan), 0),
        0,
      );
    expect(left(STORM)).toBeLessThan(left(NO_PLAN));
  }, 240_000);
});
