import { unit as click, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { advancers, defendersOf, storming } from '../rules/assault.js';
import { enterHex } from '../rules/entering.js';
import { isOnMap } from '../rules/units.js';
import type { AdvanceFrame, AttackFrame, DefendFrame, GreatestDayTypes, Open } from '../types.js';
import type { World } from '../world.js';
import { shotAt, shotWith } from './shot.js';
import { assaultIn } from './stand.js';

const BONUS = word('bonus');
const PLAIN = word('plain');
const HOLD = word('hold');
const DONE = word('done');

/** §S.26 F5 A defender fires at one of those who charge, where they come from. */
const createDefendStep = (world: World) =>
  step<GreatestDayTypes, DefendFrame>({
    section: 'S.26',
    settle({ open }, frame) {
      if (takeAnswer(frame) < 0 && storming(open, assaultIn(open)).length > 0) return false;
      answer(open, 1);
      return true;
    },
    legal: ({ open }) => [...storming(open, assaultIn(open)).map(click), HOLD],
    refusal: () => ({ code: 'does-not-charge' }),
    play({ open }, { asks, unit }, _seat, action) {
      if (action.kind !== 'unit') return answer(open, 1);
      const { charging } = world.data.tables.modifiers.target;
      open.stack.push(shotAt(asks, 'charging', unit, action.unit, assaultIn(open).from, charging));
    },
  });

const ASKING = 0;
const CHECKING = 1;
const FIRST = 2;
const SPENT = 4;

/** §S.26 F6 One bonus for both attacks; then Fire rating, then Assault rating, each at a unit of the owner's choice. */
const createAttackStep = (world: World) =>
  step<GreatestDayTypes, AttackFrame>({
    section: 'S.26',
    settle: ({ open }, frame) => settleAttack(world, open, frame),
    legal: ({ open }, { stage }) => (stage === ASKING ? [BONUS, PLAIN] : defendersOf(world, open, assaultIn(open)).map(click)),
    refusal: () => ({ code: 'not-in-the-hex' }),
    play({ open }, frame, _seat, action) {
      const { asks, unit } = frame;
      if (action.kind === 'unit') return strike(open, frame, action.unit);
      frame.stage = action === BONUS ? CHECKING : FIRST;
      if (action === BONUS) open.stack.push({ step: 'check', asks, unit, why: 'bonus', add: 0, open: 1 });
    },
  });

/** §S.26 The next of the two attacks. */
function strike(open: Open, frame: AttackFrame, target: number): void {
  const { asks, unit, bonus } = frame;
  const kind = frame.stage === FIRST ? 'storming' : 'assault';
  frame.stage++;
  open.stack.push(shotWith(shotAt(asks, kind, unit, target, assaultIn(open).target, 0), bonus));
}

/** Whether the stack changed. One defender alone is attacked without a question. */
function settleAttack(world: World, open: Open, frame: AttackFrame): boolean {
  const given = takeAnswer(frame);
  if (frame.stage === CHECKING && given >= 0) {
    frame.bonus = given === 1 ? world.data.tables.modifiers.fire.companyBonus : 0;
    frame.stage = FIRST;
  }
  if (frame.stage === ASKING && (open.steps[frame.unit] as number) < 2) frame.stage = FIRST;
  const [first, ...more] = frame.stage === SPENT || !isOnMap(open, frame.unit) ? [] : defendersOf(world, open, assaultIn(open));
  if (first !== undefined && (frame.stage === ASKING || more.length > 0)) return false;
  if (first === undefined) answer(open, 1);
  else strike(open, frame, first);
  return true;
}

/** §S.26 F7 Into the hex that is empty now, one after another; nobody fires at it. */
const createAdvanceStep = (world: World) =>
  step<GreatestDayTypes, AdvanceFrame>({
    section: 'S.26',
    settle({ open }) {
      if (advancers(world, open, assaultIn(open)).length > 0) return false;
      answer(open, 1);
      return true;
    },
    legal: ({ open }) => [...advancers(world, open, assaultIn(open)).map(click), DONE],
    refusal: () => ({ code: 'cannot-advance' }),
    play({ open }, _frame, _seat, action, tell) {
      if (action.kind !== 'unit') return answer(open, 1);
      const { from, target } = assaultIn(open);
      enterHex(world, open, action.unit, target);
      tell({ event: 'advanced', section: 'S.26', unit: action.unit, from, hex: target });
    },
  });

/** §S.26 */
export const createAttackSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'defend' | 'attack' | 'advance'> => ({
  defend: createDefendStep(world),
  attack: createAttackStep(world),
  advance: createAdvanceStep(world),
});
