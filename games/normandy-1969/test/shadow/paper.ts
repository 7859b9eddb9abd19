import type { Json } from '@bocage/kernel';
import { type PrintedMap, readSheet, type Sheet } from '@bocage/testkit';

export interface AlliedCounter {
  readonly strengths: readonly number[];
  readonly allowance: number;
  readonly armour: boolean;
  readonly group: string;
  readonly lists: readonly string[];
}

export interface GermanCounter {
  readonly id: string;
  readonly strength: number;
  readonly allowance: number;
  readonly armour: boolean;
  readonly defensiveOnly: boolean;
}

export interface Mission {
  readonly id: string;
  readonly missions: number;
  readonly attack: number;
  readonly defence: number;
  readonly range: number;
}

export interface Tables {
  readonly crt: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly scatter: Readonly<Record<'clear' | 'bocageOrCity', readonly { readonly loses: number; readonly scatters: boolean }[]>>;
  readonly movement: Readonly<Record<'clear' | 'bocage' | 'city' | 'road', readonly (number | string)[]>> &
    Readonly<Record<'lightUpTo' | 'river' | 'flooded' | 'enterZoc' | 'leaveZoc', number>>;
  readonly additions: Readonly<Record<'bocage' | 'city' | 'fortification' | 'river' | 'entrenched', number>>;
  readonly gunfire: readonly Mission[];
  readonly limits: Readonly<Record<'stacking' | 'targets' | 'retreat', number>>;
}

export interface Scenarios {
  readonly scenarios: readonly { readonly id: string; readonly turns: number }[];
  readonly landing: { readonly secondWave: number; readonly followUp: number; readonly firstDayAllowance: number };
  readonly supply: { readonly airborneTurns: number };
}

/** The game as it lies in its box: the sheet, the counters and the charts, and nothing of the program. */
export interface Paper {
  readonly sheet: Sheet;
  readonly allied: readonly AlliedCounter[];
  readonly german: readonly GermanCounter[];
  readonly tables: Tables;
  readonly scenarios: Scenarios;
  readonly beaches: readonly (readonly number[])[];
  /** §G.4 By hex: how far the nearest hex of sea is. */
  readonly fromSea: readonly number[];
}

const BEACHES = ['utah', 'omaha', 'gold', 'juno', 'sword'];

/** §G.4 Hexes from the nearest hex of sea. */
function rangeTo(sheet: Sheet, hex: number): number {
  const seen = new Set([hex]);
  for (let ring = [hex], range = 0; ; range++) {
    if (ring.some((at) => sheet.terrain(at) === 'sea')) return range;
    ring = ring.flatMap((at) => sheet.neighbours(at)).filter((at) => !seen.has(at) && seen.add(at));
    if (ring.length === 0) return Number.POSITIVE_INFINITY;
  }
}

export function readPaper(data: Readonly<Record<string, Json>>): Paper {
  const counters = data.counters as unknown as { allied: AlliedCounter[]; german: GermanCounter[] };
  const sheet = readSheet(data.map as unknown as PrintedMap);
  return {
    sheet,
    ...counters,
    tables: data.tables as unknown as Tables,
    scenarios: data.scenarios as unknown as Scenarios,
    beaches: BEACHES.map((name) => sheet.withFeature(`beach:${name}`)),
    fromSea: sheet.hexes.map((hex) => rangeTo(sheet, hex)),
  };
}

/** Points of the chart in thirds: `1/3` is one of them. */
export const thirds = (points: number | string): number => (points === '1/3' ? 1 : Number(points) * 3);
