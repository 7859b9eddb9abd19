import type { Json } from '@bocage/kernel';
import { type PrintedMap, readSheet, type Sheet } from '@bocage/testkit';
import { ALLIED, GERMAN, type Side } from '../../src/types.js';

type Result = readonly [number, number, number];
type Gun = { readonly cards: number; readonly range: number };

export interface Tables {
  readonly results: { readonly rows: readonly ({ readonly least: number } & Readonly<Record<'win' | 'draw' | 'lose', Result>>)[] };
  readonly tracks: readonly { readonly strength: number; readonly boxes: readonly number[] }[];
  readonly terrain: { readonly defence: number };
  readonly artillery: Readonly<Record<'werfer' | 'flak' | 'artillery' | 'corps-artillery', Gun>>;
  readonly movement: Readonly<Record<'attack' | 'tactical' | 'unfuelled' | 'strategicOnFoot', number>>;
  readonly limits: { readonly stacking: number };
  readonly headquarters: Readonly<Record<'divisionRange' | 'corpsRange' | 'friendWithin' | 'drivenBack', number>>;
  readonly coast: { readonly perLoss: number };
}

export interface Cards {
  readonly resources: readonly { readonly id: string; readonly worth: number }[];
  readonly naval: { readonly cards: number };
  readonly air: { readonly worthInWoods: number };
  readonly tactics: { readonly cards: readonly { readonly id: string; readonly only: string; readonly needs: readonly string[] }[] };
  readonly matrix: { readonly rows: readonly (readonly ('win' | 'draw' | 'lose')[])[] };
  readonly supply: {
    readonly periods: readonly ({ readonly from: number } & Readonly<Record<'fuel' | 'ammo', readonly [number, number]>>)[];
    readonly german: {
      readonly ammo: { readonly first: number; readonly rise: number; readonly most: number };
      readonly storm: { readonly turns: readonly number[]; readonly ammo: number };
      readonly fuel: readonly number[];
    };
  };
}

/** What is printed on a counter. */
export interface Counter {
  readonly unit: number;
  readonly side: Side;
  readonly kind: string;
  /** Nothing for headquarters and guns. */
  readonly boxes: readonly number[];
  readonly armoured: boolean;
  readonly gun: boolean;
  readonly headquarters: boolean;
}

export interface Formation {
  readonly id: string;
  readonly side: Side;
  readonly corps: boolean;
  readonly entry: string;
  readonly hq: number;
  /** §2.1 German infantry and Allied airborne divisions need no fuel. */
  readonly onFoot: boolean;
}

export interface Paper {
  readonly sheet: Sheet;
  readonly counters: readonly Counter[];
  readonly formations: readonly Formation[];
  readonly teams: readonly { readonly id: string; readonly superior: string }[];
  readonly turns: Readonly<Record<string, number>>;
  readonly tables: Tables;
  readonly cards: Cards;
  /** §8.1 Hexes with a coastal counter, in the order of the map. */
  readonly coast: readonly number[];
  /** §8.4 The coast of each corps that lands. */
  readonly beaches: Readonly<Record<string, readonly number[]>>;
  /** §1.2 Whether troops may go from a hex to its neighbour. */
  mayCross(a: number, b: number): boolean;
}

interface PrintedCounter {
  readonly formation: string;
  readonly nation: string;
  readonly kind: string;
  readonly strength: number;
}

const ARMOURED = ['armour', 'combat-command', 'panzer', 'panzergrenadier'];
const GUNS = ['artillery', 'corps-artillery', 'werfer', 'flak'];
const HEADQUARTERS = ['hq', 'corps-hq'];
const ON_FOOT = ['grenadier', 'airborne'];
const LANDINGS = { 'us-vii': 'us-vii', 'us-v': 'us-v', 'br-xxx': 'british-xxx', 'br-i': 'british-i' };

const sideOf = (nation: string): Side => (nation === 'german' ? GERMAN : ALLIED);

/** These hexes stand on a point and their odd rows lie to the right: the sheet of the testkit with rows for columns. */
function readPointed(map: PrintedMap): Sheet {
  const turned = (label: string): string => label.slice(2) + label.slice(0, 2);
  const sheet = readSheet({
    hexes: map.hexes.map((hex) => ({ ...hex, hex: turned(hex.hex) })),
    sides: map.sides.map((side) => ({ ...side, a: turned(side.a), b: turned(side.b) })),
  });
  return { ...sheet, label: (hex) => turned(sheet.label(hex)), hex: (label) => sheet.hex(turned(label)) };
}

/** The game as it lies in its box: the map, the counters, the cards and the tables, and nothing of the program. */
export function readPaper(data: Readonly<Record<string, Json>>): Paper {
  const sheet = readPointed(data.map as unknown as PrintedMap);
  const tables = data.tables as unknown as Tables;
  const { units, formations } = data.counters as unknown as {
    units: PrintedCounter[];
    formations: { id: string; nation: string; level: string; entry: string }[];
  };
  const scenarios = data.scenarios as unknown as { teams: Paper['teams']; scenarios: { id: string; turns: number }[] };
  const isLand = (hex: number): boolean => !['sea', 'off'].includes(sheet.terrain(hex));
  return {
    sheet,
    tables,
    cards: data.cards as unknown as Cards,
    teams: scenarios.teams,
    turns: Object.fromEntries(scenarios.scenarios.map(({ id, turns }) => [id, turns])),
    counters: units.map(({ nation, kind, strength }, unit) => ({
      unit,
      side: sideOf(nation),
      kind,
      boxes: tables.tracks.find((track) => track.strength === strength)?.boxes ?? [],
      armoured: ARMOURED.includes(kind),
      gun: GUNS.includes(kind),
      headquarters: HEADQUARTERS.includes(kind),
    })),
    formations: formations.map(({ id, nation, level, entry }) => {
      const brigades = units.filter(({ formation, strength }) => formation === id && strength > 0);
      return {
        id,
        side: sideOf(nation),
        corps: level === 'corps',
        entry,
        hq: units.findIndex(({ formation, kind }) => formation === id && HEADQUARTERS.includes(kind)),
        onFoot: level !== 'corps' && brigades.every(({ kind }) => ON_FOOT.includes(kind)),
      };
    }),
    coast: sheet.withFeature('coastal-defence'),
    beaches: Object.fromEntries(Object.entries(LANDINGS).map(([corps, name]) => [corps, sheet.withFeature(`landing:${name}`)])),
    mayCross: (a, b) => isLand(a) && isLand(b) && sheet.side(a, b).sea !== true,
  };
}
