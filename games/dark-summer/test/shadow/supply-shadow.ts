import { differ, differInList } from '@bocage/testkit';
import { CHERBOURG, type DarkSummerState, EXITED, GERMAN, RAIN } from '../../src/types.js';
import { offered } from './answers.js';
import type { Paper } from './paper.js';
import { pieceOf, readField } from './pieces.js';
import type { DarkSummerShadow } from './shadows.js';
import { linesTo, readSupply, usableSources } from './supply.js';

/** On the map or in a box; an Ost battalion of factor 0 is gone as soon as it is turned up. */
const isInPlay = ({ open }: DarkSummerState, unit: number): boolean => {
  const hex = open.hex[unit] as number;
  return hex >= 0 || (hex <= CHERBOURG && hex >= EXITED);
};

/** §14.0 Who loses a step: Germans always, Allies in rain and storm. */
function starving(paper: Paper, state: DarkSummerState): number[] {
  const supply = readSupply(paper, state);
  return state.open.hex.flatMap((_, unit) => {
    const { side } = pieceOf(paper, state, unit);
    const looked = isInPlay(state, unit) && (side === GERMAN || state.open.weather >= RAIN);
    return looked && !supply.isSupplied(unit) ? [unit] : [];
  });
}

/** §13.5 No C hex has a line to a German source. */
function isIsolated(paper: Paper, state: DarkSummerState): boolean {
  const field = readField(paper, state);
  const lines = linesTo(paper, state, field, GERMAN, usableSources(paper, state, field, 2));
  return !paper.sheet.withFeature('letter:C').some((hex) => lines.has(hex));
}

/** §13.0 §13.5 §14.0 §8.2.2 Who is fed: seen where it tells, in attrition, isolation and replacement. */
export function supplyShadow(paper: Paper): DarkSummerShadow {
  return {
    name: 'supply',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'replacement') return;
      const supply = readSupply(paper, state);
      yield* differ(
        'rebuilt without supply',
        offered(legal).units.filter((unit) => !supply.isSupplied(unit)),
        [],
      );
    },
    *made({ before, state, events }) {
      const attrition = events.find(({ event }) => event === 'attrition');
      if (attrition?.event === 'attrition')
        yield* differInList(
          'units that lose a step for want of supply',
          attrition.units.filter((unit) => isInPlay(before, unit)),
          starving(paper, before),
        );
      for (const event of events)
        if (event.event === 'isolated') yield* differ('Cherbourg is isolated', event.isolated === 1, isIsolated(paper, state));
    },
  };
}
