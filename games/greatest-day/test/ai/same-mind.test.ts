import { createPlayer } from '@bocage/ai';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';

const module = game.create(data);
const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, module, seed);
const settings = ['day-of-the-tiger', 'storming-sword'].map((scenario) => ({ scenario, options: {} }));

describe('what is met at a table is what was measured', () => {
  // Clicks at random need no view but the list of what is legal, and that is the same from a copy.
  it.each(sameMindLaws(module, { player, levels: ['random'], settings: settings, limit: 300 }))('%s', (_, run) => run(), 240_000);
  it.each([
    ...sameMindLaws(module, { player, levels: ['greedy'], settings }),
    // Who begins anew thinks anew, so that is looked at less often.
    ...sameMindLaws(module, { player, levels: ['search'], settings, restart: 100 }),
  ])('%s', (_, run) => run(), 240_000);
});
