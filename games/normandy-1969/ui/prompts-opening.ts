import { countersToPlace, isBlank } from '../src/rules/deployment.js';
import { type NormandyView, PIECE_BASE } from '../src/types.js';
import { outcomeText, scoreText } from './outcomes.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { counted } from './text.js';
import { entryOf } from './units.js';
import type { Words } from './words.js';

/** §R.13 How many counters the German has still to set up. */
export function leftToPlace({ world }: Words, { known }: NormandyView): number {
  const order = world.orders.orders[known.order - 1];
  return order ? order.setup.length + order.dummies - known.placed.filter((hex) => hex >= 0).length : 0;
}

function askDeploy(words: Words, view: NormandyView): { text: string; section: string } {
  const { known } = view;
  if (known.chosen >= 0) {
    const counter = known.chosen - PIECE_BASE;
    if (isBlank(words.world, counter)) {
      return {
        text: 'Lay the dummy in a marked hex near the coast or a town (§R.12), at most three counters to a hex (§R.6).',
        section: 'R.12',
      };
    }
    const name = entryOf(words, view, known.chosen);
    return { text: `Set up ${name} in a marked hex of its area (§R.13), at most three counters to a hex (§R.6).`, section: 'R.13' };
  }
  const next = countersToPlace(words.world, known)[0];
  if (next === undefined) {
    return {
      text: 'All counters are set up. Finish the set-up: they are mixed and lie face down before the Allies land (§R.12).',
      section: 'R.12',
    };
  }
  const left = counted(leftToPlace(words, view), 'counter');
  const what = isBlank(words.world, next) ? 'the next dummy' : 'a unit to set up in its area';
  return { text: `Choose ${what}, or take the ready-made set-up for the ${left} left (§R.13).`, section: 'R.13' };
}

export const OPENING_PROMPTS: PromptTable<'game' | 'order' | 'deploy' | 'shuffle' | 'over'> = {
  game: forAll(() => ({ text: 'The next phase begins (§R.2).', section: 'R.2' })),
  order: forAll(() => ({ text: 'One of six German orders of battle is drawn in secret (§R.11).', section: 'R.11' })),
  deploy: {
    ask: askDeploy,
    wait: () => ({
      text: 'The Germans are setting up in secret (§R.13): you will see where their counters lie, not what they are (§R.12).',
      section: 'R.13',
    }),
  },
  shuffle: forAll(() => ({ text: 'The German counters are mixed and laid out face down (§R.12).', section: 'R.12' })),
  over: forAll((words, { open }, frame) => ({
    text: `The game is over: ${outcomeText(frame.outcome)} (§R.14). The Allies have ${scoreText(words, open)}.`,
    section: frame.outcome.section ?? 'R.14',
  })),
};
