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
/** §8.4 §8.5 Which hexes of its corps’ coast each division lands on. */
export interface BeachesFrame extends Asking {
  readonly step: 'beaches';
}
/** §8.6 Where airborne divisions want to land, and the dice for it. */
export interface DropZonesFrame extends Asking {
  readonly step: 'drop-zones';
}
export interface DropFrame extends Frame {
  readonly step: 'drop';
  /** The counter that jumps next: they go in order, and the dice are rolled before everybody. */
  next: number;
}
/** §4.1 A step of the turn, announced and about to begin. */
export interface BeginFrame extends Frame {
  readonly step: 'begin';
  readonly stage: StageId;
}
/** §9.2 §9.6 An army gives divisions to its corps: those that arrive, and others it wants elsewhere. */
export interface AllocateFrame extends Asking {
  readonly step: 'allocate';
  readonly army: number;
  /** Divisions that were given to another corps in this turn. */
  readonly given: number[];
}
/** §10.1 What is due comes onto the map, and the cards of the turn are dealt. */
export interface ArrivalsFrame extends Frame {
  readonly step: 'arrivals';
}
/** §8.3 §9.3 §9.9 A team gives the independent counters it has to those below, one after another. */
export interface AttachFrame extends Asking {
  readonly step: 'attach';
  readonly team: number;
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
/** §2.9 §4.4 A die for every waiting resistance card, by table. */
export interface ActivateFrame extends Frame {
  readonly step: 'activate';
}
/** §4.4 Bombers one after another: a die where friends are near. */
export interface RaidFrame extends Frame {
  readonly step: 'raid';
  next: number;
}
/** §2.9 §2.10 Saboteurs, table after table. */
export interface StrikeFrame extends Frame {
  readonly step: 'strike';
  /** Strikes still to come, by table. */
  readonly left: number[];
}
/** §4.4 Cards given up by whoever was struck. `asks` is empty while a lot says which of several players that is. */
export interface LoseCardsFrame extends Frame {
  readonly step: 'lose-cards';
  asks: readonly Seat[];
  readonly by: 'bomber' | 'resistance';
  /** Cards still to be given up. */
  left: number;
}
/** §4.5 §4.6 §4.7 */
export interface OrdersFrame extends Asking {
  readonly step: 'orders';
}
/** §4.11 §4.17 Attacks or exploitation, wave after wave. */
export interface BattlesFrame extends Frame {
  readonly step: 'battles';
  readonly round: 'attack' | 'exploit';
  /** The battles of this wave by number. */
  now: number[];
  next: 'join' | 'wave' | 'coast' | 'support' | 'tactics' | 'fight';
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
/** §4.16 The counters of a lost hex go back, one after another; `next` is an index into the defenders of the battle. */
export interface WithdrawFrame extends Frame {
  readonly step: 'withdraw';
  asks: readonly Seat[];
  readonly battle: number;
  readonly hexes: number;
  /** How far headquarters attacked alone go at least (§7.3). */
  readonly chased: number;
  next: number;
}
/** §4.16 The victors may enter the hex, seat by seat. */
export interface AdvanceFrame extends Frame {
  readonly step: 'advance';
  asks: readonly Seat[];
  readonly battle: number;
  /** Seats still to be asked. */
  readonly left: Seat[];
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
  readonly by: Seat;
}

export type LiberatingAssaultFrame =
  | GameFrame
  | OverFrame
  | BeachesFrame
  | DropZonesFrame
  | DropFrame
  | BeginFrame
  | AllocateFrame
  | ArrivalsFrame
  | AttachFrame
  | HandDownFrame
  | PlaceFrame
  | ActivateFrame
  | RaidFrame
  | StrikeFrame
  | LoseCardsFrame
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
