import { proportions } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { forSale } from '../src/rules/dispatch.js';
import { ALLIED } from '../src/sides.js';
import type { Open } from '../src/types.js';
import { module, world } from './position.js';

/** Every way to buy, each click as likely as another: how often it comes to these chits. */
function shares(open: Open, bought: readonly number[] = [], chance = 1, found: Record<string, number> = {}): Record<string, number> {
  const offered = forSale(world, open, bought, ALLIED);
  const each = chance / (offered.length + 1);
  const key = bought.join(' ');
  found[key] = (found[key] ?? 0) + each;
  for (const chit of offered) shares(open, [...bought, chit], each, found);
  return found;
}

describe('what the other side has bought (§S.7)', () => {
  const state = module.setup('to-the-sea', { stray: 'off' });
  it('is imagined in its proportions, by whoever does not see it', () => {
    const view = module.view(state, ['german']);
    const expected = shares(state.open);
    expect(Object.keys(expected).length).toBeGreaterThan(3);
    const { ok, counts } = proportions(module, {
      ...{ view, expected, draws: 4_000, seed: 'chits' },
      label: ({ sealed }) => sealed.bought[ALLIED]?.join(' ') ?? '',
    });
    expect([ok, counts]).toEqual([true, counts]);
  });
  it('is not imagined by who bought it, nor once all has been shown', () => {
    const own = proportions(module, {
      view: module.view(state, ['allied']),
      ...{ expected: { '': 1 }, draws: 50, seed: 'own', label: ({ sealed }) => sealed.bought[ALLIED]?.join(' ') ?? '' },
    });
    expect(own.ok).toBe(true);
  });
});
