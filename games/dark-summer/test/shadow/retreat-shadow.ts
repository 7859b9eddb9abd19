import { differ, differInList } from '@bocage/testkit';
import type { DarkSummerState } from '../../src/types.js';
import { offered } from './answers.js';
import type { Paper } from './paper.js';
import { pieceOf } from './pieces.js';
import { retreatPaths } from './retreat.js';
import type { DarkSummerShadow } from './shadows.js';

/** §11.3.7 §10.1 §15.0 Where beaten units go, and who has no way. */
export function retreatShadow(paper: Paper): DarkSummerShadow {
  const { label } = paper.sheet;
  const ends = (state: DarkSummerState, unit: number) => [
    ...new Set(retreatPaths(paper, state, pieceOf(paper, state, unit)).map((path) => label(path.at(-1) as number))),
  ];
  return {
    name: 'retreat',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'retreat') return;
      const { hexes, units } = offered(legal);
      const going = frame.units[0] as number;
      if (hexes.length > 0) yield* differInList(`where ${paper.counters[going]?.id} may retreat to`, hexes.map(label), ends(state, going));
      yield* differ(
        'units offered that have no way',
        units.filter((unit) => ends(state, unit).length === 0 && frame.units.some((other) => ends(state, other).length > 0)),
        [],
      );
    },
    *made({ before, events }) {
      const [gone] = events.filter(({ event }) => event === 'retreated');
      const frame = before.open.stack.at(-1);
      if (gone?.event === 'retreated' && frame?.step === 'retreat')
        yield* differ(
          `the way of ${paper.counters[gone.unit]?.id} is one of those open`,
          ends(before, gone.unit).includes(label(gone.path.at(-1) as number)),
          true,
        );
      const lost = events.filter((event) => event.event === 'eliminated' && event.why === 'no-retreat');
      const [first] = lost;
      if (first?.event !== 'eliminated' || gone || frame?.step !== 'battle') return;
      for (const unit of first.units) yield* differ(`ways of ${paper.counters[unit]?.id}, which was eliminated`, [], ends(before, unit));
    },
  };
}
