import type { Seat, Step } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { seniorSeats } from '../rules/dismissal.js';
import { above, callersBack, giverSeat, openGifts } from '../rules/giving.js';
import { isIdle, mayAskBack } from '../rules/hand-down.js';
import { handOf, pass } from '../rules/hands.js';
import { askers, openWanted, wishesOf } from '../rules/wanting.js';
import {
  DUEL,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  type RetrieveFrame,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { consentFrames, isRequest, request, requests } from './consent.js';
import { numbered, readNumbered, seatsInOrder, seatsOfHolder, simultaneous } from './steps.js';

const WANT = 'want';
const BACK: readonly CardKind[] = CARDS.filter(mayAskBack);

/** §4.2 §9.4 §9.7 Seniors with aircraft and ships to call back or a dismissal to ask for, and juniors who need cards. */
export function retrieveFrame(world: World, { open, sealed }: LiberatingAssaultState): RetrieveFrame {
  return {
    step: 'retrieve',
    asks: seatsInOrder(world, open, [...callersBack(world, open), ...seniorSeats(world, open), ...askers(world, open, sealed)]),
  };
}

/** §4.2 Whether a senior knows of cards to call back: in a megagame he asks, and gets what there is. */
function canAsk(world: World, { open, known }: LiberatingAssaultView, holder: number, card: CardKind): boolean {
  const asked = known.gift[holder * CARDS.length + CARDS.indexOf(card)] as number;
  return open.way === DUEL || holder >= world.teams.count
    ? asked === 0 && (open.way !== DUEL || handOf(known.hand, holder, card) > 0)
    : asked === 0;
}

function mayAsk(world: World, view: LiberatingAssaultView, seat: Seat): { holder: number; card: CardKind }[] {
  const { open, known } = view;
  return Array.from({ length: world.holders }, (_, holder) => holder).flatMap((holder) => {
    const formation = holder - world.teams.count;
    const isDivision = formation >= 0 && world.formations.level[formation] === 'division' && known.due[formation] === 0;
    if (isIdle(open, above(world, open, holder))) return [];
    if (!isDivision && (holder >= world.teams.count || world.teams.level[holder] !== 'corps')) return [];
    return BACK.filter((card) => giverSeat(world, open, holder, card) === seat && canAsk(world, view, holder, card)).map((card) => ({
      holder,
      card,
    }));
  });
}

/** §9.4 What a seat asks its seniors for is turned up to them, and to its own team, when all are done. */
function tellWanted(world: World, { open, sealed }: LiberatingAssaultState, tell: Tell): void {
  sealed.wanted.forEach((count, i) => {
    if (count === 0) return;
    const holder = Math.floor(i / CARDS.length);
    const to = [...seatsOfHolder(world, open, above(world, open, holder)), ...seatsOfHolder(world, open, holder)];
    tell({ event: 'wanted', section: '9.4', holder, card: CARDS[i % CARDS.length] as CardKind, count, to, reveals: to });
  });
}

/** §4.2 What is called back goes one level up; all of a kind that the junior has. */
export const createRetrieveStep = (world: World): Step<LiberatingAssaultTypes, RetrieveFrame> =>
  simultaneous<RetrieveFrame>(world, {
    section: '4.2',
    begin(sealed) {
      openGifts(world, sealed);
      openWanted(world, sealed);
    },
    legal: (view, _frame, seat) => [
      ...mayAsk(world, view, seat).map(({ holder, card }) => numbered('back', CARDS.indexOf(card), holder)),
      ...wishesOf(world, view.open, view.known, seat).map(({ holder, card }) => numbered(WANT, CARDS.indexOf(card), holder)),
      ...requests(world, view, seat),
    ],
    play(state, _frame, seat, action, tell) {
      const { sealed } = state;
      if (isRequest(action)) {
        request(world, state, seat, action, tell);
        return;
      }
      const { name, numbers } = readNumbered(action);
      const [card, holder] = numbers as [number, number];
      const i = holder * CARDS.length + card;
      if (name === WANT) {
        sealed.wanted[i] = (sealed.wanted[i] as number) + 1;
        tell({ event: 'wants', section: '9.4', holder, card: CARDS[card] as CardKind, to: [seat] });
      } else {
        sealed.gift[i] = 1;
        tell({ event: 'asks-back', section: '4.2', holder, card: CARDS[card] as CardKind, to: [seat] });
      }
    },
    close(state, _frame, tell) {
      const { open, sealed } = state;
      sealed.gift.forEach((asked, i) => {
        const [holder, card] = [Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind];
        if (asked === 1) pass(sealed, holder, above(world, open, holder), card, handOf(sealed.hand, holder, card));
      });
      sealed.gift = [];
      tellWanted(world, state, tell);
      open.stack.push(...consentFrames(world, state));
    },
  });
