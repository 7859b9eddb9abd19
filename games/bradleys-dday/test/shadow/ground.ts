import { type BradleyState, HIGH_TIDE } from '../../src/types.js';
import { columnOf, type Paper, scenarioOf } from './paper.js';

type Open = BradleyState['open'];

export const isTown = ({ sheet }: Paper, hex: number): boolean => ['town', 'city'].includes(sheet.terrain(hex));
/** §10.3.6 e A town on a hill is on the hill (R46). */
export const isHill = ({ sheet }: Paper, hex: number): boolean => sheet.terrain(hex) === 'hill' || sheet.has(hex, 'hill');
export const isSwamp = ({ sheet }: Paper, hex: number): boolean => sheet.terrain(hex) === 'swamp' || sheet.has(hex, 'swamp');
export const isBeach = ({ sheet }: Paper, hex: number): boolean => sheet.terrain(hex) === 'beach';
export const isShale = ({ sheet }: Paper, hex: number): boolean => sheet.has(hex, 'shale');
/** §6.3.4 Nothing but tidal flat, or tidal flat and sea: where rock is too, §6.3.5 goes first. */
export const isFlat = ({ sheet }: Paper, hex: number): boolean =>
  sheet.terrain(hex) === 'sea' && sheet.has(hex, 'tidal-flat') && !sheet.has(hex, 'shale');
export const isRuined = ({ ruins }: Open, hex: number): boolean => ruins.includes(hex);

export type Fort = 'strongpoint' | 'resistanceNest';

/** §13.0 §18.5 */
export function fortOf({ sheet }: Paper, { extraNests }: Open, hex: number): Fort | undefined {
  if (sheet.has(hex, 'strongpoint')) return 'strongpoint';
  return sheet.has(hex, 'resistance-nest') || extraNests.includes(hex) ? 'resistanceNest' : undefined;
}

/** §6.3.4 §6.3.5 Whether anybody can stand there at this tide. */
export function isGround(paper: Paper, { tide }: Open, hex: number): boolean {
  if (paper.sheet.terrain(hex) !== 'sea') return true;
  return isFlat(paper, hex) ? tide !== HIGH_TIDE : isShale(paper, hex);
}

/** §18.1 §18.2 The part of the map a scenario plays on; who starts outside it may only go east. */
export function isInArea(paper: Paper, open: Open, hex: number): boolean {
  const { columns, outside } = scenarioOf(paper, open).area;
  const column = columnOf(paper, hex);
  return (column >= columns[0] && column <= columns[1]) || outside.includes(paper.sheet.label(hex));
}

export const waterBetween = ({ sheet }: Paper, a: number, b: number): boolean => sheet.side(a, b).class !== undefined;

/** §6.3.6 §15.2 */
export const isWalled = ({ sheet, grid }: Paper, { breached }: Open, a: number, b: number): boolean =>
  (sheet.side(a, b).features?.includes('sea-wall') ?? false) && !breached.includes(grid.sideBetween(a, b));

export const hasWay = ({ sheet }: Paper, a: number, b: number): boolean => {
  const { road, rail } = sheet.side(a, b);
  return road !== undefined || rail === true;
};
