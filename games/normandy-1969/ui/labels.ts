import type { ActionLabel } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { supportOf } from '../src/rules/gunfire.js';
import { waitingIn } from '../src/rules/landing.js';
import { pathTo } from '../src/rules/movement.js';
import { isOnMap } from '../src/rules/units.js';
import type { NormandyView } from '../src/types.js';
import { oddsAfter } from './odds.js';
import { terrainName } from './places.js';
import { moverOf } from './prompts-movement.js';
import { leftToPlace } from './prompts-opening.js';
import { counted, points } from './text.js';
import { entryOf } from './units.js';
import { frameOf, topOf, type Words } from './words.js';

const leftIn = ({ world }: Words, { open }: NormandyView, group: string): number => waitingIn(world, open, group).length;

/** Ending a step says what becomes of what is left. */
function doneLabel(words: Words, view: NormandyView): string {
  const frame = topOf(view.open);
  switch (frame.step) {
    case 'deploy':
      return 'Finish the set-up';
    case 'drop':
      return `End the drop: ${counted(leftIn(words, view, 'parachute'), 'regiment')} lost`;
    case 'commandos':
      return `End commando landings: ${counted(leftIn(words, view, 'commando'), 'battalion')} lost`;
    case 'assault':
      return `End the assault: ${counted(leftIn(words, view, 'assault'), 'unit')} to the follow-up`;
    case 'combat':
      return 'End combat';
    case 'movement':
      return frame.phase === 'allied-first'
        ? 'End first movement'
        : frame.phase === 'allied-second'
          ? 'End second movement'
          : 'End movement';
    default:
      return 'Done';
  }
}

/** §G.1 §G.2 §G.3 §G.4 "Heavy: +40, range 10, 2 missions left". */
function gunfireLabel({ world }: Words, { open }: NormandyView, id: string): string | undefined {
  const kind = world.data.tables.gunfire.findIndex((mission) => mission.id === id);
  const mission = world.data.tables.gunfire[kind];
  if (!mission) return undefined;
  const purpose = frameOf(open, 'gunfire')?.purpose ?? 'attack';
  const left = open.missions[kind] as number;
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return `${name} gunfire: +${supportOf(mission, purpose)}, range ${mission.range}, ${counted(left, 'mission')} left`;
}

const GUN_KEYS: Readonly<Record<string, string>> = { heavy: '1', medium: '2', light: '3' };

function wordLabel(words: Words, view: NormandyView, word: string): ActionLabel {
  if (word === 'done') return { label: doneLabel(words, view), key: 'e', main: true };
  if (word === 'declare') return { label: 'Declare the attack', key: 'd', main: true };
  if (word === 'historical') {
    return { label: `Ready-made set-up for the ${counted(leftToPlace(words, view), 'counter')} left`, key: '1', main: true };
  }
  if (word === 'none') return { label: 'No gunfire here', key: '4' };
  const label = gunfireLabel(words, view, word);
  return label ? { label, key: GUN_KEYS[word] as string } : { label: word };
}

/** "16th Inf Regt (1 US) 7-4 in 2812 Saint-Laurent-sur-Mer". */
function unitLabel(words: Words, view: NormandyView, unit: number): string {
  const entry = entryOf(words, view, unit);
  return unit < words.world.roster.units && isOnMap(view.open, unit)
    ? `${entry} in ${words.places.entry(view.open.hex[unit] as number)}`
    : entry;
}

/** What a hex means for the decision at hand. */
function hexLabel(words: Words, view: NormandyView, hex: number): string {
  const { world, places } = words;
  const { open } = view;
  const frame = topOf(open);
  const entry = places.entry(hex);
  switch (frame.step) {
    case 'leg':
      return `${entry}, ${terrainName(world, hex)}, ${points(pathTo(world, view, moverOf(view, frame), hex).thirds)}`;
    case 'landing': {
      const area = world.ground.beach[hex] as number;
      return `${entry}: ${open.capacity[area]} of landing capacity left`;
    }
    case 'combat':
    case 'attack':
      return `Attack ${entry}: ${defenders(words, view, hex)}`;
    case 'retreat':
      return `${frame.via < 0 ? 'Retreat by' : 'Retreat to'} ${entry}`;
    default:
      return `${entry}, ${terrainName(world, hex)}`;
  }
}

function defenders(words: Words, view: NormandyView, hex: number): string {
  const units = view.open.hex.flatMap((at, unit) => (at === hex ? [unit] : []));
  return units.map((unit) => entryOf(words, view, unit)).join(', ');
}

function plainLabel(words: Words, view: NormandyView, action: Action): ActionLabel {
  if (action.kind === 'word') return wordLabel(words, view, action.word);
  return { label: action.kind === 'unit' ? unitLabel(words, view, action.unit) : hexLabel(words, view, action.hex) };
}

export function labelOf(words: Words, view: NormandyView, action: Action): ActionLabel {
  const odds = oddsAfter(words, view, action);
  const label = plainLabel(words, view, action);
  return odds === undefined ? label : { ...label, odds };
}
