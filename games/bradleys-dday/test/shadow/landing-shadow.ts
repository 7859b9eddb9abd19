import { type Difference, differ, differInList } from '@bocage/testkit';
import {
  type AbortFrame,
  type ApproachAtFrame,
  type ApproachFrame,
  type BradleyEvent,
  type BradleyState,
  type DisplacementFrame,
  ELIMINATED,
  GERMAN,
  POOL,
  STEADY,
} from '../../src/types.js';
import { offered } from './answers.js';
import { ashoreShadow } from './ashore.js';
import * as landing from './landing.js';
import { type Lane, lanesOf, portOf, rangerCoast } from './lanes.js';
import type { Counter, Paper } from './paper.js';
import { type Field, type Piece, pieceOf, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';
import { mayStack } from './stacking.js';
import { type Beach, inWave, landingOf, mayJoin, poolOf, slotsOf } from './waves.js';

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);

/** §5.3 §5.7.1 Who must be placed at this beach, and who may. */
function toPlace(paper: Paper, state: BradleyState, { beach }: ApproachFrame): { must: number[]; may: number[] } {
  const [cycle, wave] = landingOf(paper, state) as readonly [number, number];
  const rangers = cycle === 1 && wave === 1 && beach === 0 ? poolOf(state, beach).filter((unit) => landing.isRanger(paper, unit)) : [];
  const marines = beach === 0 ? poolOf(state, beach).filter((unit) => landing.isMarine(paper, unit)) : [];
  return { must: inWave(state, beach, wave), may: [...rangers, ...marines] };
}

/** §5.3.1 §5.3.2 R5 Approach hexes with room. */
function approaches(paper: Paper, state: BradleyState, { beach, unit }: ApproachAtFrame): number[] {
  const [cycle, wave] = landingOf(paper, state) as readonly [number, number];
  const ranger = cycle === 1 && wave === 1 && landing.isRanger(paper, unit);
  const row: readonly Lane[] = landing.isMarine(paper, unit) ? [portOf(paper)] : ranger ? rangerCoast(paper) : lanesOf(paper, state, beach);
  const waiting = landing.afloat(paper, state);
  const counter = paper.counters[unit] as Counter;
  // Friends caught by the tide do not hinder (R7); Germans on flooded flats do.
  const german = readField(paper, state);
  return row
    .map(({ approach }) => approach)
    .filter((hex) => !german.holds(GERMAN, hex))
    .filter((hex) => mayStack([...waiting.filter((piece) => piece.hex === hex).map((piece) => piece.counter), counter]));
}

/** §5.4.2 §5.4.3 §5.5.2 §5.7.2 The modifier and shift of a displacement roll. */
function* madeDisplacement(
  paper: Paper,
  before: BradleyState,
  state: BradleyState,
  frame: DisplacementFrame,
  events: readonly BradleyEvent[],
): Iterable<Difference> {
  const event = events.find((one) => one.event === 'displaced');
  if (event?.event !== 'displaced') return;
  const { beach, units } = frame;
  const lone = units.length === 1 && landing.isRanger(paper, units[0] as number) && laneOfRangers(paper, before, units[0] as number);
  const total = (event.dice[0] as number) + (event.dice[1] as number);
  const mines = lone ? 0 : landing.minesWorth(paper, before, beach, 'displacement');
  const modifier = landing.displacementModifier(paper, total, (before.open.sea[beach] as number) + mines);
  const what = `displacement of ${names(paper, units).join(' ')} on ${total}`;
  yield* differ(`modifier of the ${what}`, event.modifier, modifier);
  const shift = landing.shiftOf(paper, before, total + modifier);
  yield* differ(`shift of the ${what}`, event.shift, shift);
  for (const unit of units) {
    const piece = pieceOf(paper, before, unit);
    const lane = landing.shifted(landing.laneRow(paper, before, beach, piece), piece.hex, shift);
    const aborted = events.some((one) => one.event === 'aborted' && one.units.includes(unit));
    if (!lane) yield* differ(`whether ${piece.counter.id} is driven off`, aborted && state.open.box[unit] === POOL + beach, true);
  }
}

const laneOfRangers = (paper: Paper, { open }: BradleyState, unit: number): boolean =>
  rangerCoast(paper).some(({ approach }) => approach === open.hex[unit]);

