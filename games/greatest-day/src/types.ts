import type { State, View } from '@bocage/kernel';
import type { GreatestDayEvent } from './events.js';
import type { GreatestDayFrame } from './frames.js';

export type { GreatestDayEvent } from './events.js';
export type { GreatestDayFrame } from './frames.js';
export * from './frames.js';

/** Where a unit is that stands in no hex: the `box` column. ON_MAP exactly when `hex` is a hex. */
export const ON_MAP = 0;
/** Not in play yet, or in a pool (craft, rearguards). */
export const ABSENT = 1;
/** Due later: comes when its turn does (§S.33). */
export const DUE = 2;
export const ELIMINATED = 3;
/** Waits beside its Reinforcement hex for its Division chit (§17.1, §S.33); the hex is in the `entry` column. */
export const AT_ENTRY = 4;
/** In its division's Reinforcement box since its beach was cleared (§4.8.5): goes to its hex, in the `entry` column, with the next turn. */
export const REINFORCEMENT = 5;
/** En Route, Loading (§4.1.5, §4.5.6): + sub-beach. */
export const EN_ROUTE = 10;
export const LOADING = 20;
/** Landing Wave boxes (§4.5.1): + index into `World.waveBoxes`. */
export const WAVE = 30;
/** Ships (§4.4.1): + index into FORCES * 4 + index into SHIP_BOXES. */
export const SHIP_BOX = 60;
/** Aboard a landing craft that has come to its landing hex: the `aboard` column says which (§4.5.4). */
export const ABOARD = 80;

/** Bits of the `posture` column (§S.12, §S.13, §S.25). */
export const COLUMN = 1;
export const MOUNTED = 2;
export const PARKED = 4;

/** The `works` column (§S.30). */
export const NO_WORKS = 0;
export const IMPROVED = 1;
export const ENTRENCHED = 2;

/** Bits of the `marks` column. */
/** Finished for the chit in play (A9). */
export const CLOSED = 1;
/** Men at Work, Men Rallying (§S.28, §S.29). */
export const AT_WORK = 2;
export const RALLYING = 4;
/** Came ashore, or onto the map, with the chit in play. */
export const LANDED = 8;
/** Has left its organic transport behind (§15.0). */
export const ABANDONED = 16;
/** Has fired in this Naval chit (ships, batteries, craft). */
export const HAS_FIRED = 32;
/** Commandos Out of Command until the Royal Marines chit comes again (§17.3.2). */
export const CUT_OFF = 128;
/** Drop markers (§3.3.2) and drift markers (§4.2.1) are columns of their own. */

/** The `weather` column (§1.2). */
export const CLEAR_SKY = 0;
export const OVERCAST = 1;
export const STORM = 2;

/** The `heroes` column: he is not in this game, or has been and is gone. */
export const NO_HERO = -2;

/** Barrage levels (§S.24). */
export const LIGHT = 1;
export const HEAVY = 2;

/** What everybody sees. Units, leaders and divisions are numbered as in the roster of the scenario; columns run over all of them. */
export interface Open {
  stack: GreatestDayFrame[];
  scenario: string;
  options: Record<string, string>;
  /** 1 … as many as the scenario's calendar has. */
  turn: number;
  weather: number;

  hex: number[];
  box: number[];
  /** Reinforcement hex of who waits beside it or came on there, −1 none. */
  entry: readonly number[];
  posture: number[];
  steps: number[];
  /** Cohesion Hits, 0 to 2 (§S.21). */
  cohesion: number[];
  suppressed: number[];
  works: readonly number[];
  marks: number[];
  /** Men at Work (§S.29): the job a unit has failed at, as an index into JOBS; −1 none. */
  job: readonly number[];
  /** Drift level of a craft on the sand, or what a landed unit still has to shake off (§4.2.1). */
  drift: readonly number[];
  /** The craft a unit is aboard, the vehicle it rides (§7.0); −1 none. */
  aboard: readonly number[];
  /** The Formation an artillery unit is in contact with (§S.23), −1 none. */
  contact: readonly number[];

  /** The unit each leader is with, −1 off the map; 1 on his replacement side (§S.8). */
  leaderWith: number[];
  leaderReplaced: number[];

  /** By division: Command and Dispatch Points, shift of Troop Quality (§9.0), rearguards and roadblocks left (§5.0), planes (§17.1). */
  cp: number[];
  dp: number[];
  quality: number[];
  rearguards: number[];
  roadblocks: number[];
  planes: number[];

  /** Chits by their number in `World.chits` (§S.2): in the mug, played this turn, and the one in play, −1 none. */
  mug: number[];
  played: number[];
  chit: number;
  /** 1 once the Naval chit of 0700 June 6 has gone back into the mug (§4.1.8). */
  navalAgain: number;

  /** By beach (BEACHES): tracks of §4.2; the turn it was cleared in, 0 not yet (§4.3); 1 once its telephones are cut (§16.1). */
  gaps: number[];
  obstacles: number[];
  nests: number[];
  sea: number[];
  cleared: number[];
  cut: number[];
  /** Open Gap hexsides by the grid's number, in order (§4.2.4). */
  openGaps: number[];
  /** Hex of each Assault Force marker by force (FORCES), −1 none (§4.4.1). */
  assaultForce: number[];

  /** Markers by hex, in order of the hexes. The list of barrages is replaced whole, never written into: views are remembered beside it. */
  barrages: readonly number[];
  barrageLevels: number[];
  mines: number[];
  /** The side that laid each: only the other one suffers (§10.1). */
  minesBy: number[];
  roadblockHexes: number[];
  rubble: number[];
  /** Hexes cleared of rubble: their observation posts and strongpoints are gone for good (§2.5). */
  razed: number[];
  /** Units under a Bocage marker, in order (§16.3). */
  bocage: number[];
  /** Bridges with a counter (§S.29, §2.4): hexsides blown, and wired with the side that did it. */
  blown: number[];
  wired: number[];
  wiredBy: number[];
  /** Hexsides with a Bailey bridge and the unit it is, or with an improved railway bridge, −1 (§2.4.3, §2.4.7). */
  built: number[];
  builtBy: number[];
  /** Hexsides with a ferry, the engineers who work it, and 1 once it has taken somebody over with this chit (§2.6). */
  ferries: number[];
  ferryBy: number[];
  ferryBusy: number[];
  /** Named heroes by HEROES (§16.2, §17.4): NO_HERO not here or gone, −1 can be brought in, or the unit he is with. */
  heroes: number[];

  /** Hexes victory asks about, and who holds each: 0 Allied, 1 German. */
  objectives: number[];
  holders: number[];
  /** German units that began near a reinforcement hex (victory `driven-out`). */
  near: number[];
  /** Turn the three tracks of a beach were first all at 0, by beach; 0 not yet. */
  tracksDown: number[];
}

/** What only some may see. */
export interface Sealed {
  /** Formation chits bought in step D, by side, until they go into the mug (N7); −1 has not answered. */
  bought: number[][];
  answered: number[];
  /** Steps still ahead of whoever is on the move. */
  route: number[];
}

export interface Known {
  /** One's own purchases; null for the others'. */
  readonly bought: readonly (readonly number[] | null)[];
  readonly answered: readonly number[];
  readonly route: readonly number[] | null;
}

export type GreatestDayState = State<Open, Sealed>;
export type GreatestDayView = View<Open, Known>;

export interface GreatestDayTypes {
  open: Open;
  sealed: Sealed;
  known: Known;
  event: GreatestDayEvent;
}

export type Tell = (event: GreatestDayEvent) => void;
