import { unit as click, flowStep, type Roll, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { overlayAt } from '../rules/beach.js';
import { commandosWith, cutOffBy, dashes, gatherAround, isAcross } from '../rules/commandos.js';
import { enterHex } from '../rules/entering.js';
import { isCraft, passengersOf } from '../rules/landing.js';
import { eliminate } from '../rules/units.js';
import { setSteady } from '../steady.js';
import type { CommandosFrame, DashFrame, DriftFrame, GreatestDayTypes, Open, Tell } from '../types.js';
import { hexOf, type World } from '../world.js';
import { beachingFrame } from './beaching.js';
import { digit } from './check.js';

const gapWord = (side: number) => word(`gap:${side}`);
const DICE: Roll = { kind: 'dice', why: 'dash', section: '4.2.4(b)', count: 2, sides: 10 };

/** §17.3.2 One unit of each Commando is chosen; not asked for where a choice leaves nobody out. */
const createCommandosStep = (world: World) =>
  step<GreatestDayTypes, CommandosFrame>({
    section: '17.3.2',
    settle({ open }, frame, tell) {
      const [group] = frame.groups;
      if (group === undefined) {
        open.stack.pop();
        return true;
      }
      const best = commandosWith(world, open, group).find((unit) => cutOffBy(world, open, unit).length === 0);
      if (best === undefined) return false;
      choose(world, open, frame, best, tell);
      return true;
    },
    legal: ({ open }, { groups }) => commandosWith(world, open, groups[0] as number).map(click),
    refusal: () => ({ code: 'no-commando' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'unit') choose(world, open, frame, action.unit, tell);
    },
  });

function choose(world: World, open: Open, frame: CommandosFrame, unit: number, tell: Tell): void {
  frame.groups.shift();
  tell({ event: 'commandos', section: '17.3.2', unit, cutOff: gatherAround(world, open, unit) });
}

/** §4.2.4(b) O7 Through a closed Gap: two dice of the German decide between the other side and the end. */
const createDashStep = (world: World) =>
  step<GreatestDayTypes, DashFrame>({
    section: '4.2.4(b)',
    asks: (_open: Open, { asks, side }: DashFrame) => (side < 0 ? asks : []),
    settle({ open }, frame) {
      const sides = dashes(world, open, frame.unit);
      if (frame.side < 0 && sides.length === 1) frame.side = sides[0]?.side as number;
      return false;
    },
    legal: ({ open }, { unit }) => dashes(world, open, unit).map(({ side }) => gapWord(side)),
    refusal: () => ({ code: 'no-such-gap' }),
    play(_state, frame, _seat, action) {
      if (action.kind === 'word') frame.side = Number(action.word.slice('gap:'.length));
    },
    roll: () => DICE,
    resolve({ open }, { unit, side }, _roll, results, tell) {
      const dice = [digit(results[0]), digit(results[1])] as const;
      const to = dashes(world, open, unit).find((one) => one.side === side)?.to as number;
      const across = isAcross(open, overlayAt(world, open, hexOf(open, unit)), dice) ? 1 : 0;
      tell({ event: 'dash', section: '4.2.4(b)', unit, side, dice, across });
      if (across === 1) enterHex(world, open, unit, to);
      else eliminate(world, open, unit);
      answer(open, 1);
    },
  });

/** §4.2.1(drift) A level of drift is shaken off; a craft that is free unloads at once. No opportunity fire at this. */
const createDriftStep = (world: World) =>
  flowStep<GreatestDayTypes, DriftFrame>({
    section: '4.2.1(drift)',
    next({ open }, frame, tell) {
      const { unit } = frame;
      takeAnswer(frame);
      setSteady(open, 'drift', unit, (open.drift[unit] as number) - 1);
      tell({ event: 'drift', section: '4.2.1(drift)', unit, level: open.drift[unit] as number });
      answer(open, 1);
      if (open.drift[unit] !== 0 || !isCraft(world, open, unit)) return;
      const hex = hexOf(open, unit);
      open.stack.push(beachingFrame(unit, overlayAt(world, open, hex), hex, passengersOf(open, unit), 1));
    },
  });

export const createCommandoSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'commandos' | 'dash' | 'drift'> => ({
  commandos: createCommandosStep(world),
  dash: createDashStep(world),
  drift: createDriftStep(world),
});
