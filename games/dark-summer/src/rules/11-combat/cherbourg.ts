import { addend, type Refusal, type SeeAddend } from '@bocage/kernel';
import { CHERBOURG, type Command, GERMANS, type Open, US } from '../../types.js';
import type { World } from '../../world.js';
import { availableSupport, type SupportCase, supportTotal } from '../12-support/support.js';
import { supplyNet } from '../13-supply/supply.js';
import type { Fighting } from './attackers.js';
import { leastTogether } from './pools.js';
import { attackFactor, bringsArmor, defenceFactor } from './strength.js';

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

/** §11.7 Both sides of the battle for the port. */
export function unitsInCherbourg(world: World, open: Open): { readonly americans: number[]; readonly germans: number[] } {
  const inside = (command: Command): number[] => (world.roster.commanded[command] ?? []).filter((unit) => open.hex[unit] === CHERBOURG);
  return { americans: inside(US), germans: inside(GERMANS) };
}

/** §11.7 The column of two totals; −1 below 1-1, when nothing happens. */
export function cherbourgColumn(world: World, attack: number, defence: number): number {
  const times = attack === 0 ? 0 : Math.floor(attack / defence);
  return Math.min(world.data.tables.cherbourg.columns.length, times) - 1;
}

export interface CherbourgOdds {
  readonly attack: number;
  readonly defence: number;
  readonly column: number;
}

/** §11.7 The Americans in the box with their support. */
export function cherbourgAttack(world: World, open: Open, support: readonly number[], see?: SeeAddend): number {
  let total = 0;
  for (const unit of unitsInCherbourg(world, open).americans) {
    total += addend(see, 'unit', attackFactor(world, open, unit), '11.3.1', unit);
  }
  return total + supportTotal(world, support, CHERBOURG, see);
}

/** §11.7 §11.6 The Germans in the box, those not yet known left out. */
export function cherbourgDefence(world: World, open: Open, support: readonly number[], see?: SeeAddend): number {
  const { americans, germans } = unitsInCherbourg(world, open);
  const flak = support.length > 0 || bringsArmor(world, americans) ? 'armor' : 'no-armor';
  let total = 0;
  for (const unit of germans) total += addend(see, 'unit', defenceFactor(world, open, unit, flak), '11.3.1', unit);
  return total;
}

/** §11.7 The box against the box. Counters not yet known count the least they may still be worth together. */
export function cherbourgOdds(world: World, open: Open, support: readonly number[]): CherbourgOdds {
  const attack = cherbourgAttack(world, open, support);
  const defence = cherbourgDefence(world, open, support) + leastTogether(world, open, unitsInCherbourg(world, open).germans);
  return { attack, defence, column: cherbourgColumn(world, attack, defence) };
}

/** §11.7 §12.2 §12.4 What decides which markers may join: one of US air and one of tank destroyers at most. */
export const cherbourgSupportCase = (world: World, open: Open, given: readonly number[]): SupportCase => ({
  command: US,
  purpose: 'attack',
  round: 'cherbourg',
  target: CHERBOURG,
  units: unitsInCherbourg(world, open).americans,
  americans: 'in',
  given,
});

/** §11.7 The supports the Americans could still bring, none first. */
function supportsFor(world: World, open: Open): number[][] {
  const first = availableSupport(world, open, cherbourgSupportCase(world, open, []));
  const second = first.flatMap((marker) =>
    availableSupport(world, open, cherbourgSupportCase(world, open, [marker])).map((more) => [marker, more]),
  );
  return [[], ...first.map((marker) => [marker]), ...second];
}

/** §11.7 Why there is no combat for Cherbourg now: only in a US Combat Round, once, in supply, at 1-1 or better. */
export function refuseCherbourg(world: World, open: Open, { command, kind }: Fighting): Refusal | undefined {
  if (command !== US || (kind !== 'combat' && kind !== 'prepared')) return { code: 'cherbourg-round', section: '11.7' };
  if (open.cherbourgFought === 1) return { code: 'cherbourg-fought', section: '11.7' };
  const { americans, germans } = unitsInCherbourg(world, open);
  if (americans.length === 0 || (germans.length === 0 && open.cherbourgTurn > 0)) return { code: 'cherbourg-nobody', section: '11.7' };
  if (!supplyNet(world, open, US).cherbourg) return { code: 'unsupplied', section: '11.7' };
  if (supportsFor(world, open).some((support) => cherbourgOdds(world, open, support).column >= 0)) return undefined;
  return { code: 'cherbourg-odds', section: '11.7' };
}

/** §11.7 Combat in the box may be fought if the Americans, with support, might have 1-1. */
export const mayFightForCherbourg = (world: World, open: Open, fighting: Fighting): boolean =>
  refuseCherbourg(world, open, fighting) === undefined;

/** §11.7 It must be fought if their units alone might. */
export const mustFightForCherbourg = (world: World, open: Open, fighting: Fighting): boolean =>
  mayFightForCherbourg(world, open, fighting) && cherbourgOdds(world, open, []).column >= 0;
