import type { LogLine } from '@bocage/board';
import type { Roll, RollResult } from '@bocage/kernel';

const DICE: Readonly<Record<string, string>> = {
  drop: 'Drop: how far off, and which way',
  resistance: 'Resistance dice',
  bombs: 'Bombs near friends',
};

/** §8.1 §2.9 §10.3 What the host rolls or draws. */
export function rollLineOf(roll: Roll, result: RollResult): LogLine {
  if (roll.kind === 'dice') return { text: `${DICE[roll.why] ?? 'Dice'}: ${result.join(', ')}.`, section: roll.section, tone: 'dice' };
  return { text: roll.why === 'coast' ? 'A coastal counter is drawn.' : 'A lot is drawn.', section: roll.section, tone: 'dice' };
}
