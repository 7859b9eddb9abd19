import type { Frame, Outcome, Seat } from '@bocage/kernel';

/** The ten steps of a turn (§4.1). */
export const STAGES = [
  'hand-down',
  'place',
  'interference',
  'orders',
  'effective',
  'attack',
  'exploit',
  'move',
  'hand-in',
  'retrieve',
] as const;
export type StageId = (typeof STAGES)[number];

/** `asks` names the seats this frame asks; absent where the host rolls or nothing is asked. Frames are open: no hexes, no counters. */
interface Asking extends Frame {
  readonly asks: readonly Seat[];
}

/** The bottom of the stack: the sequence of play. `next` is an index into STAGES, −1 before the first turn. */
export interface GameFrame extends Frame {
  readonly step: 'game';
  next: number;
}
export interface OverFrame extends Frame {
  readonly step: 'over';
  readonly outcome: Outcome;
}
/** §8.4 §8.5 Which coast each division lands on: corps first, then divisions. */
export interface BeachesFrame extends Asking {
  readonly step: 'beaches';
  readonly level: 'corps' | 'division';
}
/** §8.6 Where airborne divisions want to land, and the dice for it. */
export interface DropZonesFrame extends Asking {
  readonly step: 'drop-zones';
}
export interface DropFrame extends Frame {
  readonly step: 'drop';
  /** Regiments that have jumped. */
  next: number;
}
/** §8.3 §9.6 Arriving brigades are given to a corps, then to a division; divisions to a corps. */
export interface AttachFrame extends Asking {
  readonly step: 'attach';
  readonly level: 'army' | 'corps';
}
/** §4.2 */
export interface HandDownFrame extends Asking {
  readonly step: 'hand-down';
  readonly level: 'army-group' | 'army' | 'corps';
}
/** §4.3 Divisions and corps first, then the army group. */
export interface PlaceFrame extends Asking {
  readonly step: 'place';
  readonly level: 'division' | 'army-group';
}
/** §2.9 §4.4 A die for a waiting card, for bombs near friends, and which division is struck. */
export interface InterferenceFrame extends Frame {
  readonly step: 'activate' | 'error' | 'strike';
  next: number;
}
/** §4.5 §4.6 §4.7 */
export interface OrdersFrame extends Asking {
  readonly step: 'orders';
}
/** §4.11 §4.17 Attacks or exploitation, wave after wave. */
export interface BattlesFrame extends Frame {
  readonly step: 'battles';
  readonly round: 'attack' | 'exploit';
  wave: number;
  next: 'join' | 'coast' | 'support' | 'tactics' | 'fight';
}
/** §8.1 A coastal counter is drawn. */
export interface RevealCoastFrame extends Frame {
  readonly step: 'reveal-coast';
  readonly battle: number;
}
/** §4.13 Which guns fire where, and what Flak does. */
export interface SupportFrame extends Asking {
  readonly step: 'support';
}
/** §4.12 */
export interface TacticsFrame extends Asking {
  readonly step: 'tactics';
}
/** §4.16 The counters of a lost hex go back, one after another; then the victors may enter it. */
export interface WithdrawFrame extends Asking {
  readonly step: 'withdraw';
  readonly battle: number;
  readonly hexes: number;
  next: number;
}
export interface AdvanceFrame extends Asking {
  readonly step: 'advance';
  readonly battle: number;
}
/** §4.2 Cards seniors want back. */
export interface RetrieveFrame extends Asking {
  readonly step: 'retrieve';
}
/** §9.8 Control decides something; everybody waits. */
export interface RulingFrame extends Asking {
  readonly step: 'ruling';
}
/** §9.7 Whether a dismissal is agreed to. */
export interface ConsentFrame extends Asking {
  readonly step: 'consent';
  readonly seat: Seat;
}

export type LiberatingAssaultFrame =
  | GameFrame
  | OverFrame
  | BeachesFrame
  | DropZonesFrame
  | DropFrame
  | AttachFrame
  | HandDownFrame
  | PlaceFrame
  | InterferenceFrame
  | OrdersFrame
  | BattlesFrame
  | RevealCoastFrame
  | SupportFrame
  | TacticsFrame
  | WithdrawFrame
  | AdvanceFrame
  | RetrieveFrame
  | RulingFrame
  | ConsentFrame;
