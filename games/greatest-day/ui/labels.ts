import type { ActionLabel } from '@bocage/board';
import type { Action, UnitId } from '@bocage/kernel';
import { unitsAt } from '../src/occupancy.js';
import { wayTo } from '../src/rules/movement.js';
import { isOnMap } from '../src/rules/units.js';
import type { GreatestDayView } from '../src/types.js';
import { chitName, leaderName, nameOf, namesOf } from './names.js';
import { capital, points } from './text.js';
import { topOf, type Words } from './words.js';

/** What the words on the buttons mean: label, key, whether it is the main one. */
const WORDS: Readonly<Record<string, ActionLabel>> = {
  move: { label: 'Move', key: 'm' },
  fire: { label: 'Fire', key: 'f' },
  assault: { label: 'Assault', key: 'a' },
  rally: { label: 'Rally', key: 'r' },
  engineer: { label: 'Engineer work', key: 'w' },
  drop: { label: 'Drop', key: 'd' },
  column: { label: 'Into column', key: 'c' },
  deploy: { label: 'Out of column', key: 'c' },
  mount: { label: 'Mount its transport', key: 't' },
  dismount: { label: 'Dismount', key: 't' },
  pass: { label: 'Let it pass', key: 'e', main: true },
  'let-go': { label: 'Let the whole move go', key: 'g' },
  roll: { label: 'Roll', key: 'e', main: true },
  pay: { label: 'Pay a Command Point', key: 'p' },
  bonus: { label: 'Try for the Company Bonus', key: 'b' },
  plain: { label: 'Fire as it is', key: 'e', main: true },
  take: { label: 'Take it', key: 'e', main: true },
  check: { label: 'Check to shake it off', key: 'k' },
  run: { label: 'Run', key: 'r' },
  stand: { label: 'Stand', key: 'e', main: true },
  go: { label: 'Go in', key: 'e', main: true },
  hold: { label: 'Hold', key: 'h' },
  'counter-battery': { label: 'Answer their guns', key: 'b' },
  alone: { label: 'The ship spots by itself', key: 'e', main: true },
  surrender: { label: 'Tell a German to surrender', key: 's' },
};

/** How the decision at hand ends. */
const DONE: Readonly<Record<string, string>> = {
  purchase: 'Done buying',
  activation: 'End the activation',
  acting: 'Done with it',
  moving: 'End the move',
};

function wordLabel(words: Words, { open }: GreatestDayView, word: string): ActionLabel {
  if (word === 'done') return { label: DONE[topOf(open).step] ?? 'Done', key: 'e', main: true };
  if (word.startsWith('lead:')) return { label: `${leaderName(words, Number(word.slice(5)))} goes to another unit` };
  if (word.startsWith('buy:')) return { label: `Buy ${chitName(words, open, Number(word.slice(4)))}` };
  return WORDS[word] ?? { label: capital(word.replace(/[:-]/g, ' ')) };
}

/** "A Company, 2 East Yorks, in 8231 Hermanville". */
export function unitLabel(words: Words, { open }: GreatestDayView, unit: UnitId): string {
  const name = nameOf(words, open, unit);
  return isOnMap(open, unit) ? `${name}, in ${words.places.entry(open.hex[unit] as number)}` : name;
}

/** What a unit that is chosen does. */
function unitChoice(words: Words, view: GreatestDayView, unit: UnitId): string {
  const label = unitLabel(words, view, unit);
  switch (topOf(view.open).step) {
    case 'fire':
      return `Fire at ${label}`;
    case 'react':
      return `Fire with ${label}`;
    default:
      return label;
  }
}

function hexLabel(words: Words, { open }: GreatestDayView, hex: number): string {
  const { world, places } = words;
  const frame = topOf(open);
  const entry = `${places.entry(hex)}, ${places.ground(hex)}`;
  if (frame.step === 'moving') return `${entry}, ${points(wayTo(world, open, frame, hex).cost)}`;
  if (frame.step === 'assault') return `Assault ${entry}: ${namesOf(words, open, unitsAt(world, open, hex))}`;
  return entry;
}

export function labelOf(words: Words, view: GreatestDayView, action: Action): ActionLabel {
  if (action.kind === 'word') return wordLabel(words, view, action.word);
  return { label: action.kind === 'unit' ? unitChoice(words, view, action.unit) : hexLabel(words, view, action.hex) };
}
