import { type Difference, differ, differInList } from '@bocage/testkit';
import { ABSENT, ELIMINATED, type GreatestDayState } from '../../../src/types.js';
import { type Chit, chitsOf } from './chits.js';
import { type Paper, scenarioOf } from './paper.js';
import { readField, rosterOf } from './pieces.js';
import type { GreatestDayShadow } from './shadows.js';
import type { Scenario } from './tables.js';

/** §S.1 §S.2 §S.6 The steps of a turn: chits in the mug, one left over for the next turn, points with a Division chit, barrages lifted. */
export function turnShadow(paper: Paper): GreatestDayShadow {
  let left = -1;
  let bought: number[] = [];
  let fresh = true;
  const isNight = ({ calendar }: Scenario, turn: number): boolean => calendar[turn - 1]?.endsWith('night') ?? false;

  /** §S.2 §4.1.8 What is in the mug when the first chit of a turn is drawn. */
  function expected(state: GreatestDayState, chits: readonly Chit[], scenario: Scenario): number[] {
    const { turn } = state.open;
    const { first, mug, later = [] } = scenario.chits;
    const listed = new Set([...(turn > 1 ? [first] : []), ...mug, ...later.filter((one) => one.turn <= turn).map(({ chit }) => chit)]);
    if (isNight(scenario, turn)) listed.delete('naval');
    const numbers = chits.flatMap(({ id }, chit) => (listed.has(id) || bought.includes(chit) ? [chit] : []));
    return numbers.filter((chit) => chit !== left && !isIdle(state, chits[chit]?.division ?? '', scenario));
  }
  /** A2 A division of which nobody lives but rearguards and craft in their pools. */
  function isIdle({ open }: GreatestDayState, division: string, scenario: Scenario): boolean {
    const field = readField(paper, { open });
    const isIn = (unit: number): boolean => open.box[unit] !== ABSENT && open.box[unit] !== ELIMINATED;
    const units = rosterOf(paper, scenario).map((_, unit) => field.piece(unit));
    return division !== '' && !units.some((piece) => piece.division === division && isIn(piece.unit));
  }
  function* gains(before: GreatestDayState, state: GreatestDayState, division: number, scenario: Scenario): Iterable<Difference> {
    const id = paper.counters.divisions[division]?.id;
    const { cpGain = 0, dpGain = 0 } = scenario.divisions.find((one) => one.division === id) ?? {};
    const { cpMost, dpMost } = paper.tables.command;
    const share = (gain: number): number => (isNight(scenario, before.open.turn) ? Math.ceil(gain / 2) : gain);
    yield* differ(
      `Command Points of ${id}`,
      state.open.cp[division],
      Math.min(cpMost, (before.open.cp[division] as number) + share(cpGain)),
    );
    yield* differ(
      `Dispatch Points of ${id}`,
      state.open.dp[division],
      Math.min(dpMost, (before.open.dp[division] as number) + share(dpGain)),
    );
  }
  return {
    name: 'turn',
    *made({ before, state, events, move }) {
      const scenario = scenarioOf(paper, state.open);
      const chits = chitsOf({ paper, scenario });
      const names = (numbers: readonly number[]) => numbers.map((chit) => chits[chit]?.id ?? String(chit));
      for (const event of events) {
        if (event.event === 'turn') {
          yield* differ('the turn', event.turn, before.open.turn + (event.turn > 1 ? 1 : 0));
          yield* differ('barrages at the start of a turn', state.open.barrages, []);
          // A1 The last chit is not played: it comes first in the next turn.
          const drawn = events.slice(0, events.indexOf(event)).flatMap((one) => (one.event === 'chit' ? [one.chit] : []));
          const last = before.open.mug.find((chit) => !drawn.includes(chit)) ?? -1;
          [left, bought, fresh] = [event.turn > 1 ? last : -1, [], true];
        }
        if (event.event === 'bought')
          bought.push(chits.findIndex(({ formation }) => formation === paper.counters.formations[event.formation]?.id));
        if (event.event === 'chit' && event.carried) yield* differ('the chit carried over', names([event.chit]), names([left]));
        if (event.event === 'points' && event.why === 'chit' && move.kind !== 'action')
          yield* gains(before, state, event.division, scenario);
        if (event.event !== 'chit' || before.open.stack.at(-1)?.step !== 'draw') continue;
        yield* differ('a chit is drawn from', before.open.mug.length > 1 && before.open.mug.includes(event.chit), true);
        if (fresh)
          yield* differInList(`the mug of turn ${before.open.turn}`, names(before.open.mug), names(expected(before, chits, scenario)));
        fresh = false;
      }
    },
  };
}
