import { type Action, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { refresh } from '../occupancy.js';
import { type Rallying, rallies, rallyBonus } from '../rules/rally.js';
import { addMark, clearMark, recover } from '../rules/units.js';
import { type GreatestDayTypes, type Open, RALLYING, type RallyFrame, type Tell } from '../types.js';
import { hexOf, type World } from '../world.js';

const KINDS: readonly Rallying[] = ['suppression', 'cohesion', 'step'];
const WORDS = new Map<Action, number>(KINDS.map((kind, at) => [word(kind) as Action, at]));

/** §S.28 §16.4 One check, which a Command Point may pass; a failure makes the next try easier. Where two things could be rallied the owner says which. */
const createRallyStep = (world: World) =>
  step<GreatestDayTypes, RallyFrame>({
    section: 'S.28',
    settle({ open }, frame, tell) {
      const { unit, asks } = frame;
      const passed = takeAnswer(frame);
      if (passed >= 0) {
        if (passed === 0) addMark(open, unit, RALLYING);
        else rally(world, open, unit, KINDS[frame.from] as Rallying, tell);
        answer(open, 1);
        return true;
      }
      const possible = rallies(world, open, unit);
      if (frame.from < 0 && possible.length > 1) return false;
      if (frame.from < 0) frame.from = KINDS.indexOf(possible[0] as Rallying);
      open.stack.push({ step: 'check', asks, unit, why: 'rally', add: rallyBonus(world, open, unit), open: 1 });
      return true;
    },
    legal: ({ open }, { unit }) => rallies(world, open, unit).map((kind): Action => word(kind)),
    play(_state, frame, _seat, action) {
      frame.from = WORDS.get(action) ?? -1;
    },
  });

/** §S.28 What a passed check does. */
function rally(world: World, open: Open, unit: number, from: Rallying, tell: Tell): void {
  clearMark(open, unit, RALLYING);
  if (from === 'suppression') recover(world, open, unit);
  else if (from === 'cohesion') open.cohesion[unit] = (open.cohesion[unit] as number) - 1;
  else {
    open.steps[unit] = (open.steps[unit] as number) + 1;
    refresh(world, open, unit);
  }
  tell({ event: 'rallied', section: from === 'step' ? '16.4' : 'S.28', unit, from, hex: hexOf(open, unit) });
}

export const createRallySteps = (world: World): Pick<Steps<GreatestDayTypes>, 'rally'> => ({ rally: createRallyStep(world) });
