import { chanceStep, type Roll, type Steps } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { defenceLines, defenceResult } from '../rules/defences.js';
import { capped, resultIndex } from '../rules/fire.js';
import { sum } from '../rules/quality.js';
import { isOnMap, sideOf } from '../rules/units.js';
import { seatOf } from '../sides.js';
import { setSteady } from '../steady.js';
import type { DefencesFrame, GreatestDayTypes } from '../types.js';
import type { World } from '../world.js';
import { digit } from './check.js';

const SECTION = { obstacles: '4.2.1', nests: '4.2.2', sea: '4.2.5' } as const;
const SUFFERING = 1;

/** An attack that is about to be made. */
export const defencesAt = (
  kind: DefencesFrame['kind'],
  how: DefencesFrame['how'],
  beach: number,
  target: number,
  at: number,
): DefencesFrame => ({ ...{ step: 'defences', kind, how, beach, target, at, stage: 0, answer: -1 } });

/** §4.2.1 §4.2.2 §4.2.5 One die against the number on the track; a 0 of the obstacles sets the craft adrift besides. */
const createDefencesStep = (world: World) =>
  chanceStep<GreatestDayTypes, DefencesFrame>({
    section: '4.2',
    settle({ open }, frame) {
      takeAnswer(frame);
      if (frame.stage !== SUFFERING) return false;
      answer(open, 1);
      return true;
    },
    roll: (_state, { kind }): Roll => ({ kind: 'dice', why: kind, section: SECTION[kind], count: 1, sides: 10 }),
    resolve({ open }, frame, _roll, [rolled], tell) {
      const { kind, target, at } = frame;
      const strength = capped(world, sum(defenceLines(world, open, frame)));
      const die = digit(rolled);
      const result = defenceResult(world, open, kind, target, strength, die);
      tell({ event: 'defences', section: SECTION[kind], kind, how: frame.how, target, at, strength, die, result: result ?? '-' });
      frame.stage = SUFFERING;
      if (kind === 'obstacles' && die === 0 && isOnMap(open, target)) {
        setSteady(open, 'drift', target, world.data.tables.naval.drift);
        tell({ event: 'drift', section: '4.2.1(drift)', unit: target, level: open.drift[target] as number });
      }
      if (result === undefined) return;
      const asks = seatOf(sideOf(world, open, target));
      open.stack.push({ step: 'suffer', asks, unit: target, result: resultIndex(result), stage: 0, answer: -1 });
    },
  });

export const createDefencesSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'defences'> => ({ defences: createDefencesStep(world) });
