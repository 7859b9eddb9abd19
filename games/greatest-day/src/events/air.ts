import type { GameEvent } from '@bocage/kernel';

/** §17.1 A plane is sent to a hex. */
export interface SentEvent extends GameEvent {
  readonly event: 'sent';
  readonly division: number;
  readonly hex: number;
}
/** §17.1 §S.36 Flak fires at a plane. */
export interface FlakEvent extends GameEvent {
  readonly event: 'flak';
  readonly hex: number;
  readonly value: number;
  readonly die: number;
  readonly turnedBack: 0 | 1;
}
/** §17.1 A plane strikes. */
export interface StruckEvent extends GameEvent {
  readonly event: 'struck';
  readonly target: number;
  readonly at: number;
  readonly strength: number;
  readonly die: number;
  /** '-' a miss. */
  readonly result: string;
}
export type AirEvents = SentEvent | FlakEvent | StruckEvent;
