import type { Seat, State, View } from '@bocage/kernel';
import type { DarkSummerFrame } from './frames.js';
import type { Command } from './roster.js';

export * from './frames.js';
export { BRITISH, type Command, GERMANS, US } from './roster.js';

/** 0 Allied, 1 German. */
export type Side = 0 | 1;
export const ALLIED: Side = 0;
export const GERMAN: Side = 1;
export const enemyOf = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);
export const sideOfCommand = (command: Command): Side => (command === 2 ? GERMAN : ALLIED);

/** In the order of the commands: US and French, British with Canadians and Poles, German. */
export const SEATS: readonly ['us', 'british', 'german'] = ['us', 'british', 'german'];
export const seatOf = (command: Command): Seat => SEATS[command];

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

/** What everybody sees: all there is, for what nobody knows is drawn when it is revealed (§11.5). */
export interface Open {
  stack: DarkSummerFrame[];
  scenario: string;
  /** 1 where the option is in use: §7.3, §10.3.2, §12.7. */
  historicalWeather: number;
  reactionWithdrawal: number;
  assaultGuns: number;
  turn: number;
  weather: number;
  /** Weather chits left in the cup, by weather. */
  weatherCup: number[];
  /** By unit: a hex or one of the places above. */
  hex: number[];
  steps: number[];
  marks: number[];
  /** The turn a waiting unit becomes available in, 0 once it has come. */
  due: number[];
  /** By unit: the factor of a strongpoint or Ost battalion once it is known, else −1. */
  value: number[];
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
  ledger: Score[];
}

export type Sealed = Readonly<Record<string, never>>;
export type DarkSummerState = State<Open, Sealed>;
export type DarkSummerView = View<Open, Sealed>;
