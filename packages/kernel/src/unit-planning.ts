import type { Action } from './action.js';
import type { Rng } from './chance.js';
import type { GameTypes, Seat, ViewOf } from './contract.js';
import type { GameAi, Plan } from './game-ai.js';

/**
 * What one unit is to do in a phase, as the clicks that say so: whom it is for, then the rest. A march is the unit and
 * the hex, with a change of mode the unit, the word and the hex; a volley is its target, the guns and the word that fires
 * them. Orders that begin with the same click are for the same unit, and a plan has one of them at most.
 */
export type Order = readonly Action[];

/** `order`: whose order comes next, or that all are given. `rest`: what is still to be clicked of the order begun. */
export type OrderQuestion = 'order' | 'rest';

/**
 * Planning at the level of units. A game that has this lets `search` plan the orders of a phase one by one: they begin
 * as what the script does under the best posture, are changed by what `candidates` and `ideas` offer, and are judged by
 * playing them and what follows on imagined states. Whatever the rules ask besides is answered by the script, and so is a
 * click of an order that has become illegal.
 */
export interface UnitPlanning<T extends GameTypes = GameTypes> {
  /** What this seat's question has to do with orders; undefined: nothing, the script answers. */
  asks(view: ViewOf<T>, seat: Seat): OrderQuestion | undefined;
  /** What is said when all orders are given. */
  readonly done: Action;
  /** What the script follows besides the plan when all orders are given: it says the last clicks of the phase. Absent: `done` is said. */
  readonly afterwards?: Plan;
  /** Whether an order, or one that begins so, can be given as things are now. Absent: where its first click is legal. */
  fits?(view: ViewOf<T>, order: Order): boolean;
  /**
   * Where an order comes next: everything each unit could be told, a list a unit, the likeliest first; it is drawn from the
   * front more often than from the back. A unit may also be left without an order.
   */
  candidates(view: ViewOf<T>, seat: Seat): readonly (readonly Order[])[];
  /**
   * Favourite changes, prepared once a phase: each call draws orders for some units that make sense together, as two to
   * five round one enemy. None when nothing came of it.
   */
  ideas?(view: ViewOf<T>, seat: Seat): (rng: Rng) => readonly Order[];
  /** What the others may do about it: plans their script answers with, in turn from sample to sample. */
  replies(seat: Seat): readonly Plan[];
  /** A script for imagined play that need not mind every danger the game's own does, and so thinks faster. Absent: the game's own. */
  readonly imagined?: GameAi<T>['choose'];
  /** Evaluations the posture that orders start from may cost. Absent: as many as any plan. */
  readonly posture?: number;
  /** How many further phases orders are judged over. */
  readonly horizon: number;
  /** Evaluations the orders of one phase may cost this seat. */
  budget(seat: Seat): number;
}
