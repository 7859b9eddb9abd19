import { type Difference, differ, type Shadow } from '@bocage/testkit';
import type { GreatestDayFrame, GreatestDayState, GreatestDayTypes } from '../../../src/types.js';
import { type Paper, scenarioOf } from '../series/paper.js';
import { readField } from '../series/pieces.js';
import { isCleared, navalScenario, overlayLies } from './naval-data.js';

/** §4.7 Steps that are about landings: none is played once no overlay lies (its note). */
const ASHORE = [1, 4, 5, 6];

/** §4.7 The steps of this chit, in order. */
function stepsOf(paper: Paper, state: GreatestDayState): number[] {
  const [from, to] = navalScenario(paper, state.open).chits.navalSteps ?? [1, 8];
  const field = readField(paper, state);
  // Ruling: nothing is left to land once the beach is cleared, though its overlay lies to the end of the turn (§4.3.3).
  const lies = overlayLies(field) && !isCleared(field);
  return [1, 2, 3, 4, 5, 6, 7, 8].filter((step) => step >= from && step <= to && (lies || !ASHORE.includes(step)));
}

/** §4.7 §4.8 K Who decides, by what is decided; the stages of a craft on the sand are told apart below. */
const ASKED: Readonly<Record<string, string>> = {
  bombard: 'allied',
  batteries: 'german',
  landing: 'allied',
  swimming: 'allied',
  ashore: 'allied',
  loading: 'allied',
  'en-route': 'allied',
  markers: 'allied',
  fleet: 'allied',
  'new-host': 'allied',
  commandos: 'allied',
  drift: 'allied',
};

/** K 4b–4g: nests at the craft, fire at it, postures, nests and fire at who is ashore, its own fire. */
const BEACHING_ASKED: readonly (string | undefined)[] = [undefined, 'german', 'german', 'allied', 'german', 'german', 'allied'];

const askedAt = (frame: GreatestDayFrame): string | undefined =>
  frame.step === 'beaching' ? BEACHING_ASKED[frame.stage] : ASKED[frame.step];

/** The Naval chit's number among the chits of the scenario: those listed come first, in order of their names. */
function navalChit(paper: Paper, state: GreatestDayState): number {
  const { chits } = scenarioOf(paper, state.open);
  const listed = [...new Set([chits.first, ...chits.mug, ...(chits.later ?? []).map(({ chit }) => chit)])].sort();
  return listed.indexOf('naval');
}

const isFirstMorning = (paper: Paper, { open }: GreatestDayState): boolean =>
  scenarioOf(paper, open).calendar[open.turn - 1] === '0606-0700';

/** §4.1.8 §4.7 The Naval chit: when it comes, its eight steps, whom they ask, where it goes afterwards. */
export function navalStepsShadow(paper: Paper): Shadow<GreatestDayTypes> {
  let due: number[] = [];
  let chit = -1;
  /** How often it was played this turn. */
  let played = 0;
  return {
    name: 'naval steps',
    *asked({ state, seat }) {
      const frame = state.open.stack.at(-1) as GreatestDayFrame;
      const asked = askedAt(frame);
      if (asked) yield* differ(`who is asked at ${frame.step}`, seat, asked);
    },
    *made({ before, state, events }): Iterable<Difference> {
      const naval = navalChit(paper, before);
      for (const event of events) {
        if (event.event === 'turn') [played, due, chit] = [0, [], -1];
        if (event.event === 'chit') {
          yield* differ('steps of the Naval chit left out', due, []);
          if (chit === naval) yield* leftWhere(paper, state, played, event.chit);
          chit = event.chit;
          if (chit === naval) {
            due = stepsOf(paper, state);
            played++;
          }
        }
        if (event.event === 'naval-step') yield* differ('the next step of the Naval chit', event.number, due.shift() ?? 0);
      }
    },
  };
}

/** §4.7 The first time at 0700 on June 6 it goes back into the mug, later it is set aside. */
function* leftWhere(paper: Paper, state: GreatestDayState, played: number, next: number): Iterable<Difference> {
  const naval = navalChit(paper, state);
  const back = isFirstMorning(paper, state) && played === 1;
  yield* differ('whether the Naval chit is in the mug again', state.open.mug.includes(naval) || next === naval, back);
}
