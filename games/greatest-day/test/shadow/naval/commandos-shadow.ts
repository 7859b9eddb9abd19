import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import { CUT_OFF, type GreatestDayFrame, type GreatestDayTypes, ON_MAP } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { type Paper, scenarioOf } from '../series/paper.js';
import { type Field, isCommando, type Piece, readField } from '../series/pieces.js';
import { names, navalScenario } from './naval-data.js';

/** §17.3.2 Those of one Commando on the map: one colour of stripe each. */
const commandoOf = (field: Field, { counter }: Piece): Piece[] =>
  field.pieces.filter((piece) => isCommando(piece) && piece.counter.battalion === counter.battalion);

/** §17.3 The unit the others look to, who is cut off, and when Commandos act at all; §4.2.4(b) their run through a closed Gap. */
export function commandosShadow(paper: Paper): Shadow<GreatestDayTypes> {
  return {
    name: 'commandos',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1) as GreatestDayFrame;
      if (frame.step === 'commandos') {
        const field = readField(paper, state);
        const first = field.piece(frame.groups[0] as number);
        const may = commandoOf(field, first).map(({ unit }) => unit);
        yield* differInList('whom a Commando may look to', names(field, offered(legal).units), names(field, may));
      }
      if (frame.step === 'activation') yield* whoActs(readField(paper, state), frame.chit, offered(legal).units);
      if (frame.step === 'dash') yield* whereTo(readField(paper, state), frame.unit, offered(legal).words);
    },
    *made({ before, state, events }): Iterable<Difference> {
      for (const event of events) {
        if (event.event === 'commandos') {
          const field = readField(paper, state);
          const chosen = field.piece(event.unit);
          const far = commandoOf(field, chosen).filter(({ hex }) => paper.distance(hex, chosen.hex) > paper.tables.command.commando);
          const cut = commandoOf(field, chosen).filter(({ marks }) => (marks & CUT_OFF) !== 0);
          yield* differInList(
            `who is cut off from ${chosen.counter.id}`,
            names(
              field,
              cut.map(({ unit }) => unit),
            ),
            names(
              field,
              far.map(({ unit }) => unit),
            ),
          );
        }
        if (event.event === 'dash') {
          const field = readField(paper, before);
          const beach = field.scenario.beach?.beach ?? '';
          const at = ['sword', 'juno', 'gold'].indexOf(beach);
          const [gaps, nests] = [field.open.gaps[at] as number, field.open.nests[at] as number];
          const [one, two] = event.dice as [number, number];
          const what = `${field.piece(event.unit).counter.id} through the Gap on ${one} and ${two}`;
          yield* differ(what, event.across === 1, one > gaps && two > nests);
          yield* differ(`whether ${what} lives`, state.open.box[event.unit] === ON_MAP, event.across === 1);
        }
      }
    },
  };
}

/** §17.3.1 Commandos act with the Royal Marines chit and no other. */
function* whoActs(field: Field, chit: number, units: readonly number[]): Iterable<Difference> {
  const { chits } = scenarioOf(field.paper, field.open);
  const listed = [...new Set([chits.first, ...chits.mug, ...(chits.later ?? []).map((one) => one.chit)])].sort();
  const marines = listed[chit] === 'royal-marines';
  const wrong = units.filter((unit) => isCommando(field.piece(unit)) !== marines);
  yield* differInList(`who acts with ${listed[chit] ?? 'a Formation chit'}`, names(field, wrong), []);
}

/** §4.2.4(b) From the sand beside a closed Gap, in Column. */
function* whereTo(field: Field, unit: number, words: readonly string[]): Iterable<Difference> {
  const { paper, open } = field;
  const piece = field.piece(unit);
  const { beach } = navalScenario(paper, open);
  const gaps = (beach?.gapSides ?? [])
    .map((pair) => pair.split('/').map(paper.hex) as [number, number])
    .filter(([sand]) => sand === piece.hex)
    .map(([a, b]) => paper.grid.sideBetween(a, b))
    .filter((side) => !open.openGaps.includes(side));
  yield* differ(`whether ${piece.counter.id} is in Column`, piece.column, true);
  yield* differInList(
    `Gaps ${piece.counter.id} may run through`,
    words,
    gaps.map((side) => `gap:${side}`),
  );
}
