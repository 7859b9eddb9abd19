import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import type { AirFrame, GreatestDayEvent, GreatestDayState, GreatestDayTypes } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { chitsOf } from '../series/chits.js';
import { frameOf } from '../series/combat-shadow.js';
import { inCommand } from '../series/command.js';
import type { Paper } from '../series/paper.js';
import { type Field, type Piece, readField } from '../series/pieces.js';
import { seesInto } from '../series/sight.js';
import { resultOf, targetSide } from '../series/strength.js';

const airOf = (state: GreatestDayState): AirFrame | undefined => frameOf(state, 'air') as AirFrame | undefined;

/** §17.1 Hexes with Germans in sight of a unit of the division that is In Command. */
function targets(field: Field, division: number): number[] {
  const id = field.paper.counters.divisions[division]?.id;
  const eyes = field.pieces.filter((piece) => piece.side === 'allied' && piece.division === id && inCommand(field, piece));
  const hexes = new Set(field.pieces.filter(({ side }) => side === 'german').map(({ hex }) => hex));
  return [...hexes].filter((hex) => eyes.some((eye) => seesInto(field, eye.hex, hex, 'spot')));
}

/** §17.1 Flak over a hex: of the best terrain in it or beside it that no Allied unit is within two hexes of, and of every unit within eight. */
function flakOver(field: Field, hex: number): number[] {
  const { paper } = field;
  const { terrain, aaRange } = paper.tables.air;
  const isQuiet = (at: number): boolean => field.pieces.some((piece) => piece.side === 'allied' && paper.distance(piece.hex, at) <= 2);
  const ground = [hex, ...paper.neighbours(hex)]
    .filter((at) => !isQuiet(at))
    .map((at) => terrain.find((row) => row.terrain === paper.terrain(at))?.aa ?? 0);
  const best = Math.max(...ground, 0);
  const guns = field.pieces.filter(({ side, template, hex: at }) => side === 'german' && template.aa && paper.distance(at, hex) <= aaRange);
  return [...(best > 0 ? [best] : []), ...guns.map(({ template }) => template.aa as number)].sort((one, other) => one - other);
}

/** §17.1 J A plane's 7 white: what is on the target counts, and a barrage on its hex as on who fires; no range. */
function strikeOf(field: Field, target: Piece): number {
  const { fire } = field.paper.tables.modifiers;
  const barrage = [0, fire.lightBarrage, fire.heavyBarrage][field.barrage(target.hex)] as number;
  const attack = { kind: 'air', firer: target, target, at: target.hex, add: 0, bonus: 0 };
  return Math.min(field.paper.tables.crt.highest, field.paper.tables.air.strength + targetSide(field, attack) + barrage);
}

/** §17.1 §S.36 Fighter-bombers: when they come, where they may go, what flak they meet, what they strike with. */
export function airShadow(paper: Paper): Shadow<GreatestDayTypes> {
  let fired: number[] = [];
  function* struck(before: GreatestDayState, event: Extract<GreatestDayEvent, { event: 'struck' }>): Iterable<Difference> {
    const field = readField(paper, before);
    const target = field.piece(event.target);
    const what = `a strike at ${target.counter.id} in ${paper.label(event.at)}`;
    yield* differ(`where it is: ${what}`, [event.at, target.side], [target.hex, 'german']);
    yield* differ(`flak before ${what}`, fired.toSorted(), flakOver(field, event.at).toSorted());
    yield* differ(`strength of ${what}`, event.strength, strikeOf(field, target));
    const attack = { kind: 'air', firer: { ...target, colour: paper.tables.air.colour }, target, at: event.at, add: 0, bonus: 0 };
    yield* differ(`result of ${what}, die ${event.die}`, event.result, resultOf(field, attack, event.strength, event.die));
    fired = [];
  }
  function* flak(before: GreatestDayState, event: Extract<GreatestDayEvent, { event: 'flak' }>): Iterable<Difference> {
    const field = readField(paper, before);
    const left = flakOver(field, event.hex);
    for (const value of fired) left.splice(left.indexOf(value), 1);
    yield* differ(`whether flak of ${event.value} is over ${paper.label(event.hex)}`, left.includes(event.value), true);
    yield* differ(`whether ${event.die} turns a plane back`, event.turnedBack, event.die <= event.value ? 1 : 0);
    fired = event.turnedBack === 1 ? [] : [...fired, event.value];
  }
  function* called(state: GreatestDayState, chit: number): Iterable<Difference> {
    const field = readField(paper, state);
    const { kind, division } = chitsOf(field)[chit] ?? {};
    const at = paper.counters.divisions.findIndex(({ id }) => id === division);
    if (kind !== 'division') return;
    const due = (state.open.planes[at] ?? 0) > 0 && !field.night && !field.storm && targets(field, at).length > 0;
    yield* differ(`whether planes come with ${division}`, airOf(state) !== undefined, due);
  }
  return {
    name: 'air',
    *asked({ state, legal }): Iterable<Difference> {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'air') return;
      const field = readField(paper, state);
      const { hexes, units, words } = offered(legal);
      if (frame.stage === 0) {
        yield* differInList('where planes may go', hexes.map(paper.label), targets(field, frame.division).map(paper.label));
        yield* differ('whether planes may be kept', words.includes('done'), true);
        yield* differ('who sends planes', frame.asks, 'allied');
      } else if (frame.stage === 2) {
        const there = field.stack(frame.sent[0] as number).filter(({ side }) => side === 'german');
        const names = (list: readonly Piece[]): string[] => list.map(({ counter }) => counter.id);
        yield* differInList('whom a plane may strike', names(units.map(field.piece)), names(there));
      }
    },
    *made({ before, state, events }): Iterable<Difference> {
      for (const event of events) {
        if (event.event === 'chit') yield* called(state, event.chit);
        if (event.event === 'struck') yield* struck(before, event);
        if (event.event === 'flak') yield* flak(before, event);
      }
      const sent = events.filter(({ event }) => event === 'sent').length;
      const planes = (one: GreatestDayState): number => one.open.planes.reduce((sum, more) => sum + Math.max(0, more), 0);
      yield* differ('planes left', planes(state), planes(before) - sent);
    },
  };
}
