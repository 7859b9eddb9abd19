import type { ActionLabel } from '@bocage/board';
import { REPLACEMENTS } from '../src/rules/8-reinforcements/replacements.js';
import { mustFightForCherbourg } from '../src/rules/11-combat/cherbourg.js';
import { supportValue } from '../src/rules/12-support/support.js';
import type { DarkSummerFrame, DarkSummerView } from '../src/types.js';
import { isReplacement, replacementName } from './replacements.js';
import { commandAdjective } from './sides.js';
import { supportCommand, supportKind, supportName } from './support.js';
import { capital } from './text.js';
import { formationName } from './units.js';
import { frameOf, topOf, type Words } from './words.js';

/** Ending a step says what ends. */
const DONE: Readonly<Partial<Record<DarkSummerFrame['step'], string>>> = {
  replacement: 'End replacements',
  withdraw: 'Nobody else goes home',
  activate: 'Activate nobody',
  moving: 'End movement',
  leg: 'Stay here',
  relocate: 'The others stay where they are',
  fighting: 'End combat',
  support: 'Go on: no more support',
  advance: 'End the advance',
  'second-advance': 'End the advance',
  'third-wave': 'End the third wave',
};

const WORDS: Readonly<Record<string, ActionLabel>> = {
  move: { label: 'Move round', key: '1' },
  combat: { label: 'Combat round', key: '2' },
  prepared: { label: 'Prepared offensive: every attack a column right', key: '3' },
  'combined-move': { label: 'Combined action on the move side: move a hex, then attack a column left', key: '4' },
  'combined-combat': { label: 'Combined action on the combat side: move a hex, then attack a column left', key: '5' },
  us: { label: 'Open with a US chit', key: '1' },
  'british-move': { label: 'Open with a British move', key: '2' },
  'british-combat': { label: 'Open with a British combat', key: '3' },
  'two-moves': { label: 'Two moves and one combat', key: '1' },
  'two-combats': { label: 'One move and two combats', key: '2' },
  react: { label: 'React now', key: '1' },
  pass: { label: 'Pass', key: 'e', main: true },
  cherbourg: { label: 'Fight for Cherbourg', key: '1' },
  exchange: { label: 'Exchange as printed', key: '1' },
  'both-lose': { label: 'One step lost on both sides', key: '2' },
  via: { label: 'By way of…: choose a hex on the way first' },
  all: { label: 'All of them into the Cherbourg box', key: '1' },
  'to-cherbourg': { label: 'Into the Cherbourg box', key: '1' },
  'to-brittany': { label: 'Into the Brittany box', key: '2' },
};

/** §12.0 "IX Tactical Air Command: Tac Air +4". */
function supportLabel({ world }: Words, { open }: DarkSummerView, id: string): ActionLabel | undefined {
  const { support } = world.data.tables;
  const index = support.findIndex((marker) => marker.id === id);
  const marker = support[index];
  if (!marker) return undefined;
  const target = frameOf(open, 'battle')?.target ?? -1;
  const value = supportValue(world, index, target);
  const own = support.filter((other) => supportCommand(other) === supportCommand(marker));
  const less = value < marker.value ? `, ${value} here under the trees` : '';
  return { label: `${supportName(id)}: ${supportKind(marker)}${less}`, key: String(own.indexOf(marker) + 1) };
}

/** §10.4.5 "Out to the east by 6309". */
function exitLabel({ world, places }: Words, word: string): ActionLabel | undefined {
  const hex = word.startsWith('exit:') ? world.grid.parse(word.slice(5)) : undefined;
  if (hex === undefined) return undefined;
  return { label: `Out to the east by ${places.entry(hex)}, for good`, key: String(world.ground.lettered.E.indexOf(hex) + 3) };
}

function activationLabel(words: Words, { open }: DarkSummerView, word: string): ActionLabel | undefined {
  const frame = frameOf(open, 'activation');
  if (!frame || (word !== 'stack' && word !== 'formation')) return undefined;
  if (word === 'stack') return { label: `The stack ${words.places.at(open.hex[frame.unit] as number)}`, key: '1' };
  return { label: `All of ${formationName(words, words.world.roster.formation[frame.unit] as number)}`, key: '2' };
}

function replacementLabel(word: string): ActionLabel | undefined {
  if (!isReplacement(word)) return undefined;
  return { label: `${capital(replacementName(word))} replacement`, key: String(REPLACEMENTS.indexOf(word) + 1) };
}

/** §11.2 Ending while something is owed is not offered, so the button needs no warning. */
function doneLabel({ open }: DarkSummerView): ActionLabel {
  const frame = topOf(open);
  const ends = frame.step === 'moving' || frame.step === 'fighting' ? `${commandAdjective(frame.command)} ` : '';
  const label = DONE[frame.step] ?? 'Done';
  return { label: ends === '' ? label : label.replace('End ', `End ${ends}`), key: 'e', main: true };
}

/** §11.7 The battle for the port is the main thing to do when it must be fought. */
function isPortOwed({ world }: Words, { open }: DarkSummerView): boolean {
  const frame = frameOf(open, 'fighting');
  return frame !== undefined && mustFightForCherbourg(world, open, frame);
}

export function wordLabel(words: Words, view: DarkSummerView, word: string): ActionLabel {
  if (word === 'done') return doneLabel(view);
  if (word === 'cherbourg') return { ...(WORDS.cherbourg as ActionLabel), ...(isPortOwed(words, view) ? { main: true } : {}) };
  if (word === 'declare') return { label: 'Declare the attack', key: 'd', main: true };
  return (
    supportLabel(words, view, word) ??
    exitLabel(words, word) ??
    activationLabel(words, view, word) ??
    replacementLabel(word) ??
    WORDS[word] ?? { label: word }
  );
}
