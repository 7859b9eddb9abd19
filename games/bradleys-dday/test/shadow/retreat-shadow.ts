import { type Difference, differ, differInList } from '@bocage/testkit';
import {
  type AdvanceFrame,
  ALLIED,
  type BattleFrame,
  type BradleyEvent,
  type BradleyState,
  COMBAT_MODE,
  ELIMINATED,
  type RetreatFrame,
  type StackChoiceFrame,
  seatOf,
} from '../../src/types.js';
import { aftermathOf, isSteady, markerOf } from './aftermath.js';
import { offered } from './answers.js';
import { battleOf } from './combat-shadow.js';
import { mayEnd, mayPass } from './movement.js';
import type { Paper } from './paper.js';
import { type Field, type Piece, pieceOf, readField } from './pieces.js';
import { nextSteps, waysBack } from './retreat.js';
import type { BradleyShadow } from './shadows.js';

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);

/** §10.5.3 Where the unit that retreats may go next. */
function* askedRetreat(
  paper: Paper,
  state: BradleyState,
  frame: RetreatFrame,
  { units, hexes, words }: ReturnType<typeof offered>,
): Iterable<Difference> {
  const { label } = paper.sheet;
  if (frame.unit < 0) {
    // Whoever cannot go is lost once the others have gone.
    const free = frame.units.filter((unit) => waysBack(paper, state, pieceOf(paper, state, unit)).paths.length > 0);
    yield* differInList('who may retreat next', names(paper, units), names(paper, free));
    return;
  }
  const piece = { ...pieceOf(paper, state, frame.unit), hex: frame.trail[0] as number };
  const { hexes: next, stop } = nextSteps(waysBack(paper, state, piece).paths, frame.trail);
  const what = `${piece.counter.id} from ${frame.trail.map(label).join(' ')}`;
  yield* differInList(`where may retreat ${what}`, hexes.map(label), next.map(label));
  yield* differInList(`what may say ${what}`, words, stop ? ['stop'] : []);
}

/** §10.3.5 Who may still go into the hex: no guns without allowance, nobody disrupted, nobody too many. */
function advancers(paper: Paper, state: BradleyState, field: Field, { units, to }: AdvanceFrame): Piece[] {
  return units
    .map((unit) => pieceOf(paper, state, unit))
    .filter((piece) => piece.hex >= 0 && piece.hex !== to && !piece.disrupted && piece.face[2] > 0)
    .filter((piece) => mayPass(paper, state, piece, piece.hex, to) && mayEnd(field, piece, to));
}

/** §10.4 §10.5.4 §10.6.7 What a result must have done by the time somebody is asked again. */
function* madeBattle(
  paper: Paper,
  before: BradleyState,
  state: BradleyState,
  battle: BattleFrame,
  effect: string,
  events: readonly BradleyEvent[],
): Iterable<Difference> {
  const field = readField(paper, before);
  const { eliminated, disrupted, retreating, stands } = aftermathOf(paper, before, field, battle, effect);
  const what = `${effect} by ${battle.kind} at ${paper.sheet.label(battle.target)}`;
  const gone = (unit: number) => state.open.box[unit] === ELIMINATED;
  yield* differInList(`who is lost to ${what}`, names(paper, eliminated.filter(gone)), names(paper, eliminated));
  const marker = markerOf(before);
  yield* differInList(
    `who is disrupted by ${what}`,
    names(
      paper,
      disrupted.filter((unit) => state.open.disrupted[unit] === marker),
    ),
    names(paper, disrupted),
  );
  yield* differ(
    `whether anybody stands against ${what}`,
    events.some(({ event }) => event === 'stood'),
    stands,
  );
  const stuck = retreating.filter((unit) => waysBack(paper, before, pieceOf(paper, before, unit), field).paths.length === 0);
  const frame = state.open.stack.find(({ step }) => step === 'retreat');
  const asked = frame?.step === 'retreat' ? frame.units : [];
  const free = retreating.filter((unit) => !stuck.includes(unit));
  yield* differInList(
    `who must retreat after ${what}`,
    names(
      paper,
      asked.filter((unit) => !stuck.includes(unit)),
    ),
    names(paper, free),
  );
  const late = stuck.filter((unit) => asked.includes(unit));
  yield* differInList(`who cannot retreat after ${what}`, names(paper, [...retreating.filter(gone), ...late]), names(paper, stuck));
}

/** §10.5.2 §10.5.3 A retreat that was made was one of the ways, and ends in Combat Mode. */
function* madeRetreat(paper: Paper, before: BradleyState, state: BradleyState, events: readonly BradleyEvent[]): Iterable<Difference> {
  for (const event of events) {
    if (event.event !== 'retreated') continue;
    const piece = { ...pieceOf(paper, before, event.unit), hex: event.path[0] as number };
    const { paths, extended } = waysBack(paper, before, piece);
    const known = paths.some((path) => path.join() === event.path.join());
    const frame = before.open.stack.at(-1);
    if (frame?.step === 'retreat')
      yield* differ(`whether ${piece.counter.id} may go ${event.path.map(paper.sheet.label).join(' ')}`, true, known);
    if (state.open.box[event.unit] === ELIMINATED) continue;
    yield* differ(`mode of ${piece.counter.id} after its retreat`, state.open.mode[event.unit], COMBAT_MODE);
    if (frame?.step === 'retreat')
      yield* differ(`whether its retreat disrupts ${piece.counter.id}`, !isSteady(state, event.unit), piece.disrupted || extended);
  }
}

/** §10.3.4 e §10.4 The stacks one of which is disrupted: the attackers of one hex. */
function* askedStack(paper: Paper, state: BradleyState, frame: StackChoiceFrame, hexes: readonly number[]): Iterable<Difference> {
  const stacks = new Set(frame.attackers.map((unit) => state.open.hex[unit] as number));
  yield* differInList('stacks that may be disrupted', hexes.map(paper.sheet.label), [...stacks].map(paper.sheet.label));
  const attacker = pieceOf(paper, state, frame.attackers[0] as number).side;
  yield* differ('who chooses the stack', frame.asks, seatOf(attacker === ALLIED ? 1 : 0));
}

/** §10.3.5 §10.4 §10.5 §10.6 What a result does to both sides, where they go back to, and who follows. */
export function retreatShadow(paper: Paper): BradleyShadow {
  return {
    name: 'retreat',
    *asked({ state, legal, seat }) {
      const frame = state.open.stack.at(-1);
      const offers = offered(legal);
      if (frame?.step === 'retreat') {
        yield* askedRetreat(paper, state, frame, offers);
        yield* differ('who is asked for a retreat', seat, seatOf(pieceOf(paper, state, frame.units[0] as number).side));
      }
      if (frame?.step === 'stack-choice') yield* askedStack(paper, state, frame, offers.hexes);
      if (frame?.step === 'advance') {
        const going = advancers(paper, state, readField(paper, state), frame);
        yield* differInList(
          `who may advance to ${paper.sheet.label(frame.to)}`,
          names(paper, offers.units),
          names(
            paper,
            going.map(({ unit }) => unit),
          ),
        );
        yield* differ('who is asked for an advance', seat, seatOf(frame.side));
      }
    },
    *made({ before, state, events }) {
      yield* madeRetreat(paper, before, state, events);
      const battle = battleOf(before, events);
      const result = events.find(({ event }) => event === 'result');
      if (battle && result?.event === 'result') yield* madeBattle(paper, before, state, battle, result.effect, events);
    },
  };
}
