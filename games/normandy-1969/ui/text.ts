const FRACTIONS = ['', '⅓', '⅔'] as const;

/** Thirds of a movement point as players read them: 10 is "3⅓ points". */
export function points(thirds: number): string {
  const whole = Math.floor(thirds / 3);
  const text = `${whole > 0 || thirds % 3 === 0 ? whole : ''}${FRACTIONS[thirds % 3]}`;
  return `${text} ${thirds > 0 && thirds <= 3 ? 'point' : 'points'}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** Small numbers in words. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

export const counted = (n: number, one: string, many = `${one}s`): string => `${inWords(n)} ${n === 1 ? one : many}`;

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
  [/Parachute Infantry Regiment/, 'Para Inf Regt'],
  [/Combat Command (\w)/, 'CC$1'],
  [/Panzergrenadier/, 'PzGren'],
  [/Panzer/, 'Pz'],
  [/Grenadier/, 'Gren'],
  [/Parachute/, 'Para'],
  [/Infantry/, 'Inf'],
  [/Reconnaissance/, 'Recce'],
  [/Armoured|Armored/, 'Armd'],
  [/Regiment/, 'Regt'],
  [/Battalion/, 'Bn'],
  [/Brigade/, 'Bde'],
  [/Cavalry/, 'Cav'],
  [/Royal Marine/, 'RM'],
  [/Commando/, 'Cdo'],
];

/** A unit's name short enough for a list: its division left out, no comma inside. */
export function abbreviated(name: string): string {
  const own = name.replace(/, [^,]*Division$/, '').replaceAll(',', '');
  return ABBREVIATIONS.reduce((text, [word, short]) => text.replace(word, short), own);
}
