import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import { type BombardFrame, type GreatestDayState, type GreatestDayTypes, HAS_FIRED } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { inCommand } from '../series/command.js';
import type { Paper } from '../series/paper.js';
import { type Field, type Piece, readField } from '../series/pieces.js';
import { seesHex, seesInto } from '../series/sight.js';
import { defencesStand } from './landing.js';
import {
  BEACH_OF_FORCE,
  everybody,
  FORCES,
  isCleared,
  isCoastal,
  isFort,
  isLandingCraft,
  isRockets,
  isShip,
  isSupport,
  names,
  overlayLies,
  sandOf,
  stationOf,
} from './naval-data.js';

/** §4.4.4(b) X4 K Forts and batteries that are in sight of a Beach hex of the force's own beach, while its overlay lies and it is not cleared. */
function inSightOfSand(field: Field, force: number): Piece[] {
  const own = BEACH_OF_FORCE[FORCES[force] as string] === field.scenario.beach?.beach;
  if (!own || !overlayLies(field) || isCleared(field)) return [];
  const key = 'sand';
  const known = field.memo.get(key) as Piece[] | undefined;
  const sand = sandOf(field);
  const found =
    known ??
    field.pieces.filter((piece) => (isFort(piece) || isCoastal(piece)) && sand.some((from) => seesInto(field, from, piece.hex, 'spot')));
  field.memo.set(key, found);
  return found;
}

/** §4.4.4(a) */
export function shipRange(field: Field, ship: Piece, hex: number): number {
  const station = stationOf(field, ship.unit);
  const marker = station ? (field.open.assaultForce[station.force] as number) : -1;
  return station && marker >= 0 ? field.paper.distance(marker, hex) + station.range : 99;
}

/** §4.4.4(b) §4.8.1 Hexes a ship may fire at by its own eyes. */
export function selfSpotted(field: Field, ship: Piece): number[] {
  const { force } = stationOf(field, ship.unit) as { force: number };
  const batteries = field.pieces.filter((piece) => isCoastal(piece));
  const forts = inSightOfSand(field, force).filter(isFort);
  return [...new Set([...batteries, ...forts].map(({ hex }) => hex))].filter((hex) => shipRange(field, ship, hex) <= ship.range);
}

/** §4.4.4(c) Whether anybody In Command sees a hex for the fleet; §S.23 who is suppressed spots as well as others. */
export const isSpotted = (field: Field, hex: number): boolean =>
  field.pieces.some((piece) => isEye(piece) && inCommand(field, piece) && seesHex(field, piece.hex, hex, 'spot'));
/** Ruling: a craft adrift on the sand is a unit there (O4), and sees. */
const isEye = ({ side }: Piece): boolean => side === 'allied';

/** §4.4.5 §4.4.6 K What support and rocket craft may fire at. */
const craftTargets = (field: Field, craft: Piece): number[] =>
  inSightOfSand(field, (stationOf(field, craft.unit) as { force: number }).force).map(({ unit }) => unit);

const hasFired = ({ marks }: Piece): boolean => (marks & HAS_FIRED) !== 0;

/** §4.8.1 */
function firers(field: Field, spots: boolean): { certain: number[]; possible: number[] } {
  const afloat = everybody(field).filter((piece) => stationOf(field, piece.unit) && !hasFired(piece) && !isLandingCraft(piece));
  const craft = afloat.filter((piece) => isSupport(piece) || isRockets(piece));
  const ships = afloat.filter(isShip);
  const shoot = craft.filter((piece) => craftTargets(field, piece).length > 0 || (isSupport(piece) && mayHitDefences(field)));
  const alone = ships.filter((ship) => selfSpotted(field, ship).length > 0);
  const units = (pieces: readonly Piece[]): number[] => pieces.map(({ unit }) => unit);
  return { certain: units([...shoot, ...alone]), possible: units([...shoot, ...(spots ? ships : alone)]) };
}

const mayHitDefences = (field: Field): boolean => overlayLies(field) && !isCleared(field) && defencesStand(field);

