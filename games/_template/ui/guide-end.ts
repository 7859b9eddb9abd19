import type { GuideStep } from '@bocage/board';
import { type Open, SEATS } from '../src/types.js';

/** While the other side decides. */
export function waitingStep(open: Open): GuideStep {
  return open.turn === 1
    ? {
        title: 'The other side decides',
        text: 'Watch: its counters glide to where they go, and each step is written in the log.',
        why: 'How fast that is shown is yours to say in the settings.',
        section: 'C.3',
        points: 'log',
      }
    : { title: 'The other side decides', text: 'Watch the map and the log.', section: 'C.3' };
}

/** §C.9 The end of the game, and of the guide. */
export function overStep({ outcome }: Open, side: number): GuideStep {
  const isWon = outcome?.winner === SEATS[side];
  const how = outcome?.level === 'commander' ? 'a commander was lost' : 'each counter left counts 1, the crossroads 2';
  return {
    title: isWon ? 'Well played' : outcome?.winner === undefined ? 'A draw' : 'Not this time',
    text: `The game is over: ${how}.`,
    why: 'You now know the whole table: choices on the map, orders, odds before the die, Undo, the log and the rulebook. Replay shows the game again from any turn; the after-action report tells it with pictures.',
    section: 'C.9',
  };
}
