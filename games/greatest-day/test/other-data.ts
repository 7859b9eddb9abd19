import type { Json } from '@bocage/kernel';
import { type GreatestDayModule, game } from '../src/index.js';
import { data } from './position.js';

interface Loose {
  id: string;
  turns: number;
  calendar: string[];
  setUp: { unit: string; hex: string; posture: string }[];
  area: { columns: number[]; rows: number[] };
  chits: { first: string; mug: string[]; forSale: string[]; later?: unknown[] };
  reinforcements?: unknown[];
}

/** The game with one scenario changed: another hour, other units, a wider map. */
export function changed(scenario: string, change: (loose: Loose) => void): GreatestDayModule {
  const scenarios = structuredClone(data.scenarios) as unknown as { scenarios: Loose[] };
  const found = scenarios.scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(`no scenario named ${scenario}`);
  change(found);
  return game.create({ ...data, scenarios: scenarios as unknown as Json });
}

/** At another hour: the calendar begins with it. */
export const atHour = (scenario: string, ...labels: readonly string[]): GreatestDayModule =>
  changed(scenario, (loose) => {
    loose.calendar = loose.calendar.map((label, turn) => labels[turn] ?? label);
  });
