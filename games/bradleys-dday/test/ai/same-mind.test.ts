import { createPlayer } from '@bocage/ai';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';

const module = game.create(data);
const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, module, seed);
const settings = [{ scenario: 'omaha', options: {} }];

describe('what is met at a table is what was measured', () => {
  it.each([
    ...sameMindLaws(module, { player, levels: ['greedy'], settings }),
    // The first landings and marches: a whole game of thought takes minutes, and who begins anew thinks anew.
    ...sameMindLaws(module, { player, levels: ['search'], settings, limit: 500, restart: 150 }),
  ])('%s', (_, run) => run(), 240_000);
});
