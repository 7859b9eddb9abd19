import { chanceStep, type Roll } from '@bocage/kernel';
import { CARDS, type Crossroads, type FrameOf, SEATS } from '../types.js';
import type { World } from '../world.js';

/** §C.5 What the host is asked for: one card, more of one kind than of the other. */
export function cardDraw(world: World): Roll {
  return { kind: 'draw', why: 'supply card', section: 'C.5', weights: CARDS.map((card) => world.data.tables.cards[card]) };
}

/** §C.5 A card face down: only its owner sees which. An example of secret chance. */
export function createDrawStep(world: World) {
  return chanceStep<Crossroads, FrameOf<'draw'>>({
    section: 'C.5',
    roll: () => cardDraw(world),
    visibleTo: (_state, { side }) => [SEATS[side] as string],
    resolve({ open, sealed }, { side }, _roll, [card], tell) {
      sealed.card[side] = card as number;
      open.holds[side] = 1;
      open.stack.pop();
      tell({ event: 'drew', section: 'C.5', side, card: card as number });
    },
  });
}
