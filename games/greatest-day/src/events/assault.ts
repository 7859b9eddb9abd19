import type { GameEvent } from '@bocage/kernel';

/** §S.26 A stack assaults a hex. */
export interface AssaultEvent extends GameEvent {
  readonly event: 'assault';
  readonly units: readonly number[];
  readonly from: number;
  readonly hex: number;
}
/** §S.27 What a defender does about it. */
export interface StoodEvent extends GameEvent {
  readonly event: 'stood';
  readonly unit: number;
  readonly runs: 0 | 1;
}
/** §S.27 §S.40 */
export interface RanEvent extends GameEvent {
  readonly event: 'ran';
  readonly unit: number;
  readonly from: number;
  readonly hex: number;
}
/** §S.26 */
export interface AdvancedEvent extends GameEvent {
  readonly event: 'advanced';
  readonly unit: number;
  readonly from: number;
  readonly hex: number;
}
export type AssaultEvents = AssaultEvent | StoodEvent | RanEvent | AdvancedEvent;
