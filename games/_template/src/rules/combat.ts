import type { ForecastLine, UnitId } from '@bocage/kernel';
import type { Counter } from '../data/shapes.js';
import { sideOfUnit } from '../roster.js';
import { CARDS, type Open, ORDERS, type Sealed } from '../types.js';
import type { World } from '../world.js';

/** What is known or supposed of the secrets when strengths are counted. */
export type Secrets = Pick<Sealed, 'commander' | 'card'>;

/** §C.7 The attacker's sum, line by line. */
export function attackLines(world: World, open: Open, unit: UnitId, secrets: Secrets): ForecastLine[] {
  const side = sideOfUnit(world, unit);
  const { bonus } = world.data.tables;
  const lines = [strengthLine(world, unit)];
  if (ORDERS[open.order[side] as number] === 'assault') lines.push({ label: 'Assault order', value: bonus.assault, section: 'C.4' });
  if (open.bearer[side] === unit && CARDS[secrets.card[side] as number] === 'shells')
    lines.push({ label: 'Shells', value: bonus.shells, section: 'C.5' });
  if (secrets.commander[side] === unit) lines.push({ label: 'Commander', value: bonus.commander, section: 'C.2' });
  return lines;
}

/** §C.7 The defender's sum, line by line. */
export function defenceLines(world: World, open: Open, unit: UnitId, secrets: Secrets): ForecastLine[] {
  const side = sideOfUnit(world, unit);
  const { bonus } = world.data.tables;
  const lines = [strengthLine(world, unit)];
  const ground = world.ground.terrain[open.hex[unit] as number]?.defence as number;
  if (ground > 0) lines.push({ label: 'Cover', value: ground, section: 'C.7' });
  if (ORDERS[open.order[side] as number] === 'hold') lines.push({ label: 'Hold order', value: bonus.hold, section: 'C.4' });
  if (secrets.commander[side] === unit) lines.push({ label: 'Commander', value: bonus.commander, section: 'C.2' });
  return lines;
}

/** §C.7 The column of the combat table: the difference, no lower and no higher than the table goes. */
export function columnFor(world: World, attack: readonly ForecastLine[], defence: readonly ForecastLine[]): number {
  const { columns } = world.data.tables.combat;
  const difference = total(attack) - total(defence);
  return Math.max(
    0,
    columns.findLastIndex((least) => difference >= least),
  );
}

export function resultOf(world: World, column: number, die: number): string {
  return world.data.tables.combat.rows[die - 1]?.[column] as string;
}

function strengthLine(world: World, unit: UnitId): ForecastLine {
  const { name, strength } = world.roster.units[unit] as Counter;
  return { label: name, value: strength, section: 'C.7', unit };
}

function total(lines: readonly ForecastLine[]): number {
  return lines.reduce((sum, { value }) => sum + value, 0);
}
