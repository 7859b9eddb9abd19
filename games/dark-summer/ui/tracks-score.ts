import type { Track } from '@bocage/board';
import { pointsOf } from '../src/rules/3-victory/victory.js';
import { ALLIED, GERMAN, type Open, type Score } from '../src/types.js';
import { turnName } from './calendar.js';
import { scoreText } from './outcomes.js';
import { reasonText, scoresToCome, sumOf, unitsToWithdraw } from './scores.js';
import { sideAdjective } from './sides.js';
import { capital, counted, halfText } from './text.js';
import type { Words } from './words.js';

type Box = Track['boxes'][number];

/** §3.2.2 "Allied +1½" with where it came from. */
const scored = (words: Words, { side, halves, why, turn }: Score): Box => ({
  label: `${sideAdjective(side)} ${halfText(halves)}`,
  note: `${reasonText(words, why)}, ${turnName(words.world, turn)}`,
  state: 'past',
});

const toCome = (words: Words, { side, halves, why }: Score): Box => ({
  label: `${sideAdjective(side)} +${halfText(halves)}`,
  note: `${reasonText(words, why)}, if the game ended now`,
  state: 'to-come',
});

/** §3.2.3 What the count would be at this moment. */
function nowBox(open: Open, coming: readonly Score[]): Box {
  const allied = pointsOf(open, ALLIED) + sumOf(coming, ALLIED);
  const german = pointsOf(open, GERMAN) + sumOf(coming, GERMAN);
  const winner = allied > german ? 'an Allied victory' : 'a German victory';
  return {
    label: `${halfText(allied)} to ${halfText(german)}`,
    note: `Allied to German points if the game ended now: ${winner}`,
    state: 'now',
  };
}

/** §3.2.2 §3.2.3 §8.3 Where each point came from, and what would still be scored. */
export function scoreTrack(words: Words, open: Open): Track {
  const coming = scoresToCome(words, open);
  const owed = unitsToWithdraw(words, open).length;
  const { notWithdrawn } = words.world.data.scenarios.victory;
  const homeward: Box[] =
    owed === 0
      ? []
      : [
          {
            label: `German +${halfText(owed * notWithdrawn)}`,
            note: `${capital(counted(owed, 'airborne or special unit'))} still to send home by the end of turn ${words.world.data.tables.limits.withdrawalTurn}`,
            state: 'to-come',
          },
        ];
  const boxes = [
    ...open.ledger.map((score) => scored(words, score)),
    nowBox(open, coming),
    ...coming.map((score) => toCome(words, score)),
    ...homeward,
  ];
  return { id: 'score', title: `Victory points: ${scoreText(words, open)}`, boxes };
}
