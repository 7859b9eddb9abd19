import type { Outcome, Seat } from '@bocage/kernel';

/** §3.0 The bottom of the stack: `next` is the segment to begin, as an index into SEGMENTS. */
export interface GameFrame {
  readonly step: 'game';
  next: number;
}

export interface OverFrame {
  readonly step: 'over';
  readonly outcome: Outcome;
}

/** Whom a frame asks. */
export interface Asks {
  readonly asks: Seat;
}
