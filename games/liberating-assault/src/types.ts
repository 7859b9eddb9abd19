import type { GameTypes, State, View } from '@bocage/kernel';
import type { Side } from '@bocage/wargame';
import type { LiberatingAssaultEvent } from './events.js';
import type { LiberatingAssaultFrame, StageId } from './frames.js';

export { ALLIED, enemyOf, GERMAN, type Side } from '@bocage/wargame';
export { CARDS, type CardKind, TACTICS, type Tactic, type UnitKind } from './data/shapes.js';
export * from './events.js';
export * from './frames.js';

/** Values of the `hex` column that are no hex. */
export const WAITING = -1;
/** Off the landing coast, ready to come ashore (§8.4). */
export const AT_SEA = -2;
export const DESTROYED = -3;
/** Only in views: somewhere these seats may not look. */
export const UNSEEN = -4;

/** Where a column has nothing. */
export const NONE = -1;

/** Ways to put powers together into seats. */
export const DUEL = 0;
export const STAFF = 1;
export const MEGA = 2;

/** Bits of the `marks` column; all last for a turn. */
export const MOVED = 1;
export const ATTACKED = 2;
export const DEFENDED = 4;
/** Driven out of its hex: attacks no more (§4.9). */
export const WITHDREW = 8;

/** The `order` column. */
export const NO_ORDER = 0;
export const ATTACK = 1;
export const EXPLOIT = 2;
export const MOVE = 3;
export const MARCH = 4;
/** Attack, exploit, tactical and strategic move (§4.5 to §4.7). */
export type OrderKind = 0 | 1 | 2 | 3 | 4;

/** The `cursor` column: nothing begun. A unit that is being ordered otherwise. */
export const FREE = -1;

/** The `done` column, besides 1 for whoever is done: what is being ordered is a whole stack (§4.5). */
export const WHOLE_STACK = 2;

/** States of the `coast` column below its strength: not turned up, gone (§8.1). */
export const FACE_DOWN = -1;
export const CLEARED = -2;

/** All that lies on the map. A view has one of its own, with UNSEEN and zeros where its seats may not look. */
export interface Field {
  /** By unit: a hex or one of the places above. */
  hex: number[];
  /** Boxes crossed off (§3.1). */
  lost: number[];
  marks: number[];
  /** Cards lying on each counter (§4.3). */
  fuel: number[];
  ammo: number[];
  air: number[];
  /** Bits of the naval groups in their order. */
  naval: number[];
  funnies: number[];
  forces: number[];
  /** The formation a corps’ guns may fire for, NONE when nobody has the card (§6.3). */
  permit: number[];
  /** Who holds each place that scores, NONE where not seen (§10.4). */
  held: number[];
  /** Hexes used for an attack in this turn (§4.18). */
  fought: number[];
}

/** One combat: counters in hexes that touch one another, or at sea, against one hex (§4.10). */
export interface Battle {
  readonly side: Side;
  readonly target: number;
  readonly attackers: number[];
  readonly defenders: number[];
  /** Guns that fire in it and their cards, for the attack and for the defence. */
  readonly attackGuns: number[];
  readonly attackAmmo: number[];
  readonly defenceGuns: number[];
  readonly defenceAmmo: number[];
  /** Flak that keeps aircraft away (§6.4). */
  readonly attackFlak: number[];
  readonly defenceFlak: number[];
  /** Set when its turn comes: 1 if it has to be fought, 1 if works on the beach play the defender’s card (§8.1). */
  contested: number;
  works: number;
  /** Set then, too: 1 if guns of that side are present, whether or not they fire (§4.12). */
  attackArtillery: number;
  defenceArtillery: number;
  /** The formations that choose a side’s card (§4.12), NONE for nobody. */
  attackLead: number;
  defenceLead: number;
  /** Index of the card played, NONE until it is chosen. */
  attackTactic: number;
  defenceTactic: number;
  /** 1 once it has been fought. */
  fought: number;
}

export interface Open {
  stack: LiberatingAssaultFrame[];
  scenario: string;
  way: number;
  /** 1 when people umpire; 1 when everybody sees the whole map; 1 when orders are seen as they are placed. */
  umpires: number;
  sight: number;
  shown: number;
  turn: number;
  stage: StageId;
  /** By formation: the team that plays it, NONE before it is given to one (§9.6). */
  player: number[];
  /** By formation: the team above it (§9.6). */
  command: number[];
  /** By formation: the turn in which it may not attack (§7.3). */
  stunned: number[];
  /** By team: the turn in which it may do nothing (§7.4). */
  idle: number[];
  /** By unit: its formation; an independent one’s NONE until its army gives it to a corps, then that corps’ until it has a division (§8.3). */
  attached: number[];
  /** By coastal hex: FACE_DOWN, CLEARED or the strength that is left, and the tactics card it plays (§8.1). */
  coast: number[];
  coastTactic: number[];
  /** Coastal counters not turned up yet, by kind. */
  coastBag: number[];
  /** Resistance cards waiting, by map table (§2.9). */
  resistance: number[];
  /** Hexes whose roads are bombed in this turn (§2.7). */
  cuts: number[];
  /** How many rulings have been made (§9.8). */
  rulings: number;
}

export interface Sealed extends Field {
  /** By formation: the turn it comes in, 0 once it has come; in views NONE where it is nobody’s of these seats to know (§9.5, §10.1). */
  due: number[];
  /** By holder * CARDS + card: what is in hand and not on the map. */
  hand: number[];
  /** By unit. */
  order: number[];
  /** By unit: the hexes of its order, the last one the target of an attack. */
  path: number[][];
  battles: Battle[];
  /** By formation: the beaches or drop zone it was given, before turn 1 (§8.4, §8.6). */
  targets: number[][];
  /** Not handed over or laid yet, because the step is not over: by holder * CARDS + card, by unit * CARDS + card; empty in other steps. */
  gift: number[];
  laying: number[];
  /** What juniors ask for by holder * CARDS + card, from the end of a turn until it is handed down (§9.4); empty when nobody asks. */
  wanted: number[];
  /** A team and a hex it was told of by control, again and again; for this turn (§9.8). */
  told: number[];
  /** Hexes bombers are to strike and roads they are to cut; agents by map table, resistance then SOE. */
  bombs: number[];
  breaks: number[];
  agents: number[];
  /** Formations one of which gives up cards now (§4.4); empty otherwise. */
  struck: number[];
  /** By seat: a half-finished choice, and 1 once it is done with the step. */
  cursor: number[];
  done: number[];
}

export type LiberatingAssaultTypes = GameTypes<Open, Sealed, Sealed, LiberatingAssaultEvent>;

export type LiberatingAssaultState = State<Open, Sealed>;
export type LiberatingAssaultView = View<Open, Sealed>;
export type Tell = (event: LiberatingAssaultEvent) => void;
