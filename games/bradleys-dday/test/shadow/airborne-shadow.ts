import { type Difference, differ, differInList } from '@bocage/testkit';
import {
  ALLIED,
  type BradleyEvent,
  type BradleyState,
  COMBAT_MODE,
  type DropFrame,
  DZ_BOX,
  DZ_ELIMINATED,
  ELIMINATED,
  type FlakFrame,
  GERMAN,
  GLIDED,
  LANDED,
  type ScatterFrame,
  type ZoneScatterFrame,
} from '../../src/types.js';
import * as air from './airborne.js';
import { offered } from './answers.js';
import type { Counter, Paper } from './paper.js';
import { pieceOf, readField } from './pieces.js';
import { nextSteps, waysOut } from './retreat.js';
import type { BradleyShadow } from './shadows.js';

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);
const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** §4.2.8 §4.3.1 Who is next to be sent somewhere, and the zones it may be sent to. */
function* askedAllot(paper: Paper, state: BradleyState, words: readonly string[]): Iterable<Difference> {
  const zones = new Set(
    air
      .atAirfield(state)
      .flatMap((unit) => air.zonesOf((paper.counters[unit] as Counter).formation))
      .filter((zone) => state.open.dzState[zone] !== DZ_ELIMINATED),
  );
  const said = words.map((word) => Number(word.split(':')[1]));
  yield* differ('zones of one division only', new Set(said.map(air.divisionOf)).size, 1);
  yield* differInList(
    'zones that may be chosen',
    said.filter((zone) => !zones.has(zone)),
    [],
  );
  const division = air.divisionOf(said[0] as number);
  yield* differInList(
    `zones of the ${division}`,
    said,
    [...zones].filter((zone) => air.divisionOf(zone) === division),
  );
}

/** §4.2.8 §4.3.1 Where units were sent: a regiment together, headquarters and engineers to the Main zone. */
function* madeAllot(paper: Paper, events: readonly BradleyEvent[]): Iterable<Difference> {
  for (const event of events) {
    if (event.event !== 'air-allotted') continue;
    for (const unit of event.units) {
      const counter = paper.counters[unit] as Counter;
      yield* differ(`division of ${counter.id}`, air.divisionOf(event.zone), counter.formation);
      const bound = counter.class === 'hq' || counter.type === 'airborne-engineer' || counter.type === 'engineer';
      if (bound) yield* differ(`zone of ${counter.id}`, air.isMain(event.zone), true);
    }
  }
}

/** §4.3.2 c */
function* askedFlak(paper: Paper, state: BradleyState, { zone }: FlakFrame, offers: ReturnType<typeof offered>): Iterable<Difference> {
  if (offers.words.includes('minus')) return;
  const guns = air.flakOf(paper, state, readField(paper, state), zone).map(({ unit }) => unit);
  yield* differInList(`flak at zone ${zone}`, names(paper, offers.units), names(paper, guns));
}

/** §4.3.2 d §4.3.3 a g h R35 Where a zone comes down. */
function* madeZone(paper: Paper, before: BradleyState, { zone }: ZoneScatterFrame, events: readonly BradleyEvent[]): Iterable<Difference> {
  const event = events.find((one) => one.event === 'zone');
  if (event?.event !== 'zone') return;
  const field = readField(paper, before);
  const modifier = (before.open.dzWind[zone] as number) + air.flakModifier(paper, before, field, zone);
  yield* differ(`modifier of zone ${zone}`, event.modifier, modifier);
  const found = air.scattered(paper, before.open.dzHex[zone] as number, sum(event.dice) + modifier);
  const hex = typeof found === 'string' ? undefined : found.hex;
  const other = before.open.dzHex.some((at, one) => one !== zone && at === hex && before.open.dzState[one] !== DZ_ELIMINATED);
  const lands = air.isLand(paper, before, hex) && !field.holds(GERMAN, hex) && !other;
  yield* differ(`zone ${zone} on ${sum(event.dice)}`, event.what === 'landed' ? event.hex : 'again', lands ? hex : 'again');
}