function* askedBombard(field: Field, frame: BombardFrame, { units, words }: ReturnType<typeof offered>): Iterable<Difference> {
  if (frame.ship < 0) {
    const spots = field.pieces.some((piece) => isEye(piece) && inCommand(field, piece));
    const { certain, possible } = firers(field, spots);
    yield* differInList(
      'who does not fire at the shore',
      [],
      names(
        field,
        certain.filter((unit) => !units.includes(unit)),
      ),
    );
    yield* differInList(
      'who fires at the shore',
      names(
        field,
        units.filter((unit) => !possible.includes(unit)),
      ),
      [],
    );
    return;
  }
  const craft = field.piece(frame.ship);
  if (isShip(craft)) return;
  const what = `what ${craft.counter.id} may fire at`;
  yield* differInList(what, names(field, units), names(field, craftTargets(field, craft)));
  yield* differ(
    `whether ${craft.counter.id} may fire at the defences`,
    words.includes('defences'),
    isSupport(craft) && mayHitDefences(field),
  );
}

/** §4.4.4 Hexes offered to a ship: those it sees by itself, and within range those an Allied unit In Command sees. */
function* askedShip(field: Field, unit: number, hexes: readonly number[]): Iterable<Difference> {
  const ship = field.piece(unit);
  const { label } = field.paper;
  const alone = selfSpotted(field, ship);
  const all = field.paper.hexes.filter((hex) => shipRange(field, ship, hex) <= ship.range);
  const german = all.filter((hex) => field.stack(hex).some(({ side }) => side === 'german'));
  const seen = german.filter((hex) => alone.includes(hex) || isSpotted(field, hex));
  const what = `where ${ship.counter.id} may fire`;
  yield* differInList(what, hexes.filter((hex) => german.includes(hex)).map(label), seen.map(label));
  // Any hex that is seen may be barraged (C3): a few of them are looked at.
  const empty = hexes.filter((hex) => !german.includes(hex)).filter((_, index) => index % 16 === 0);
  yield* differInList(`${what} though nobody sees it`, empty.filter((hex) => !isSpotted(field, hex)).map(label), []);
  yield* differInList(`${what} though out of range`, hexes.filter((hex) => !all.includes(hex)).map(label), []);
}

/** §4.4.4(c) Contact on 6 unless the ship sees by itself. */
function* madeContact(before: Field, events: readonly GreatestDayTypes['event'][]): Iterable<Difference> {
  for (const event of events) {
    if (event.event === 'contact' && isShip(before.piece(event.unit)))
      yield* differ(
        `contact of ${before.piece(event.unit).counter.id}`,
        [event.needs, event.made],
        [6, event.die === 0 || event.die <= 6 ? 1 : 0],
      );
    if (event.event !== 'bombarded' || !isShip(before.piece(event.unit))) continue;
    const ship = before.piece(event.unit);
    const range = shipRange(before, ship, event.at);
    yield* differ(`whether ${before.paper.label(event.at)} is in range of ${ship.counter.id}`, range <= ship.range, true);
  }
}

/** §4.4 §4.8.1 Ships, support and rocket craft: which may fire, at what, with whose eyes. */
export function navalFireShadow(paper: Paper): Shadow<GreatestDayTypes> {
  return {
    name: 'naval fire',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const field = frame?.step === 'bombard' || frame?.step === 'fire' ? readField(paper, state) : undefined;
      if (frame?.step === 'bombard' && field) yield* askedBombard(field, frame, offered(legal));
      if (frame?.step === 'fire' && field && isShip(field.piece(frame.unit))) yield* askedShip(field, frame.unit, offered(legal).hexes);
    },
    *made({ before, state, events }): Iterable<Difference> {
      if (events.some((event) => event.event === 'naval-step' && event.number === 3)) yield* rocketsGone(paper, state);
      if (events.some(({ event }) => event === 'contact' || event === 'bombarded')) yield* madeContact(readField(paper, before), events);
    },
  };
}

/** §4.8.1 3b Rocket craft leave before the batteries answer. */
function* rocketsGone(paper: Paper, state: GreatestDayState): Iterable<Difference> {
  const field = readField(paper, state);
  const left = everybody(field).filter((piece) => isRockets(piece) && stationOf(field, piece.unit));
  yield* differInList(
    'rocket craft that stay',
    names(
      field,
      left.map(({ unit }) => unit),
    ),
    [],
  );
}
