import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import {
  ABSENT,
  EN_ROUTE,
  type GreatestDayEvent,
  type GreatestDayFrame,
  type GreatestDayState,
  type GreatestDayTypes,
  LOADING,
  type MarkersFrame,
  REINFORCEMENT,
  SHIP_BOX,
  WAVE,
} from '../../../src/types.js';
import { offered } from '../series/answers.js';
import type { Paper } from '../series/paper.js';
import { type Field, type Piece, readField } from '../series/pieces.js';
import {
  BEACH_OF_FORCE,
  beachAt,
  everybody,
  FORCES,
  isLandingCraft,
  isShip,
  isSwimmer,
  names,
  overlayLies,
  SUB_BEACHES,
  stationOf,
  WAVE_BOXES,
} from './naval-data.js';

/** §4.5.4(2) Whom one craft takes with a unit: the battalion that is there, or an independent alone. */
export function crewOf(field: Field, unit: number, base: number): number[] {
  const piece = field.piece(unit);
  const box = field.open.box[unit];
  const there = everybody(field).filter(
    (other) => field.open.box[other.unit] === box && box !== undefined && box >= base && box < base + 10,
  );
  const alone = ['black', 'white'].includes(piece.counter.stripe) || isSwimmer(piece);
  return (
    alone ? [piece] : there.filter(({ counter }) => counter.battalion === piece.counter.battalion && !isSwimmer(field.piece(unit)))
  ).map((one) => one.unit);
}

/** §4.5.6(1) X7 The wave boxes of a sub-beach. */
function wavesOf({ scenario }: Field, subBeach: string): number[] {
  const boxes = WAVE_BOXES[scenario.beach?.beach ?? ''] ?? [];
  return boxes.flatMap((box, index) => (box.startsWith(`${subBeach}-`) ? [WAVE + index] : []));
}

/** §4.5.6(2) The sub-beaches of a beach. */
const subBeachesOf = ({ scenario }: Field): number[] => [
  ...new Set((WAVE_BOXES[scenario.beach?.beach ?? ''] ?? []).map((box) => SUB_BEACHES.indexOf(box.split('-')[0] as 'queen'))),
];

function* madeLoaded(before: Field, events: readonly GreatestDayEvent[]): Iterable<Difference> {
  for (const event of events) {
    if (event.event !== 'loaded') continue;
    const first = event.units[0] as number;
    const was = before.open.box[first] as number;
    const what = `${names(before, event.units).join(' ')} into ${event.box}`;
    if (event.box >= WAVE) {
      yield* differInList(`who goes aboard with ${what}`, names(before, event.units), names(before, crewOf(before, first, LOADING)));
      const boxes = wavesOf(before, SUB_BEACHES[was - LOADING] ?? '');
      yield* differ(`whether ${what} is a box of their sub-beach`, boxes.includes(event.box), true);
      yield* differ(`whether ${what} need a craft`, event.craft >= 0, !isSwimmer(before.piece(first)));
    } else {
      yield* differ(`whether ${what} came from England`, was >= EN_ROUTE && was < LOADING, true);
      yield* differ(`whether ${what} is a sub-beach here`, subBeachesOf(before).includes(event.box - LOADING), true);
    }
  }
}

/** §4.8.4 With step 6 nobody is left in Loading boxes, with step 7 nobody En Route. */
function* madeEmpty(paper: Paper, state: GreatestDayState, step: number, was: Field): Iterable<Difference> {
  const field = readField(paper, state);
  const between = (from: number): Piece[] =>
    everybody(field).filter(({ unit }) => (field.open.box[unit] as number) >= from && (field.open.box[unit] as number) < from + 10);
  if (step === 7)
    yield* differInList(
      'who stays En Route',
      names(
        field,
        between(EN_ROUTE).map(({ unit }) => unit),
      ),
      [],
    );
  if (step === 6) {
    const left = everybody(was).filter(({ unit }) => (was.open.box[unit] as number) >= LOADING && (was.open.box[unit] as number) < WAVE);
    const stay = left.filter(
      ({ unit }) => field.open.box[unit] === was.open.box[unit] && !was.open.stack.some(({ step: at }) => at === 'loading'),
    );
    yield* differInList(
      'who stays in Loading boxes',
      names(
        field,
        stay.map(({ unit }) => unit),
      ),
      [],
    );
  }
}

