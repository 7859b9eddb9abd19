import { flowStep } from '@bocage/kernel';
import { mostOverStacked } from '../rules/stacking.js';
import { outcomeOf, turnsOf } from '../rules/victory.js';
import { beginSegment, endSegment } from '../sequence.js';
import { type BradleyState, type BradleyTypes, type GameFrame, SEGMENTS, seatOf, type Tell } from '../types.js';
import type { World } from '../world.js';

/** §3.0 The bottom of the stack: starts one segment after another, turn after turn. */
export const createGameStep = (world: World) =>
  flowStep<BradleyTypes, GameFrame>({
    section: '3.0',
    next(state, frame, tell) {
      const { open } = state;
      // §8.1.4 Whatever stands too many in a hex at the end of a segment is lost first, by its owner's choice.
      const crowded = mostOverStacked(world, open);
      if (crowded) {
        open.stack.push({ step: 'over-stack', asks: seatOf(crowded.side), side: crowded.side, hex: crowded.hex });
        return;
      }
      const ended = SEGMENTS[frame.next - 1];
      const next = SEGMENTS[frame.next];
      if (ended) endSegment(world, state, ended, tell);
      if (next) {
        frame.next++;
        beginSegment(world, state, next, tell);
      } else nextTurn(world, state, frame, tell);
    },
  });

/** §3.0, §17.0 */
function nextTurn(world: World, { open }: BradleyState, frame: GameFrame, tell: Tell): void {
  if (open.turn < turnsOf(world, open)) {
    open.turn++;
    frame.next = 0;
    tell({ event: 'turn', section: '3.0', turn: open.turn });
    return;
  }
  const outcome = outcomeOf(world, open);
  open.stack.push({ step: 'over', outcome });
  tell({ event: 'over', section: '17.0', outcome });
}
