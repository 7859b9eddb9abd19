import { step, unit, word } from '@bocage/kernel';
import { kindsLeft, type Replacement, rebuild, rebuildable, refuseRebuild } from '../rules/8-reinforcements/replacements.js';
import type { DarkSummerTypes, ReplacementFrame, ReplacementKindFrame } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §8.2.2 A command rebuilds one unit after another while it likes and can. */
export const createReplacementStep = (world: World) =>
  step<DarkSummerTypes, ReplacementFrame>({
    section: '8.2.2',
    settle({ open }, { command }) {
      if (rebuildable(world, open, command).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { command }) => [...rebuildable(world, open, command).map(unit), DONE],
    refusal({ open }, { command }, _, action) {
      if (action.kind !== 'unit') return undefined;
      if (world.roster.command[action.unit] !== command) return { code: 'wrong-command', section: '8.2.2' };
      return refuseRebuild(world, open, action.unit, open.replacements);
    },
    play({ open }, { asks }, _, action, tell) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      const [kind, another] = kindsLeft(world, action.unit, open.replacements);
      if (another) open.stack.push({ step: 'replacement-kind', asks, unit: action.unit });
      else rebuild(open, action.unit, kind as Replacement, tell);
    },
  });

/** §8.2.1 American cavalry takes infantry or armor. */
export const createReplacementKindStep = (world: World) =>
  step<DarkSummerTypes, ReplacementKindFrame>({
    section: '8.2.1',
    legal: ({ open }, frame) => kindsLeft(world, frame.unit, open.replacements).map(word),
    refusal: () => ({ code: 'wrong-replacement', section: '8.2.1' }),
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'word') return;
      open.stack.pop();
      rebuild(open, frame.unit, action.word as Replacement, tell);
    },
  });
