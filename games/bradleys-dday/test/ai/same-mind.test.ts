import { createPlayer } from '@bocage/ai';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';

const module = game.create(data);
const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, module, seed);

describe('what is met at a table is what was measured', () => {
  it.each(sameMindLaws(module, { player, levels: ['greedy', 'search'], settings: [{ scenario: 'omaha', options: {} }] }))(
    '%s',
    (_, run) => run(),
    240_000,
  );
});
