import { type Difference, differ, differInList } from '@bocage/testkit';
import {
  AFLOAT,
  type BradleyEvent,
  type BradleyState,
  DUE,
  ELIMINATED,
  GREEN,
  GREY,
  type SegmentId,
  STEADY,
  TIDES,
} from '../../src/types.js';
import type { Paper } from './paper.js';
import { isGarrison, pieceOf, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';
import * as turns from './turn.js';
import { verdict } from './victory.js';
import { BEACHES } from './waves.js';

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);
const numbers = (columns: readonly number[], which: (value: number, unit: number) => boolean): number[] =>
  columns.flatMap((value, unit) => (which(value, unit) ? [unit] : []));
const disruptedIn = (events: readonly BradleyEvent[]): number[] =>
  events.flatMap((event) => (event.event === 'disrupted' ? event.units : []));
/** Whatever brings a unit into a hex. */
const ENTRIES = ['moved', 'advanced', 'retreated', 'landed', 'dropped', 'beachhead'];
const FIGHTS = ['result', 'failed', 'retreated', 'advanced', 'moved'];

/** §10.6.4 §10.6.5 R16 What a Recovery Segment leaves of its own markers. */
function* madeRecovery(paper: Paper, state: BradleyState, segment: SegmentId, later: readonly BradleyEvent[]): Iterable<Difference> {
  const marker = segment === 'first-recovery' ? GREEN : GREY;
  const still = numbers(state.open.disrupted, (value, unit) => value === marker && (state.open.hex[unit] as number) >= 0);
  const again = disruptedIn(later);
  yield* differInList(
    `who is still disrupted after the ${segment}`,
    names(
      paper,
      still.filter((unit) => !again.includes(unit)),
    ),
    [],
  );
}

/** §3.1 B §6.3.4 §6.3.5 R15 Those whom High tide strikes. */
function* madeTide(paper: Paper, before: BradleyState, state: BradleyState, later: readonly BradleyEvent[]): Iterable<Difference> {
  const pieces = before.open.hex.flatMap((hex, unit) => (hex >= 0 ? [pieceOf(paper, before, unit)] : []));
  const struck = turns.isHigh(state) ? pieces.filter((piece) => (piece.marks & AFLOAT) === 0 && turns.tideEffect(paper, piece) !== '') : [];
  const grey = (unit: number) => before.open.disrupted[unit] === GREY;
  const lost = struck.filter((piece) => turns.tideEffect(paper, piece) === 'E' || grey(piece.unit)).map(({ unit }) => unit);
  const wet = struck.map(({ unit }) => unit).filter((unit) => !lost.includes(unit));
  const gone = numbers(state.open.box, (box, unit) => box === ELIMINATED && (before.open.hex[unit] as number) >= 0);
  yield* differInList('who drowns', names(paper, gone), names(paper, lost));
  const after = numbers(state.open.disrupted, (value, unit) => value !== STEADY && value !== before.open.disrupted[unit]);
  const now = [...new Set([...after, ...disruptedIn(later)])].filter((unit) => state.open.box[unit] !== ELIMINATED);
  yield* differInList('whom the tide disrupts', names(paper, now), names(paper, wet));
}

/** §3.1 A §3.1 G §18.0 Nobody comes before his turn, nobody is forgotten when it has come. */
function* madeArrivals(paper: Paper, state: BradleyState, segment: SegmentId): Iterable<Difference> {
  const side = segment === 'placement' ? 'allied' : 'german';
  for (const arrival of turns.arrivals(paper, state)) {
    if (arrival.side !== side) continue;
    const due = arrival.units.map(paper.unit).filter((unit) => state.open.box[unit] === DUE);
    const early = arrival.turn > state.open.turn;
    yield* differInList(`who of turn ${arrival.turn} is still due`, names(paper, due), early ? arrival.units : []);
  }
}

/** §13.3.5 R34 Garrisons live by a regular unit within three hexes. */
function* madeGarrisons(paper: Paper, state: BradleyState): Iterable<Difference> {
  const field = readField(paper, state);
  const orphans = field.pieces.filter((piece) => isGarrison(piece) && !turns.hasSource(paper, field, piece.hex));
  yield* differInList(
    'garrisons nobody is near',
    orphans.map(({ hex }) => paper.sheet.label(hex)),
    [],
  );
}

/** §13.3.5 Whoever is driven back into a fort takes its garrison's place at once. */
function* madeRelief(paper: Paper, state: BradleyState, events: readonly BradleyEvent[]): Iterable<Difference> {
  for (const event of events) {
    if (event.event !== 'retreated') continue;
    const at = event.path.at(-1) as number;
    const there = numbers(state.open.hex, (hex) => hex === at).map((unit) => pieceOf(paper, state, unit));
    if (there.some((piece) => !isGarrison(piece))) yield* differ('garrisons beside a regular unit', there.filter(isGarrison).length, 0);
  }
}

