import { columnName, oddsOf } from '../src/rules/battle.js';
import type { AttackFrame, DarkSummerView } from '../src/types.js';
import type { Words } from './words.js';

/** §11.3.3 §11.3.4 The odds of the attack being built, before support: "12 to 5, column 1-1 after shifts". */
export function attackOdds({ world }: Words, { open }: DarkSummerView, frame: AttackFrame): string {
  const { attack, defence, shift, final } = oddsOf(world, open, { ...frame, attackSupport: [], defenceSupport: [] });
  const column = final < 0 ? 'worse than 1-3' : `column ${columnName(world, final)}`;
  return `${attack} to ${defence}, ${column}${shift === 0 ? '' : ' after shifts'}`;
}
