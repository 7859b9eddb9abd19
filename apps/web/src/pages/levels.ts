import { type GameMeta, type Level, levelsOf as namesOf } from '@bocage/kernel';

/** The computer players by their strength; `sitter` is what one is called in an empty seat of a hall. */
const LEVELS: readonly { readonly id: Level; readonly title: string; readonly about: string; readonly sitter: string }[] = [
  { id: 'random', title: 'Recruit', about: 'Plays any legal move.', sitter: 'chance' },
  { id: 'greedy', title: 'Officer', about: 'Knows the usual tactics and answers at once.', sitter: 'a quick computer' },
  { id: 'search', title: 'General', about: 'Plans its whole phase; takes a few seconds.', sitter: 'a thinking computer' },
  { id: 'automaton', title: 'Automaton', about: 'Follows the solitaire rules, and the log says why it does what it does.', sitter: '' },
];

/** Those that play a game each in their own way. */
export const levelsOf = (game: Pick<GameMeta, 'levels'>): typeof LEVELS => {
  const names = namesOf(game);
  return LEVELS.filter(({ id }) => names.includes(id));
};

/** Those that can take a seat in the middle of a game. */
export const sittersOf = (game: Pick<GameMeta, 'levels'>): typeof LEVELS => levelsOf(game).filter(({ sitter }) => sitter !== '');

export function levelTitle(id: string): string {
  return LEVELS.find((level) => level.id === id)?.title ?? id;
}
