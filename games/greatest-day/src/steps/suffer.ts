import { type Action, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { RESULTS } from '../data/table-shapes.js';
import type { SufferedEvent } from '../events/combat.js';
import { canPay } from '../rules/command.js';
import { isCraft, sink } from '../rules/landing.js';
import { pay } from '../rules/points.js';
import { eliminate, suppress } from '../rules/units.js';
import type { GreatestDayState, GreatestDayTypes, Open, SufferFrame, Tell } from '../types.js';
import { hexOf, type World } from '../world.js';

const TAKE = word('take');
const CHECK = word('check');
const PAY = word('pay');
const FIRST = 0;
const CHECKING = 1;
const CONVERTING = 2;
const CONVERT_CHECK = 3;

/** §S.19 §S.21 Takes a result to its end. What is asked: whether to convert Suppression into a Cohesion Hit, and how (D1). */
const createSufferStep = (world: World) =>
  step<GreatestDayTypes, SufferFrame>({
    section: 'S.21',
    settle: (state, frame, tell) => settle(world, state, frame, tell),
    legal: ({ open }, frame) => conversions(world, open, frame),
    play({ open }, frame, _seat, action, tell) {
      const { unit, asks } = frame;
      if (action === TAKE) return end(world, open, frame, 'suppressed', tell);
      if (action === PAY) {
        pay(world, open, unit, world.data.tables.command.convert, 'convert', tell);
        return end(world, open, frame, 'cohesion', tell);
      }
      frame.stage = CONVERT_CHECK;
      open.stack.push({ step: 'check', asks, unit, why: 'convert', add: 0, open: 0 });
    },
  });

/** D1 Any unit may try a check, one In Command may pay; not with two hits already, nor when it is suppressed as it is. */
const conversions = (world: World, open: Open, { unit }: SufferFrame): Action[] => [
  TAKE,
  CHECK,
  ...(canPay(world, open, unit, world.data.tables.command.convert) ? [PAY] : []),
];

/** Whether the stack changed. */
function settle(world: World, { open }: GreatestDayState, frame: SufferFrame, tell: Tell): boolean {
  const { unit, asks, result } = frame;
  const given = takeAnswer(frame);
  if (frame.stage === CHECKING && given >= 0) {
    if (given === 1) return finish(world, open, frame, 'nothing', tell);
    return suffersS(world, open, frame, tell);
  }
  if (frame.stage === CONVERT_CHECK && given >= 0) return finish(world, open, frame, given === 1 ? 'cohesion' : 'suppressed', tell);
  if (frame.stage !== FIRST) return false;
  switch (RESULTS[result]) {
    case 'S?':
      frame.stage = CHECKING;
      open.stack.push({ step: 'check', asks, unit, why: 'result', add: 0, open: 1 });
      return true;
    case 'S':
      return suffersS(world, open, frame, tell);
    case 'C':
      return finish(world, open, frame, 'cohesion', tell);
    case '1':
      return finish(world, open, frame, 'step', tell);
    default:
      return finish(world, open, frame, 'eliminated', tell);
  }
}

/** D2 Suppressed already: a Cohesion Hit. Otherwise the owner may convert it. */
function suffersS(world: World, open: Open, frame: SufferFrame, tell: Tell): boolean {
  if (open.suppressed[frame.unit] === 1) return finish(world, open, frame, 'cohesion', tell);
  if ((open.cohesion[frame.unit] as number) >= 2) return finish(world, open, frame, 'suppressed', tell);
  frame.stage = CONVERTING;
  return false;
}

function finish(world: World, open: Open, frame: SufferFrame, what: SufferedEvent['what'], tell: Tell): true {
  end(world, open, frame, what, tell);
  return true;
}

function end(world: World, open: Open, { unit }: SufferFrame, what: SufferedEvent['what'], tell: Tell): void {
  const hex = hexOf(open, unit);
  const led = [...open.leaderWith];
  const came = inflict(world, open, unit, what);
  tell({ event: 'suffered', section: 'S.19', unit, what: came, hex });
  // §4.5.4(3) A craft adrift goes down with all aboard; one that is just landing is its landing's.
  if (came === 'eliminated' && isCraft(world, open, unit) && !open.stack.some((one) => one.step === 'beaching' && one.craft === unit))
    tell({ event: 'sunk', section: '4.5.4(3)', unit, aboard: sink(world, open, unit) });
  led.forEach((host, leader) => {
    const now = open.leaderWith[leader] as number;
    if (now !== host) tell({ event: 'leader', section: 'S.8', leader, unit: now, replaced: open.leaderReplaced[leader] as number });
  });
  answer(open, 1);
}

/** §S.21 D2 A third Cohesion Hit is a step; the last step, or any of a unit without steps, is the unit. */
export function inflict(world: World, open: Open, unit: number, what: SufferedEvent['what']): SufferedEvent['what'] {
  switch (what) {
    case 'suppressed':
      suppress(world, open, unit);
      return what;
    case 'cohesion':
      if ((open.cohesion[unit] as number) >= 2) return inflict(world, open, unit, 'step');
      open.cohesion[unit] = (open.cohesion[unit] as number) + 1;
      return what;
    case 'step':
      if ((open.steps[unit] as number) <= 1) return inflict(world, open, unit, 'eliminated');
      open.steps[unit] = (open.steps[unit] as number) - 1;
      return what;
    case 'eliminated':
      eliminate(world, open, unit);
      return what;
    default:
      return what;
  }
}

export const createSufferSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'suffer'> => ({ suffer: createSufferStep(world) });
