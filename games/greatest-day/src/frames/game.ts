import type { Outcome, Seat } from '@bocage/kernel';

/**
 * A frame that puts another on top of itself and goes on by what that one answers: −1 until it has. `answer` of
 * `answers.ts` pops the upper frame and writes here; whoever reads it sets it back to −1.
 */
export interface Waiting {
  answer: number;
}

/** §S.1 The steps of a turn, A to J, one after another. */
export interface TurnFrame {
  readonly step: 'turn';
  /** Index into TURN_STEPS of what comes next. */
  next: number;
}
/** §S.35 The weather of a day is rolled for. */
export interface WeatherFrame {
  readonly step: 'weather';
}
/** §S.7 Both sides buy Formation chits in secret. */
export interface PurchaseFrame {
  readonly step: 'purchase';
}
/** §S.2 A chit is drawn from the mug. */
export interface DrawFrame {
  readonly step: 'draw';
}
/** §S.3 §S.4 §S.5 §17.3.1 A chit is in play: its owner picks unit after unit. */
export interface ActivationFrame {
  readonly step: 'activation';
  readonly asks: Seat;
  readonly chit: number;
  /** White-striped independents taken along so far (§S.8). */
  whites: number;
  /** Leaders who have changed the unit they are with in this activation (§S.8). */
  led: number[];
}
/** §S.10 A unit acts: its first Action, and a Second of another type. */
export interface ActingFrame extends Waiting {
  readonly step: 'acting';
  readonly asks: Seat;
  readonly unit: number;
  /** Types of Action done so far, as indices into ACTIONS. */
  done: number[];
  /** Where the next Action must be paid for (§S.5, §4.5.4(7)): 1 until it is. */
  due: number;
  /** §4.2.2(2) −1 its owner is asked first whether it acts, 0 the nests fire before the next Action, 1 they have. */
  ready: number;
  /** 1 the next Action is paid for already, 2 while the check for it runs (§14.0). */
  paid: number;
  /** 1 just off its craft: one Action that is no move, also suppressed (§4.5.4(7)). */
  readonly landed: number;
  /** Actions of any type that a hero still gives (§16.2). */
  free: number;
  /** The Second Action an Auto-Command unit checks for (§14.0), as an index into ACTIONS; −1 none. */
  wants: number;
  /** 1 once a German was told to surrender (§17.4). */
  demanded: number;
}

/** §S.8 A leader changes the unit he is with. */
export interface LeadFrame {
  readonly step: 'lead';
  readonly asks: Seat;
  readonly leader: number;
}

/** §17.4 A German is told to surrender. Answers 1 once done. */
export interface SurrenderFrame extends Waiting {
  readonly step: 'surrender';
  readonly asks: Seat;
  readonly unit: number;
  /** Who, −1 while he is picked. */
  target: number;
}
export interface OverFrame {
  readonly step: 'over';
  readonly outcome: Outcome;
}

export type GameFrames =
  | TurnFrame
  | WeatherFrame
  | PurchaseFrame
  | DrawFrame
  | ActivationFrame
  | ActingFrame
  | LeadFrame
  | SurrenderFrame
  | OverFrame;
