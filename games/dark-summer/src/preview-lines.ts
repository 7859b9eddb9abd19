import type { ForecastLine } from '@bocage/kernel';
import type { Addition } from './events.js';
import { WOODS } from './ground.js';
import { unitsAt } from './occupancy.js';
import { type Battle, defenceOf, isBombed } from './rules/11-combat/battle.js';
import { meanValue } from './rules/11-combat/forecast-cases.js';
import { attackFactor, attackStrength, defenceFactor, defenceStrength } from './rules/11-combat/strength.js';
import { supportValue } from './rules/12-support/support.js';
import { type Open, RETREATED } from './types.js';
import type { World } from './world.js';

const isUnknown = (world: World, open: Open, unit: number): boolean =>
  world.roster.hidden[unit] === true && (open.value[unit] as number) < 0;

/** §11.3.1 §11.5 One line a unit; an unknown one counts its mean. */
export function unitLine(world: World, open: Open, unit: number, factor: number): ForecastLine {
  const label = world.data.counters.units[unit]?.name ?? '';
  return isUnknown(world, open, unit)
    ? { label, value: meanValue(world, open, unit), section: '11.5', unit }
    : { label, value: factor, section: '11.3.1', unit };
}

/** §11.3.2 */
export const supportLines = (world: World, markers: readonly number[], target: number): ForecastLine[] =>
  markers.map((marker) => ({
    label: world.data.tables.support[marker]?.id as string,
    value: supportValue(world, marker, target),
    section: '12.0',
  }));

const lineIf = (label: string, value: number, section: string): ForecastLine[] => (value === 0 ? [] : [{ label, value, section }]);

const sumOf = (lines: readonly ForecastLine[]): number => lines.reduce((sum, { value }) => sum + value, 0);

export function attackLines(world: World, open: Open, { units, attackSupport, target }: Battle): ForecastLine[] {
  const known = units.map((unit) => unitLine(world, open, unit, attackFactor(world, open, unit)));
  const halved = attackStrength(world, open, units) - units.reduce((sum, unit) => sum + attackFactor(world, open, unit), 0);
  return [...known, ...lineIf('out-of-supply', halved, '13.4'), ...supportLines(world, attackSupport, target)];
}

/** §11.3.1 §11.4.1 §11.9 §13.4 What the hex is defended with, down to what supply takes away. */
export function defenceLines(world: World, open: Open, battle: Battle): ForecastLine[] {
  const { target } = battle;
  const defence = defenceOf(world, open, battle);
  const units = unitsAt(world, open, target);
  const hasRetreated = (unit: number): boolean => ((open.marks[unit] as number) & RETREATED) !== 0;
  const factor = (unit: number): number => (hasRetreated(unit) ? 0 : defenceFactor(world, open, unit, defence.flak));
  const woods =
    !isBombed(world, battle) && world.ground.terrain[target] === WOODS && units.length > 0 ? world.data.tables.combat.woodsDefence : 0;
  const lines = units.map((unit) =>
    hasRetreated(unit)
      ? { label: world.data.counters.units[unit]?.name ?? '', value: 0, section: '11.3.1', unit }
      : unitLine(world, open, unit, factor(unit)),
  );
  const plain = units.reduce((sum, unit) => sum + factor(unit), 0) + woods + defence.augmented;
  const rest = defenceStrength(world, open, target, defence) - plain;
  return [
    ...lines,
    ...lineIf('woods', woods, '11.3.1'),
    ...lineIf('omaha', defence.augmented, '11.4.1'),
    ...restLine(units.length, rest),
    ...supportLines(world, battle.defenceSupport, target),
  ];
}

/** §11.3.1 §11.9 §13.4 What is left to explain: the beach itself, what supply takes away, or the least any stack counts. */
function restLine(units: number, rest: number): ForecastLine[] {
  if (units === 0) return lineIf('open-beach', rest, '11.9');
  return rest > 0 ? lineIf('at-least-one', rest, '11.3.1') : lineIf('out-of-supply', rest, '13.4');
}

/** What a sum holds besides the factors of units. */
export const additionsOf = (lines: readonly ForecastLine[]): Addition[] =>
  lines.flatMap(({ label, value, unit }) => (unit === undefined && value !== 0 ? [{ what: label, by: value }] : []));

export const totalOf = (lines: readonly ForecastLine[]): number => Math.round(sumOf(lines) * 10) / 10;
