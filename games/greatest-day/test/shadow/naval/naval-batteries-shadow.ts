import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import { type BatteriesFrame, ELIMINATED, type GreatestDayTypes, HAS_FIRED, ON_MAP } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import type { Paper } from '../series/paper.js';
import { type Field, isEnemy, type Piece, readField } from '../series/pieces.js';
import { BEACH_OF_FORCE, everybody, FORCES, isCoastal, isLandingCraft, isShip, isSwimmer, names, stationOf, waveOf } from './naval-data.js';

/** §4.4.7(a) Hexes to the marker of a force, and what the box adds; −1 where it cannot be reached that way. */
function rangeTo(field: Field, battery: Piece, target: Piece): number {
  const station = stationOf(field, target.unit);
  const force = station?.force ?? FORCES.findIndex((one) => BEACH_OF_FORCE[one] === field.scenario.beach?.beach);
  const marker = field.open.assaultForce[force] ?? -1;
  return marker < 0 ? -1 : field.paper.distance(battery.hex, marker) + (station?.range ?? 0);
}

/** §4.4.7 Not under a barrage, no enemy beside it; §S.19 nor suppressed; §4.8.2 each once. */
function mayFire(field: Field, battery: Piece): boolean {
  const beside = field.paper.neighbours(battery.hex).flatMap((hex) => field.stack(hex));
  return (
    isCoastal(battery) &&
    !battery.suppressed &&
    (battery.marks & HAS_FIRED) === 0 &&
    field.barrage(battery.hex) === 0 &&
    !beside.some((other) => isEnemy(battery, other))
  );
}

/** §4.8.2 Ships on the displays, craft and swimming tanks in wave boxes; never who is aboard, nor support and rocket craft. */
const isTarget = (field: Field, piece: Piece): boolean => {
  if (isShip(piece)) return stationOf(field, piece.unit) !== undefined;
  return waveOf(field, piece.unit) !== '' && (isLandingCraft(piece) || (isSwimmer(piece) && field.open.aboard[piece.unit] === -1));
};

const targetsOf = (field: Field, battery: Piece): number[] =>
  everybody(field)
    .filter((piece) => isTarget(field, piece))
    .filter((piece) => {
      const range = rangeTo(field, battery, piece);
      return range >= 0 && range <= battery.range;
    })
    .map(({ unit }) => unit);

const batteriesOf = (field: Field): number[] =>
  field.pieces.filter((piece) => mayFire(field, piece) && targetsOf(field, piece).length > 0).map(({ unit }) => unit);

/** §4.4.7(b) §4.8.2 Nothing counts but a ship's Defence. Ruling: a lost step lowers what is printed only where a reduced side is. */
const strengthAt = (field: Field, battery: Piece, target: Piece): number =>
  Math.min((battery.fire ?? 0) + (isShip(target) ? target.defence : 0), field.paper.tables.crt.highest);

export const hits = (strength: number, die: number): boolean => die === 0 || (die !== 9 && die <= strength);
export function resultOf({ paper }: Field, colour: string, armoured: boolean, strength: number, die: number): string {
  const row = paper.tables.crt.rows.find((one) => one.colour === colour);
  return hits(strength, die) ? (row?.[armoured ? 'armoured' : 'unarmoured'][die] as string) : '-';
}

/** §4.4.7 §4.8.2 Which batteries fire out to sea, at what, and what comes of it. */
export function batteriesShadow(paper: Paper): Shadow<GreatestDayTypes> {
  let shotAt: { target: number; result: string } | undefined;
  return {
    name: 'batteries',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'batteries') return;
      const field = readField(paper, state);
      const { units } = offered(legal);
      if (frame.battery < 0) yield* differInList('which batteries may fire', names(field, units), names(field, batteriesOf(field)));
      else {
        const battery = field.piece(frame.battery);
        const what = `what ${battery.counter.id} may fire at`;
        yield* differInList(what, names(field, units), names(field, targetsOf(field, battery)));
      }
    },
    *made({ before, state, events }): Iterable<Difference> {
      const frame = before.open.stack.findLast(({ step }) => step === 'batteries') as BatteriesFrame | undefined;
      const third = events.some((event) => event.event === 'naval-step' && event.number === 3);
      if (!frame && !third && !shotAt) return;
      const field = readField(paper, before);
      for (const event of events) {
        if (event.event === 'naval-step' && event.number === 3 && state.open.stack.at(-1)?.step !== 'batteries')
          yield* differInList('which batteries were not asked', [], names(field, batteriesOf(readField(paper, state))));
        if (event.event === 'battery' && frame) {
          const [battery, target] = [field.piece(event.unit), field.piece(event.target)];
          const strength = strengthAt(field, battery, target);
          const result = resultOf(field, 'black', target.armoured, strength, event.die);
          const what = `fire of ${battery.counter.id} at ${target.counter.id}, die ${event.die}`;
          yield* differ(what, [event.strength, event.result], [strength, result]);
          shotAt = { target: event.target, result };
        }
      }
      if (!shotAt || state.open.stack.some(({ step }) => step === 'check' || step === 'suffer')) return;
      yield* sunkOrNot(field, state.open.box, shotAt, events);
      shotAt = undefined;
    },
  };
}

/** §4.4.7(b) Any effective fire sinks: S? that is failed, S, C, 1 or E. */
function* sunkOrNot(
  field: Field,
  box: readonly number[],
  { target, result }: { target: number; result: string },
  events: readonly GreatestDayTypes['event'][],
): Iterable<Difference> {
  const failed = events.some((event) => event.event === 'checked' && event.unit === target && event.passed === 0);
  const sinks = result === 'S?' ? failed : result !== '-';
  const piece = field.piece(target);
  const aboard = everybody(field).filter(({ unit }) => field.open.aboard[unit] === target && field.open.box[unit] !== ON_MAP);
  yield* differ(
    `whether ${piece.counter.id} is sunk by ${result}`,
    events.some((event) => event.event === 'sunk' && event.unit === target),
    sinks,
  );
  if (!sinks) return;
  const lost = aboard.filter(({ unit }) => box[unit] !== ELIMINATED);
  yield* differInList(
    `who survived ${piece.counter.id}`,
    names(
      field,
      lost.map(({ unit }) => unit),
    ),
    [],
  );
}