/** §5.6 §5.8.1 §5.7.2 What the dice do to one who comes ashore. */
function* madeCasualty(paper: Paper, before: BradleyState, state: BradleyState, events: readonly BradleyEvent[]): Iterable<Difference> {
  const frame = before.open.stack.at(-1);
  const event = events.find((one) => one.event === 'casualty');
  if (frame?.step !== 'casualties' || event?.event !== 'casualty') return;
  const piece = pieceOf(paper, before, event.unit);
  const total = (event.dice[0] as number) + (event.dice[1] as number);
  const sea = before.open.sea[frame.beach] as number;
  const what = `casualties of ${piece.counter.id} on ${total}`;
  const gone = state.open.box[event.unit] === ELIMINATED;
  if (frame.swimming.includes(event.unit)) {
    const sunk = total + sea > paper.tables.swimming.safeTo;
    yield* differ(what, [event.effect, gone], [sunk ? 'sunk' : '', sunk]);
    return;
  }
  const apart = isApart(paper, before, piece);
  const value = apart
    ? 0
    : landing.fireAtShore(paper, before, readField(paper, before), frame.beach) +
      landing.minesWorth(paper, before, frame.beach, 'casualties');
  const modifier = sea + (landing.isLarge(piece) ? paper.tables.casualties.large : 0);
  const effect = landing.casualtyOf(paper, value, total + modifier);
  yield* differ(what, { column: event.column, modifier: event.modifier, effect: event.effect }, { column: value, modifier, effect });
  const dies = effect === 'E' || (effect === 'D' && piece.disrupted);
  yield* differ(`whether ${piece.counter.id} is lost to its landing`, gone, dies);
  if (!dies && effect === 'D') yield* differ(`whether ${piece.counter.id} is disrupted`, state.open.disrupted[event.unit] !== STEADY, true);
}

/** §5.7.2 §5.3.5 Ashore outside the Beach Area. */
const isApart = (paper: Paper, state: BradleyState, { unit, hex }: Piece): boolean =>
  [...rangerCoast(paper), portOf(paper)].some(({ landing: to }) => to === hex) &&
  (landing.isRanger(paper, unit) || landing.isMarine(paper, unit)) &&
  !state.open.stack.some(({ step }) => step === 'movement');

/** §5.5.5 §5.5.6 R5 Who may turn back. */
function abortOffers(paper: Paper, state: BradleyState, field: Field, frame: AbortFrame): { units: number[]; words: string[] } {
  const beach = beachOf(state);
  const coming = landing.afloat(paper, state).filter((piece) => landingHex(paper, state, beach, piece) === frame.hex);
  const units = coming.map(({ unit }) => unit);
  return frame.why === 'full' ? { units, words: [] } : { units: field.holds(GERMAN, frame.hex) ? units : [], words: [] };
}

const beachOf = ({ open }: BradleyState): Beach => {
  const frame = open.stack.find(({ step }) => step === 'landing');
  return frame?.step === 'landing' ? frame.beach : 0;
};

/** Where somebody who has been shifted already lies before. */
const landingHex = (paper: Paper, state: BradleyState, beach: Beach, piece: Piece): number | undefined =>
  landing.shifted(landing.laneRow(paper, state, beach, piece), piece.hex, 0)?.landing;

/** §5.1 to §5.8 The boxes, the approach, and what sea, mines and guns do to a landing. */
export function landingShadow(paper: Paper): BradleyShadow {
  const { label } = paper.sheet;
  const ashore = ashoreShadow(paper);
  return {
    name: 'landing',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, hexes, words } = offered(legal);
      if (frame?.step === 'allot') {
        const [cycle] = landingOf(paper, state) as readonly [number, number];
        const joining = mayJoin(paper, state, frame.beach, cycle, frame.wave);
        yield* differInList(`who may go into wave ${frame.wave} of ${cycle}`, names(paper, units), names(paper, joining));
        const bound = slotsOf(paper, frame.beach, cycle, frame.wave) !== undefined;
        yield* differInList(`what may be said of wave ${frame.wave}`, words, bound && joining.length > 0 ? ['fill'] : ['fill', 'next']);
      }
      if (frame?.step === 'approach') {
        const { must, may } = toPlace(paper, state, frame);
        yield* differInList('who may be placed', names(paper, units), names(paper, [...must, ...may]));
        yield* differInList('what may be said of the placement', words, must.length > 0 ? ['spread'] : ['done']);
      }
      if (frame?.step === 'approach-at')
        yield* differInList(`where ${names(paper, [frame.unit])} may wait`, hexes.map(label), approaches(paper, state, frame).map(label));
      if (frame?.step === 'abort') {
        const offers = abortOffers(paper, state, readField(paper, state), frame);
        yield* differInList(`who may abort before ${label(frame.hex)} (${frame.why})`, names(paper, units), names(paper, offers.units));
      }
    },
    *made({ before, state, events }) {
      const frame = before.open.stack.at(-1);
      if (frame?.step === 'displacement') yield* madeDisplacement(paper, before, state, frame, events);
      yield* madeCasualty(paper, before, state, events);
      yield* ashore(before, state, events);
    },
  };
}
