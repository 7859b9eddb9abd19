import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import {
  type AshoreFrame,
  type BeachingFrame,
  CLOSED,
  ELIMINATED,
  type GreatestDayState,
  type GreatestDayTypes,
  type LandingFrame,
  ON_MAP,
} from '../../../src/types.js';
import { offered } from '../series/answers.js';
import type { Paper } from '../series/paper.js';
import { type Field, readField } from '../series/pieces.js';
import { craftTargets, defencesStand, drifters, firersAt, landers, landingHexes, mayActAshore } from './landing.js';
import { names } from './naval-data.js';

type Offers = ReturnType<typeof offered>;

function* askedLanding(
  field: Field,
  { unit }: LandingFrame,
  { units, hexes, words }: Offers,
  came: ReadonlySet<number>,
): Iterable<Difference> {
  if (unit < 0) {
    const must = landers(field);
    yield* differInList('who may land next', names(field, units), names(field, [...must, ...drifters(field, came)]));
    // X3 Who can land must.
    yield* differ('words at a landing', words, must.length > 0 ? [] : ['done']);
    return;
  }
  const { label } = field.paper;
  const what = `where ${field.piece(unit).counter.id} may land`;
  yield* differInList(what, hexes.map(label), landingHexes(field, unit).map(label));
}

/** K 4b–4g */
function* askedBeaching(field: Field, frame: BeachingFrame, { units, words }: Offers): Iterable<Difference> {
  const { stage, at, passengers, tried, target, nests, beach, craft } = frame;
  const what = `${field.piece(craft).counter.id} at ${field.paper.label(at)}`;
  const ashore = passengers.filter((unit) => field.open.box[unit] === ON_MAP);
  const level = field.open.nests[beach] as number;
  const drifts = (field.open.drift[craft] as number) > 0;
  if (stage === 1) {
    yield* differ(`nests before ${what}`, [level > 0, words], [true, ['nests', 'hold']]);
  } else if (stage === 2) {
    yield* differInList(`who may fire at ${what}`, names(field, units), names(field, firersAt(field, at, tried)));
    yield* differ(`words of who may fire at ${what}`, words, ['pass']);
  } else if (stage === 3) {
    yield* differ(`whether ${what} unloads while it drifts`, drifts, false);
  } else if (stage === 4) {
    yield* differ(`nests before who landed from ${what}`, [level > 0, nests], [true, -1]);
    yield* differInList(`whom the nests may fire at from ${what}`, names(field, units), names(field, ashore));
  } else if (stage === 5) {
    const first = target < 0;
    yield* differ(
      `whether ${what} was fired at before those who landed from it`,
      first ? tried.length : target === craft,
      first ? 0 : false,
    );
    const expected = first ? ashore : firersAt(field, at, tried);
    yield* differInList(`who may be fired at or fire, ${what}`, names(field, units), names(field, expected));
  } else {
    yield* differ(`whether ${what} may fire while suppressed`, field.piece(craft).suppressed, false);
    yield* differInList(`what ${what} may fire at`, names(field, units), names(field, craftTargets(field, frame)));
    yield* differInList(`what else ${what} may do`, words, defencesStand(field) ? ['defences', 'hold'] : ['hold']);
  }
}

function* askedAshore(field: Field, { units: landed }: AshoreFrame, { units }: Offers): Iterable<Difference> {
  const may = landed.filter((unit) => mayActAshore(field, unit) && (field.piece(unit).marks & CLOSED) === 0);
  yield* differInList('who of those just landed may act', names(field, units), names(field, may));
}

/** §4.1.7(c) §4.5.4(3) D2 Who steps off a craft has suffered all that it has. */
function* madeUnloaded(before: Field, state: GreatestDayState, events: readonly GreatestDayTypes['event'][]): Iterable<Difference> {
  for (const event of events) {
    if (event.event !== 'unloaded') continue;
    const { unit } = event;
    const craft = before.open.aboard[unit] as number;
    const boat = before.piece(craft);
    // What it suffered with the same entry is told beside it.
    if (events.some((one) => one.event === 'suffered' && (one.unit === craft || one.unit === unit))) continue;
    const lost = boat.printedSteps - boat.steps;
    const steps = before.piece(unit).printedSteps - lost;
    const what = `${before.piece(unit).counter.id} off ${boat.counter.id}`;
    yield* differ(`whether ${what} is dead`, state.open.box[unit] === ELIMINATED, steps <= 0);
    if (steps <= 0) continue;
    const { open } = state;
    const shows = [open.steps[unit], open.cohesion[unit], open.suppressed[unit]];
    yield* differ(`state of ${what}`, shows, [steps, boat.cohesion, boat.suppressed ? 1 : 0]);
  }
}

/** §4.5 §4.8.3 The next craft or tank, its hex, what is asked of both sides on the way ashore, and what passengers inherit. */
export function landingShadow(paper: Paper): Shadow<GreatestDayTypes> {
  /** Craft at whose coming the other side was asked about opportunity fire. */
  let asked = -1;
  /** Craft that came in with the chit in play. */
  const came = new Set<number>();
  return {
    name: 'landing',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step === 'landing') yield* askedLanding(readField(paper, state), frame, offered(legal), came);
      if (frame?.step === 'ashore') yield* askedAshore(readField(paper, state), frame, offered(legal));
      if (frame?.step !== 'beaching') return;
      const field = readField(paper, state);
      yield* askedBeaching(field, frame, offered(legal));
      // Ruling: who comes off the sand after drifting was fired at when he came; only his passengers can be now.
      if (frame.stage === 3 && frame.drifted === 0 && asked !== frame.craft && frame.tried.length === 0)
        yield* differInList(`who was not asked to fire at the craft`, [], names(field, firersAt(field, frame.at, [])));
    },
    *made({ before, state, events }): Iterable<Difference> {
      const top = before.open.stack.at(-1);
      if (top?.step === 'beaching' && top.stage === 2) asked = top.craft;
      for (const event of events) {
        if (event.event === 'chit') came.clear();
        if (event.event !== 'beached') continue;
        asked = -1;
        came.add(event.unit);
      }
      if (events.some(({ event }) => event === 'unloaded')) yield* madeUnloaded(readField(paper, before), state, events);
    },
  };
}
