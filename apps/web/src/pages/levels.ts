import type { GameMeta, Level } from '@bocage/kernel';

/** The computer players by their strength; `sitter` is what one is called in an empty seat of a hall. */
const LEVELS: readonly { readonly id: Level; readonly title: string; readonly about: string; readonly sitter: string }[] = [
  { id: 'random', title: 'Recruit', about: 'Plays any legal move.', sitter: 'chance' },
  { id: 'greedy', title: 'Officer', about: 'Knows the usual tactics and answers at once.', sitter: 'a quick computer' },
  { id: 'search', title: 'General', about: 'Plans its whole phase; takes a few seconds.', sitter: 'a thinking computer' },
];

/** Those that play a game each in their own way. */
export const levelsOf = ({ levels }: Pick<GameMeta, 'levels'>): typeof LEVELS =>
  LEVELS.filter(({ id }) => levels === undefined || levels.includes(id));

export function levelTitle(id: string): string {
  return LEVELS.find((level) => level.id === id)?.title ?? id;
}
