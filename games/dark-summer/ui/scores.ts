import { turnScores } from '../src/rules/3-victory/scoring.js';
import { notWithdrawn } from '../src/rules/8-reinforcements/withdraw-units.js';
import type { Open, Score, Side } from '../src/types.js';
import { lastTurn } from './calendar.js';
import type { Words } from './words.js';

const REASONS: Readonly<Record<string, string>> = {
  cherbourg: 'Cherbourg captured',
  caen: 'All of Caen captured',
  'saint-lo': 'Saint-Lô captured',
  'not-withdrawn': 'Airborne and special troops not sent home',
  brittany: 'Whole US divisions in Brittany',
  exit: 'Whole divisions out to the east',
  'exit-german': 'Whole German divisions out to the east',
  'caen-german': 'All of Caen held',
  'saint-lo-german': 'Saint-Lô held',
};

/** §3.2.2 Where points came from. */
export function reasonText({ world, places }: Words, why: string): string {
  const [word = '', argument = ''] = why.split(':');
  if (word === 'closed-beach') return `${places.entry(world.grid.parse(argument) as number)} closed`;
  if (word === 'held') return `${argument} held`;
  return REASONS[why] ?? why;
}

/** §3.2.2 What would still be added if the game ended here, by the rules of the last turn. */
export function scoresToCome({ world }: Words, open: Open): readonly Score[] {
  return turnScores(world, { ...open, turn: lastTurn(world) });
}

/** §8.3 Units that will give the Germans points at the end of turn 5 unless they are sent home; none afterwards. */
export function unitsToWithdraw({ world }: Words, open: Open): readonly number[] {
  return open.turn > world.data.tables.limits.withdrawalTurn ? [] : notWithdrawn(world, open);
}

export const sumOf = (scores: readonly Score[], side: Side): number =>
  scores.reduce((total, score) => total + (score.side === side ? score.halves : 0), 0);
