import { counted } from '@bocage/board/words';

export { capital, counted, listed, listedUpTo } from '@bocage/board/words';

/** Halves of a movement point, or of a victory point, as players read them: 5 is "2½". */
export function halfText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${whole > 0 || halves % 2 === 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`;
}

/** "2½ points". */
export const points = (halves: number): string => `${halfText(halves)} ${halves > 0 && halves <= 2 ? 'point' : 'points'}`;

/** How often: "once", "twice", "three times". */
export const often = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : counted(n, 'time'));

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
