import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import {
  type BeachFireFrame,
  ELIMINATED,
  type GreatestDayEvent,
  type GreatestDayFrame,
  type GreatestDayState,
  type GreatestDayTypes,
  type OpenGapFrame,
} from '../../../src/types.js';
import { offered } from '../series/answers.js';
import type { Paper } from '../series/paper.js';
import { type Field, type Piece, readField } from '../series/pieces.js';
import { BEACHES, beachAt, isLandingCraft, isSupport, navalScenario, navalTables, SUB_BEACHES } from './naval-data.js';

type Track = 'gaps' | 'obstacles' | 'nests';
const TRACKS: readonly Track[] = ['gaps', 'obstacles', 'nests'];

/** §4.2.6(1) The line of the table: 79th Armoured, engineers, tanks (RMAS and DD among them), landing craft, everybody else. */
function rowOf(piece: Piece): string {
  const { template, counter } = piece;
  if (isLandingCraft(piece) || isSupport(piece)) return 'craft';
  if (counter.battalion?.includes('79th')) return '79th';
  if (template.symbol === 'engineer') return 'engineer';
  return template.symbol === 'armour' || template.id === 'centaur-battery' ? 'tank' : 'other';
}

/** §4.2.6(2) What a result may be taken from, of what still stands: what is down already is lost. */
function choicesOf({ open }: Field, beach: number, result: string): Track[] {
  const named: Readonly<Record<string, readonly Track[]>> = { N: ['nests'], O: ['obstacles', 'gaps'], A: TRACKS };
  return (named[result[0] as string] ?? []).filter((track) => (open[track][beach] as number) > 0);
}

function* madeBeachFire(field: Field, frame: BeachFireFrame, event: GreatestDayEvent): Iterable<Difference> {
  if (event.event !== 'beach-fire') return;
  const piece = field.piece(frame.unit);
  const { rows, modifiers } = navalTables(field.paper).beachFire;
  // Ruling: who has no step at all fires no better than who has one.
  const modified = Math.min(event.die + (piece.steps <= 1 ? modifiers.oneStep : 0) + piece.cohesion * modifiers.cohesion, 9);
  const result = rows.find(({ firer }) => firer === rowOf(piece))?.results[modified];
  yield* differ(`${piece.counter.id} at the defences, die ${event.die}`, [event.modified, event.result], [modified, result]);
}

/** §4.2.4(c) §4.2.4(d) O6 Whose choice the next Gap is: the German's when the number comes to 2, the Allied player's at 1 and 0. */
const openerAt = (gaps: number): string => (gaps === 2 ? 'german' : 'allied');

/** The closed Gap sides of a sub-beach. */
function closedGaps({ open, paper, scenario }: Field, subBeach: string): number[] {
  const sides = (scenario.beach?.gapSides ?? []).map((pair) => pair.split('/').map(paper.hex) as [number, number]);
  return sides
    .filter(([sand]) => paper.named(sand, 'sub-beach') === subBeach)
    .map(([a, b]) => paper.grid.sideBetween(a, b))
    .filter((side) => !open.openGaps.includes(side));
}

function* askedGap(field: Field, frame: OpenGapFrame, seat: string, words: readonly string[]): Iterable<Difference> {
  yield* differ('who opens the Gap', seat, openerAt(field.open.gaps[frame.beach] as number));
  const closed = closedGaps(field, SUB_BEACHES[frame.subBeach] as string);
  yield* differInList(
    'which Gaps may be opened',
    words,
    closed.map((side) => `gap:${side}`),
  );
}

/** §4.3.2 Every condition at once; a craft adrift on the sand counts as somebody there (O4). */
function isClear(field: Field): boolean {
  const beach = beachAt(field);
  if (beach < 0 || TRACKS.some((track) => (field.open[track][beach] as number) > 0)) return false;
  const { paper, scenario } = field;
  const entries = (scenario.beach?.reinforcementHexes ?? []).map((label) => paper.hex(label));
  const { clear } = navalTables(paper).naval;
  const germans = field.pieces.some(({ side, hex }) => side === 'german' && entries.some((at) => paper.distance(at, hex) <= clear));
  const sand = field.pieces.some(({ side, hex }) => side === 'allied' && paper.terrain(hex) === 'beach');
  return !germans && !sand;
}

