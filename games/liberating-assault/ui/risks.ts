import type { Risk } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { WISE_BEACHES } from '../src/rules/landing.js';
import { readNumbered } from '../src/steps/steps.js';
import type { LiberatingAssaultView } from '../src/types.js';
import { formationName } from './names.js';
import { inWords } from './text.js';
import type { Words } from './words.js';

/** §8.4 What is allowed and unwise: a division scattered over more than two beaches. */
export function risksOf(words: Words, { known }: LiberatingAssaultView, action: Action): readonly Risk[] {
  const { name, numbers } = readNumbered(action);
  const [formation, hex] = numbers as [number, number];
  if (name !== 'beach') return [];
  const beaches = [...(known.targets[formation] ?? []), hex];
  if (beaches.length <= WISE_BEACHES) return [];
  return [
    {
      text: `${formationName(words, formation)} would be split between ${inWords(beaches.length)} beaches: too thin to win any of them.`,
      section: '8.4',
      hexes: beaches,
    },
  ];
}
