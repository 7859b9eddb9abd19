import { type Action, unit as click, hex as clickHex, type Steps, step, word } from '@bocage/kernel';
import { unitsAt } from '../occupancy.js';
import { enterHex } from '../rules/entering.js';
import { aheadOf, type EntryPosture, entryHexes, entryPostures, postureBits } from '../rules/entry.js';
import { isOverstacked } from '../rules/stacking.js';
import { addMark, inColumn, sideOf } from '../rules/units.js';
import { SEATS } from '../sides.js';
import { type EnterFrame, type GreatestDayTypes, LANDED, type Open, type OverstackFrame, type Tell } from '../types.js';
import type { World } from '../world.js';
import { movingFrame } from './move.js';
import { inflict } from './suffer.js';

/** Movement points are counted in halves. */
const POINT = 2;

/** §S.33 Coming on: the hex is a choice only where the enemy is in it; then the posture. The rest of the allowance may be used to move. */
const createEnterStep = (world: World) =>
  step<GreatestDayTypes, EnterFrame>({
    section: 'S.33',
    settle({ open }, frame) {
      const [only, ...others] = frame.hex < 0 ? roomyHexes(world, open, frame.unit) : [];
      if (only !== undefined && others.length === 0) frame.hex = only;
      return false;
    },
    legal: ({ open }, { unit, hex }) =>
      hex < 0 ? roomyHexes(world, open, unit).map(clickHex) : entryPostures(world, open, unit, hex).map((posture): Action => word(posture)),
    refusal: (_state, { hex }, _seat, action) => ({ code: hex >= 0 && action.kind === 'hex' ? 'posture-first' : 'cannot-enter' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'hex') frame.hex = action.hex;
      else if (action.kind === 'word') comeOn(world, open, frame, action.word as EntryPosture, tell);
    },
  });

const roomyHexes = (world: World, open: Open, unit: number): number[] =>
  entryHexes(world, open, unit).filter((hex) => entryPostures(world, open, unit, hex).length > 0);

/** §S.33 §17.5 Who came on before it with this chit costs it a point each. */
function comeOn(world: World, open: Open, { asks, unit, hex }: EnterFrame, posture: EntryPosture, tell: Tell): void {
  const spent = aheadOf(open, unit) * POINT;
  open.posture[unit] = postureBits(posture);
  enterHex(world, open, unit, hex);
  addMark(open, unit, LANDED);
  tell({ event: 'entered', section: 'S.33', unit, hex, posture: open.posture[unit] as number });
  open.stack.pop();
  open.stack.push({ ...movingFrame(asks, unit), spent, legs: 1 });
}

/** §S.14 E1 The owner takes steps away until the hex holds no more than it may. */
const createOverstackStep = (world: World) =>
  step<GreatestDayTypes, OverstackFrame>({
    section: 'S.14',
    settle({ open }, { hex }) {
      if (isOverstacked(world, open, hex)) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { hex, asks }) =>
      unitsAt(world, open, hex)
        .filter((unit) => SEATS[sideOf(world, open, unit)] === asks && !inColumn(open, unit) && (open.steps[unit] as number) > 0)
        .map(click),
    refusal: () => ({ code: 'not-stacked' }),
    play({ open }, { hex }, _seat, action, tell) {
      if (action.kind !== 'unit') return;
      inflict(world, open, action.unit, 'step');
      tell({ event: 'overstacked', section: 'S.14', unit: action.unit, hex });
    },
  });

/** §S.33 §S.14 */
export const createEnterSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'enter' | 'overstack'> => ({
  enter: createEnterStep(world),
  overstack: createOverstackStep(world),
});
