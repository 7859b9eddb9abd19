import type { GameCard } from '@bocage/kernel';
import { SHELVED } from './written/cards.js';

/** The games the public is offered, in the order they stand. Nothing of a game but its card is loaded with this. */
export const CARDS: readonly GameCard[] = [...SHELVED].sort((a, b) => a.place - b.place);

export const cardOf = (id: string): GameCard | undefined => CARDS.find((card) => card.id === id);
