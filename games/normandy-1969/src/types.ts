import type { HexId } from '@bocage/hex';
import type { GameTypes, State, UnitId, View } from '@bocage/kernel';
import type { NormandyEvent } from './events.js';
import type { NormandyFrame } from './frames.js';

export { ALLIED, enemyOf, GERMAN, SEATS, type Side, seatOf } from '@bocage/wargame';
export * from './events.js';
export * from './frames.js';

/** Values of the `hex` column that are no hex. */
export const WAITING = -1;
export const LOST = -2;
/** Not in this game: a unit of the other Allied list, a token nobody has used yet. */
export const ABSENT = -3;

/** Bits of the `marks` column. */
export const MOVED = 1;
export const FOUGHT = 2;
/** Moved, fought, landed or retreated in this player-turn: it cannot entrench at its end (§R.10). */
export const BUSY = 4;
/** Retreated in this combat phase: adds nothing to a later defence (§C.10). */
export const RETREATED = 8;
export const UNSUPPLIED = 16;
export const ENTRENCHED = 32;

/** Deployment and entry name a German piece as `unit(PIECE_BASE + piece)`: it has no token yet. */
export const PIECE_BASE = 400;

export type PhaseId =
  | 'order'
  | 'deployment'
  | 'drop'
  | 'commandos'
  | 'assault'
  | 'allied-first'
  | 'allied-combat'
  | 'allied-second'
  | 'german-movement'
  | 'german-combat';

/**
 * What everybody sees. Units are numbered once: Allied units first, then German tokens. `hex` and `marks` run over all
 * units, `battalionsLost` over Allied units, `piece`, `home` and `entered` over tokens (unit − number of Allied units).
 */
export interface Open {
  stack: NormandyFrame[];
  scenario: string;
  alliedList: string;
  /** The German order when it was agreed openly, else 0 (§R.11). */
  agreedOrder: number;
  turn: number;
  phase: PhaseId;
  hex: number[];
  marks: number[];
  battalionsLost: number[];
  /** The piece a token is once it is face up; −1 face down or unused. */
  piece: number[];
  /** Where a token was set up or entered; −1 unused. */
  home: number[];
  /** The turn a token entered, 0 at set-up. */
  entered: number[];
  /** Hexes attacked in this combat phase (§R.5). */
  attacked: number[];
  /** Landing capacity left, by supply area (§O.6, §O.8). */
  capacity: number[];
  /** Naval missions left in this combat phase, by kind (§G.1). */
  missions: number[];
  /** Who last ended in each hex that victory asks for: 0 Allied, 1 German (§R.14). */
  control: number[];
  /** Strength points lost, by side. */
  losses: number[];
}

/** What only the German player may see. */
export interface Sealed {
  /** 1 … 6 once drawn, 0 before. */
  order: number;
  /** The piece of each face-down token; −1 once it is face up. */
  piece: number[];
  /** During deployment: where each piece was put, −1 not yet. Empty afterwards. */
  placed: number[];
  /** A face-down token, or PIECE_BASE + piece, that the German has chosen and not yet put anywhere; else −1. */
  chosen: number;
}

export type Known = Readonly<Sealed>;

/** What the Allies and the spectator know of the sealed part. */
export const NOTHING_KNOWN: Known = Object.freeze({
  order: 0,
  piece: Object.freeze([]) as unknown as number[],
  placed: Object.freeze([]) as unknown as number[],
  chosen: -1,
});

/** What rules that must know a piece read: a view, or the state itself. */
export interface Sight {
  readonly open: Open;
  readonly known: Known;
}

/** What everybody sees and nothing more: enough wherever a face-down token cannot matter. */
export const publicSight = (open: Open): Sight => ({ open, known: NOTHING_KNOWN });

export type NormandyState = State<Open, Sealed>;
export type NormandyView = View<Open, Known>;

export type NormandyTypes = GameTypes<Open, Sealed, Known, NormandyEvent>;

export type Tell = (event: NormandyEvent) => void;

/** Where a unit is: a hex, or a negative number off the map. */
export const hexOf = (open: Pick<Open, 'hex'>, unit: UnitId): HexId => open.hex[unit] as HexId;
