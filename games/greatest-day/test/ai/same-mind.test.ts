import { createPlayer } from '@bocage/ai';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';

const module = game.create(data);
const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, module, seed);
const settings = ['day-of-the-tiger', 'storming-sword'].map((scenario) => ({ scenario, options: {} }));

describe('what is met at a table is what was measured', () => {
  it.each([
    ...sameMindLaws(module, { player, levels: ['greedy'], settings }),
    ...sameMindLaws(module, { player, levels: ['search'], settings: [{ scenario: 'black-baron', options: {} }] }),
    // The first chits of a landing: a whole game of thought takes minutes, and who begins anew thinks anew.
    ...sameMindLaws(module, { player, levels: ['search'], settings: settings.slice(1), limit: 120, restart: 80 }),
  ])('%s', (_, run) => run(), 240_000);
});
