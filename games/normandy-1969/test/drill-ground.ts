import type { Json } from '@bocage/kernel';
import * as testkit from '@bocage/testkit';
import { data } from '../src/index.js';

/** A hexside as a test writes it. */
export interface DrillSide extends testkit.DrillSide {
  readonly flooded?: true;
  readonly road?: 'minor';
}

export interface Drill extends testkit.Drill<DrillSide> {
  readonly fortifications?: readonly string[];
}

/** Seven by seven hexes. */
const isDrillHex = testkit.drillHexes(data.map, '4323', '4929');

/** Strengths that rule tests count with, whatever balance makes of the shipped ones. */
const STRENGTHS: Readonly<Record<string, number>> = {
  'i-726': 2,
  'ii-726': 2,
  'gr-914': 5,
  'gr-915': 5,
  'gr-916': 5,
  'fus-352': 2,
  'fj-6': 8,
  'ost-441': 1,
  'ost-642': 1,
  'ost-649': 1,
  'ost-795': 1,
  'pz-22': 10,
  'pz-100': 2,
  'pg-125': 6,
  'flak-1': 3,
};

interface Figures {
  readonly counters: { readonly german: readonly { readonly id: string; readonly strength: number }[] };
  readonly scenarios: {
    readonly scenarios: readonly { readonly id: string; readonly turns: number; readonly thresholds: object }[];
    readonly landing: object;
    readonly supply: object;
    readonly victory: { readonly places: readonly { readonly name: string; readonly points: number; readonly partial: number }[] };
  };
}

const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  Caen: [10, 4],
  Bayeux: [4, 0],
  'Saint-Lô': [6, 0],
  Carentan: [5, 0],
  Valognes: [4, 0],
  'Falaise road': [6, 0],
  'Villers-Bocage': [2, 0],
  Caumont: [2, 0],
};

/** The shipped data with the figures that balance may change held fast. */
function withFixedFigures(): Readonly<Record<string, Json>> {
  const { counters, scenarios } = data as unknown as Figures;
  const german = counters.german.map((piece) => ({ ...piece, strength: STRENGTHS[piece.id] ?? piece.strength }));
  const thresholds = {
    campaign: { alliedDecisive: 30, alliedMarginal: 22, draw: 15, germanMarginal: 8 },
    bridgehead: { alliedDecisive: 18, alliedMarginal: 14, draw: 10, germanMarginal: 6 },
  };
  const fixed = {
    ...scenarios,
    scenarios: scenarios.scenarios.map((scenario) => ({ ...scenario, thresholds: thresholds[scenario.id as 'campaign'] })),
    landing: { ...scenarios.landing, secondWave: 30, followUp: 15, firstDayAllowance: 2 },
    supply: { ...scenarios.supply, airborneTurns: 2 },
    victory: {
      ...scenarios.victory,
      places: scenarios.victory.places.map((place) => ({ ...place, points: POINTS[place.name]?.[0], partial: POINTS[place.name]?.[1] })),
      supplyArea: 2,
      lossesPerPoint: 10,
    },
  };
  return { ...data, counters: { ...counters, german }, scenarios: fixed } as unknown as Readonly<Record<string, Json>>;
}

/** The real map with the drill ground levelled and then laid out as a test needs it. */
export function withDrill(drill: Drill): Readonly<Record<string, Json>> {
  const map = testkit.drilled(data.map, isDrillHex, drill);
  const hexes = map.hexes.map((hex) => {
    if (!isDrillHex(hex.hex)) return hex;
    const features = (hex.features ?? []).filter((feature) => feature !== 'fortification');
    if (drill.fortifications?.includes(hex.hex)) features.push('fortification');
    return { ...hex, features };
  });
  return { ...withFixedFigures(), map: { ...map, hexes } as unknown as Json };
}
