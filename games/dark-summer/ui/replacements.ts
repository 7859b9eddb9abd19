import { REPLACEMENTS, type Replacement } from '../src/rules/8-reinforcements/replacements.js';
import { BRITISH, type Command, GERMANS, type Open, US } from '../src/types.js';
import { listed } from './text.js';

const NAMES: Readonly<Record<Replacement, string>> = {
  'us-infantry': 'infantry',
  'us-armor': 'armor',
  'british-infantry': 'infantry',
  'british-armor': 'armour',
  canadian: 'Canadian',
  'german-infantry': 'infantry',
  'german-mechanized': 'mechanized',
  'german-armor': 'armour',
};

const COMMANDS: Readonly<Record<Replacement, Command>> = {
  'us-infantry': US,
  'us-armor': US,
  'british-infantry': BRITISH,
  'british-armor': BRITISH,
  canadian: BRITISH,
  'german-infantry': GERMANS,
  'german-mechanized': GERMANS,
  'german-armor': GERMANS,
};

export const isReplacement = (word: string): word is Replacement => Object.hasOwn(NAMES, word);
export const replacementName = (kind: Replacement): string => NAMES[kind];
export const replacementCommand = (kind: Replacement): Command => COMMANDS[kind];

/** §8.2.1 "3 infantry and 1 armor". */
export function replacementsText({ replacements }: Pick<Open, 'replacements'>, command: Command): string {
  const kinds = REPLACEMENTS.flatMap((kind, i) => {
    const left = replacements[i] as number;
    return COMMANDS[kind] === command && left > 0 ? [`${left} ${NAMES[kind]}`] : [];
  });
  return kinds.length === 0 ? 'none' : listed(kinds);
}
