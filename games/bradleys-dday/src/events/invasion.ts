import type { HexId } from '@bocage/hex';
import type { GameEvent, UnitId } from '@bocage/kernel';

/** §18.0 */
export interface SetUpEvent extends GameEvent {
  readonly event: 'set-up';
  readonly unit: UnitId;
  readonly hex: HexId;
}
/** §18.5 */
export interface NestEvent extends GameEvent {
  readonly event: 'nest';
  readonly hex: HexId;
}
/** §18.1.5 For the German alone. */
export interface MinePointsEvent extends GameEvent {
  readonly event: 'mine-points';
  readonly points: number;
}
/** §5.4.3 For the German alone. */
export interface MineEvent extends GameEvent {
  readonly event: 'mine';
  readonly hex: HexId;
}
export interface MinesLaidEvent extends GameEvent {
  readonly event: 'mines-laid';
}
/** §11.2 */
export interface SupportEvent extends GameEvent {
  readonly event: 'support';
  readonly points: number;
  /** How many of them are air points (§19.2). */
  readonly air?: number;
}
/** §5.1.6 */
export interface AllottedEvent extends GameEvent {
  readonly event: 'allotted';
  readonly beach: number;
  readonly wave: number;
  readonly units: readonly UnitId[];
}
/** §5.3.1 */
export interface ApproachedEvent extends GameEvent {
  readonly event: 'approached';
  readonly unit: UnitId;
  readonly hex: HexId;
}
/** §5.4.2 */
export interface SeaEvent extends GameEvent {
  readonly event: 'sea';
  readonly beach: number;
  readonly die: number;
  readonly value: number;
}
/** §5.5 The shift of a landing: left is negative. */
export interface DisplacedEvent extends GameEvent {
  readonly event: 'displaced';
  readonly beach: number;
  readonly unit: UnitId;
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly mines: number;
  /** What the mines add to `modifier`: the tide the Americans chose may change it (§19.1). */
  readonly counted: number;
  readonly shift: number;
  /** Whom it shifts where every approach hex rolls for itself (§19.4), else nobody. */
  readonly units: readonly UnitId[];
}
/** §5.5.5 §5.5.6 §4.4.5 §4.3.3 Back to where they came from. */
export interface AbortedEvent extends GameEvent {
  readonly event: 'aborted';
  readonly units: readonly UnitId[];
}
/** §5.6 §5.8.1 */
export interface CasualtyEvent extends GameEvent {
  readonly event: 'casualty';
  readonly unit: UnitId;
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly column: number;
  readonly effect: '' | 'D' | 'E' | 'sunk';
}
/** §5.5.7 */
export interface LandedEvent extends GameEvent {
  readonly event: 'landed';
  readonly unit: UnitId;
  readonly path: readonly HexId[];
}
/** §5.10.1 */
export interface BeachheadEvent extends GameEvent {
  readonly event: 'beachhead';
  readonly beach: number;
  readonly hex: HexId;
}
/** §4.3.1 */
export interface AirAllottedEvent extends GameEvent {
  readonly event: 'air-allotted';
  readonly units: readonly UnitId[];
  readonly zone: number;
}
/** §4.3.2 */
export interface ZoneEvent extends GameEvent {
  readonly event: 'zone';
  readonly zone: number;
  readonly what: 'aimed' | 'landed' | 'again' | 'eliminated' | 'taken-up';
  readonly hex: HexId;
  readonly dice: readonly number[];
  readonly modifier: number;
}
export interface WindEvent extends GameEvent {
  readonly event: 'wind';
  readonly zone: number;
  readonly die: number;
  readonly modifier: number;
}
/** §4.3.2 c */
export interface FlakEvent extends GameEvent {
  readonly event: 'flak';
  readonly zone: number;
  readonly units: readonly UnitId[];
  readonly sign: number;
}
/** §4.4.3 */
export interface DroppedEvent extends GameEvent {
  readonly event: 'dropped';
  readonly unit: UnitId;
  readonly zone: number;
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly hex: HexId;
}
/** §18.4 */
export interface ReleaseEvent extends GameEvent {
  readonly event: 'release';
  readonly die: number;
  readonly released: 0 | 1;
}

export type InvasionEvents =
  | SetUpEvent
  | NestEvent
  | MinePointsEvent
  | MineEvent
  | MinesLaidEvent
  | SupportEvent
  | AllottedEvent
  | ApproachedEvent
  | SeaEvent
  | DisplacedEvent
  | AbortedEvent
  | CasualtyEvent
  | LandedEvent
  | BeachheadEvent
  | AirAllottedEvent
  | ZoneEvent
  | WindEvent
  | FlakEvent
  | DroppedEvent
  | ReleaseEvent;
