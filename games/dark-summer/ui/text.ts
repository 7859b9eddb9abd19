/** Halves of a movement point, or of a victory point, as players read them: 5 is "2½". */
export function halfText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${whole > 0 || halves % 2 === 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`;
}

/** "2½ points". */
export const points = (halves: number): string => `${halfText(halves)} ${halves > 0 && halves <= 2 ? 'point' : 'points'}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** Small numbers in words. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

export const counted = (n: number, one: string, many = `${one}s`): string => `${inWords(n)} ${n === 1 ? one : many}`;

/** How often: "once", "twice", "three times". */
export const often = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : counted(n, 'time'));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function listed(texts: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  if (texts.length < 2) return texts[0] ?? '';
  return `${texts.slice(0, -1).join(', ')} ${joiner} ${texts.at(-1)}`;
}

/** A list that stops before it fills the page. */
export function listedUpTo(most: number, texts: readonly string[]): string {
  if (texts.length <= most + 1) return listed(texts);
  return `${texts.slice(0, most).join(', ')} and ${texts.length - most} more`;
}

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/Combat Command (\w)/, 'CC$1'],
  [/Groupement Tactique/, 'GT'],
  [/Kampfgruppe/, 'KG'],
  [/Panzergrenadier/, 'PzGren'],
  [/Panzer (?!Lehr)/, 'Pz '],
  [/Fallschirmjäger/, 'FJ'],
  [/Luftwaffe Field/, 'LW'],
  [/Infantry/, 'Inf'],
  [/Airborne/, 'AB'],
  [/Armoured|Armored/, 'Armd'],
  [/Regiment/, 'Regt'],
  [/Battalion/, 'Bn'],
  [/Brigade/, 'Bde'],
  [/Cavalry/, 'Cav'],
  [/ Division$/, ''],
];

/** A name short enough for a list. */
export const abbreviated = (name: string): string => ABBREVIATIONS.reduce((text, [word, short]) => text.replace(word, short), name);
