import { EN_ROUTE } from '../../../src/types.js';
import type { Paper } from './paper.js';
import type { Field } from './pieces.js';
import type { Side } from './tables.js';

const BEACHES = ['sword', 'juno', 'gold'];

export const isRubble = ({ open }: Field, hex: number): boolean => open.rubble.includes(hex);
export const isRazed = ({ open }: Field, hex: number): boolean => open.razed.includes(hex);
export const isBlocked = ({ open }: Field, hex: number): boolean => open.roadblockHexes.includes(hex);
export const isBeach = ({ paper }: Field, hex: number): boolean => paper.terrain(hex) === 'beach';

/** §10.1 Mines in a hex that the other side laid. */
export const isMined = ({ open }: Field, hex: number, side: Side): boolean =>
  open.mines.some((mined, index) => mined === hex && open.minesBy[index] !== (side === 'allied' ? 0 : 1));

/** §2.3.1 Where a road runs across a side, a railway, either. */
export const hasRoad = ({ side }: Paper, a: number, b: number): boolean => side(a, b).road !== undefined;
export const hasRail = ({ side }: Paper, a: number, b: number): boolean => side(a, b).rail === true;

/** §2.3.3 §2.3.4 §2.3.5 */
export const isRaised = ({ has }: Paper, hex: number): boolean =>
  has(hex, 'raised-road') || has(hex, 'raised-railroad') || has(hex, 'embankment');
export const isSunken = ({ has }: Paper, hex: number): boolean => has(hex, 'sunken-road') || has(hex, 'sunken-railroad');

export const isBridge = ({ side }: Paper, a: number, b: number): boolean => side(a, b).features?.includes('bridge:counter') === true;
/** §2.4 A hex with a bridge that has a counter on one of its sides. */
export const hasBridge = (paper: Paper, hex: number): boolean => paper.neighbours(hex).some((to) => isBridge(paper, hex, to));

/** §4.1.4 The overlay that lies over a hex, '' none: it goes in the turn after its beach was cleared (§4.3.3). */
export function overlayAt({ paper, open, scenario }: Field, hex: number): string {
  const name = paper.named(hex, 'overlay');
  return name !== '' && scenario.beach?.beach === name && open.cleared[BEACHES.indexOf(name)] === 0 ? name : '';
}

export const isAreaHex = ({ paper, scenario }: Field, hex: number): boolean => {
  const [column, row] = [paper.column[hex] as number, paper.row[hex] as number];
  const { columns, rows } = scenario.area;
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
};

/** O5 Within three hexes of an Allied Reinforcement hex, once the beach is cleared. */
export function isProtected({ paper, open, scenario }: Field, hex: number): boolean {
  const zones = (scenario.special ?? []).filter(({ rule }) => rule === 'protected');
  const cleared = scenario.beach && (open.cleared[BEACHES.indexOf(scenario.beach.beach)] as number) > 0 ? scenario.beach : undefined;
  const near = [
    ...zones.flatMap(({ hexes = [], within = 0 }) => hexes.map((label) => [label, within] as const)),
    ...(cleared?.reinforcementHexes ?? []).map((label) => [label, 3] as const),
  ];
  return near.some(([label, within]) => paper.distance(paper.hex(label), hex) <= within);
}

/** §11.0 M3 How many hexes a hex is outside a division's sectors; 0 within, or where no sector counts. */
export function outOfSector({ paper }: Field, hex: number, sectors: readonly string[]): number {
  if (sectors.length === 0 || (paper.row[hex] as number) > 35) return 0;
  const own = paper.near(hex, 3).filter((other) => sectors.includes(paper.named(other, 'sector')));
  return own.length === 0 ? 9 : Math.min(...own.map((other) => paper.distance(hex, other)));
}

/** The wave boxes are off the map: whoever is in one has no hex. */
export const isAfloat = (box: number): boolean => box >= EN_ROUTE;
