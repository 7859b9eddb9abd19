import { type GameAi, Memory } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';
import type { World } from '../world.js';
import { BOOKS, choicesOf, VETERAN_BOOK } from './books.js';
import { watchCeilings } from './ceilings.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createFields } from './fields.js';
import { createMinds } from './mind.js';
import { SCRIPT } from './styles.js';

/** To the end of the campaign: only that shows what leaving or standing was worth. */
const HORIZON = 10;
const SEARCH = { budget: 8, caution: 1, from: { book: VETERAN_BOOK } };

/** What the computer players need to know of this game. */
export function createAi(world: World): GameAi<DarkSummerTypes> {
  const fields = createFields(world);
  const script = createMinds(world, fields, SCRIPT);
  const books = new Map(Object.entries(BOOKS).map(([book, styles]) => [book, createMinds(world, fields, styles)]));
  return {
    features: createFeatures(script(new Memory())),
    weights: WEIGHTS,
    groups: ({ open }, seat) => choicesOf(open, seat),
    phaseKey: ({ open }) => `${open.turn}`,
    horizon: HORIZON,
    search: SEARCH,
    choose(view, _seat, legal, { book = '' }, memory) {
      const mind = memory.keep(`book-${book}`, '', () => (books.get(book) ?? script)(new Memory()));
      return chooseAction(mind, view, legal);
    },
    watch: () => watchCeilings(script(new Memory())),
  };
}
