import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import {
  AT_ENTRY,
  DUE,
  EN_ROUTE,
  type GreatestDayEvent,
  type GreatestDayState,
  type GreatestDayTypes,
  LOADING,
  ON_MAP,
  REINFORCEMENT,
} from '../../../src/types.js';
import { type Paper, scenarioOf } from '../series/paper.js';
import { type Field, readField } from '../series/pieces.js';
import { everybody, names, SUB_BEACHES } from './naval-data.js';

interface Arrival {
  readonly turn: number;
  readonly hex?: string;
  readonly box?: string;
  readonly subBeach?: string;
  readonly units: readonly string[];
}
const arrivalsOf = (paper: Paper, state: GreatestDayState): readonly Arrival[] =>
  (scenarioOf(paper, state.open).reinforcements ?? []) as readonly Arrival[];

/** §S.33 Where who is due with a turn is once its mug is filled: in his box, or beside his hex. */
function* madeDue(field: Field, arrivals: readonly Arrival[]): Iterable<Difference> {
  const numbers = new Map(everybody(field).map(({ counter, unit }) => [counter.id, unit]));
  for (const { turn, hex, box, subBeach, units } of arrivals) {
    for (const id of units) {
      const unit = numbers.get(id) as number;
      const now = field.open.box[unit] as number;
      if (turn > field.open.turn) yield* differ(`box of ${id} before its turn`, now, DUE);
      if (turn !== field.open.turn) continue;
      if (hex) yield* differ(`where ${id} arrives`, [now, field.open.entry[unit]], [AT_ENTRY, field.paper.hex(hex)]);
      const sub = SUB_BEACHES.indexOf(subBeach as 'queen');
      const cleared = field.open.cleared.some((when) => when > 0);
      if (box && !cleared) yield* differ(`box ${id} arrives in`, now, (box === 'loading' ? LOADING : EN_ROUTE) + sub);
    }
  }
}

/** §4.3.3 Who was in the Reinforcement box when a turn begins goes beside a Reinforcement hex of his beach. */
function* madeFromBox(before: Field, field: Field): Iterable<Difference> {
  const waiting = everybody(before).filter(({ unit }) => before.open.box[unit] === REINFORCEMENT);
  const stay = waiting.filter(({ unit }) => field.open.box[unit] !== AT_ENTRY);
  yield* differInList(
    'who stays in the Reinforcement box',
    names(
      field,
      stay.map(({ unit }) => unit),
    ),
    [],
  );
}

/** §17.1 §S.33 Who comes on: with his own Division's or Formation's chit, in his hex or near it where that is full. */
function* madeEntered(before: Field, events: readonly GreatestDayEvent[]): Iterable<Difference> {
  for (const event of events) {
    if (event.event !== 'entered') continue;
    const piece = before.piece(event.unit);
    const frame = before.open.stack.find(({ step }) => step === 'activation');
    yield* differ(`whether ${piece.counter.id} comes on from beside its hex`, before.open.box[event.unit], AT_ENTRY);
    yield* differ(`whether ${piece.counter.id} comes on with a chit`, frame !== undefined, true);
    const entry = before.open.entry[event.unit] as number;
    const far = before.paper.distance(entry, event.hex);
    const blocked = before.stack(entry).some(({ side }) => side !== piece.side);
    yield* differ(
      `how far from its hex ${piece.counter.id} comes on`,
      far === 0 || (blocked && far <= before.paper.tables.command.entryBlocked),
      true,
    );
  }
}

/** §S.33 §4.3.3 §17.1 That everybody who is due comes, where, and when. */
export function arrivalsShadow(paper: Paper): Shadow<GreatestDayTypes> {
  let turn = 0;
  return {
    name: 'arrivals',
    *made({ before, state, events }): Iterable<Difference> {
      // The first chit of a turn comes after its step E.
      const told = events.map(({ event }) => event);
      if (told.lastIndexOf('chit') > told.lastIndexOf('turn') && state.open.turn !== turn) {
        const [was, now] = [readField(paper, before), readField(paper, state)];
        turn = state.open.turn;
        yield* madeDue(now, arrivalsOf(paper, state));
        if (before.open.turn === state.open.turn) yield* madeFromBox(was, now);
      }
      if (events.some(({ event }) => event === 'entered')) yield* madeEntered(readField(paper, before), events);
      if (events.some(({ event }) => event === 'over')) yield* madeOver(readField(paper, state), arrivalsOf(paper, state));
    },
  };
}

/** At the end nobody is still due for a turn that was played. */
function* madeOver(field: Field, arrivals: readonly Arrival[]): Iterable<Difference> {
  const numbers = new Map(everybody(field).map(({ counter, unit }) => [counter.id, unit]));
  const late = arrivals.filter(({ turn }) => turn <= field.open.turn).flatMap(({ units }) => units.map((id) => numbers.get(id) as number));
  yield* differInList(
    'who never came',
    names(
      field,
      late.filter((unit) => field.open.box[unit] === DUE),
    ),
    [],
  );
  const lost = everybody(field).filter(({ unit, hex }) => field.open.box[unit] === ON_MAP && hex < 0);
  yield* differInList(
    'who is on the map and nowhere',
    names(
      field,
      lost.map(({ unit }) => unit),
    ),
    [],
  );
}
