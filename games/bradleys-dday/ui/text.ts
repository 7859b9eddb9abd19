export { capital, counted, listed, listedUpTo, signed, stretched } from '@bocage/board/words';

/** Halves of a movement point as players read them: 5 is "2½ points". */
export function points(halves: number): string {
  return `${bare(halves)} ${halves > 0 && halves <= 2 ? 'point' : 'points'}`;
}

export function bare(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${whole > 0 || halves % 2 === 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`;
}

/** Factors and support points: "one point", "25 points". */
export const tally = (value: number): string => `${value} ${value === 1 ? 'point' : 'points'}`;

/** Where figures come from, with the paragraphs of a section apart, so that the section can be opened: "§10.2.7 b". */
export const cited = (from: string): string => from.replace(/(§\d+(?:\.\d+)*)([a-z])/g, '$1 $2');
