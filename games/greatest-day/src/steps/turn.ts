import { chanceStep, flowStep, type Steps } from '@bocage/kernel';
import { commandos } from '../rules/commandos.js';
import { isCarried } from '../rules/mug.js';
import { gainPoints } from '../rules/points.js';
import { outcomeOf } from '../rules/victory.js';
import { beginTurnStep, openAll, TURN_STEPS } from '../sequence.js';
import { seatOf } from '../sides.js';
import type { DrawFrame, GreatestDayState, GreatestDayTypes, Tell, TurnFrame } from '../types.js';
import { fieldOf, type World } from '../world.js';
import { airFrame } from './air.js';

/** §S.1 One step of the turn after another; after the last the next turn begins, or the game is over. */
const createTurnStep = (world: World) =>
  flowStep<GreatestDayTypes, TurnFrame>({
    section: 'S.1',
    next(state, frame, tell) {
      const { open } = state;
      const now = TURN_STEPS[frame.next];
      if (now !== undefined) {
        frame.next++;
        beginTurnStep(world, state, now, tell);
        return;
      }
      if (open.turn >= fieldOf(world, open).scenario.turns) {
        const outcome = outcomeOf(world, open);
        open.stack.push({ step: 'over', outcome });
        tell({ event: 'over', section: 'S.39', outcome });
        return;
      }
      open.turn++;
      frame.next = 0;
    },
  });

/** §S.2 A chit is drawn until one is left, which is carried over (A1). The one carried over is in play first. */
const createDrawStep = (world: World) =>
  chanceStep<GreatestDayTypes, DrawFrame>({
    section: 'S.2',
    settle(state, _frame, tell) {
      const { open } = state;
      if (open.chit >= 0) {
        const chit = open.chit;
        open.chit = -1;
        bringIntoPlay(world, state, chit, tell);
        return true;
      }
      if (open.mug.length > 1) return false;
      const last = open.mug.pop() ?? -1;
      open.chit = last >= 0 && isCarried(world, open, last) ? last : -1;
      open.stack.pop();
      return true;
    },
    roll: ({ open }) => ({ kind: 'draw', why: 'chit', section: 'S.2', weights: open.mug.map(() => 1) }),
    resolve(state, _frame, _roll, [at], tell) {
      const [chit] = state.open.mug.splice(at as number, 1);
      bringIntoPlay(world, state, chit as number, tell);
    },
  });

function bringIntoPlay(world: World, state: GreatestDayState, chit: number, tell: Tell): void {
  const { open } = state;
  const { kind, side, division } = fieldOf(world, open).chits[chit] as ReturnType<typeof fieldOf>['chits'][number];
  open.played.push(chit);
  tell({ event: 'chit', section: 'S.2', chit });
  openAll(open);
  if (kind === 'division') gainPoints(world, state, division, tell);
  if (kind === 'event') return;
  if (kind === 'naval') {
    open.stack.push({ step: 'naval', chit, next: 1 });
    return;
  }
  open.stack.push({ step: 'activation', asks: seatOf(side), chit, whites: 0, led: [] });
  if (kind === 'royal-marines') open.stack.push({ step: 'commandos', asks: seatOf(side), groups: commandos(world, open) });
  const strikes = kind === 'division' ? airFrame(world, open, seatOf(side), division) : undefined;
  if (strikes) open.stack.push(strikes);
}

/** §S.1 §S.2 */
export const createTurnSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'turn' | 'draw'> => ({
  turn: createTurnStep(world),
  draw: createDrawStep(world),
});
