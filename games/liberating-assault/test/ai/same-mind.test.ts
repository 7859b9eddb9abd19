import { createPlayer } from '@bocage/ai';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { module } from '../play.js';

const game = module();
const setting = (way: string) => ({ scenario: 'day', options: { way, umpires: 'program', sight: 'roles', orders: 'secret' } });

describe('what is met at a table is what was measured', () => {
  const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, game, seed);
  // Clicks at random need no view but the list of what is legal, and that is the same from a copy.
  it.each(sameMindLaws(game, { player, levels: ['random'], settings: [setting('duel')], limit: 300 }))('%s', (_, run) => run(), 240_000);
  const whole = sameMindLaws(game, { player, levels: ['greedy'], settings: ['duel', 'staff'].map(setting) });
  const begun = sameMindLaws(game, { player, levels: ['greedy'], settings: [setting('mega')], limit: 1500 });
  it.each([...whole, ...begun])('%s', (_, run) => run(), 240_000);
});
