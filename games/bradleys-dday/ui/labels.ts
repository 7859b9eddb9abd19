import type { ActionLabel } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { unitsAt } from '../src/occupancy.js';
import { ARTILLERY } from '../src/roster.js';
import { pathTo } from '../src/rules/movement.js';
import { isOnMap } from '../src/rules/units.js';
import { waveUnits } from '../src/rules/waves.js';
import { type BradleyView, MOVEMENT_MODE } from '../src/types.js';
import { wordLabel } from './label-words.js';
import { entryOf, rangeText } from './names.js';
import { oddsAfter } from './odds.js';
import { terrainName } from './places.js';
import { points } from './text.js';
import { topOf, type Words } from './words.js';

/** "1/16, 8-2-4, in 3921 Vierville". */
function unitLabel(words: Words, view: BradleyView, unit: number): string {
  const entry = entryOf(words, view, unit);
  return unit < words.world.roster.units && isOnMap(view.open, unit)
    ? `${entry}, in ${words.places.entry(view.open.hex[unit] as number)}`
    : entry;
}

const unitsIn = (words: Words, view: BradleyView, hex: number): string =>
  unitsAt(words.world, view.open, hex)
    .map((unit) => entryOf(words, view, unit))
    .join('; ');

/** What a hex means for the decision at hand. */
function hexLabel(words: Words, view: BradleyView, hex: number): string {
  const { world, places } = words;
  const { open } = view;
  const frame = topOf(open);
  const entry = places.entry(hex);
  switch (frame.step) {
    case 'move':
      return `${entry}, ${terrainName(world, hex)}, ${points(pathTo(world, open, frame, hex).halves)}`;
    case 'fire':
      return `Fire at ${entry}: ${unitsIn(words, view, hex)}`;
    case 'assaults':
      return `Assault ${entry}: ${unitsIn(words, view, hex)}`;
    case 'stack-choice':
    case 'fullest':
      return `Disrupt ${entry}: ${unitsIn(words, view, hex) || 'those who land there'}`;
    case 'retreat':
    case 'forced-retreat':
      return `Back to ${entry}, ${terrainName(world, hex)}`;
    case 'mines':
      return `Mine ${entry}`;
    case 'garrison':
      return `Garrison in ${entry}`;
    case 'aim':
      return `Aim at ${entry}, ${terrainName(world, hex)}`;
    default:
      return `${entry}, ${terrainName(world, hex)}`;
  }
}

/** A unit that is chosen from among others says what sets it apart. */
function unitChoice(words: Words, view: BradleyView, unit: number): string {
  const { world } = words;
  const frame = topOf(view.open);
  const label = unitLabel(words, view, unit);
  if (frame.step === 'volley' && world.roster.kind[unit] === ARTILLERY)
    return `${label}, range ${rangeText(world.roster.range[unit] as number)}`;
  if (frame.step === 'movement' && view.open.mode[unit] === MOVEMENT_MODE) return `${label}, on the march`;
  if (frame.step === 'allot') return `${label}, into the wave of ${waveUnits(view.open, frame.beach, frame.wave).length}`;
  if (frame.step === 'over-stack') return `Lose ${label}`;
  if (frame.step === 'abort') return `Turn back ${label}`;
  return frame.step === 'swim' ? `${label}, swims` : label;
}

function plainLabel(words: Words, view: BradleyView, action: Action): ActionLabel {
  if (action.kind === 'word') return wordLabel(words, view, action.word);
  return { label: action.kind === 'unit' ? unitChoice(words, view, action.unit) : hexLabel(words, view, action.hex) };
}

export function labelOf(words: Words, view: BradleyView, action: Action): ActionLabel {
  const odds = oddsAfter(words, view, action);
  const label = plainLabel(words, view, action);
  return odds === undefined ? label : { ...label, odds };
}
