import type { CombatResult } from '../data/shapes.js';
import { lossesToTake } from '../rules/11-combat/losses.js';
import { columnOf, resultAt, shiftedColumn } from '../rules/11-combat/odds.js';
import { exchangePrice, type ResultCase, type TakenResult, takenResult } from '../rules/11-combat/results.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { attackOf, defenceOf } from './sense.js';

/** What hangs on one attack, in factors. */
export interface Stakes {
  /** What the attackers pay for losing so many steps. */
  readonly attackerPays: (steps: number) => number;
  /** What the defender loses with one step, and with everything. */
  readonly step: number;
  readonly all: number;
  /** What his retreat is worth: everything when he cannot. */
  readonly retreat: number;
  /** What holding the hex is worth. */
  readonly prize: number;
}

/** What a unit is worth: factors, more for those that attack. */
export const worthOf = (world: World, open: Open, unit: number): number =>
  Math.max(attackOf(world, open, unit), defenceOf(world, open, unit)) + 0.3 * attackOf(world, open, unit);

/** What the next step of a unit is worth. */
export function stepWorth(world: World, open: Open, unit: number): number {
  const steps = open.steps[unit] as number;
  if (steps <= 1) return worthOf(world, open, unit) + 0.7;
  const { attack, defence } = world.roster;
  const at = unit * 3;
  const lost = Math.max((attack[at + 2] as number) - (attack[at + 1] as number), (defence[at + 2] as number) - (defence[at + 1] as number));
  return lost * 1.1;
}

/** The dice of a column, each as worth to the attacker, averaged. */
export function expectedValue(world: World, open: Open, column: number, given: ResultCase, stakes: Stakes): number {
  if (column < 0) return -stakes.attackerPays(2);
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const printed = resultAt(world, column, die);
    sum += worthOfResult(takenResult(world, open, printed, given), stakes, () => exchangePrice(world, open, given));
  }
  return sum / 6;
}

function worthOfResult(result: TakenResult, { attackerPays, step, all, retreat, prize }: Stakes, price: () => number): number {
  switch (result) {
    case 'AL2':
      return -attackerPays(2);
    case 'AL1':
      return -attackerPays(1);
    case 'BL1':
      return step - attackerPays(1) + (step >= all ? prize : 0);
    case 'EX':
      return all + prize - attackerPays(price());
    case 'DR':
    case 'DR*':
      return retreat + prize;
    case 'DE':
      return all + prize;
    case '-':
      return 0;
  }
}

/** The column an attack would be settled on. */
export const finalColumn = (world: World, attack: number, defence: number, shift: number): number =>
  shiftedColumn(world, columnOf(world, attack, defence), shift);

/** What steps cost attackers: whole units first, the cheapest of them. */
export function payer(world: World, open: Open, units: readonly number[]): (steps: number) => number {
  const whole = units.filter((unit) => open.steps[unit] === 2).map((unit) => stepWorth(world, open, unit));
  const last = units.map((unit) => (open.steps[unit] === 2 ? lastStep(world, unit) : stepWorth(world, open, unit)));
  const prices = [...whole.sort(byPrice), ...last.sort(byPrice)];
  return (steps) => {
    const owed = lossesToTake(open, units, steps);
    let sum = 0;
    for (let i = 0; i < owed; i++) sum += prices[i] ?? 0;
    return sum;
  };
}

const byPrice = (a: number, b: number): number => a - b;
const lastStep = (world: World, unit: number): number =>
  Math.max(world.roster.attack[unit * 3 + 1] as number, world.roster.defence[unit * 3 + 1] as number) + 0.7;

/** Rough worth of a column to whoever attacks, for planning moves: by column, with and without ground that holds on. */
export function columnWorth(world: World): { readonly open: Float32Array; readonly held: Float32Array } {
  const { columns } = world.data.tables.crt;
  const rough: Readonly<Record<CombatResult, readonly [number, number]>> = {
    AL2: [-2, -2],
    AL1: [-1, -1],
    BL1: [0.1, 0.1],
    EX: [0.8, 0.8],
    DR: [1.2, 0],
    'DR*': [1.3, 0.1],
    DE: [3.5, 3.5],
  };
  const average = (which: 0 | 1): Float32Array =>
    Float32Array.from(columns, (_, column) => {
      let sum = 0;
      for (let die = 1; die <= 6; die++) sum += rough[resultAt(world, column, die)][which];
      return sum / 6;
    });
  return { open: average(0), held: average(1) };
}
