import type { HexId } from '@bocage/hex';
import type { GameTypes, Seat, State, UnitId, View } from '@bocage/kernel';
import { ALLIED, GERMAN, type Side } from '@bocage/wargame';
import type { DarkSummerEvent } from './events.js';
import type { DarkSummerFrame } from './frames.js';
import type { Command } from './roster.js';

export { ALLIED, enemyOf, GERMAN, type Side } from '@bocage/wargame';
export * from './events.js';
export * from './frames.js';
export { BRITISH, type Command, GERMANS, US } from './roster.js';
export const sideOfCommand = (command: Command): Side => (command === 2 ? GERMAN : ALLIED);

/** In the order of the commands: US and French, British with Canadians and Poles, German. One Allied player has both of his. */
const SEATS: Readonly<Record<number, readonly [Seat, Seat, Seat]>> = {
  2: ['allied', 'allied', 'german'],
  3: ['us', 'british', 'german'],
};
export const seatOf = (open: Pick<Open, 'players'>, command: Command): Seat =>
  (SEATS[open.players] as readonly [Seat, Seat, Seat])[command];

/** Values of the `hex` column that are no hex. */
export const WAITING = -1;
export const CHERBOURG = -2;
/** §10.4.4 The two sections of the Brittany Box. */
export const JUST_ENTERED = -3;
export const MAY_LEAVE = -4;
export const EXITED = -5;
export const ELIMINATED = -6;
export const WITHDRAWN = -7;

/** Bits of the `marks` column. Those before VIA_BRITTANY last for a round. */
export const MOVED = 1;
export const FOUGHT = 2;
/** Retreated in this round: adds nothing to a later defence (§11.3.1). */
export const RETREATED = 4;
/** Activated in a reaction round (§9.3.4). */
export const ACTIVE = 8;
/** Entered in this round: a German reinforcement may use roads in any weather (§7.2.2). */
export const ENTERED = 16;
/** Came back from Brittany: may be supplied through it (§13.2.2). */
export const VIA_BRITTANY = 32;
/** Enters without a Formation Entry roll (§8.1.3). */
export const AUTOMATIC = 64;

export const WEATHERS = ['sun', 'cloud', 'showers', 'rain', 'storm'] as const;
export const SUN = 0;
export const CLOUD = 1;
export const SHOWERS = 2;
export const RAIN = 3;
export const STORM = 4;

/** States of a Beach hex: not yet landed on, open, closed for good (§9.4, §11.9). */
export const BEACH_GERMAN = 0;
export const BEACH_OPEN = 1;
export const BEACH_CLOSED = 2;

/** One entry of the Victory Point Track, in halves of a point, and where it came from (§3.2.2). */
export interface Score {
  readonly side: Side;
  readonly halves: number;
  readonly why: string;
  readonly turn: number;
}

/** The phases of a turn in their order (§4.0). The first three are skipped on turn 1. */
export const PHASES = ['weather', 'allied-replacement', 'german-replacement', 'action', 'attrition', 'clean-up', 'victory'] as const;
export type PhaseId = (typeof PHASES)[number];

/** What an Action Round is (§9.3, §9.4); both reactions after a wave are reactions, the first one hampered (§9.4.2). */
export type RoundKind = 'wave1' | 'wave2' | 'move' | 'combat' | 'combined' | 'first-reaction' | 'reaction';

/** Kinds of chit in the Action Cup, in the order of the `cup` column (§9.1). */
export const CUP = ['us', 'british-move', 'british-combat', 'german'] as const;
export type CupChit = (typeof CUP)[number];

/** One space of the Action Round Track (§9.2). A wave belongs to both Allies and says US. */
export interface TrackSpace {
  readonly command: Command;
  readonly kind: RoundKind;
  /** The side of the chit that lies up: what a combined round counts as (§9.3.3). */
  readonly chit: 'move' | 'combat' | 'none';
  /** 1 for a Prepared Offensive (§7.2.3). */
  readonly prepared: number;
}

/** What everybody sees: all there is, for what nobody knows is drawn when it is revealed (§11.5). */
export interface Open {
  stack: DarkSummerFrame[];
  scenario: string;
  /** 2, or 3 when Americans and British have a player each. */
  players: number;
  /** 1 where the option is in use: §7.3, §10.3.2, §12.7. */
  historicalWeather: number;
  reactionWithdrawal: number;
  assaultGuns: number;
  turn: number;
  phase: PhaseId;
  weather: number;
  /** Weather chits left in the cup, by weather. */
  weatherCup: number[];
  /** Action chits left in the cup, in the order of CUP (§9.1). */
  cup: number[];
  /** The Action Round Track of this turn (§9.2). */
  track: readonly TrackSpace[];
  /** Reaction chits the German may still play this turn (§9.3.4). */
  reactions: number;
  /** 1 once a command has had its third wave: US, British (§9.4.5). */
  thirdWave: number[];
  /** Replacements left in this phase, in the order of REPLACEMENTS (§8.2). */
  replacements: number[];
  /** By unit: a hex or one of the places above. */
  hex: number[];
  /** Like all lists that seldom change, replaced whole and fixed. */
  steps: readonly number[];
  marks: number[];
  /** The turn a waiting unit becomes available in, 0 once it has come. */
  due: readonly number[];
  /** By unit: the factor of a strongpoint or Ost battalion once it is known, else −1. */
  value: readonly number[];
  /** Who controls each hex victory asks for: 0 Allied, 1 German. */
  control: number[];
  /** By Beach hex. */
  beach: number[];
  /** By E hex: 0 none, 1 a US and 2 a British Exit marker (§10.4.5). */
  exits: number[];
  /** By Support marker: uses in this round, in this turn, in the game. */
  roundUses: number[];
  turnUses: number[];
  gameUses: number[];
  /** Hexes attacked in this round (§11.1). */
  attacked: number[];
  /** Hexes that must still be attacked in this round (§11.2). */
  obliged: number[];
  /** 1 once Cherbourg Combat has been fought in this round (§11.7). */
  cherbourgFought: number;
  /** 0 or 1 (§13.5). */
  isolated: number;
  /** Turns in which something first happened, 0 not yet: §11.7, §10.4.4, §10.4.5. */
  cherbourgTurn: number;
  brittanyTurn: number;
  returnTurn: number;
  caenTurn: number;
  saintLoTurn: number;
  /** 1 once US units may cross the Operational Boundary (§15.0). */
  boundaryLifted: number;
  ledger: readonly Score[];
}

export type Sealed = Readonly<Record<string, never>>;
export type DarkSummerState = State<Open, Sealed>;
export type DarkSummerView = View<Open, Sealed>;

export type DarkSummerTypes = GameTypes<Open, Sealed, Sealed, DarkSummerEvent>;

export type Tell = (event: DarkSummerEvent) => void;

/** Where a unit is: a hex, or a negative number off the map. */
export const hexOf = (open: Pick<Open, 'hex'>, unit: UnitId): HexId => open.hex[unit] as HexId;
