import { type Action, hex as clickHex, unit as clickUnit, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { defencesBefore, onlyDefences } from '../rules/beach-fire.js';
import { targetsOf } from '../rules/fire.js';
import { aimedAt, bombardable, type Eye, eyesOn } from '../rules/guns.js';
import { whyNoTarget } from '../rules/why-not-there.js';
import type { AimFrame, FireFrame, GreatestDayTypes, Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { beachFireFrame } from './beach-fire.js';
import { indirectAt } from './indirect.js';
import { shotAt } from './shot.js';

const COUNTER = word('counter-battery');
const ALONE = word('alone');
/** §4.2.6 */
const AT_DEFENCES = word('defences');

/** §S.17 §S.23 A Fire Action: a unit is picked to be shot at, or a hex to be bombarded. Ships fire with it too (§4.4.4). */
const createFireStep = (world: World) =>
  step<GreatestDayTypes, FireFrame>({
    section: 'S.17',
    settle({ open }, frame) {
      const beach = onlyDefences(world, open, frame.unit);
      if (takeAnswer(frame) >= 0) answer(open, 1);
      else if (beach < 0) return false;
      else open.stack.push(beachFireFrame(frame.asks, frame.unit, beach));
      return true;
    },
    legal: ({ open }, { unit }) => [
      ...(open.suppressed[unit] === 0 ? targetsOf(world, open, unit).map(clickUnit) : []),
      ...bombardable(world, open, unit).map(clickHex),
      ...(defencesBefore(world, open, unit) >= 0 ? [AT_DEFENCES] : []),
    ],
    refusal: ({ open }, { unit }, _seat, action) =>
      action.kind === 'unit' ? whyNoTarget(world, open, unit, action.unit) : { code: 'no-target' },
    play({ open }, { asks, unit }, _seat, action) {
      if (action === AT_DEFENCES) open.stack.push(beachFireFrame(asks, unit, defencesBefore(world, open, unit)));
      else if (action.kind === 'unit') open.stack.push(shotAt(asks, 'fire', unit, action.unit, hexOf(open, action.unit), 0));
      else if (action.kind === 'hex') open.stack.push({ step: 'aim', asks, unit, hex: action.hex, eye: -1 });
    },
  });

const clickOf = ({ by, spotter }: Eye): Action => (by === 'spotter' ? clickUnit(spotter) : by === 'ship' ? ALONE : COUNTER);
const eyeOf = (world: World, open: Open, { unit, hex, eye }: AimFrame): Eye => eyesOn(world, open, unit, hex)[eye] as Eye;

/** §S.23 C5 Who sees, then who is aimed at; what leaves no choice is not asked. */
const createAimStep = (world: World) =>
  step<GreatestDayTypes, AimFrame>({
    section: 'S.23',
    settle({ open }, frame) {
      const eyes = eyesOn(world, open, frame.unit, frame.hex);
      if (frame.eye < 0 && eyes.length === 1) frame.eye = 0;
      if (frame.eye < 0) return false;
      const eye = eyes[frame.eye] as Eye;
      const [first, ...more] = aimedAt(world, open, frame.unit, frame.hex, eye);
      if (more.length > 0) return false;
      fire(open, frame, eye, first ?? -1);
      return true;
    },
    legal: ({ open }, frame) =>
      frame.eye < 0
        ? eyesOn(world, open, frame.unit, frame.hex).map(clickOf)
        : aimedAt(world, open, frame.unit, frame.hex, eyeOf(world, open, frame)).map(clickUnit),
    refusal: () => ({ code: 'not-seen' }),
    play({ open }, frame, _seat, action) {
      if (frame.eye < 0) frame.eye = eyesOn(world, open, frame.unit, frame.hex).findIndex((eye) => isSame(clickOf(eye), action));
      else if (action.kind === 'unit') fire(open, frame, eyeOf(world, open, frame), action.unit);
    },
  });

const isSame = (one: Action, other: Action): boolean =>
  one === other || (one.kind === 'unit' && other.kind === 'unit' && one.unit === other.unit);

/** The aim gives way to the attack. */
function fire(open: Open, { asks, unit, hex }: AimFrame, eye: Eye, target: number): void {
  open.stack.pop();
  open.stack.push(indirectAt(asks, eye.by === 'counter-battery' ? 'counter-battery' : 'indirect', unit, hex, target, eye));
}

export const createFireSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'fire' | 'aim'> => ({
  fire: createFireStep(world),
  aim: createAimStep(world),
});
