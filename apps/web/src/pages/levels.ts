/** The computer players by their strength. */
export const LEVELS = [
  { id: 'random', title: 'Recruit', about: 'Plays any legal move.' },
  { id: 'greedy', title: 'Officer', about: 'Knows the usual tactics and answers at once.' },
  { id: 'search', title: 'General', about: 'Plans its whole phase; takes a few seconds.' },
] as const;

export type Level = (typeof LEVELS)[number]['id'];

export function levelTitle(id: string): string {
  return LEVELS.find((level) => level.id === id)?.title ?? id;
}
