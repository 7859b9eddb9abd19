import { type Difference, differ, type Shadow } from '@bocage/testkit';
import { COLUMN, type GreatestDayEvent, type GreatestDayState, type GreatestDayTypes, isHexStep } from '../../../src/types.js';
import type { Paper } from '../series/paper.js';
import { type Field, readField } from '../series/pieces.js';
import { beachAt, overlayLies } from './naval-data.js';

/** Every step from hex to hex that is told. */
function stepsIn(events: readonly GreatestDayEvent[]): { unit: number; from: number; to: number; how: string }[] {
  return events.flatMap((event) => {
    if (event.event === 'moved') {
      const hexes = event.path.filter(isHexStep);
      return hexes.slice(1).map((to, index) => ({ unit: event.unit, from: hexes[index] as number, to, how: 'moved' }));
    }
    if (event.event === 'advanced' || event.event === 'ran')
      return [{ unit: event.unit, from: event.from, to: event.hex, how: event.event }];
    return [];
  });
}

/** §4.2.4 O2 Between sand and land: only over an open Gap, in Column. */
function* acrossTheSand(
  field: Field,
  state: GreatestDayState,
  step: { unit: number; from: number; to: number; how: string },
): Iterable<Difference> {
  const { paper, open } = field;
  const { unit, from, to, how } = step;
  const [left, entered] = [paper.terrain(from) === 'beach', paper.terrain(to) === 'beach'];
  const piece = field.piece(unit);
  const what = `${piece.counter.id} ${how} from ${paper.label(from)} to ${paper.label(to)}`;
  if (piece.side === 'german') yield* differ(`whether a German may be on the sand: ${what}`, entered, false);
  if (entered) yield* differ(`whether there is sand for ${what}`, overlayLies(field) && (open.cleared[beachAt(field)] ?? 0) === 0, true);
  if (left === entered || piece.side === 'german') return;
  const side = paper.grid.sideBetween(from, to);
  yield* differ(`whether an open Gap lies between: ${what}`, open.openGaps.includes(side), true);
  yield* differ(`whether in Column: ${what}`, ((state.open.posture[unit] as number) & COLUMN) !== 0 || piece.column, true);
}

/** §4.3.1 No Allied unit leaves the overlay before its beach is cleared. */
function* offTheOverlay(field: Field, step: { unit: number; from: number; to: number; how: string }): Iterable<Difference> {
  const { paper, open, scenario } = field;
  const beach = beachAt(field);
  if (beach < 0 || (open.cleared[beach] as number) > 0 || field.piece(step.unit).side === 'german') return;
  const on = (hex: number): boolean => paper.named(hex, 'overlay') === scenario.beach?.beach;
  if (on(step.from))
    yield* differ(`whether ${field.piece(step.unit).counter.id} stays on the overlay at ${paper.label(step.to)}`, on(step.to), true);
}

/** §2.1.9 §4.2.4 §4.3 What may leave the sand, and how. */
export function sandShadow(paper: Paper): Shadow<GreatestDayTypes> {
  return {
    name: 'sand',
    *made({ before, state, events }): Iterable<Difference> {
      const steps = stepsIn(events);
      if (steps.length === 0) return;
      const field = readField(paper, before);
      for (const step of steps) {
        yield* acrossTheSand(field, state, step);
        yield* offTheOverlay(field, step);
      }
    },
  };
}
