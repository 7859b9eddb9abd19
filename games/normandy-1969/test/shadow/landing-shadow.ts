import { differ, differInList } from '@bocage/testkit';
import { ALLIED, GERMAN, type NormandyState, WAITING } from '../../src/types.js';
import { offered } from './answers.js';
import type { Paper } from './paper.js';
import { type Field, pieceOf, readField } from './pieces.js';
import type { NormandyShadow } from './shadows.js';

const free = ({ tables }: Paper, field: Field, hex: number): boolean =>
  !field.holds(GERMAN, hex) && field.stack(hex).length < tables.limits.stacking;

/** §O.1 §O.6 §O.7 §O.8 §R.8 §R.9 Where a unit that comes by air or sea may land. */
function landings(paper: Paper, { open }: NormandyState, field: Field, step: string, unit: number): number[] {
  const { sheet, beaches } = paper;
  const land = sheet.hexes.filter((hex) => sheet.terrain(hex) !== 'sea');
  const counter = paper.allied[unit];
  const taken = open.stack.flatMap((frame) => (frame.step === 'drop' ? frame.zones : []));
  const touches = (hex: number) =>
    [hex, ...sheet.neighbours(hex)].some((near) => field.stack(near).some(({ group }) => group === 'parachute'));
  if (step === 'drop-zone') return land.filter((hex) => !field.holds(GERMAN, hex) && !taken.includes(hex));
  if (step === 'commando-landing') return land.filter((hex) => sheet.has(hex, 'coast') && free(paper, field, hex));
  if (step === 'assault-landing') return beaches.flat().filter((hex) => free(paper, field, hex));
  if (step === 'glide') return land.filter((hex) => sheet.terrain(hex) === 'clear' && free(paper, field, hex) && touches(hex));
  const points = counter?.strengths[0] as number;
  return beaches.flatMap((hexes, area) =>
    (open.capacity[area] as number) >= points ? hexes.filter((hex) => free(paper, field, hex)) : [],
  );
}

/** §O.5 to §O.8 Units that may land in this second movement phase. */
function arrivals(paper: Paper, state: NormandyState, field: Field): number[] {
  const { open } = state;
  const groups = open.turn === 1 ? ['second-wave', 'glider'] : ['second-wave', 'assault', 'follow-up'];
  return paper.allied.flatMap(({ group, lists }, unit) => {
    const waits = open.hex[unit] === WAITING && groups.includes(group) && lists.includes(open.alliedList);
    return waits && landings(paper, state, field, group === 'glider' ? 'glide' : 'landing', unit).length > 0 ? [unit] : [];
  });
}

const LANDINGS = ['drop-zone', 'commando-landing', 'assault-landing', 'landing', 'glide'];

export function landingShadow(paper: Paper): NormandyShadow {
  const { label, neighbour, terrain } = paper.sheet;
  return {
    name: 'landing',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const field = readField(paper, state);
      const { hexes, units } = offered(legal);
      if (frame && 'unit' in frame && LANDINGS.includes(frame.step))
        yield* differInList(
          `hexes unit ${frame.unit} may land in`,
          hexes.map(label),
          landings(paper, state, field, frame.step, frame.unit).map(label),
        );
      if (frame?.step === 'movement' && frame.side === ALLIED) {
        const waiting = units.filter((unit) => state.open.hex[unit] === WAITING);
        yield* differInList('units that may land', waiting, frame.phase === 'allied-second' ? arrivals(paper, state, field) : []);
      }
    },
    *made({ before, state, move, events }) {
      for (const event of events) if (event.event === 'phase' && event.phase === 'allied-second') yield* capacity(paper, before, state);
      const frame = before.open.stack.at(-1);
      if (move.kind !== 'roll' || (frame?.step !== 'scatter' && frame?.step !== 'drift')) return;
      const die = move.result[0] as number;
      const report = events[0];
      if (report?.event === 'scatter') {
        const cell = paper.tables.scatter[terrain(frame.hex) === 'clear' ? 'clear' : 'bocageOrCity'][die - 1];
        yield* differ('scatter', { loses: report.loses, scatters: report.scatters === 1 }, cell);
      }
      if (report?.event === 'drifted') yield* differ('drift', label(report.hex), label(neighbour(frame.hex, die - 1) ?? frame.hex));
      yield* fallen(paper, before, state, frame.unit);
    },
  };
}

/** §P.2 §P.3 Nobody lies at sea, on the enemy or in a hex that was full. */
function* fallen(paper: Paper, before: NormandyState, state: NormandyState, unit: number) {
  const hex = state.open.hex[unit] as number;
  if (hex < 0 || hex === before.open.hex[unit]) return;
  const field = readField(paper, state);
  const sound = paper.sheet.terrain(hex) !== 'sea' && !field.holds(GERMAN, hex) && field.stack(hex).length <= paper.tables.limits.stacking;
  yield* differ(`unit ${unit} came down safely`, true, sound && pieceOf(paper, state, unit).strength > 0);
}

/** §O.6 §O.8 §O.9 What each beach can take when the second movement begins. */
function* capacity(paper: Paper, before: NormandyState, state: NormandyState) {
  const { secondWave, followUp } = paper.scenarios.landing;
  const field = readField(paper, state);
  const held = (hexes: readonly number[]) => hexes.every((hex) => field.holds(GERMAN, hex));
  const { turn } = state.open;
  const expected = paper.beaches.map((hexes, area) => {
    const kept = turn <= 2 ? 0 : (before.open.capacity[area] as number);
    return kept + (held(hexes) ? 0 : turn === 1 ? secondWave : followUp);
  });
  yield* differ('landing capacity', state.open.capacity, expected);
}
