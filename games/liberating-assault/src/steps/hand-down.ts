import type { Step } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { above, dropUndelivered, giftsOf, giversAt, handOver, openGifts } from '../rules/giving.js';
import { DUEL, type HandDownFrame, type LiberatingAssaultTypes, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';
import { passOnForIdle } from './pass-on.js';
import { numbered, readNumbered, seatsInOrder, seatsOfHolder, simultaneous } from './steps.js';
import { whyNotGiven } from './why-cards.js';

const GIVE = 'give';

/** §4.2 Tells giver and taker what went over, and both of them only. */
function tellGifts(world: World, open: Open, gift: readonly number[], tell: Tell): void {
  gift.forEach((count, i) => {
    if (count === 0) return;
    const holder = Math.floor(i / CARDS.length);
    const to = [...seatsOfHolder(world, open, above(world, open, holder)), ...seatsOfHolder(world, open, holder)];
    tell({ event: 'handed', section: '4.2', holder, card: CARDS[i % CARDS.length] as CardKind, count, to, reveals: to });
  });
}

/** §4.2 Cards go down one level: everybody above hands out what he has. */
export const createHandDownStep = (world: World): Step<LiberatingAssaultTypes, HandDownFrame> =>
  simultaneous<HandDownFrame>(world, {
    section: '4.2',
    begin: (sealed) => openGifts(world, sealed),
    legal: ({ open, known }, { level }, seat) =>
      giftsOf(world, open, known, level, seat).map(({ holder, card }) => numbered(GIVE, CARDS.indexOf(card), holder)),
    whyNot: (view, _frame, _seat, action) => whyNotGiven(world, view, action),
    play({ sealed }, _frame, seat, action, tell) {
      const [card, holder] = readNumbered(action).numbers as [number, number];
      sealed.gift[holder * CARDS.length + card] = (sealed.gift[holder * CARDS.length + card] as number) + 1;
      tell({ event: 'gift', section: '4.2', holder, card: CARDS[card] as CardKind, to: [seat] });
    },
    close(state, { level }, tell) {
      const { open, sealed } = state;
      dropUndelivered(world, open, sealed);
      if (!handOver(world, open, sealed)) throw new Error('more cards were given than there are');
      tellGifts(world, open, sealed.gift, tell);
      sealed.gift = [];
      if (level !== 'corps') return;
      sealed.wanted = [];
      passOnForIdle(world, state, tell);
    },
  });

/** §4.2 The frames of the three levels, the highest on top; in a duel one is enough. */
export function handDownFrames(world: World, open: Open): HandDownFrame[] {
  const frame = (level: HandDownFrame['level']): HandDownFrame => ({
    step: 'hand-down',
    level,
    asks: seatsInOrder(world, open, giversAt(world, open, level)),
  });
  return open.way === DUEL ? [frame('corps')] : [frame('corps'), frame('army'), frame('army-group')];
}
