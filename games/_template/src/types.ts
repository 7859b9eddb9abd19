import type { Frame, OpenState, Outcome, Seat, StateOf, ViewOf } from '@bocage/kernel';
import type { CrossroadsEvent } from './events.js';
import type { CrossroadsFrame } from './frames.js';

export * from './events.js';
export * from './frames.js';

/** In order of the columns that have one entry a side. */
export const SEATS = ['blue', 'red'] as const;
export const ORDERS = ['march', 'hold', 'assault'] as const;
export const CARDS = ['fuel', 'shells'] as const;
/** Where a column has nothing: off the map, not chosen, not known. */
export const NONE = -1;

/** What both sides see. Columns by unit, then columns by side. */
export interface Open extends OpenState {
  stack: (Frame & CrossroadsFrame)[];
  turn: number;
  lastTurn: number;
  /** The side that moves first. */
  first: number;
  hex: number[];
  moved: number[];
  fought: number[];
  /** 1 once everybody knows whether this unit is the commander. */
  shown: number[];
  /** NONE while nobody else knows. */
  commander: number[];
  order: number[];
  card: number[];
  /** 1 while the side has a card this turn, turned up or not. */
  holds: number[];
  /** The unit the card was handed to. */
  bearer: number[];
  supplied: number[];
  /** The side that stood at the crossroads last. */
  holder: number;
  outcome: Outcome | null;
}

/** One entry a side, NONE until it is chosen or drawn; but for the route, which is of whoever marches. */
export interface Sealed {
  commander: number[];
  order: number[];
  card: number[];
  /** The hexes a marching unit has still before it; empty while nobody marches. */
  route: number[];
}

export interface Crossroads {
  open: Open;
  sealed: Sealed;
  /** The sealed columns, NONE where these seats may not look, and no route of another side's unit. */
  known: Sealed;
  event: CrossroadsEvent;
}

/** The index of a seat in the columns by side. */
export function sideOf(seat: Seat): number {
  return (SEATS as readonly Seat[]).indexOf(seat);
}

export type CrossroadsState = StateOf<Crossroads>;
export type CrossroadsView = ViewOf<Crossroads>;
export type Tell = (event: CrossroadsEvent) => void;
