import { chanceStep, type Steps } from '@bocage/kernel';
import { actionOf, commandModifier } from '../rules/commands.js';
import { releaseNeeds, setFree } from '../rules/release.js';
import type { AutomatonFrames, BradleyTypes, CommandFrame, ReleaseFrame } from '../types.js';
import type { World } from '../world.js';

/** §18.4 One die for the whole division. */
const createReleaseStep = (world: World) =>
  chanceStep<BradleyTypes, ReleaseFrame>({
    section: '18.4',
    roll: () => ({ kind: 'dice', why: 'release', section: '18.4', count: 1, sides: 6 }),
    resolve(state, _frame, _roll, result, tell) {
      const { open } = state;
      const die = result[0] as number;
      open.stack.pop();
      if (die >= (releaseNeeds(world, open) as number)) setFree(state, die, tell);
      else tell({ event: 'release', section: '18.4', die, released: 0 });
    },
  });

/** §20.3 Two dice for each command at the start of German movement. */
const createCommandStep = (world: World) =>
  chanceStep<BradleyTypes, CommandFrame>({
    section: '20.3',
    roll: () => ({ kind: 'dice', why: 'command', section: '20.3', count: 2, sides: 6 }),
    resolve({ open }, { command }, _roll, result, tell) {
      const dice = [...result];
      const modifier = commandModifier(world, open, command);
      const action = actionOf(world, (dice[0] as number) + (dice[1] as number) + modifier);
      open.stack.pop();
      open.commands[command] = action;
      tell({ event: 'command', section: '20.3', command, dice, modifier, action });
    },
  });

/** §18.4 §20.3 */
export const createAutomatonSteps = (world: World): Pick<Steps<BradleyTypes>, AutomatonFrames['step']> => ({
  release: createReleaseStep(world),
  command: createCommandStep(world),
});
