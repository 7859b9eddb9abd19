import type { ForecastLine, SeeAddend } from '@bocage/kernel';
import type { Addition } from './events.js';
import { meanValue } from './rules/11-combat/forecast-cases.js';
import type { Open } from './types.js';
import type { World } from './world.js';

const isUnknown = (world: World, open: Open, unit: number): boolean =>
  world.roster.hidden[unit] === true && (open.value[unit] as number) < 0;

/** §11.3.1 §11.5 One line a unit; an unknown one, which counts nothing yet, is shown with its mean. */
function unitLine(world: World, open: Open, unit: number, value: number, section: string): ForecastLine {
  const label = world.data.counters.units[unit]?.name ?? '';
  return isUnknown(world, open, unit)
    ? { label, value: meanValue(world, open, unit), section: '11.5', unit }
    : { label, value, section, unit };
}

/** The addends of a sum as lines. A support marker has one even where trees take all of it (§12.2). */
export function linesOf(world: World, open: Open, total: (see: SeeAddend) => number): ForecastLine[] {
  const lines: ForecastLine[] = [];
  total((label, value, section, unit) => {
    if (unit !== undefined) lines.push(unitLine(world, open, unit, value, section));
    else if (value !== 0 || section === '12.0') lines.push({ label, value, section });
  });
  return lines;
}

/** What a sum holds besides the factors of units. */
export function additionsOf(total: (see: SeeAddend) => number): Addition[] {
  const added: Addition[] = [];
  total((what, by, _, unit) => {
    if (unit === undefined && by !== 0) added.push({ what, by });
  });
  return added;
}

export const totalOf = (lines: readonly ForecastLine[]): number => Math.round(lines.reduce((sum, { value }) => sum + value, 0) * 10) / 10;
