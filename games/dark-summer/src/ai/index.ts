import type { GameAi } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';
import type { World } from '../world.js';
import { BOOKS, choicesOf, VETERAN_BOOK } from './books.js';
import { watchCeilings } from './ceilings.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createMind } from './mind.js';
import { SCRIPT } from './styles.js';

/** To the end of the campaign: only that shows what leaving or standing was worth. */
const HORIZON = 10;
const SEARCH = { budget: 8, caution: 1, from: { book: VETERAN_BOOK } };

/** What the computer players need to know of this game. */
export function createAi(world: World): GameAi<DarkSummerTypes> {
  const script = createMind(world, SCRIPT);
  const minds = new Map(Object.entries(BOOKS).map(([book, styles]) => [book, createMind(world, styles)]));
  return {
    features: createFeatures(script),
    weights: WEIGHTS,
    groups: ({ open }, seat) => choicesOf(open, seat),
    phaseKey: ({ open }) => `${open.turn}`,
    horizon: HORIZON,
    search: SEARCH,
    choose: (view, _seat, legal, { book }) => chooseAction((book === undefined ? undefined : minds.get(book)) ?? script, view, legal),
    watch: () => watchCeilings(script),
  };
}
