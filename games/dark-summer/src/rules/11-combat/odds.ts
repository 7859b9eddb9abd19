import type { CombatResult } from '../../data/shapes.js';
import type { World } from '../../world.js';

/** Where 1-1 stands among the columns 1-3, 1-2, 1-1, 2-1 …; worse odds go on to the left as −1, −2 … */
const EVEN = 2;
const HOPELESS = -99;

/** §11.3.3 The column of two totals before shifts, rounded for the defender; negative left of 1-3, never right of the last. */
export function columnOf(world: World, attack: number, defence: number): number {
  if (attack <= 0) return HOPELESS;
  const last = world.data.tables.crt.columns.length - 1;
  if (attack >= defence) return Math.min(last, EVEN - 1 + Math.floor(attack / defence));
  return EVEN + 1 - Math.ceil(defence / attack);
}

/**
 * §11.3.3 §11.3.4 The column after the net shift, or −1 when the attack stays left of 1-3 and costs two steps without a
 * die. A shift to the left never pushes an attack that began on the table off it.
 */
export function shiftedColumn(world: World, column: number, net: number): number {
  const last = world.data.tables.crt.columns.length - 1;
  const shifted = column + net;
  if (shifted >= 0) return Math.min(last, shifted);
  return column >= 0 ? 0 : -1;
}

/** §11.3.5 */
export function resultAt(world: World, column: number, die: number): CombatResult {
  return column < 0 ? 'AL2' : (world.data.tables.crt.rows[die - 1]?.[column] as CombatResult);
}
