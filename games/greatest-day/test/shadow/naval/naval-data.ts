import { ABOARD, SHIP_BOX, WAVE } from '../../../src/types.js';
import { type Paper, scenarioOf } from '../series/paper.js';
import type { Field, Piece } from '../series/pieces.js';

/** What the naval chapters need of the files besides what everybody does. */
export interface NavalTables {
  readonly beachFire: {
    readonly rows: readonly { readonly firer: string; readonly results: readonly string[] }[];
    readonly modifiers: { readonly oneStep: number; readonly cohesion: number };
  };
  readonly naval: {
    readonly boxes: readonly { readonly box: string; readonly range: number }[];
    readonly obstacles: { readonly colour: string };
    readonly nests: { readonly colour: string };
    readonly sea: { readonly colour: string };
    readonly drift: number;
    readonly clear: number;
  };
}

export interface VictoryLine {
  readonly for: 'allied' | 'german';
  readonly points: number;
  readonly kind: string;
  readonly hexes?: readonly string[];
  readonly turn?: number;
  readonly late?: { readonly turn: number; readonly points: number };
  readonly side?: 'allied' | 'german';
  readonly per?: number;
  readonly division?: string;
  readonly formation?: string;
  readonly but?: string;
  readonly battalion?: string;
  readonly within?: number;
  readonly most?: number;
  readonly steps?: number;
  readonly columns?: readonly [number, number];
  readonly gaps?: number;
  readonly nests?: number;
  readonly companies?: number;
}

/** Fields of a scenario that only the fleet, the landings and the verdict ask for. */
export interface NavalScenario {
  readonly beach?: {
    readonly beach: string;
    readonly division: string;
    readonly gaps: number;
    readonly obstacles: number;
    readonly nests: number;
    readonly sea: number;
    readonly gapSides: readonly string[];
    readonly reinforcementHexes: readonly string[];
  };
  readonly chits: { readonly navalSteps?: readonly [number, number] };
  readonly held?: readonly { readonly hex: string; readonly side: 'allied' | 'german' }[];
  readonly victory: {
    readonly points: readonly VictoryLine[];
    readonly margin: 'allied' | 'german';
    readonly levels: readonly { readonly level: string; readonly from: number; readonly winner?: string }[];
  };
}

export const navalTables = ({ tables }: Paper): NavalTables => tables as unknown as NavalTables;
export const navalScenario = (paper: Paper, open: { readonly scenario: string }): NavalScenario =>
  scenarioOf(paper, open) as unknown as NavalScenario;

/** The order the columns count beaches, forces and boxes in. */
export const BEACHES = ['sword', 'juno', 'gold'] as const;
export const FORCES = ['g', 'j', 's', 'c'] as const;
export const SUB_BEACHES = ['queen', 'nan', 'mike', 'king', 'jig'] as const;
/** §4.4.1 The beach an Assault Force lies off. */
export const BEACH_OF_FORCE: Readonly<Record<string, string>> = { g: 'gold', j: 'juno', s: 'sword' };

/** §4.5.2 The list as the rules print it. */
export const LANDING_HEXES: Readonly<Record<string, readonly string[]>> = {
  'queen-white': ['36.007', '35.007'],
  'queen-red': ['34.007', '34.008', '33.008'],
  'mike-green': ['65.003', '64.003'],
  'mike-red': ['63.003', '62.003'],
  'nan-green': ['61.002', '60.003', '59.003', '58.003'],
  'nan-white': ['57.002', '56.003', '55.002', '54.003'],
  'nan-red': ['53.002', '52.003', '51.003'],
  'jig-green': ['81.004', '80.004', '79.003'],
  'jig-red': ['78.004', '77.003', '76.003'],
  'king-green': ['75.003', '74.003'],
  'king-red': ['73.003', '72.003', '71.003'],
};
/** The boxes of a beach in the order the columns count them. */
export const WAVE_BOXES: Readonly<Record<string, readonly string[]>> = {
  sword: ['queen-white', 'queen-red'],
  juno: ['mike-green', 'mike-red', 'nan-green', 'nan-white', 'nan-red'],
  gold: ['jig-green', 'jig-red', 'king-green', 'king-red'],
};

/** §4.1.7 §4.4 What lies in the boxes, and what they fire at. */
export const isLandingCraft = ({ template }: Piece): boolean => template.id === 'landing-craft';
export const isSwimmer = ({ template }: Piece): boolean => template.id === 'swimming-tank-squadron';
export const isSupport = ({ template }: Piece): boolean => template.id === 'support-craft';
export const isRockets = ({ template }: Piece): boolean => template.id === 'rocket-craft';
export const isShip = ({ template }: Piece): boolean => template.symbol === 'ship';
/** §4.4.7 A black Fire value. */
export const isCoastal = ({ side, colour }: Piece): boolean => side === 'german' && colour === 'black';
/** §4.4.4(b) Wn or Stp. */
export const isFort = ({ template }: Piece): boolean => template.symbol === 'fort';

/** Everybody, wherever they are. */
export const everybody = (field: Field): Piece[] => field.open.hex.map((_, unit) => field.piece(unit));
export const names = (field: Field, units: Iterable<number>): string[] => [...units].map((unit) => field.piece(unit).counter.id);

/** §4.4.1 The force and the range of the box a ship lies in; nothing where it lies in none. */
export function stationOf({ open, paper }: Field, unit: number): { force: number; range: number; box: string } | undefined {
  const box = open.box[unit] as number;
  if (box < SHIP_BOX || box >= ABOARD) return undefined;
  const { boxes } = navalTables(paper).naval;
  const { box: name, range } = boxes[(box - SHIP_BOX) % 4] as { box: string; range: number };
  return { force: Math.floor((box - SHIP_BOX) / 4), range, box: name };
}

/** §4.5.1 The Landing Wave box somebody waits in, '' none. */
export function waveOf({ open, scenario }: Field, unit: number): string {
  const box = open.box[unit] as number;
  const boxes = WAVE_BOXES[scenario.beach?.beach ?? ''] ?? [];
  return box >= WAVE && box < SHIP_BOX ? (boxes[box - WAVE] ?? '') : '';
}

/** The place of the scenario's beach in the columns, −1 none. */
export const beachAt = ({ scenario }: Field): number => BEACHES.indexOf((scenario.beach?.beach ?? '') as 'sword');

/** §4.3.3 Whether a Beach Overlay lies: until the turn after its beach was cleared begins. */
export function overlayLies(field: Field): boolean {
  const beach = beachAt(field);
  const cleared = beach < 0 ? -1 : (field.open.cleared[beach] as number);
  return cleared === 0 || cleared === field.open.turn;
}
/** §4.3.2 */
export const isCleared = (field: Field): boolean => (field.open.cleared[beachAt(field)] ?? 0) > 0;

/** §4.1.3 The Beach hexes of the scenario's overlay. */
export const sandOf = ({ paper, scenario }: Field): number[] =>
  paper.hexes.filter((hex) => paper.terrain(hex) === 'beach' && paper.named(hex, 'overlay') === scenario.beach?.beach);
