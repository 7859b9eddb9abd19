import { createPlayer } from '@bocage/ai';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';

const module = game.create(data);
const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, module, seed);
const [campaign, bridgehead] = ['campaign', 'bridgehead'].map((scenario) => [{ scenario, options: {} }]);

describe('what is met at a table is what was measured', () => {
  it.each([
    ...sameMindLaws(module, { player, levels: ['greedy'], settings: campaign ?? [] }),
    ...sameMindLaws(module, { player, levels: ['greedy', 'search'], settings: bridgehead ?? [] }),
  ])('%s', (_, run) => run(), 240_000);
});
