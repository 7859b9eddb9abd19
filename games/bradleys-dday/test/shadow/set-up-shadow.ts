import { type Difference, differ, differInList } from '@bocage/testkit';
import { ABSENT, type BradleyState, DUE, ON_MAP, POOL } from '../../src/types.js';
import { offered } from './answers.js';
import { entriesFor } from './entries.js';
import { mineHexes } from './lanes.js';
import { type Paper, scenarioOf } from './paper.js';
import * as places from './places.js';
import type { BradleyShadow } from './shadows.js';
import { BEACHES, type Beach, landsAt } from './waves.js';

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);

/** §18.0 Where everybody is before the first choice: those with a printed hex stand in it, those of a later turn wait. */
function* begun(paper: Paper, state: BradleyState): Iterable<Difference> {
  const { forces, firstTurn, zones = [] } = scenarioOf(paper, state.open);
  const free = zones.flatMap(({ formations }) => formations);
  const used = paper.forces.filter(({ id }) => forces.includes(id));
  const expected = new Map<string, string>();
  for (const { setUp = [], pool, reinforcements = [] } of used) {
    for (const { hex, units } of setUp)
      for (const id of units) if (!free.includes(paper.counters[paper.unit(id)]?.formation as string)) expected.set(id, hex);
    for (const id of pool?.units ?? []) expected.set(id, `pool ${pool?.beach}`);
    for (const { units, turn } of reinforcements) for (const id of units) expected.set(id, turn > firstTurn ? 'due' : 'free');
  }
  const listed = new Set(
    used.flatMap(({ free: lines = [], garrisons }) => [...lines.flatMap(({ units }) => units), ...(garrisons?.units ?? [])]),
  );
  for (const [unit, { id, formation }] of paper.counters.entries()) {
    const box = state.open.box[unit] as number;
    const is =
      box === ON_MAP
        ? paper.sheet.label(state.open.hex[unit] as number)
        : box === DUE
          ? 'due'
          : box === ABSENT
            ? 'absent'
            : box === POOL || box === POOL + 1
              ? `pool ${BEACHES[(box - POOL) as Beach]}`
              : 'free';
    const chosen = listed.has(id) || free.includes(formation) ? 'free' : 'absent';
    yield* differ(`where ${id} begins`, is, expected.get(id) ?? chosen);
  }
}

/** §5.4.3 §18.1.5 b Hexes that may still get a mine point. */
function mineOffers(paper: Paper, state: BradleyState): number[] {
  const { mines } = scenarioOf(paper, state.open);
  return ([0, 1] as const)
    .filter((beach) => landsAt(paper, state, beach))
    .flatMap((beach) => {
      const hexes = mineHexes(paper, state, beach);
      const laid = state.sealed.mines.filter((hex) => hexes.includes(hex)).length;
      return laid >= mines.most ? [] : hexes.filter((hex) => !state.sealed.mines.includes(hex));
    });
}

/** §2.5 §5.4.3 §13.3 §18.0 Set-up, and where those who come later enter. */
export function setUpShadow(paper: Paper): BradleyShadow {
  const { label } = paper.sheet;
  let first = true;
  return {
    name: 'set-up',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, hexes } = offered(legal);
      if (frame?.step === 'deploy')
        yield* differInList('who is to be set up', names(paper, units), names(paper, places.unplaced(paper, state)));
      if (frame?.step === 'deploy-at')
        yield* differInList(
          `where ${names(paper, [frame.unit])} is set up`,
          hexes.map(label),
          places.settings(paper, state, frame.unit).map(label),
        );
      if (frame?.step === 'garrison')
        yield* differInList('forts that may have a garrison', hexes.map(label), places.garrisonHexes(paper, state).map(label));
      if (frame?.step === 'mines') yield* differInList('where a mine may lie', hexes.map(label), mineOffers(paper, state).map(label));
      if (frame?.step === 'entry-at')
        yield* differInList(
          `where ${names(paper, [frame.unit])} enters`,
          hexes.map(label),
          entriesFor(paper, state, frame.unit).map(label),
        );
    },
    *made({ before }) {
      if (first && before.open.stack.some(({ step }) => step === 'nest' || step === 'deploy')) yield* begun(paper, before);
      first = false;
    },
  };
}
