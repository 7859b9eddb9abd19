import { createPlayer } from '@bocage/ai';
import { findDifference, sameMindLaws, settingsOf, type Thinker } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.js';
import type { Crossroads } from '../../src/types.js';

const module = game.create(game.data);
const settings = settingsOf(module.meta).slice(0, 2);
const player = (level: 'random' | 'greedy' | 'search', seed: string) => createPlayer(level, module, seed);

describe('what is met at a table is what was measured', () => {
  it.each(sameMindLaws(module, { player, levels: ['random', 'greedy', 'search'], settings }))('%s', (_, run) => run());

  it('notices a player that remembers by object', () => {
    const seen = new WeakSet<object>();
    const forgetful = (): Thinker<Crossroads> => ({
      choose({ open }, _seat, legal) {
        const isKnown = seen.has(open);
        seen.add(open);
        return legal[isKnown ? 1 : 0] as (typeof legal)[0];
      },
    });
    const difference = settings.map((setting) => findDifference(module, setting, 'greedy', { player: forgetful, levels: [], settings }));
    expect(difference[0]).toMatch(/from the live view, .* from a copy/);
  });
});
