import { unit as click, hex as clickHex, flowStep, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { place } from '../occupancy.js';
import { landedPrice } from '../rules/activation.js';
import { beachOf } from '../rules/beach.js';
import { canPay } from '../rules/command.js';
import { eligibleHexes, isAdrift, isCraft, isSwimmer, landable, landingHexes, passengersOf } from '../rules/landing.js';
import { pay } from '../rules/points.js';
import { addMark, hasMark, isOnMap, unitsOnMap } from '../rules/units.js';
import { ALLIED } from '../sides.js';
import {
  ABOARD,
  type AshoreFrame,
  CLOSED,
  type GreatestDayTypes,
  LANDED,
  type LandingFrame,
  type Open,
  type SwimmingFrame,
  type Tell,
} from '../types.js';
import { hexOf, type World } from '../world.js';
import { possible } from './actions.js';
import { actingFrame } from './activation.js';
import { beachingFrame } from './beaching.js';
import { defencesAt } from './defences.js';
import { pushBereaved } from './new-host.js';

const DONE = word('done');

/** §14.0 §4.2.1 Craft adrift are active with the Naval chit too, each once: to come in is what a craft does with it. */
const adrift = (world: World, open: Open): number[] =>
  unitsOnMap(world, open, ALLIED).filter(
    (unit) => isAdrift(world, open, unit) && !hasMark(open, unit, CLOSED | LANDED) && possible(world, open, unit).length > 0,
  );

/** §4.8.3 X3 Step 4: all that find room must land, one after another, in any order. */
const createLandingStep = (world: World) =>
  step<GreatestDayTypes, LandingFrame>({
    section: '4.8.3',
    settle({ open }, frame) {
      if (pushBereaved(world, open)) return true;
      if (frame.unit >= 0 || landable(world, open).length > 0 || adrift(world, open).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal({ open }, { unit }) {
      if (unit >= 0) return landingHexes(world, open, unit).map(clickHex);
      const due = landable(world, open);
      return [...[...due, ...adrift(world, open)].sort((a, b) => a - b).map(click), ...(due.length === 0 ? [DONE] : [])];
    },
    refusal({ open }, { unit }, _seat, action) {
      if (unit < 0) return { code: landable(world, open).length > 0 ? 'must-land' : 'not-afloat' };
      const isFull = action.kind === 'hex' && eligibleHexes(world, open, unit).includes(action.hex);
      return isFull ? { code: 'beach-full', section: 'S.14' } : { code: 'not-eligible', section: '4.5.2' };
    },
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'hex') land(world, open, frame, action.hex, tell);
      else if (action.kind !== 'unit') open.stack.pop();
      else if (isAdrift(world, open, action.unit)) open.stack.push(actingFrame(frame.asks, action.unit, 0));
      else frame.unit = action.unit;
    },
  });

/** §4.5.4(3) §4.5.5(2) A craft or a swimmer comes to its hex. */
function land(world: World, open: Open, frame: LandingFrame, hex: number, tell: Tell): void {
  const { unit, asks } = frame;
  frame.unit = -1;
  tell({ event: 'beached', section: isCraft(world, open, unit) ? '4.5.4(3)' : '4.5.5(2)', unit, hex });
  place(world, open, unit, hex);
  addMark(open, unit, LANDED);
  if (isSwimmer(world, open, unit)) {
    open.stack.push({ step: 'swimming', asks, unit, stage: 0, answer: -1 });
    return;
  }
  const passengers = passengersOf(open, unit);
  for (const passenger of passengers) open.box[passenger] = ABOARD;
  open.stack.push(beachingFrame(unit, beachOf(world, open), hex, passengers));
}

/** §4.5.5(3) §4.8.3(2) The sea first; a tank that is not suppressed may act, in the teeth of the nests. */
const createSwimmingStep = (world: World) =>
  flowStep<GreatestDayTypes, SwimmingFrame>({
    section: '4.8.3(2)',
    next({ open }, frame) {
      const { unit, asks } = frame;
      takeAnswer(frame);
      if (frame.stage++ === 0) {
        open.stack.push(defencesAt('sea', 'active', beachOf(world, open), unit, hexOf(open, unit)));
        return;
      }
      open.stack.pop();
      if (isOnMap(open, unit) && open.suppressed[unit] === 0) open.stack.push({ ...actingFrame(asks, unit, 0), ready: -1 });
    },
  });

/** §4.5.4(7) Who of the landed may be given an Action: In Command, with a point to pay for it and something to do that is no move. */
const mayBeGiven = (world: World, open: Open, { units }: AshoreFrame): number[] =>
  units.filter(
    (unit) =>
      isOnMap(open, unit) &&
      !hasMark(open, unit, CLOSED) &&
      canPay(world, open, unit, landedPrice(world)) &&
      possible(world, open, unit).some((action) => action !== 'move' && action !== 'dash' && action !== 'drift'),
  );

/** §4.5.4(7) §4.8.3(1) One after another, each for a Command Point, after the nests have fired at it. */
const createAshoreStep = (world: World) =>
  step<GreatestDayTypes, AshoreFrame>({
    section: '4.5.4(7)',
    settle({ open }, frame) {
      if (mayBeGiven(world, open, frame).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...mayBeGiven(world, open, frame).map(click), DONE],
    refusal: () => ({ code: 'not-landed-now' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      pay(world, open, action.unit, landedPrice(world), 'landed', tell);
      open.stack.push({ ...actingFrame(frame.asks, action.unit, 0), done: [0], paid: 1, landed: 1 });
    },
  });

export const createLandingSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'landing' | 'swimming' | 'ashore'> => ({
  landing: createLandingStep(world),
  swimming: createSwimmingStep(world),
  ashore: createAshoreStep(world),
});
