export interface Reference {
  readonly text: string;
  readonly hexes: readonly number[];
}

/** A text cut at its map references: words, and figures that name hexes of this map. Other numbers stay words. */
export function referencesIn(text: string, find: (figures: string) => readonly number[]): readonly (string | Reference)[] {
  const parts: (string | Reference)[] = [];
  let at = 0;
  for (const match of text.matchAll(/(?<!\d)\d{4}(?:\d{2})?(?!\d)/g)) {
    const hexes = find(match[0]);
    if (hexes.length === 0) continue;
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push({ text: match[0], hexes });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
