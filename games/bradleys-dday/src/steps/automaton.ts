import { chanceStep, type Steps, step, unit as unitAction, word } from '@bocage/kernel';
import { actionOf, commandModifiers, modifierOf } from '../rules/automaton/commands.js';
import type { Command } from '../rules/automaton/compiled.js';
import { objectiveOf } from '../rules/automaton/objectives.js';
import { remoteUnits } from '../rules/automaton/remote.js';
import { situationOf } from '../rules/automaton/situation.js';
import { releaseNeeds, setFree } from '../rules/release.js';
import { setMode } from '../rules/units.js';
import type { AutomatonFrames, BradleyTypes, CommandFrame, ReleasedFrame, ReleaseFrame, RemoteFrame } from '../types.js';
import { COMBAT_MODE } from '../types.js';
import type { World } from '../world.js';
import { createMineCheckStep } from './work.js';

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

/** §18.4 Released units stay on the march or deploy, unit by unit. */
const createReleasedStep = (world: World) =>
  step<BradleyTypes, ReleasedFrame>({
    section: '18.4',
    settle({ open }, { units }) {
      if (units.length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: (_view, { units }) => [...units.map(unitAction), word('done')],
    play({ open }, { units }, _seat, action, tell) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      const { unit } = action;
      units.splice(units.indexOf(unit), 1);
      setMode(world, open, unit, COMBAT_MODE, open.facing[unit] as number);
      tell({ event: 'mode', section: '18.4', unit, mode: COMBAT_MODE });
    },
  });

/** §20.3 Two dice for each command at the start of its side's movement. */
const createCommandStep = (world: World) =>
  chanceStep<BradleyTypes, CommandFrame>({
    section: '20.3',
    roll: () => ({ kind: 'dice', why: 'command', section: '20.3', count: 2, sides: 6 }),
    resolve({ open }, frame, _roll, result, tell) {
      const command = world.commands.list[frame.command] as Command;
      const situation = situationOf(world, open, command.side);
      const modifiers = commandModifiers(situation, command);
      const modifier = modifierOf(world, modifiers);
      const action = actionOf(world, (result[0] as number) + (result[1] as number) + modifier);
      open.stack.pop();
      open.commands[command.index] = action;
      const objective = objectiveOf(situation, command);
      tell({ event: 'command', section: '20.3', command: command.index, dice: [...result], modifiers, modifier, action, objective });
    },
  });

/** §20.5 A die for each command with units out of command. */
const createRemoteStep = (world: World) =>
  chanceStep<BradleyTypes, RemoteFrame>({
    section: '20.5',
    settle({ open }, frame) {
      const command = world.commands.list[frame.command] as Command;
      if (remoteUnits(situationOf(world, open, command.side), command).length > 0) return false;
      open.stack.pop();
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'remote', section: '20.5', count: 1, sides: 6 }),
    resolve({ open }, frame, _roll, result, tell) {
      const command = world.commands.list[frame.command] as Command;
      const die = result[0] as number;
      const obey = die > world.data.automaton.remote.holdTo ? 1 : 0;
      const units = remoteUnits(situationOf(world, open, command.side), command);
      open.stack.pop();
      if (obey === 0) open.remote.push(...units);
      tell({ event: 'remote', section: '20.5', command: command.index, die, units, obey });
    },
  });

/** §18.4 §20.1 §20.3 §20.5 */
export const createAutomatonSteps = (world: World): Pick<Steps<BradleyTypes>, AutomatonFrames['step']> => ({
  release: createReleaseStep(world),
  released: createReleasedStep(world),
  command: createCommandStep(world),
  remote: createRemoteStep(world),
  'mine-check': createMineCheckStep(world),
});
