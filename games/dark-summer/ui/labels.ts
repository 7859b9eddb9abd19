import type { ActionLabel } from '@bocage/board';
import { type Action, hex as hexAction } from '@bocage/kernel';
import { unitsAt } from '../src/occupancy.js';
import { wayOfLeg } from '../src/rules/10-movement/legs.js';
import type { DarkSummerView, LegFrame } from '../src/types.js';
import { wordLabel } from './label-words.js';
import { oddsAfter } from './odds.js';
import { terrainName } from './terrain.js';
import { points } from './text.js';
import { entryOf } from './units.js';
import { topOf, type Words } from './words.js';

/** "8th Regt (4th Inf) 5-8 in 2403 Utah beach"; waiting units have no place to name. */
function unitLabel(words: Words, view: DarkSummerView, unit: number): string {
  const hex = view.open.hex[unit] as number;
  const where = words.places.at(hex);
  return where === 'off the map' ? entryOf(words, view, unit) : `${entryOf(words, view, unit)} ${where}`;
}

/** §11.9 Who defends a hex; an open beach does so alone. */
function defenders(words: Words, view: DarkSummerView, hex: number): string {
  const units = unitsAt(words.world, view.open, hex);
  return units.length === 0 ? 'the open beach alone' : units.map((unit) => entryOf(words, view, unit)).join(', ');
}

/** §10.1 What a move there costs; a withdrawal, a way out of a box and a combined action are not counted in points. */
function legLabel({ world, places }: Words, { open }: DarkSummerView, frame: LegFrame, hex: number): string {
  const { unit, kind } = frame;
  const entry = `${places.entry(hex)}, ${terrainName(world, hex)}`;
  if ((open.hex[unit] as number) < 0 || kind === 'combined') return entry;
  const halves = wayOfLeg(world, open, frame, hexAction(hex))?.halves ?? 0;
  return halves > 0 ? `${entry}, ${points(halves)}` : entry;
}

/** What a hex means for the decision at hand. */
function hexLabel(words: Words, view: DarkSummerView, hex: number): string {
  const frame = topOf(view.open);
  const entry = words.places.entry(hex);
  switch (frame.step) {
    case 'leg':
      return legLabel(words, view, frame, hex);
    case 'assault':
    case 'fighting':
    case 'attack':
      return `Attack ${entry}: ${defenders(words, view, hex)}`;
    case 'retreat':
      return `Retreat to ${entry}`;
    case 'advance':
    case 'second-advance':
      return `Advance to ${entry}`;
    default:
      return `${entry}, ${terrainName(words.world, hex)}`;
  }
}

function plainLabel(words: Words, view: DarkSummerView, action: Action): ActionLabel {
  if (action.kind === 'word') return wordLabel(words, view, action.word);
  if (action.kind === 'hex') return { label: hexLabel(words, view, action.hex) };
  const label = unitLabel(words, view, action.unit);
  return { label: topOf(view.open).step === 'retreat' ? `First ${label}` : label };
}

export function labelOf(words: Words, view: DarkSummerView, action: Action): ActionLabel {
  const odds = oddsAfter(words, view, action);
  const label = plainLabel(words, view, action);
  return odds === undefined ? label : { ...label, odds };
}