/** §4.4.3 M9 Sea beside land of the force's own sector; while the overlay lies also sand beside land that is none. */
function markerHexes(field: Field, frame: MarkersFrame): number[] {
  const { paper } = field;
  const sector = BEACH_OF_FORCE[FORCES[frame.force] as string] as string;
  const lies = overlayLies(field);
  const isLand = (hex: number): boolean => !['sea', 'off', 'beach'].includes(paper.terrain(hex));
  return paper.hexes.filter((hex) => {
    const terrain = paper.terrain(hex);
    const water = terrain === 'sea' || (terrain === 'beach' && (lies ? paper.named(hex, 'overlay') === field.scenario.beach?.beach : true));
    if (paper.has(hex, `assault-force:${sector}`)) return true;
    return water && paper.neighbours(hex).some((land) => isLand(land) && paper.named(land, 'sector') === sector);
  });
}

/** §4.4.2 Boxes a ship may be moved to: any but Close of its own force, an asterisk's of any force that is here. */
function boxesOf(field: Field, ship: Piece): number[] {
  const { force } = stationOf(field, ship.unit) as { force: number };
  const wild = (ship.counter as { wild?: boolean }).wild === true;
  const forces = wild ? FORCES.map((_, index) => index).filter((index) => (field.open.assaultForce[index] as number) >= 0) : [force];
  return forces.flatMap((one) => [1, 2, 3].map((box) => SHIP_BOX + one * 4 + box)).filter((box) => box !== field.open.box[ship.unit]);
}

/** §4.4.2 §4.4.3 §4.5.6 §4.8.4 §4.8.5 What goes from box to box, and where markers and ships may go. */
export function boxesShadow(paper: Paper): Shadow<GreatestDayTypes> {
  return {
    name: 'boxes',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1) as GreatestDayFrame;
      if (!['markers', 'fleet'].includes(frame.step)) return;
      const field = readField(paper, state);
      const { units, hexes, words } = offered(legal);
      if (frame.step === 'markers') {
        const now = state.open.assaultForce[frame.force] as number;
        const may = markerHexes(field, frame).filter((hex) => hex !== now);
        yield* differInList('where the marker may go', hexes.map(paper.label), may.map(paper.label));
      }
      if (frame.step !== 'fleet') return;
      if (frame.ship >= 0) {
        const ship = field.piece(frame.ship);
        yield* differInList(
          `where ${ship.counter.id} may sail`,
          words,
          boxesOf(field, ship).map((box) => `box:${box}`),
        );
      } else {
        const ships = everybody(field).filter(
          (piece) => isShip(piece) && stationOf(field, piece.unit) && !frame.moved.includes(piece.unit),
        );
        yield* differInList(
          'which ships may sail',
          names(field, units),
          names(
            field,
            ships.map(({ unit }) => unit),
          ),
        );
      }
    },
    *made({ before, state, events }): Iterable<Difference> {
      if (events.some(({ event }) => event === 'loaded')) yield* madeLoaded(readField(paper, before), events);
      for (const event of events) {
        if (event.event === 'naval-step' && (event.number === 6 || event.number === 7) && beachAt(readField(paper, before)) >= 0)
          yield* madeEmpty(paper, state, event.number, readField(paper, before));
        if (event.event === 'craft-left') yield* madeCraftLeft(readField(paper, state), event.unit);
        if (event.event === 'cleared') yield* madeCleared(readField(paper, state), readField(paper, before));
      }
    },
  };
}

/** §4.1.7(c) §4.5.4(6) A craft that has gone back is as good as new. */
function* madeCraftLeft(field: Field, craft: number): Iterable<Difference> {
  const { open } = field;
  if (open.box[craft] !== ABSENT) return;
  const state = [open.steps[craft], open.cohesion[craft], open.suppressed[craft], open.drift[craft], open.hex[craft]];
  yield* differ(`state of ${field.piece(craft).counter.id}, gone back`, state, [field.piece(craft).printedSteps, 0, 0, 0, -1]);
}

/** §4.8.5 X8 Everybody still at sea for the beach goes to the Reinforcement box at once; §4.5 example: Troop Quality rises. */
function* madeCleared(field: Field, before: Field): Iterable<Difference> {
  const afloat = everybody(before).filter((piece) => {
    const box = before.open.box[piece.unit] as number;
    return box >= EN_ROUTE && box < SHIP_BOX && !isLandingCraft(piece);
  });
  const stay = afloat.filter(({ unit }) => field.open.box[unit] !== REINFORCEMENT);
  yield* differInList(
    'who stays afloat though the beach is clear',
    names(
      field,
      stay.map(({ unit }) => unit),
    ),
    [],
  );
  const division = field.paper.counters.divisions.findIndex(({ id }) => id === field.scenario.beach?.division);
  yield* differ('Troop Quality of the division ashore', field.open.quality[division], (before.open.quality[division] as number) + 1);
}
