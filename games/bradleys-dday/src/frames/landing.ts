import type { BeachArea } from '../sides.js';
import type { Asks } from './game.js';

/** D. Amphibious landings (§5.0) */

/** The beaches that land this turn, in the order the American chooses. */
export interface LandingsFrame extends Asks {
  readonly step: 'landings';
  readonly beaches: BeachArea[];
}
export interface SeaFrame {
  readonly step: 'sea';
  readonly beach: BeachArea;
}
/** §5.8.3 Which amphibious tank companies swim. */
export interface SwimFrame extends Asks {
  readonly step: 'swim';
  readonly beach: BeachArea;
  readonly undecided: number[];
  readonly swimming: number[];
}
export interface DisplacementFrame {
  readonly step: 'displacement';
  readonly beach: BeachArea;
  /** The Ranger battalion that lands by itself (§5.7.2), the approach hex of 19.4, or −1: the whole wave. */
  readonly unit: number;
  readonly hex: number;
  readonly swimming: readonly number[];
}
/** §5.5.4 Which of the fullest hexes lands disrupted. */
export interface FullestFrame extends Asks {
  readonly step: 'fullest';
  readonly hexes: readonly number[];
}
/** §5.5.6, R5 Which units abort: those before Germans, those in excess. */
export interface AbortFrame extends Asks {
  readonly step: 'abort';
  readonly hex: number;
  readonly units: number[];
  readonly why: 'enemy' | 'full';
}
/** §5.6 Casualties, unit by unit; §5.8.1 sinking for those who swim. */
export interface CasualtiesFrame {
  readonly step: 'casualties';
  readonly beach: BeachArea;
  readonly units: number[];
  readonly swimming: readonly number[];
}
/** One Beach Area's landing under way: what is still to do, in order. */
export interface LandingFrame {
  readonly step: 'landing';
  readonly beach: BeachArea;
  stage: number;
  readonly swimming: number[];
  readonly landed: number[];
}

export type LandingFrames =
  | LandingsFrame
  | SeaFrame
  | SwimFrame
  | DisplacementFrame
  | FullestFrame
  | AbortFrame
  | CasualtiesFrame
  | LandingFrame;
