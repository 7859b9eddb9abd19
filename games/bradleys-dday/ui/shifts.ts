import { OMAHA } from '../src/types.js';
import { counted } from './text.js';

/** §5.5.3 Seen from the sea: left is negative, east at Omaha and south at Utah. */
export function shiftText(beach: number, shift: number): string {
  if (shift === 0) return 'it lands where it was aimed';
  const left = beach === OMAHA ? 'east' : 'south';
  const right = beach === OMAHA ? 'west' : 'north';
  return `it is shifted ${counted(Math.abs(shift), 'lane')} to the ${shift < 0 ? `left, ${left}` : `right, ${right}`}`;
}