/** §4.2.4 §4.2.6 §4.3.2 Fire at the beach defences, the Gaps it opens and the moment the beach is clear. */
export function gapsShadow(paper: Paper): Shadow<GreatestDayTypes> {
  return {
    name: 'gaps',
    *asked({ state, seat, legal }) {
      const frame = state.open.stack.at(-1) as GreatestDayFrame;
      if (frame.step === 'open-gap') yield* askedGap(readField(paper, state), frame, seat, offered(legal).words);
      if (frame.step !== 'beach-fire') return;
      const field = readField(paper, state);
      const from = TRACKS.filter((track) => (state.open[track][frame.beach] as number) > 0);
      yield* differInList(
        'tracks a result may be taken from',
        offered(legal).words.filter((word) => !from.includes(word as Track)),
        [],
      );
      yield* differ('who takes a result', seat, 'allied');
      yield* differ('whether anything is left to choose', frame.left > 0 && field.open.gaps.length > 0, true);
    },
    *made({ before, state, events }): Iterable<Difference> {
      const frame = before.open.stack.at(-1);
      for (const event of events) {
        if (event.event === 'beach-fire' && frame?.step === 'beach-fire') {
          const field = readField(paper, before);
          yield* madeBeachFire(field, frame, event);
          yield* madeAtOnce(field, frame, state, event.result);
        }
        if (event.event === 'naval-step' && event.number === 1) yield* madeAllOpen(paper, state, events);
      }
      const { beach } = navalScenario(paper, state.open);
      if (beach && changedMuch(before, state)) yield* madeClear(paper, before, state, events);
    },
  };
}

/** §4.2.6(2) Where only one track can be meant, it goes down at once and by all of it. */
function* madeAtOnce(field: Field, frame: BeachFireFrame, state: GreatestDayState, result: string): Iterable<Difference> {
  const choices = choicesOf(field, frame.beach, result);
  const points = Number(result[1] ?? 0);
  if (points === 0 || choices.length > 1) return;
  for (const track of TRACKS) {
    const was = field.open[track][frame.beach] as number;
    const now = choices[0] === track ? Math.max(0, was - points) : was;
    yield* differ(`${track} after ${result}`, state.open[track][frame.beach], now);
  }
}

/** §4.2.4(f) All Gaps are open with the first Naval chit after the number came to 0. */
function* madeAllOpen(paper: Paper, state: GreatestDayState, events: readonly GreatestDayEvent[]): Iterable<Difference> {
  const field = readField(paper, state);
  const { beach } = navalScenario(paper, state.open);
  const at = BEACHES.indexOf((beach?.beach ?? '') as 'sword');
  if (!beach || state.open.gaps[at] !== 0 || (state.open.cleared[at] as number) > 0) return;
  const closed = [...new Set(beach.gapSides.map((pair) => paper.named(paper.hex(pair.split('/')[0] as string), 'sub-beach')))];
  yield* differ(
    'Gaps still closed',
    closed.flatMap((name) => closedGaps(field, name)),
    [],
  );
  yield* differ('whether opening them all is told at most once', events.filter(({ event }) => event === 'gap').length <= 1, true);
}

const changedMuch = ({ open: was }: GreatestDayState, { open }: GreatestDayState): boolean =>
  open.hex.some((hex, unit) => hex !== was.hex[unit]) ||
  open.box.some((box, unit) => box === ELIMINATED && was.box[unit] !== ELIMINATED) ||
  TRACKS.some((track) => open[track].some((level, at) => level !== was[track][at]));

/** §4.3.2 The instant all conditions hold, and never before. */
function* madeClear(
  paper: Paper,
  before: GreatestDayState,
  state: GreatestDayState,
  events: readonly GreatestDayEvent[],
): Iterable<Difference> {
  const field = readField(paper, state);
  const at = beachAt(field);
  if ((before.open.cleared[at] as number) > 0) return;
  const landing = state.open.stack.some(({ step }) => step === 'beaching' || step === 'leg');
  const told = events.some(({ event }) => event === 'cleared');
  // While a craft unloads or somebody is between two hexes the game settles first.
  if (landing && !told) return;
  yield* differ('whether the beach is clear', told, isClear(field));
}
