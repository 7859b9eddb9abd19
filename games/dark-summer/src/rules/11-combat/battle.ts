import type { SeeAddend } from '@bocage/kernel';
import type { CombatResult } from '../../data/shapes.js';
import { occupancyOf, unitsAt } from '../../occupancy.js';
import { type BattleFrame, BRITISH, type CombatKind, type Command, GERMANS, hexOf, type Open, US } from '../../types.js';
import type { World } from '../../world.js';
import { type SupportCase, supportTotal } from '../12-support/support.js';
import { columnOf, resultAt, shiftedColumn } from './odds.js';
import { isAugmented, type ResultCase } from './results.js';
import { type Shift, shiftsOf } from './shifts.js';
import { attackStrength, bringsArmor, type Defence, defenceStrength } from './strength.js';

/** A combat as far as its odds go. */
export type Battle = Pick<BattleFrame, 'command' | 'kind' | 'target' | 'units' | 'attackSupport' | 'defenceSupport'>;

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** The column before shifts; negative left of 1-3. */
  readonly column: number;
  readonly shifts: readonly Shift[];
  readonly shift: number;
  /** Where the die is rolled; negative: no die, the attacker loses two steps (§11.3.3). */
  readonly final: number;
}

const hasKind = (world: World, markers: readonly number[], ...kinds: readonly string[]): boolean =>
  markers.some((marker) => kinds.includes(world.data.tables.support[marker]?.kind as string));

const isBombed = (world: World, { attackSupport }: Battle): boolean => hasKind(world, attackSupport, 'carpet');

const waveOf = (kind: CombatKind): ResultCase['round'] => (kind === 'wave1' || kind === 'wave2' ? kind : 'other');

/** §11.4.1 What the markers of Omaha add to the strongpoints there. */
function augmentation(world: World, open: Open, { target, kind }: Battle): number {
  if (!isAugmented(world, target, waveOf(kind))) return 0;
  return (occupancyOf(world, open).strongpoints[target] as number) * world.data.tables.combat.omaha;
}

/** §11.3.1 §11.6 §12.1 How the target is defended. */
const defenceOf = (world: World, open: Open, battle: Battle): Defence => ({
  flak: bringsArmor(world, battle.units) || hasKind(world, battle.attackSupport, 'tac-air', 'tank-destroyer') ? 'armor' : 'no-armor',
  ground: isBombed(world, battle) ? 'bombed' : 'counts',
  augmented: augmentation(world, open, battle),
});

/** §11.3.1 §11.3.2 What the attackers come to, with their support. */
export function attackTotal(world: World, open: Open, { units, attackSupport, target }: Battle, see?: SeeAddend): number {
  return attackStrength(world, open, units, see) + supportTotal(world, attackSupport, target, see);
}

/** §11.3.1 §11.3.2 §11.4.1 What the hex is defended with, support included. */
export function defenceTotal(world: World, open: Open, battle: Battle, see?: SeeAddend): number {
  const { target, defenceSupport } = battle;
  return defenceStrength(world, open, target, defenceOf(world, open, battle), see) + supportTotal(world, defenceSupport, target, see);
}

/** §11.3.1 to §11.3.4 Totals, column and shifts as things stand. */
export function oddsOf(world: World, open: Open, battle: Battle): Odds {
  const { command, kind, target, units } = battle;
  const attack = attackTotal(world, open, battle);
  const defence = defenceTotal(world, open, battle);
  const from = [...new Set(units.map((unit) => hexOf(open, unit)))];
  const shifts = shiftsOf(world, open, { attacker: command, target, from, round: kind, carpet: isBombed(world, battle) });
  const shift = shifts.reduce((sum, { by }) => sum + by, 0);
  const column = columnOf(world, attack, defence);
  return { attack, defence, column, shifts, shift, final: shiftedColumn(world, column, shift) };
}

export const resultCase = (world: World, battle: Battle): ResultCase => ({
  target: battle.target,
  attackers: battle.units,
  round: waveOf(battle.kind),
  carpet: isBombed(world, battle),
});

/** §11.3.3 The printed name of a column; worse ones go on to the left. */
export function columnName(world: World, column: number): string {
  if (column >= 0) return world.data.tables.crt.columns[column] as string;
  return column < WORST_NAMED ? '' : `1-${3 - column}`;
}
const WORST_NAMED = -50;

export const printedResult = (world: World, { final }: Odds, die: number): CombatResult => resultAt(world, final, die);

/** Whose the defence of a hex is: that of its units, or of the open beach (§11.9). */
export function defenderOf(world: World, open: Open, attacker: Command, hex: number): Command {
  if (attacker !== GERMANS) return GERMANS;
  const unit = occupancyOf(world, open).first[hex] as number;
  if (unit >= 0) return world.roster.command[unit] as Command;
  return world.ground.beaches[world.ground.beach[hex] as number]?.command === 1 ? BRITISH : US;
}

/** §11.3.2 What decides which markers may join this combat. */
export function supportCase(world: World, open: Open, battle: Battle, purpose: 'attack' | 'defence'): SupportCase {
  const { command, kind, target } = battle;
  const defender = defenderOf(world, open, command, target);
  return {
    command: purpose === 'attack' ? command : defender,
    purpose,
    round: kind === 'prepared' ? 'combat' : kind,
    target,
    units: purpose === 'attack' ? battle.units : unitsAt(world, open, target),
    americans: command === US || unitsAt(world, open, target).some((unit) => world.roster.command[unit] === US) ? 'in' : 'out',
    given: purpose === 'attack' ? battle.attackSupport : battle.defenceSupport,
  };
}
