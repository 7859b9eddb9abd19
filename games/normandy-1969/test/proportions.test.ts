import { type Action, createRng, rollWith } from '@bocage/kernel';
import { proportions } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { createModule, data } from '../src/index.js';

const module = createModule(data);
const SIX = { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 };

/** §R.11 §R.12 A game up to the moment the Allies first look at the map, with the ready-made German set-up. */
function openingFor(order: number) {
  const rng = createRng(`order ${order}`);
  const state = module.setup('campaign', {});
  for (;;) {
    const awaits = module.awaits(state);
    if (awaits.kind === 'chance')
      module.resolve(state, awaits.roll, awaits.roll.why === 'order' ? [order - 1] : rollWith(rng, awaits.roll));
    else if (awaits.kind === 'seats' && awaits.seats[0] === 'german') {
      const legal = module.legal(module.view(state, ['german']), 'german');
      module.play(state, 'german', legal[legal.length - 1] as Action);
    } else return state;
  }
}

describe('imagine', () => {
  it.each([1, 2, 3, 4, 5, 6])('draws all six orders equally when order %i lies face down (§R.12)', (order) => {
    const view = module.view(openingFor(order), ['allied']);
    const found = proportions(module, { view, label: (state) => String(state.sealed.order), expected: SIX, draws: 1_200, seed: 'six' });
    expect(found.ok, JSON.stringify(found.counts)).toBe(true);
  });
});
