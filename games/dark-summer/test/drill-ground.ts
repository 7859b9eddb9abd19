import type { Json } from '@bocage/kernel';
import * as testkit from '@bocage/testkit';
import { data } from '../src/index.js';

/** A hexside as a test writes it. */
export interface DrillSide extends testkit.DrillSide {
  readonly class?: 'major' | 'minor';
  readonly road?: 'major' | 'minor';
}

export type Drill = testkit.Drill<DrillSide>;

/** Nine by nine hexes. */
export const isDrillHex = testkit.drillHexes(data.map, '4616', '5424');

/** The real map with the drill ground levelled and then laid out as a test needs it. */
export const withDrill = (drill: Drill): Readonly<Record<string, Json>> => ({
  ...data,
  map: testkit.drilled(data.map, isDrillHex, drill) as unknown as Json,
});
