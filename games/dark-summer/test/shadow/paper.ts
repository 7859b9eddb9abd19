import type { Json } from '@bocage/kernel';
import { type PrintedMap, readSheet, type Sheet } from '@bocage/testkit';

export interface Counter {
  readonly id: string;
  readonly division: string;
  readonly nation: string;
  readonly kind: string;
  readonly size: string;
  readonly steps: number;
  readonly full: readonly [number, number, number];
  readonly reduced: readonly [number, number];
  readonly start: string;
}

export interface Marker {
  readonly id: string;
  readonly kind: string;
  readonly nation: string;
  readonly value: number;
}

export interface Tables {
  readonly crt: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly movement: Readonly<Record<string, readonly number[]>> &
    Readonly<Record<'minorRiver' | 'majorRiver' | 'minorRoad' | 'box' | 'unsupplied', number>>;
  readonly combat: {
    readonly shifts: Readonly<Record<string, number>>;
    readonly woodsDefence: number;
    readonly tacAirLoss: Readonly<Record<string, number>>;
    readonly omaha: number;
    readonly bocageTurns: number;
  };
  readonly support: readonly Marker[];
  readonly limits: { readonly stacking: number };
}

export interface Beach {
  readonly hex: number;
  readonly name: string;
  readonly command: 0 | 1;
}

/** The game as it lies in its box: the sheet, the counters and the charts, and nothing of the program. */
export interface Paper {
  readonly sheet: Sheet;
  readonly counters: readonly Counter[];
  readonly tables: Tables;
  readonly beaches: readonly Beach[];
  /** E hexes as the `exits` column counts them. */
  readonly exits: readonly number[];
}

const US_BEACHES = ['utah', 'omaha'];
const BEACHES = [...US_BEACHES, 'gold', 'juno', 'sword'];

export function readPaper(data: Readonly<Record<string, Json>>): Paper {
  const sheet = readSheet(data.map as unknown as PrintedMap);
  const beaches = BEACHES.flatMap((name) =>
    sheet.withFeature(`beach:${name}`).map((hex): Beach => ({ hex, name, command: US_BEACHES.includes(name) ? 0 : 1 })),
  );
  return {
    sheet,
    counters: (data.counters as unknown as { units: Counter[] }).units,
    tables: data.tables as unknown as Tables,
    beaches: beaches.sort((a, b) => a.hex - b.hex),
    exits: sheet.withFeature('letter:E'),
  };
}

/** §2.2 Who activates together: US and French 0, British, Canadians and Poles 1, Germans 2. */
export function commandOf({ nation }: Counter): 0 | 1 | 2 {
  if (nation === 'us' || nation === 'french') return 0;
  return nation === 'german' || nation === 'ss' ? 2 : 1;
}

export const columnOf = ({ sheet }: Paper, hex: number): number => Number(sheet.label(hex).slice(0, 2));
export const letterOf = ({ sheet }: Paper, hex: number): string =>
  ['C', 'W', 'S', 'E', '(E)'].find((letter) => sheet.has(hex, `letter:${letter}`)) ?? '';
