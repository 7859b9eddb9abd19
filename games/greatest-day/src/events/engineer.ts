import type { GameEvent } from '@bocage/kernel';

/** §S.29 A job is begun, done or failed; `die` is −1 where none was thrown for it. */
export interface WorkedEvent extends GameEvent {
  readonly event: 'worked';
  readonly unit: number;
  readonly job: string;
  readonly hex: number;
  readonly done: 0 | 1;
  readonly die: number;
}
export type EngineerEvents = WorkedEvent;
