import { createPlayer } from '@bocage/ai';
import type { Level } from '@bocage/kernel';
import { sameMindLaws } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';

const module = game.create(data);
const player = (level: Level, seed: string) => createPlayer(level, module, seed);
/** A whole game of full thought takes minutes: it is thought about in the same way, but with fewer lines tried. */
const brief = (level: Level, seed: string) => createPlayer(level, module, seed, 6);
const settings = ['campaign', 'bridgehead'].map((scenario) => ({ scenario, options: {} }));
// Who begins anew thinks anew, so that is looked at less often.
const search = { levels: ['search'], settings: settings.slice(1), restart: 100 } as const;

describe('what is met at a table is what was measured', () => {
  // Clicks at random need no view but the list of what is legal, and that is the same from a copy.
  it.each(sameMindLaws(module, { player, levels: ['random'], settings: settings, limit: 300 }))('%s', (_, run) => run(), 240_000);
  it.each(sameMindLaws(module, { player, levels: ['greedy'], settings }))('%s', (_, run) => run(), 240_000);
  it.each(sameMindLaws(module, { player, ...search, limit: 130 }))('%s, the first turns in full thought', (_, run) => run(), 240_000);
  it.each(sameMindLaws(module, { player: brief, ...search }))('%s, a whole game in brief', (_, run) => run(), 240_000);
});
