import { type CrtCell, LETTERS, type Tables } from '../data/shapes.js';
import type { World } from '../world.js';

/** §10.1.2 The lines of the upper matrix. */
export type Line = keyof Tables['crt']['least'];

/** What a cell of the lower matrix says (§10.4). */
export interface Result {
  readonly effect: '' | 'R' | 'D' | 'E';
  readonly lightRed: boolean;
}

/** §10.1.3 The column of the upper matrix a differential falls into, −1 below the leftmost. */
function columnOf({ data }: World, line: Line, differential: number): number {
  const least = data.tables.crt.least[line];
  let column = least.length - 1;
  while (column >= 0 && differential < (least[column] as number)) column--;
  return column;
}

/** §10.1.4 The letter of the lower matrix as its index, −1 where the differential is below the table. */
export function letterOf(world: World, line: Line, differential: number, protection: number): number {
  const { byProtection } = world.data.tables.crt;
  const column = columnOf(world, line, differential);
  if (column < 0) return -1;
  const row = byProtection[Math.min(protection, byProtection.length - 1)] as string;
  return (LETTERS as readonly string[]).indexOf(row[column] as string);
}

/** §10.2.8 j §10.3.4 j Shifts end at the outer columns. */
export const shifted = (letter: number, by: number): number => Math.min(LETTERS.length - 1, Math.max(0, letter + by));

/** The row of the lower matrix for two dice and what is added to them; beyond the table its outer rows. */
export function rowOf({ data }: World, roll: number): number {
  const { results, firstRoll } = data.tables.crt;
  return Math.min(results.length - 1, Math.max(0, roll - firstRoll));
}

/** §10.2.8 j §10.4 */
export function resultAt(world: World, letter: number, roll: number): Result {
  const cell = world.data.tables.crt.results[rowOf(world, roll)]?.[letter] as CrtCell;
  return { effect: cell.replace('*', '') as Result['effect'], lightRed: cell.endsWith('*') };
}

/** §12.1.1 Whether light red in this column leaves ruins. */
export const ruinsIn = ({ data }: World, letter: number): boolean => letter >= LETTERS.indexOf(data.tables.crt.ruinsFrom);
