import type { GameEvent } from '@bocage/kernel';

/** §S.11 A leg, hex by hex from where it set out. */
export interface MovedEvent extends GameEvent {
  readonly event: 'moved';
  readonly unit: number;
  readonly path: readonly number[];
}
/** §S.33 */
export interface EnteredEvent extends GameEvent {
  readonly event: 'entered';
  readonly unit: number;
  readonly hex: number;
  readonly posture: number;
}
/** §S.14 A step that found no room. */
export interface OverstackedEvent extends GameEvent {
  readonly event: 'overstacked';
  readonly unit: number;
  readonly hex: number;
}
/** §S.12 §S.13 */
export interface PostureEvent extends GameEvent {
  readonly event: 'posture';
  readonly unit: number;
  readonly posture: number;
}
/** §S.22 The other side is asked about a step. */
export interface SightedEvent extends GameEvent {
  readonly event: 'sighted';
  readonly unit: number;
  readonly at: number;
  readonly towards: number;
}
export type MovementEvents = MovedEvent | EnteredEvent | OverstackedEvent | PostureEvent | SightedEvent;