/** §5.10 The first beach fortification taken, and never another. */
function* madeBeachheads(
  paper: Paper,
  fortsOf: (beach: 'omaha' | 'utah') => readonly number[],
  before: BradleyState,
  state: BradleyState,
  events: readonly BradleyEvent[],
): Iterable<Difference> {
  if (!events.some(({ event }) => ENTRIES.includes(event))) return;
  const allied = new Set(
    state.open.hex.filter((_, unit) => paper.counters[unit]?.side === 'allied' && ((state.open.marks[unit] as number) & AFLOAT) === 0),
  );
  for (const [beach, name] of BEACHES.entries()) {
    const forts = fortsOf(name);
    const was = before.open.beachhead[beach] as number;
    const is = state.open.beachhead[beach] as number;
    if (was >= 0) yield* differ(`beachhead of ${name}`, is, was);
    const taken = forts.filter((hex) => allied.has(hex));
    if (is < 0) yield* differInList(`forts of ${name} taken without a beachhead`, taken.map(paper.sheet.label), []);
    if (is >= 0 && was < 0) yield* differ(`whether ${paper.sheet.label(is)} is a fort of ${name}`, forts.includes(is), true);
  }
  for (const event of events) if (event.event === 'beachhead') yield* differ('a second beachhead', before.open.beachhead[event.beach], -1);
}

/** §3.0 §5.4.1 §10.6 §11.2 §13.3.5 §17.0 The turn: its segments, markers, tide, points, arrivals, and its end. */
export function turnShadow(paper: Paper): BradleyShadow {
  let segment: SegmentId = 'set-up';
  let turn = 0;
  // Nests are dug before anybody can take one.
  const forts: { omaha?: readonly number[]; utah?: readonly number[] } = {};
  return {
    name: 'turn',
    *made({ before, state, events }) {
      if (segment === 'set-up') yield* differ('tide at the start', TIDES[before.open.tide], turns.firstTide(paper, before));
      const fought = events.findIndex(({ event }) => FIGHTS.includes(event));
      for (const [at, event] of events.entries()) {
        if (event.event === 'support') yield* madeSupport(paper, before, state, event.points, event.air ?? 0);
        if (event.event === 'tide') yield* differ('the tide', TIDES[event.tide], TIDES[(before.open.tide + 1) % TIDES.length]);
        if (event.event === 'over') yield* madeVerdict(paper, state, event.outcome);
        if (event.event !== 'segment') continue;
        const first = segment === 'set-up' ? 'placement' : turns.segmentAfter(segment);
        yield* differ('the next segment', event.segment, first);
        yield* differ('its turn', event.turn, segment === 'set-up' ? event.turn : turn + Number(first === 'placement'));
        if (event.segment === 'placement' && turn > 0) yield* madeTideMoves(before, events, turn);
        [segment, turn] = [event.segment, event.turn];
        const later = events.slice(at + 1);
        if (segment === 'first-recovery' || segment === 'second-recovery') yield* madeRecovery(paper, state, segment, later);
        if (segment === 'first-recovery' && fought < 0) yield* madeTide(paper, before, state, later);
        if (segment === 'placement' || segment === 'second-recovery') yield* madeArrivals(paper, state, segment);
        if (segment !== 'placement') yield* madeGarrisons(paper, state);
      }
      const fortsOf = (beach: 'omaha' | 'utah') => (forts[beach] ??= turns.beachForts(paper, state, beach));
      yield* madeBeachheads(paper, fortsOf, before, state, events);
      yield* madeRelief(paper, state, events);
    },
  };
}

/** §5.4.1 R15 The tide moves with every turn from the second. */
function* madeTideMoves({ open }: BradleyState, events: readonly BradleyEvent[], turn: number): Iterable<Difference> {
  yield* differ(
    `whether the tide moves after turn ${turn}`,
    events.some(({ event }) => event === 'tide'),
    turn >= 2 && open.turn > 0,
  );
}

/** §11.2 §18.1.5 a §19.2 */
function* madeSupport(paper: Paper, before: BradleyState, state: BradleyState, points: number, air: number): Iterable<Difference> {
  const { points: fixed, perPip } = turns.supportOf(paper, state, state.open.turn);
  const pips = perPip === 0 ? 0 : (points - fixed) / perPip;
  yield* differ(`support of turn ${state.open.turn}`, [1, 2, 3, 4, 5, 6].includes(pips) || perPip === 0, true);
  if (perPip === 0) yield* differ(`support of turn ${state.open.turn}`, points, fixed);
  const bombing = before.open.options.bombing === 'on';
  yield* differ('points in the air', air, bombing ? points - Math.floor((2 * points) / 3) : 0);
  yield* differ('points of the ships', state.open.asp, bombing ? Math.floor((2 * points) / 3) : points);
}

/** §17.1 */
function* madeVerdict(paper: Paper, state: BradleyState, outcome: { winner?: string; level: string }): Iterable<Difference> {
  const { winner, level } = verdict(paper, state);
  yield* differ('the end', { winner: outcome.winner, level: outcome.level }, { winner, level });
}
