import { differInList } from '@bocage/testkit';
import { ALLIED, GERMAN, type NormandyState, type Side, UNSUPPLIED } from '../../src/types.js';
import type { Paper } from './paper.js';
import type { NormandyShadow } from './shadows.js';
import { unsuppliedUnits } from './supply.js';

/** Both sides fight in a combat phase; in a movement phase only one has anything to do with its supply. */
const LOOKED_AT: Readonly<Record<string, readonly Side[]>> = {
  'allied-first': [ALLIED],
  'allied-combat': [ALLIED, GERMAN],
  'allied-second': [ALLIED],
  'german-movement': [GERMAN],
  'german-combat': [ALLIED, GERMAN],
};

/** §R.7 Who is without supply when a movement or combat phase begins. */
export function supplyShadow(paper: Paper): NormandyShadow {
  return {
    name: 'supply',
    *made({ state, events }) {
      const phase = events.findLast(({ event }) => event === 'phase');
      if (phase?.event !== 'phase') return;
      for (const side of LOOKED_AT[phase.phase] ?? [])
        yield* differInList(
          `units of side ${side} without supply in ${phase.phase}`,
          marked(paper, state, side),
          unsuppliedUnits(paper, state, side),
        );
    },
  };
}

const marked = ({ allied }: Paper, { open }: NormandyState, side: Side): number[] =>
  open.marks.flatMap((marks, unit) =>
    (marks & UNSUPPLIED) !== 0 && (open.hex[unit] as number) >= 0 && unit < allied.length === (side === ALLIED) ? [unit] : [],
  );
