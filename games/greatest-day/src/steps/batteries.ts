import { unit as click, type Roll, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { batteries, seaLines, seaResult, seaTargets } from '../rules/coastal.js';
import { sink } from '../rules/landing.js';
import { sum } from '../rules/quality.js';
import { addMark, sideOf } from '../rules/units.js';
import { seatOf } from '../sides.js';
import { type BatteriesFrame, type GreatestDayTypes, HAS_FIRED, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';
import { digit } from './check.js';
import { pushBereaved } from './new-host.js';

const DONE = word('done');
const ASKING = 0;
const ROLLING = 1;
const CHECKING = 2;
const DIE: Roll = { kind: 'dice', why: 'battery', section: '4.8.2', count: 1, sides: 10 };

/** §4.8.2 Step 3: battery after battery fires at a ship, a craft or a swimmer; whatever takes effect is its end. */
const createBatteriesStep = (world: World) =>
  step<GreatestDayTypes, BatteriesFrame>({
    section: '4.8.2',
    asks: (_open: Open, frame: BatteriesFrame) => (frame.stage === ASKING ? frame.asks : []),
    settle({ open }, frame, tell) {
      const given = takeAnswer(frame);
      if (frame.stage === CHECKING && given >= 0) {
        if (given === 0) lose(world, open, frame.target, tell);
        again(frame);
      }
      if (frame.stage !== ASKING) return false;
      if (pushBereaved(world, open)) return true;
      if (frame.battery >= 0 || batteries(world, open).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { battery }) =>
      battery < 0 ? [...batteries(world, open).map(click), DONE] : seaTargets(world, open, battery).map(click),
    refusal: () => ({ code: 'no-sea-target' }),
    play({ open }, frame, _seat, action) {
      if (action.kind !== 'unit') open.stack.pop();
      else if (frame.battery < 0) frame.battery = action.unit;
      else {
        frame.target = action.unit;
        frame.stage = ROLLING;
      }
    },
    roll: () => DIE,
    resolve({ open }, frame, _roll, [rolled], tell) {
      const { battery, target } = frame;
      const strength = sum(seaLines(world, open, battery, target));
      const die = digit(rolled);
      const result = seaResult(world, strength, die);
      addMark(open, battery, HAS_FIRED);
      tell({ event: 'battery', section: '4.4.7(b)', unit: battery, target, strength, die, result: result ?? '-' });
      if (result === 'S?') {
        frame.stage = CHECKING;
        const asks = seatOf(sideOf(world, open, target));
        open.stack.push({ step: 'check', asks, unit: target, why: 'result', add: 0, open: 1 });
        return;
      }
      if (result !== undefined) lose(world, open, target, tell);
      again(frame);
    },
  });

function again(frame: BatteriesFrame): void {
  frame.stage = ASKING;
  frame.battery = -1;
  frame.target = -1;
}

/** §4.4.7(b) */
function lose(world: World, open: Open, unit: number, tell: Tell): void {
  tell({ event: 'sunk', section: '4.4.7(b)', unit, aboard: sink(world, open, unit) });
}

export const createBatteriesSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'batteries'> => ({
  batteries: createBatteriesStep(world),
});
