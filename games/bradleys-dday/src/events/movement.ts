import type { HexId } from '@bocage/hex';
import type { GameEvent, UnitId } from '@bocage/kernel';

/** One leg of a move; the path has its start (§6.1). */
export interface MovedEvent extends GameEvent {
  readonly event: 'moved';
  readonly unit: UnitId;
  readonly path: readonly HexId[];
  /** Movement points in halves. */
  readonly halves: number;
}
/** §7.3 */
export interface ModeEvent extends GameEvent {
  readonly event: 'mode';
  readonly unit: UnitId;
  readonly mode: number;
}
/** §7.5 */
export interface FacedEvent extends GameEvent {
  readonly event: 'faced';
  readonly unit: UnitId;
  readonly facing: number;
}
/** §5.4.1 */
export interface TideEvent extends GameEvent {
  readonly event: 'tide';
  readonly tide: number;
}
/** §15.1.1 The German says whether a hex is mined. */
export interface CheckedEvent extends GameEvent {
  readonly event: 'checked';
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly mined: 0 | 1;
}
/** §15.1.2 §15.2.3 §15.3 */
export interface WorkedEvent extends GameEvent {
  readonly event: 'worked';
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly work: 'mines' | 'wall' | 'ruins';
  /** The grid's number of a breached hexside, else −1. */
  readonly side: number;
}
/** §15.1.4 */
export interface BeachClearedEvent extends GameEvent {
  readonly event: 'beach-cleared';
  readonly beach: number;
}
export interface WorkDieEvent extends GameEvent {
  readonly event: 'work-die';
  readonly unit: UnitId;
  readonly die: number;
}
/** §6.1.8 §3.1 A */
export interface EnteredEvent extends GameEvent {
  readonly event: 'entered';
  readonly unit: UnitId;
  readonly hex: HexId;
}

export type MovementEvents =
  | MovedEvent
  | ModeEvent
  | FacedEvent
  | TideEvent
  | CheckedEvent
  | WorkedEvent
  | BeachClearedEvent
  | WorkDieEvent
  | EnteredEvent;
