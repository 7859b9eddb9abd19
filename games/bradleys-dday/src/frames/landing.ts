import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { BeachArea } from '../sides.js';
import type { Asks } from './game.js';

/** D. Amphibious landings (§5.0) */

/** The beaches that land this turn, in the order the American chooses. */
export interface LandingsFrame extends Asks {
  readonly step: 'landings';
}
/** What is done at one Beach Area, in this order. */
export type LandingStage = 'sea' | 'swim' | 'displacement' | 'aborts' | 'disruption' | 'assaults' | 'casualties' | 'movement' | 'done';
/** One Beach Area's landing under way. */
export interface LandingFrame {
  readonly step: 'landing';
  readonly beach: BeachArea;
  stage: LandingStage;
  /** Amphibious tanks that swim (§5.8.3). */
  readonly swimming: number[];
  /** Units of the wave that were shifted (§5.5.4). */
  readonly shifted: number[];
  /** Hexes whose Germans are being assaulted from the sea (§5.5.6). */
  readonly assaulted: number[];
  readonly landed: UnitId[];
}
export interface SeaFrame {
  readonly step: 'sea';
  readonly beach: BeachArea;
}
/** §5.8.3 Which amphibious tank companies swim. */
export interface SwimFrame extends Asks {
  readonly step: 'swim';
  readonly units: UnitId[];
}
/** One roll of displacement: for the whole wave, for an approach hex (§19.4), or for a Ranger battalion (§5.7.2). */
export interface DisplacementFrame {
  readonly step: 'displacement';
  readonly beach: BeachArea;
  readonly units: readonly UnitId[];
}
/** §5.5.4 Which of the fullest hexes lands disrupted. */
export interface FullestFrame extends Asks {
  readonly step: 'fullest';
  readonly hexes: readonly HexId[];
}
/** §5.5.5 §5.5.6 R5 Which units abort: those before Germans, those in excess. */
export interface AbortFrame extends Asks {
  readonly step: 'abort';
  readonly hex: HexId;
  readonly why: 'enemy' | 'full';
}
/** §5.6 Casualties, unit by unit; §5.8.1 sinking for those who swim. */
export interface CasualtiesFrame {
  readonly step: 'casualties';
  readonly beach: BeachArea;
  readonly units: UnitId[];
  readonly swimming: readonly number[];
}

export type LandingFrames =
  | LandingsFrame
  | LandingFrame
  | SeaFrame
  | SwimFrame
  | DisplacementFrame
  | FullestFrame
  | AbortFrame
  | CasualtiesFrame;
