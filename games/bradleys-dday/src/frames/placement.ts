import type { UnitId } from '@bocage/kernel';
import type { BeachArea, Side } from '../sides.js';
import type { Asks } from './game.js';

/** A. Invasion placement */

/** §4.3.1 One regiment (or separate unit) after another: main or secondary. */
export interface AirAllotFrame extends Asks {
  readonly step: 'air-allot';
}
/** §5.1.6 Units of a pool into the Wave Boxes, one wave after another. */
export interface AllotFrame extends Asks {
  readonly step: 'allot';
  readonly beach: BeachArea;
  wave: number;
  readonly last: number;
}
/** §5.7.1 Whether each Ranger battalion lands at Pointe du Hoc; then, like the wave, units onto approach hexes. */
export interface ApproachFrame extends Asks {
  readonly step: 'approach';
  readonly beach: BeachArea;
}
export interface ApproachAtFrame extends Asks {
  readonly step: 'approach-at';
  readonly beach: BeachArea;
  readonly unit: UnitId;
}
/** Reinforcements that come on at an edge: a unit, then its hex (§3.1 A, §3.1 G). */
export interface EntryFrame extends Asks {
  readonly step: 'entry';
  readonly side: Side;
}
export interface EntryAtFrame extends Asks {
  readonly step: 'entry-at';
  readonly unit: UnitId;
}
/** §11.2, §18.1.5 a A die for this turn's support points. */
export interface SupportDieFrame {
  readonly step: 'support-die';
}

export type PlacementFrames = AirAllotFrame | AllotFrame | ApproachFrame | ApproachAtFrame | EntryFrame | EntryAtFrame | SupportDieFrame;
