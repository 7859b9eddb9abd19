import { CHERBOURG, type Open, US } from '../types.js';
import type { World } from '../world.js';
import { attackFactor, bringsArmor, defenceFactor } from './strength.js';
import { supplyNet } from './supply.js';

/** What a cell of the Cherbourg Combat Table says. */
export interface CherbourgResult {
  readonly americans: number;
  readonly germans: number;
  readonly captured: boolean;
}

/** §11.7 */
export function readCherbourgCell(cell: string): CherbourgResult {
  if (cell.startsWith('C')) return { americans: Number(cell.slice(1) || 0), germans: 0, captured: true };
  const [americans, germans] = cell.split('/').map(Number);
  return { americans: americans as number, germans: germans as number, captured: false };
}

const unitsIn = (world: World, open: Open): { readonly americans: number[]; readonly germans: number[] } => {
  const inside = open.hex.flatMap((hex, unit) => (hex === CHERBOURG ? [unit] : []));
  return {
    americans: inside.filter((unit) => world.roster.command[unit] === US),
    germans: inside.filter((unit) => unit >= world.roster.allied),
  };
};

/** §11.7 The column of two totals; −1 below 1-1, when nothing happens. */
export function cherbourgColumn(world: World, attack: number, defence: number): number {
  const times = Math.floor(attack / Math.max(1, defence));
  return Math.min(world.data.tables.cherbourg.columns.length, times) - 1;
}

/** §11.7 Strengths in the box without support. A counter not yet known counts the least its pool still may hold. */
export function cherbourgStrengths(world: World, open: Open): { readonly attack: number; readonly defence: number } {
  const { americans, germans } = unitsIn(world, open);
  const flak = bringsArmor(world, americans) ? 'armor' : 'no-armor';
  return {
    attack: americans.reduce((sum, unit) => sum + attackFactor(world, open, unit), 0),
    defence: germans.reduce((sum, unit) => sum + Math.max(defenceFactor(world, open, unit, flak), leastValue(world, open, unit)), 0),
  };
}

/** §11.7 Combat in the box must be fought when the Americans there are in supply and might have 1-1. */
export function mustFightForCherbourg(world: World, open: Open): boolean {
  const { americans, germans } = unitsIn(world, open);
  if (americans.length === 0 || germans.length === 0 || !supplyNet(world, open, US).cherbourg) return false;
  const { attack, defence } = cherbourgStrengths(world, open);
  return cherbourgColumn(world, attack, defence) >= 0;
}

/** §11.5 How many counters of each factor are still unknown: the weights of the next draw. */
export function poolLeft(world: World, open: Open, kind: 'strongpoint' | 'ost'): number[] {
  const left = [...world.data.tables.pools[kind]];
  open.value.forEach((value, unit) => {
    if (value >= 0 && world.roster.kind[unit] === kind) left[value] = (left[value] as number) - 1;
  });
  return left;
}

function leastValue(world: World, open: Open, unit: number): number {
  const kind = world.roster.kind[unit];
  if ((open.value[unit] as number) >= 0 || (kind !== 'strongpoint' && kind !== 'ost')) return 0;
  return Math.max(
    0,
    poolLeft(world, open, kind).findIndex((count) => count > 0),
  );
}
