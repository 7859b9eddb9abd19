import type { LogLine } from '@bocage/board';
import type { Roll, RollResult } from '@bocage/kernel';
import { weatherName } from './calendar.js';
import { CHIT_NAMES } from './cup.js';

const total = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** What was drawn, by what the draw is for. */
const DRAWS: Readonly<Record<string, (drawn: number) => string>> = {
  weather: (drawn) => `Weather: ${weatherName(drawn).toLowerCase()} is drawn`,
  'action-chit': (drawn) => `A ${CHIT_NAMES[drawn]} chit is drawn`,
  strongpoint: (drawn) => `Strongpoint drawn: factor ${drawn}`,
  ost: (drawn) => `Ost battalion drawn: factor ${drawn}`,
};

const DICE: Readonly<Record<string, string>> = {
  'formation-entry': 'Formation entry die',
  combat: 'Combat die',
  cherbourg: 'Cherbourg die',
};

/** What the host rolled or drew, before what it did. */
export function rollLineOf(roll: Roll, result: RollResult): LogLine {
  const { section } = roll;
  const rolled = result[0] as number;
  if (roll.kind === 'draw') {
    const text = DRAWS[roll.why]?.(rolled) ?? `Drawn: ${rolled}`;
    return { text: `${text}, ${roll.weights[rolled]} in ${total(roll.weights)}.`, section, tone: 'dice' };
  }
  return { text: `${roll.kind === 'dice' ? (DICE[roll.why] ?? 'Die') : 'Order'}: ${result.join(', ')}.`, section, tone: 'dice' };
}
