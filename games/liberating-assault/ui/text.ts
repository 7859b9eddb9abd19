export { capital, counted, inWords, listed, listedUpTo, signed, stretched } from '@bocage/board/words';

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/Combat Command (\w)/, 'CC$1'],
  [/Panzergrenadier/, 'PzGren'],
  [/Parachute Infantry/, 'Para'],
  [/Parachute/, 'Para'],
  [/Panzer (?!Lehr)/, 'Pz '],
  [/Luftwaffe Field/, 'LW'],
  [/Infantry/, 'Inf'],
  [/Airborne/, 'AB'],
  [/Armoured|Armored/, 'Armd'],
  [/Regiment/, 'Regt'],
  [/Brigade/, 'Bde'],
  [/Grenadier/, 'Gren'],
  [/ Division\b/, ''],
];

/** A name short enough for a list. */
export const abbreviated = (name: string): string => ABBREVIATIONS.reduce((text, [word, short]) => text.replace(word, short), name);
