import type { GameEvent, OpenState, Outcome, StateOf, ViewOf } from '@bocage/kernel';

export const SEATS = ['allied', 'german'] as const;

export type GroundFrame = { readonly step: 'look' } | { readonly step: 'over'; readonly outcome: Outcome };

export interface Open extends OpenState {
  stack: GroundFrame[];
}

export interface GreatestDayEvent extends GameEvent {
  readonly event: 'over';
  readonly outcome: Outcome;
}

/** No unit and no secret yet: the ground alone. */
export interface GreatestDayTypes {
  open: Open;
  sealed: Record<string, never>;
  known: Record<string, never>;
  event: GreatestDayEvent;
}

export type GreatestDayState = StateOf<GreatestDayTypes>;
export type GreatestDayView = ViewOf<GreatestDayTypes>;
