import { type Roll, type Steps, step, word } from '@bocage/kernel';
import { answer } from '../answers.js';
import { canPay } from '../rules/command.js';
import { passesByHero } from '../rules/heroes.js';
import { pay } from '../rules/points.js';
import { passes, qualityLines, sum } from '../rules/quality.js';
import type { CheckFrame, CheckReason, GreatestDayTypes, Open, Tell } from '../types.js';
import type { World } from '../world.js';

const PAY = word('pay');
const ROLL = word('roll');
const DIE: Roll = { kind: 'dice', why: 'check', section: 'S.20', count: 1, sides: 10 };

/** A13 What a Command Point may not pass. */
const NEVER_PAID: readonly CheckReason[] = ['opportunity', 'engineer', 'bravery', 'mines', 'second', 'surrender'];

const mayPay = (world: World, open: Open, { unit, why }: CheckFrame): boolean =>
  !NEVER_PAID.includes(why) && canPay(world, open, unit, world.data.tables.command.pass);

/** A die of ten faces reads 0 to 9. */
export const digit = (result: number | undefined): number => (result as number) % 10;

function finish(open: Open, { unit, why }: CheckFrame, needs: number, die: number, passed: 0 | 1, tell: Tell): void {
  tell({ event: 'checked', section: 'S.20', unit, why, needs, die, passed });
  answer(open, passed);
}

/** §S.20 A check: the owner may pay to pass it where that is allowed; otherwise the die. */
const createCheckStep = (world: World) =>
  step<GreatestDayTypes, CheckFrame>({
    section: 'S.20',
    asks: (_open: Open, frame: CheckFrame) => (frame.open === 1 ? frame.asks : []),
    settle({ open }, frame, tell) {
      if (frame.why !== 'bravery' && passesByHero(open, frame.unit)) {
        finish(open, frame, sum(qualityLines(world, open, frame.unit)) + frame.add, -1, 1, tell);
        return true;
      }
      if (frame.open === 1 && !mayPay(world, open, frame)) frame.open = 0;
      return false;
    },
    legal: () => [PAY, ROLL],
    play({ open }, frame, _seat, action, tell) {
      if (action === ROLL) {
        frame.open = 0;
        return;
      }
      pay(world, open, frame.unit, world.data.tables.command.pass, 'check', tell);
      finish(open, frame, 0, -1, 1, tell);
    },
    roll: () => DIE,
    resolve({ open }, frame, _roll, [result], tell) {
      const needs = sum(qualityLines(world, open, frame.unit)) + frame.add;
      const die = digit(result);
      finish(open, frame, needs, die, passes(die, needs) ? 1 : 0, tell);
    },
  });

export const createCheckSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'check'> => ({ check: createCheckStep(world) });
