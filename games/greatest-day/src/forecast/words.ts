import type { ForecastLine } from '@bocage/kernel';
import type { Line } from '../rules/quality.js';
import type { Open } from '../types.js';
import { rosterOf, type World } from '../world.js';

const LABELS: Readonly<Record<string, string>> = {
  fire: 'Fire rating',
  assault: 'Assault rating',
  plane: 'Fighter-bomber',
  printed: 'Troop Quality',
  column: 'In Column',
  cohesion: 'Cohesion Hits',
  'step-loss': 'A step lost',
  suppressed: 'Suppressed',
  barrage: 'Under a barrage',
  entrenched: 'Fires from an entrenchment',
  bocage: 'Bocage',
  'out-of-command': 'Out of command',
  dark: 'Night or storm',
  'night-fighters': 'At home in the night',
  terrain: 'Terrain',
  rubble: 'Rubble',
  hill: 'Hill',
  ridge: 'Across a ridge',
  raised: 'On a dyke',
  sunken: 'In a cutting',
  bridge: 'At a bridge',
  works: 'Dug in',
  range: 'Range',
  mass: 'Steps in the hex',
  defence: 'Defence rating',
  'counter-battery': 'Counter-battery',
  bonus: 'Company Bonus',
  division: 'The division’s spirit',
  armour: 'Armour with the assault',
  defenders: 'Best of the defenders',
  'zone-to-zone': 'Moves within the fire zone',
  'zone-to-outside': 'Moves out of the fire zone',
  charging: 'Charges',
  running: 'Runs',
  work: 'Work begun before',
  most: 'No strength counts above 8',
};

/** An addend as the odds card shows it. */
export const lineFor = ({ what, add, section }: Line, unit?: number): ForecastLine => ({
  label: LABELS[what] ?? what,
  value: add,
  section,
  ...(unit === undefined ? {} : { unit }),
});

/** "B/4 CLY"; whoever goes by a longer name goes by it alone. */
export function nameOf(world: World, open: Open, unit: number): string {
  const counter = rosterOf(world, open).counters[unit];
  if (!counter) return '';
  return counter.name.length <= 2 && counter.battalion !== '' ? `${counter.name}/${counter.battalion}` : counter.name;
}
