import { type Roll, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { breakWith0 } from '../rules/barrage.js';
import { canBonusMatter } from '../rules/company-bonus.js';
import { capped, fireLines, resultIndex, resultOf } from '../rules/fire.js';
import { sum } from '../rules/quality.js';
import { sideOf } from '../rules/units.js';
import { seatOf } from '../sides.js';
import type { GreatestDayTypes, Open, ShotFrame, ShotKind } from '../types.js';
import type { World } from '../world.js';
import { digit } from './check.js';

const BONUS = word('bonus');
const PLAIN = word('plain');
const DIE: Roll = { kind: 'dice', why: 'fire', section: 'S.17', count: 1, sides: 10 };
const ASKING = 0;
const CHECKING = 1;
const ROLLING = 2;
const SUFFERING = 3;

/** §S.18 A firer of two steps may try for the Company Bonus, not in opportunity fire nor at who runs. */
export const hasBonus = (open: Open, { kind, firer }: Pick<ShotFrame, 'kind' | 'firer'>): boolean =>
  kind !== 'opportunity' && kind !== 'running' && kind !== 'rockets' && (open.steps[firer] as number) >= 2;

const strengthOf = (world: World, open: Open, { kind, firer, target, at, add, bonus }: ShotFrame): number =>
  capped(world, sum(fireLines(world, open, kind, firer, target, at)) + add + bonus);

/** §S.17 One shot: bonus, die, result. */
const createShotStep = (world: World) =>
  step<GreatestDayTypes, ShotFrame>({
    section: 'S.17',
    asks: (_open: Open, frame: ShotFrame) => (frame.stage === ASKING ? frame.asks : []),
    settle({ open }, frame) {
      const given = takeAnswer(frame);
      if (frame.stage === ASKING && !(hasBonus(open, frame) && canBonusMatter(world, open, frame))) frame.stage = ROLLING;
      if (frame.stage === CHECKING && given >= 0) {
        frame.bonus = given === 1 ? world.data.tables.modifiers.fire.companyBonus : 0;
        frame.stage = ROLLING;
      }
      if (frame.stage !== SUFFERING) return false;
      answer(open, 1);
      return true;
    },
    legal: () => [BONUS, PLAIN],
    play({ open }, frame, _seat, action) {
      const { asks, firer } = frame;
      frame.stage = action === BONUS ? CHECKING : ROLLING;
      if (action === BONUS) open.stack.push({ step: 'check', asks, unit: firer, why: 'bonus', add: 0, open: 1 });
    },
    roll: () => DIE,
    resolve({ open }, frame, _roll, [rolled], tell) {
      const { kind, firer, target, at } = frame;
      const strength = strengthOf(world, open, frame);
      const die = digit(rolled);
      const result = resultOf(world, open, frame, strength, die);
      tell({ event: 'shot', section: 'S.17', kind, unit: firer, target, at, strength, die, result: result ?? '-' });
      frame.stage = SUFFERING;
      if (die === 0) breakWith0(world, open, firer, at, tell);
      if (result === undefined) return;
      open.stack.push({
        step: 'suffer',
        asks: seatOf(sideOf(world, open, target)),
        unit: target,
        result: resultIndex(result),
        stage: 0,
        answer: -1,
      });
    },
  });

/** A shot that is about to be made. */
export const shotAt = (asks: string, kind: ShotKind, firer: number, target: number, at: number, add: number): ShotFrame => ({
  ...{ step: 'shot', asks, kind, firer, target, at, add, stage: ASKING, bonus: 0, answer: -1 },
});

/** The same with its bonus settled (§S.26). */
export const shotWith = (shot: ShotFrame, bonus: number): ShotFrame => ({ ...shot, stage: ROLLING, bonus });

/** §S.17 */
export const createShotSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'shot'> => ({ shot: createShotStep(world) });
