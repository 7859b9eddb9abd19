import type { GameEvent } from '@bocage/kernel';
import type { Defence, NestsAt } from '../frames/naval.js';

/** §4.7 A step of the Naval chit begins. */
export interface NavalStepEvent extends GameEvent {
  readonly event: 'naval-step';
  readonly number: number;
}
/** §4.8.2 A battery fires at sea; '-' a miss. */
export interface BatteryEvent extends GameEvent {
  readonly event: 'battery';
  readonly unit: number;
  readonly target: number;
  readonly strength: number;
  readonly die: number;
  readonly result: string;
}
/** §4.4.7(b) A ship, a craft or a swimming tank is gone, with all aboard. */
export interface SunkEvent extends GameEvent {
  readonly event: 'sunk';
  readonly unit: number;
  readonly aboard: readonly number[];
}
/** §4.5.4(3) §4.5.5(2) A craft or a swimming tank comes to its hex. */
export interface BeachedEvent extends GameEvent {
  readonly event: 'beached';
  readonly unit: number;
  readonly hex: number;
}
/** §4.2.1 §4.2.2 §4.2.5 */
export interface DefencesEvent extends GameEvent {
  readonly event: 'defences';
  readonly kind: Defence;
  readonly how: NestsAt;
  readonly target: number;
  readonly at: number;
  readonly strength: number;
  readonly die: number;
  readonly result: string;
}
/** §4.2.1 A craft drifts, or somebody shakes a level off. */
export interface DriftEvent extends GameEvent {
  readonly event: 'drift';
  readonly unit: number;
  readonly level: number;
}
/** §4.5.4(4) A unit steps off its craft. */
export interface UnloadedEvent extends GameEvent {
  readonly event: 'unloaded';
  readonly unit: number;
  readonly hex: number;
  readonly posture: number;
  /** §4.2.1 Its level of drift, 0 where its craft had not drifted. */
  readonly drift: number;
  /** 1 where what its craft had lost was its last step. */
  readonly lost: 0 | 1;
}
/** §4.5.4(6) A craft goes back. */
export interface CraftLeftEvent extends GameEvent {
  readonly event: 'craft-left';
  readonly unit: number;
}
/** §4.2.6 Somebody fires at the beach defences: the die as modified, what the table says. */
export interface BeachFireEvent extends GameEvent {
  readonly event: 'beach-fire';
  readonly unit: number;
  readonly beach: number;
  readonly die: number;
  readonly modified: number;
  readonly result: string;
}
/** §4.2.6(2) A track goes down. */
export interface TrackEvent extends GameEvent {
  readonly event: 'track';
  readonly beach: number;
  readonly track: 'gaps' | 'obstacles' | 'nests';
  readonly level: number;
}
/** §4.2.4 A Gap is opened; −1 all of them. */
export interface GapEvent extends GameEvent {
  readonly event: 'gap';
  readonly beach: number;
  readonly side: number;
}
/** §4.3.2 */
export interface ClearedEvent extends GameEvent {
  readonly event: 'cleared';
  readonly beach: number;
}
/** §4.3.3 The overlay is taken off. */
export interface OverlayEvent extends GameEvent {
  readonly event: 'overlay-gone';
  readonly beach: number;
}
/** §4.5.6 Units are loaded onto a craft in a wave box (−1: they swim), or come to a Loading box. */
export interface LoadedEvent extends GameEvent {
  readonly event: 'loaded';
  readonly units: readonly number[];
  readonly craft: number;
  readonly box: number;
}
/** §4.4.3 */
export interface MarkerEvent extends GameEvent {
  readonly event: 'marker';
  readonly force: number;
  readonly hex: number;
}
/** §4.4.2 */
export interface ShipMovedEvent extends GameEvent {
  readonly event: 'ship-moved';
  readonly unit: number;
  readonly box: number;
}
/** §4.5.3 */
export interface NewHostEvent extends GameEvent {
  readonly event: 'new-host';
  readonly leader: number;
  readonly unit: number;
}
/** §17.3.2 The unit of a Commando the others look to. */
export interface CommandosEvent extends GameEvent {
  readonly event: 'commandos';
  readonly unit: number;
  readonly cutOff: readonly number[];
}
/** §4.2.4(b) */
export interface DashEvent extends GameEvent {
  readonly event: 'dash';
  readonly unit: number;
  readonly side: number;
  readonly dice: readonly number[];
  readonly across: 0 | 1;
}
export type NavalEvents =
  | NavalStepEvent
  | BatteryEvent
  | SunkEvent
  | BeachedEvent
  | DefencesEvent
  | DriftEvent
  | UnloadedEvent
  | CraftLeftEvent
  | BeachFireEvent
  | TrackEvent
  | GapEvent
  | ClearedEvent
  | OverlayEvent
  | LoadedEvent
  | MarkerEvent
  | ShipMovedEvent
  | NewHostEvent
  | CommandosEvent
  | DashEvent;
