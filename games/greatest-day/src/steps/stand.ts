import { unit as click, hex as clickHex, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { RESULTS } from '../data/table-shapes.js';
import { enterHex } from '../rules/entering.js';
import { isInMines, isMinedFor } from '../rules/mines.js';
import { retreats } from '../rules/running.js';
import { isOnMap, sideOf, suppress } from '../rules/units.js';
import type { AssaultFrame, GreatestDayTypes, Open, PursueFrame, RetreatFrame, StandFrame, Tell } from '../types.js';
import { hexOf, type World } from '../world.js';
import { shotAt } from './shot.js';

const RUNS = word('run');
const STANDS = word('stand');
const PASS = word('pass');

/** The Assault that is going on. */
export function assaultIn(open: Open): AssaultFrame {
  const frame = open.stack.findLast((one) => one.step === 'assault');
  if (frame?.step !== 'assault') throw new Error('nobody assaults');
  return frame;
}

/** §S.27 Every unit that could run is named, all before a die is thrown. */
const createStandStep = (_world: World) =>
  step<GreatestDayTypes, StandFrame>({
    section: 'S.27',
    legal: () => [RUNS, STANDS],
    play({ open }, frame, _seat, action, tell) {
      const unit = frame.left.shift() as number;
      if (action === RUNS) assaultIn(open).runners.push(unit);
      tell({ event: 'stood', section: 'S.27', unit, runs: action === RUNS ? 1 : 0 });
      if (frame.left.length === 0) answer(open, 1);
    },
  });

const runnersIn = (open: Open): number[] => {
  const { runners, target } = assaultIn(open);
  return runners.filter((unit) => isOnMap(open, unit) && hexOf(open, unit) === target).sort((a, b) => a - b);
};

/** §S.27 F4 An assaulter fires at one who runs, without a check. */
const createPursueStep = (world: World) =>
  step<GreatestDayTypes, PursueFrame>({
    section: 'S.27',
    settle({ open }, frame) {
      if (takeAnswer(frame) < 0 && runnersIn(open).length > 0) return false;
      answer(open, 1);
      return true;
    },
    legal: ({ open }) => [...runnersIn(open).map(click), PASS],
    refusal: () => ({ code: 'does-not-run' }),
    play({ open }, { asks, unit }, _seat, action) {
      if (action.kind !== 'unit') return answer(open, 1);
      const { running } = world.data.tables.modifiers.target;
      open.stack.push(shotAt(asks, 'running', unit, action.unit, hexOf(open, action.unit), running));
    },
  });

const BEFORE = 0;
const CHECKING = 1;
const RUNNING = 2;
const HIT = 3;

/** §S.27 §S.40 Two hexes, each farther away; then a Cohesion Hit. Who was suppressed, or finds no way any more, stands after all. */
const createRetreatStep = (world: World) =>
  step<GreatestDayTypes, RetreatFrame>({
    section: 'S.40',
    settle: ({ open }, frame) => settleRetreat(world, open, frame),
    legal: ({ open }, { unit, from, left }) => retreats(world, open, unit, hexOf(open, unit), from, left).map(clickHex),
    refusal: () => ({ code: 'no-way-back' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'hex') runTo(world, open, frame, action.hex, tell);
    },
  });

/** Whether the stack changed. */
function settleRetreat(world: World, open: Open, frame: RetreatFrame): boolean {
  const { unit, asks, from, left } = frame;
  const given = takeAnswer(frame);
  if (frame.stage === BEFORE && isOnMap(open, unit) && isInMines(world, open, unit)) {
    frame.stage = CHECKING;
    open.stack.push({ step: 'check', asks, unit, why: 'mines', add: 0, open: 0 });
    return true;
  }
  if (frame.stage === CHECKING && given === 0) suppress(world, open, unit);
  if (frame.stage < RUNNING) frame.stage = RUNNING;
  if (frame.stage === HIT) return done(open);
  if (!isOnMap(open, unit) || open.suppressed[unit] === 1) return done(open);
  if (left > 0) return retreats(world, open, unit, hexOf(open, unit), from, left).length > 0 ? false : done(open);
  frame.stage = HIT;
  open.stack.push({ step: 'suffer', asks, unit, result: RESULTS.indexOf('C'), stage: 0, answer: -1 });
  return true;
}

const done = (open: Open): true => {
  answer(open, 1);
  return true;
};

function runTo(world: World, open: Open, frame: RetreatFrame, hex: number, tell: Tell): void {
  const { unit } = frame;
  const from = hexOf(open, unit);
  enterHex(world, open, unit, hex);
  frame.left = isMinedFor(open, sideOf(world, open, unit), hex) ? 0 : frame.left - 1;
  tell({ event: 'ran', section: 'S.40', unit, from, hex });
}

/** §S.27 §S.40 */
export const createStandSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'stand' | 'pursue' | 'retreat'> => ({
  stand: createStandStep(world),
  pursue: createPursueStep(world),
  retreat: createRetreatStep(world),
});
