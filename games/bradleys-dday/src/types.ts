import type { GameTypes, State, View } from '@bocage/kernel';
import type { BradleyEvent } from './events.js';
import type { BradleyFrame } from './frames.js';

export * from './events.js';
export * from './frames.js';
export * from './sides.js';

/** Deployment modes (§7.0): the `mode` column. */
export const MOVEMENT_MODE = 0;
export const COMBAT_MODE = 1;

/** The `disrupted` column (§10.6): by the player turn in which it happened, not by the side it happened to. */
export const STEADY = 0;
export const GREEN = 1;
export const GREY = 2;

/** Where a unit is that stands in no hex of the map: the `box` column. ON_MAP exactly when `hex` is a hex. */
export const ON_MAP = 0;
/** Not in this scenario. */
export const ABSENT = 1;
/** Due later: comes when its turn does. */
export const DUE = 2;
/** Eliminated (§2.1); Allied units there count for victory (§17.1.2). */
export const ELIMINATED = 3;
/** Available Box of a Beach Area (§5.1.5): POOL + beach. */
export const POOL = 4;
/** Wave Boxes (§5.1.5): WAVE + beach * 3 + wave (0, 1, 2). */
export const WAVE = 6;
/** Drop Zone boxes of the Airborne Landing Display (§4.3): DZ_BOX + zone. */
export const DZ_BOX = 12;
/** Airborne units that may still be put into a DZ box (§4.3.1). */
export const AIRFIELD = 16;
/** German units not yet set up (§2.5). */
export const UNPLACED = 17;
/** Due to come on at a map edge in this turn, and not yet on (§3.1 G, §18.1.4). */
export const AT_EDGE = 18;

/** Drop zones (§4.2.2): 82nd main and secondary, 101st main and secondary. */
export const DROP_ZONES = 4;
/** The `dzState` column. */
export const DZ_IN_HAND = 0;
export const DZ_AIMED = 1;
export const DZ_LANDED = 2;
/** A German unit entered its hex (§4.2.5). */
export const DZ_ELIMINATED = 3;
/** Taken up in this turn, to be laid anew in a later one (§4.2.7). */
export const DZ_TAKEN_UP = 4;

/** Bits of the `marks` column; cleared at the start of the segment or player turn they name. */
export const MOVED = 1;
/** Fired in this segment (§10.2.3). */
export const FIRED = 2;
/** Took part in a close assault of this segment. */
export const ASSAULTED = 4;
/** Came ashore or dropped in this turn: half its allowance (§4.4.10, §5.9.2). */
export const LANDED = 8;
/** A glider that landed this turn does not move (§4.5.7). */
export const GLIDED = 16;
/** An HQ that has given its support in this player turn (§16.1). */
export const SUPPORTED = 32;
/** Stands on an approach hex and has not landed yet (§5.3.1). */
export const AFLOAT = 64;
/** 12 SS before its release (§18.4): neither moves nor fires. */
export const UNRELEASED = 128;
/** A landing from the sea pays double for the first land hex it moves into (§6.1.7). */
export const WET = 256;
/** Came on at the edge of the map in this turn: has paid for its hex of entry (§6.1.8). */
export const ENTERED = 512;

/** §3.1 */
export const SEGMENTS = [
  'placement',
  'first-recovery',
  'allied-fire',
  'allied-movement',
  'german-defensive-fire',
  'allied-assault',
  'second-recovery',
  'german-fire',
  'german-movement',
  'allied-defensive-fire',
  'german-assault',
  'end-of-turn',
] as const;
export type SegmentId = (typeof SEGMENTS)[number] | 'set-up';

/** §5.4.1 The order of the Tide Cycle Display. */
export const TIDES = ['low', 'rising', 'average', 'high', 'falling'] as const;
export const HIGH_TIDE = 3;

/**
 * What everybody sees. Units are numbered once, Allied first, in the order of counters.json; all columns run over all
 * units unless they say otherwise. Garrisons are units too (§13.3.1). Columns that change seldom are replaced whole (`fixed`).
 */
export interface Open {
  stack: BradleyFrame[];
  scenario: string;
  /** Values of the table's options, by id. */
  options: Record<string, string>;
  turn: number;
  segment: SegmentId;
  /** Index into TIDES. */
  tide: number;
  hex: number[];
  box: readonly number[];
  mode: readonly number[];
  /** 0–5, clockwise from north; kept by units in Combat Mode, where it means nothing but for Bruno (§14.1.3). */
  facing: readonly number[];
  disrupted: readonly number[];
  marks: number[];
  /** Air/naval support points left this turn (§11.1). */
  asp: number;
  /** Air points left where ships and aircraft are apart (§19.2); `asp` are then the ships'. */
  air: number;
  /** Sea Condition of each Beach Area this turn, −1 not rolled (§5.4.2). */
  sea: number[];
  /** Mine points of each Beach Area as far as all know them: −1 until its first displacement roll (R40). */
  minePoints: number[];
  /** Beach hexes an engineer has checked, in order, and 1 where a mine was found there; 2 once it is cleared (§15.1). */
  checked: number[];
  checkedAs: number[];
  /** Hexes with ruins, in order (§12.1). */
  ruins: number[];
  /** Breached Sea Wall hexsides by the grid's own number of a side, in order (§15.2.3). */
  breached: number[];
  /** Extra resistance nests of 18.5, in order. */
  extraNests: number[];
  /** Hex of each Beachhead marker, −1 none (§5.10). */
  beachhead: number[];
  dzHex: number[];
  dzState: number[];
  /** Wind modifier of each zone this turn (§4.3.2). */
  dzWind: number[];
  /** Sign the German gave his flak at each zone this turn: −1, 0 none, 1 (§4.3.2 c). */
  dzFlakSign: number[];
  /** The zone each German unit fires at this turn, −1 none. */
  flakAt: readonly number[];
  /** Drop zones Germans have eliminated (§17.1.5). */
  dzLost: number;
  /** Hexes fired at in this segment (§10.2.4), and those assaulted (R29). */
  firedAt: number[];
  assaulted: number[];
  /** What each of the automata's commands rolled this turn, −1 none (§20.3); empty without one. */
  commands: number[];
  /** Units out of command whom this turn's die lets hold (§20.5). */
  remote: number[];
}

/** What only the German player may see (§5.4.3). */
export interface Sealed {
  /** A hex for each mine point, in order; cleared ones leave the list. */
  mines: number[];
  /** How many mine points he has in all; 0 before a die that decides it. */
  minePoints: number;
}

/** Null for everybody else. */
export interface Known {
  readonly mines: readonly number[] | null;
  readonly minePoints: number;
}

export type BradleyState = State<Open, Sealed>;
export type BradleyView = View<Open, Known>;

export type BradleyTypes = GameTypes<Open, Sealed, Known, BradleyEvent>;

export type Tell = (event: BradleyEvent) => void;
