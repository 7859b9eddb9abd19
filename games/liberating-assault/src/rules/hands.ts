import { CARDS, type CardKind } from '../data/shapes.js';
import type { Sealed } from '../types.js';

type Hands = Pick<Sealed, 'hand'>;

const at = (holder: number, card: CardKind): number => holder * CARDS.length + CARDS.indexOf(card);

/** How many cards of a kind a holder has in hand. */
export const handOf = (hand: readonly number[], holder: number, card: CardKind): number => hand[at(holder, card)] as number;

export function setHand({ hand }: Hands, holder: number, card: CardKind, count: number): void {
  hand[at(holder, card)] = count;
}

export function addToHand(hands: Hands, holder: number, card: CardKind, count: number): void {
  setHand(hands, holder, card, handOf(hands.hand, holder, card) + count);
}

/** §4.2 Cards change hands; nobody can give what he has not. */
export function pass(hands: Hands, from: number, to: number, card: CardKind, count: number): void {
  if (handOf(hands.hand, from, card) < count) throw new Error(`holder ${from} has not ${count} of ${card}`);
  addToHand(hands, from, card, -count);
  addToHand(hands, to, card, count);
}
