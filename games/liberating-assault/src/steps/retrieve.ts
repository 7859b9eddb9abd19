import type { Seat, Step } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { seniorSeats } from '../rules/dismissal.js';
import { above, giverSeat, openGifts } from '../rules/giving.js';
import { mayAskBack } from '../rules/hand-down.js';
import { handOf, pass } from '../rules/hands.js';
import { DUEL, type LiberatingAssaultTypes, type LiberatingAssaultView, type Open, type RetrieveFrame } from '../types.js';
import type { World } from '../world.js';
import { consentFrames, isRequest, request, requests } from './consent.js';
import { numbered, readNumbered, seatsInOrder, simultaneous } from './steps.js';

const BACK: readonly CardKind[] = CARDS.filter(mayAskBack);

/** §4.2 §9.7 Seniors with aircraft and ships to call back, and those who may ask for a dismissal. */
export function retrieveFrame(world: World, open: Open): RetrieveFrame {
  const holders = Array.from({ length: world.holders }, (_, holder) => holder);
  const seats = holders.map((holder) => giverSeat(world, open, holder, 'air'));
  return { step: 'retrieve', asks: seatsInOrder(world, open, [...seats, ...seniorSeats(world, open)]) };
}

/** §4.2 Whether a senior knows of cards to call back: in a megagame he asks, and gets what there is. */
function canAsk(world: World, { open, known }: LiberatingAssaultView, holder: number, card: CardKind): boolean {
  const asked = known.gift[holder * CARDS.length + CARDS.indexOf(card)] as number;
  return open.way === DUEL || holder >= world.teams.count
    ? asked === 0 && (open.way !== DUEL || handOf(known.hand, holder, card) > 0)
    : asked === 0;
}

function mayAsk(world: World, view: LiberatingAssaultView, seat: Seat): { holder: number; card: CardKind }[] {
  const { open } = view;
  return Array.from({ length: world.holders }, (_, holder) => holder).flatMap((holder) => {
    const formation = holder - world.teams.count;
    const isDivision = formation >= 0 && world.formations.level[formation] === 'division' && open.due[formation] === 0;
    if (!isDivision && (holder >= world.teams.count || world.teams.level[holder] !== 'corps')) return [];
    return BACK.filter((card) => giverSeat(world, open, holder, card) === seat && canAsk(world, view, holder, card)).map((card) => ({
      holder,
      card,
    }));
  });
}

/** §4.2 What is called back goes one level up; all of a kind that the junior has. */
export const createRetrieveStep = (world: World): Step<LiberatingAssaultTypes, RetrieveFrame> =>
  simultaneous<RetrieveFrame>(world, {
    section: '4.2',
    begin: (sealed) => openGifts(world, sealed),
    legal: (view, _frame, seat) => [
      ...mayAsk(world, view, seat).map(({ holder, card }) => numbered('back', CARDS.indexOf(card), holder)),
      ...requests(world, view, seat),
    ],
    play(state, _frame, seat, action, tell) {
      const { sealed } = state;
      if (isRequest(action)) {
        request(world, state, seat, action, tell);
        return;
      }
      const [card, holder] = readNumbered(action).numbers as [number, number];
      sealed.gift[holder * CARDS.length + card] = 1;
      tell({ event: 'asks-back', section: '4.2', holder, card: CARDS[card] as CardKind, to: [seat] });
    },
    close(state, _frame, _tell) {
      const { open, sealed } = state;
      sealed.gift.forEach((asked, i) => {
        const [holder, card] = [Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind];
        if (asked === 1) pass(sealed, holder, above(world, open, holder), card, handOf(sealed.hand, holder, card));
      });
      sealed.gift = [];
      open.stack.push(...consentFrames(world, state));
    },
  });
