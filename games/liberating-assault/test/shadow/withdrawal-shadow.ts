import { differ, differInList } from '@bocage/testkit';
import type { Battle, LiberatingAssaultEvent, LiberatingAssaultState, WithdrawFrame } from '../../src/types.js';
import { offered } from './answers.js';
import { layBoard, replay } from './board.js';
import type { Counter, Paper } from './paper.js';
import type { AssaultShadow } from './shadows.js';
import { waysBack } from './withdrawal.js';

const ends = (ways: readonly (readonly number[])[]): number[] => [...new Set(ways.map((way) => way.at(-1) as number))];

/** §4.16 §7.3 How far a counter goes back: a headquarters that was caught alone two hexes. */
const lengthOf = ({ hexes, chased }: WithdrawFrame, { headquarters }: Counter): number => (headquarters ? Math.max(hexes, chased) : hexes);

/** §4.16 §4.20 §7.3 Who goes back where, and what a missing hex costs. */
export function withdrawalShadow(paper: Paper): AssaultShadow {
  const { label } = paper.sheet;
  return {
    name: 'withdrawal',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'withdraw') return;
      const battle = state.sealed.battles[frame.battle] as Battle;
      const counter = paper.counters[battle.defenders[frame.next] as number] as Counter;
      const found = ends(waysBack(paper, layBoard(paper, state.sealed), counter, lengthOf(frame, counter)));
      yield* differInList(`where counter ${counter.unit} may withdraw to`, offered(legal).hexes.map(label), found.map(label));
    },
    *made({ before, events }) {
      if (!events.some((event) => event.event === 'moved' && event.how === 'withdrew')) return;
      const owed = owedBefore(paper, before);
      for (const { event, at, board } of replay(paper, before, events)) {
        if (event.event === 'battle') for (const unit of event.defenders) owed.set(unit, event.withdrawal);
        if (event.event !== 'moved' || event.how !== 'withdrew') continue;
        const counter = paper.counters[event.unit] as Counter;
        const hexes = owed.get(event.unit);
        // §7.3 A headquarters may go farther than its stack.
        if (hexes === undefined || (counter.headquarters && before.open.stack.at(-1)?.step !== 'withdraw')) continue;
        const ways = waysBack(paper, board, counter, hexes);
        const known = ways.length === 0 ? event.path.length === 0 : ways.some((way) => way.join() === event.path.join());
        yield* differ(`counter ${event.unit} withdrew by ${event.path.map(label)}`, known, true);
        if (counter.boxes.length === 0) continue;
        const left = counter.boxes.length - (board.lost[event.unit] as number);
        yield* differ(
          `boxes counter ${event.unit} loses for missing hexes`,
          costOf(events[at + 1], event.unit, left),
          Math.min(left, hexes - event.path.length),
        );
      }
    },
  };
}

/** What the event after a withdrawal says it cost. */
function costOf(event: LiberatingAssaultEvent | undefined, unit: number, left: number): number {
  if (event?.event === 'boxes-lost' && event.unit === unit) return event.boxes;
  return event?.event === 'destroyed' && event.unit === unit ? left : 0;
}

/** How far the counters of a withdrawal under way have still to go. */
function owedBefore(paper: Paper, { open, sealed }: LiberatingAssaultState): Map<number, number> {
  const frame = open.stack.at(-1);
  if (frame?.step !== 'withdraw') return new Map();
  const { defenders } = sealed.battles[frame.battle] as Battle;
  return new Map(defenders.slice(frame.next).map((unit) => [unit, lengthOf(frame, paper.counters[unit] as Counter)]));
}
