export { COUNTER_PARTS, nationsOf } from './counter-key.js';
export { type PlaceName, type PlaceWords, placeWords, printedNames } from './place-words.js';
export { spoken } from './spoken.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** Small numbers in words. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

export const counted = (n: number, one: string, many = `${one}s`): string => `${inWords(n)} ${n === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export function listed(texts: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  if (texts.length < 2) return texts[0] ?? '';
  return `${texts.slice(0, -1).join(', ')} ${joiner} ${texts.at(-1)}`;
}

/** Neighbouring steps of one kind told together: "clear, three hexes; bocage". */
export function stretched(names: readonly string[]): string {
  const stretches: { readonly name: string; hexes: number }[] = [];
  for (const name of names) {
    const last = stretches.at(-1);
    if (last?.name === name) last.hexes++;
    else stretches.push({ name, hexes: 1 });
  }
  return stretches.map(({ name, hexes }) => (hexes > 1 ? `${name}, ${counted(hexes, 'hex', 'hexes')}` : name)).join('; ');
}

/** A list that stops before it fills the page. */
export function listedUpTo(most: number, texts: readonly string[]): string {
  if (texts.length <= most + 1) return listed(texts);
  return `${texts.slice(0, most).join(', ')} and ${texts.length - most} more`;
}

/** "+2", "−1", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
