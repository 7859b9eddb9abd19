import type { HexId } from '@bocage/hex';
import type { GameEvent, Outcome, UnitId } from '@bocage/kernel';
import type { SegmentId } from '../types.js';

/** A turn begins (§3.0). */
export interface TurnEvent extends GameEvent {
  readonly event: 'turn';
  readonly turn: number;
}
export interface SegmentEvent extends GameEvent {
  readonly event: 'segment';
  readonly segment: SegmentId;
  readonly turn: number;
}
export interface OverEvent extends GameEvent {
  readonly event: 'over';
  readonly outcome: Outcome;
}
/** §10.6 */
export interface DisruptedEvent extends GameEvent {
  readonly event: 'disrupted';
  readonly units: readonly UnitId[];
}
/** Out of the game: why, in a word that `ui/` knows. */
export interface EliminatedEvent extends GameEvent {
  readonly event: 'eliminated';
  readonly units: readonly UnitId[];
  readonly hex: HexId;
  readonly why: EliminatedBy;
}
export type EliminatedBy =
  | 'fire'
  | 'assault'
  | 'disruption'
  | 'retreat'
  | 'tide'
  | 'scatter'
  | 'casualties'
  | 'sunk'
  | 'landing'
  | 'stacking'
  | 'garrison';
/** §10.6.4, §10.6.5 */
export interface RecoveredEvent extends GameEvent {
  readonly event: 'recovered';
  readonly units: readonly UnitId[];
}

export type GameEvents = TurnEvent | SegmentEvent | OverEvent | DisruptedEvent | EliminatedEvent | RecoveredEvent;
