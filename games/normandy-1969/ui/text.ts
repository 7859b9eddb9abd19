export { capital, counted, inWords, listed, listedUpTo } from '@bocage/board/words';

const FRACTIONS = ['', '⅓', '⅔'] as const;

/** Thirds of a movement point as players read them: 10 is "3⅓ points". */
export function points(thirds: number): string {
  const whole = Math.floor(thirds / 3);
  const text = `${whole > 0 || thirds % 3 === 0 ? whole : ''}${FRACTIONS[thirds % 3]}`;
  return `${text} ${thirds > 0 && thirds <= 3 ? 'point' : 'points'}`;
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
