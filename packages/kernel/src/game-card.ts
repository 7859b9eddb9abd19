import type { Level, Seat } from './contract.js';

/** A game as the shelf shows it, before anything else of it is loaded: `src/card.json` of the game. */
export interface GameCard {
  readonly id: string;
  /** Cards stand in this order; the first is what a newcomer is offered. */
  readonly place: number;
  readonly title: string;
  readonly subtitle: string;
  readonly about: string;
  readonly seats: readonly { readonly id: Seat; readonly title: string; readonly about: string }[];
  /** The side a newcomer is offered first. */
  readonly suggestedSeat: Seat;
  readonly length: string;
  /** As in the game's own description: pages offer opponents before its rules are loaded. */
  readonly levels?: readonly Level[];
  /** It has a guided beginning, by this name. */
  readonly lesson?: string;
}
