export { capital, counted, inWords, listed, listedUpTo, signed, stretched } from '@bocage/board/words';

/** Halves of a movement point as players read them: 5 is "2½ points". */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  const text = `${whole > 0 || halves % 2 === 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`;
  return `${text} ${halves > 0 && halves <= 2 ? 'point' : 'points'}`;
}

/** "4", "−1". */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const HIGHEST = 8;

/** §S.17 §S.20 What a die has to be: "5 or less"; a 9 never is, and a 0 always. */
export const orLess = (needs: number): string => (needs <= 0 ? 'a 0 alone' : `${Math.min(needs, HIGHEST)} or less`);