/** §4.3.3 §4.4 §4.5 Where a unit comes down, and in what order. */
function* madeDrop(
  paper: Paper,
  before: BradleyState,
  state: BradleyState,
  { zone, unit }: ScatterFrame,
  events: readonly BradleyEvent[],
): Iterable<Difference> {
  const event = events.find((one) => one.event === 'dropped');
  // §4.2.5 §4.2.6 Nobody drops at a zone that is no more.
  const laid = air.isLaid(before, zone);
  yield* differ('whether a zone is there to drop at', [event?.event === 'dropped', laid], [true, true]);
  if (event?.event !== 'dropped' || !laid) return;
  const counter = paper.counters[unit] as Counter;
  const field = readField(paper, before);
  const glider = air.isGlider(paper, counter);
  const at = before.open.dzHex[zone] as number;
  const modifier =
    (before.open.dzWind[zone] as number) + air.flakModifier(paper, before, field, zone) + air.terrainModifier(paper, at, glider);
  const what = `${counter.id} on ${sum(event.dice)}`;
  yield* differ(`modifier of ${what}`, event.modifier, modifier);
  const found = air.scattered(paper, at, sum(event.dice) + modifier);
  const { open } = state;
  if (found === 'abort') return yield* differ(`${what} aborts`, open.box[unit], DZ_BOX + zone);
  if (found === 'lost' || !air.isLand(paper, before, found.hex)) return yield* differ(`${what} is lost`, open.box[unit], ELIMINATED);
  const { hex, disrupts } = found;
  const times = air.disruptions(paper, before, field, unit, zone, hex, disrupts);
  if (field.holds(GERMAN, hex) && times < 2) {
    // §4.4.9 §10.3.1 Guns cannot assault: they have failed before it begins.
    const guns = counter.class === 'artillery' || counter.class === 'weapon';
    return yield* differ(`${what} fights for ${paper.sheet.label(hex)}`, isFighting(state, events), !guns);
  }
  if (air.isFull(paper, field, unit, hex)) return yield* differ(`${what} finds no room`, open.box[unit], DZ_BOX + zone);
  if (times > 1) return yield* differ(`${what} is disrupted twice`, open.box[unit], ELIMINATED);
  yield* differ(`${what} lands`, [open.hex[unit], open.disrupted[unit] !== 0, open.mode[unit]], [hex, times === 1, COMBAT_MODE]);
  const marks = LANDED | (glider ? GLIDED : 0);
  yield* differ(`marks of ${what}`, (open.marks[unit] as number) & (LANDED | GLIDED), glider ? marks : LANDED);
}

const isFighting = ({ open }: BradleyState, events: readonly BradleyEvent[]): boolean =>
  events.some((one) => one.event === 'failed' && one.kind === 'drop') ||
  open.stack.some(({ step }) => step === 'battle' || step === 'battle-dice');

/** Units of the zone that have not yet gone this turn. */
function waiting(paper: Paper, state: BradleyState, { zone, tried }: DropFrame): number[] {
  const left = air.inZone(state, zone).filter((unit) => !tried.includes(unit));
  const jumping = left.filter((unit) => !air.isGlider(paper, paper.counters[unit] as Counter));
  // Ruling learnt: gliders come to a zone after all who jump there.
  return jumping.length > 0 ? jumping : left;
}

/** §4.0 Zones, wind, flak, scatter, and what awaits those who come down. */
export function airborneShadow(paper: Paper): BradleyShadow {
  const { label } = paper.sheet;
  return {
    name: 'airborne',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const offers = offered(legal);
      if (frame?.step === 'air-allot') yield* askedAllot(paper, state, offers.words);
      if (frame?.step === 'aim')
        yield* differInList(
          `where zone ${frame.zone} may be aimed`,
          offers.hexes.map(label),
          air.aims(paper, state, readField(paper, state)).map(label),
        );
      if (frame?.step === 'flak') yield* askedFlak(paper, state, frame, offers);
      if (frame?.step === 'drop')
        yield* differInList(`who may drop at ${frame.zone}`, names(paper, offers.units), names(paper, waiting(paper, state, frame)));
      if (frame?.step === 'forced-retreat') {
        const piece = { ...pieceOf(paper, state, frame.unit), hex: frame.trail[0] as number };
        const { hexes } = nextSteps(waysOut(paper, state, piece), frame.trail);
        yield* differInList(`where ${piece.counter.id} may flee`, offers.hexes.map(label), hexes.map(label));
      }
    },
    *made({ before, state, events }) {
      const frame = before.open.stack.at(-1);
      yield* madeAllot(paper, events);
      for (const event of events)
        if (event.event === 'wind') yield* differ('the wind', event.modifier, paper.tables.wind.drm[event.die - 1]);
      if (frame?.step === 'zone-scatter') yield* madeZone(paper, before, frame, events);
      if (frame?.step === 'scatter') yield* madeDrop(paper, before, state, frame, events);
      yield* madeLost(paper, before, state);
    },
  };
}

/** §4.2.5 A German in the hex of a zone eliminates it. */
function* madeLost(paper: Paper, before: BradleyState, state: BradleyState): Iterable<Difference> {
  for (const [zone, hex] of state.open.dzHex.entries()) {
    if (!air.isLaid(before, zone) || state.open.dzState[zone] !== 2) continue;
    const german = state.open.hex.some((at, unit) => at === hex && pieceOf(paper, state, unit).side !== ALLIED);
    yield* differ(`whether a German stands on zone ${zone}`, german, false);
  }
}
