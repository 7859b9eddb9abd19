import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Asks } from './game.js';

/** D. Airborne landings (§4.0) */

/** The air landings of a turn: all zones are aimed, then one after another lands with its units (§4.3.2). */
export interface AirborneFrame {
  readonly step: 'airborne';
  /** Zones that have had their turn. */
  readonly done: number[];
}
/** §4.2.7 Whether a Secondary DZ is taken up to be laid anew. */
export interface TakeUpFrame extends Asks {
  readonly step: 'take-up';
  readonly zone: number;
}
/** §4.3.2 a Where a zone is aimed at. */
export interface AimFrame extends Asks {
  readonly step: 'aim';
  readonly zone: number;
}
export interface WindFrame {
  readonly step: 'wind';
  readonly zone: number;
}
/** §4.3.2 c The German's flak at a zone: units, then the sign. */
export interface FlakFrame extends Asks {
  readonly step: 'flak';
  readonly zone: number;
}
export interface ZoneScatterFrame {
  readonly step: 'zone-scatter';
  readonly zone: number;
  /** Rolls that came to nothing. */
  again: number;
}
/** §4.4 Units of a zone, one after another in the order the American chooses. */
export interface DropFrame extends Asks {
  readonly step: 'drop';
  readonly zone: number;
  /** 1 once the rest is to go in the order of the list. */
  rest: 0 | 1;
  /** Units that have jumped, aborted ones too. */
  readonly tried: number[];
}
export interface ScatterFrame {
  readonly step: 'scatter';
  readonly zone: number;
  readonly unit: UnitId;
}
/** §4.4.9 After the assault of a unit that came down on Germans: it holds the hex, goes two hexes away, or is lost. */
export interface ForcedRetreatFrame extends Asks {
  readonly step: 'forced-retreat';
  readonly unit: UnitId;
  /** The hex it came down in, and those it has gone to. */
  readonly trail: HexId[];
}

export type AirborneFrames =
  | AirborneFrame
  | TakeUpFrame
  | AimFrame
  | WindFrame
  | FlakFrame
  | ZoneScatterFrame
  | DropFrame
  | ScatterFrame
  | ForcedRetreatFrame;
