import type { UnitId } from '@bocage/kernel';
import type { AutomatonAction } from '../../data/automaton-shapes.js';
import { isWithinCommand } from '../command.js';
import { hexOf } from '../units.js';
import { staffOf } from './commands.js';
import type { Command } from './compiled.js';
import { membersOf, type Situation } from './situation.js';

const HOLDS = 0;

/** §20.5 Whether a unit is within the radius of a headquarters of its command. */
function isInTouch(s: Situation, command: Command, unit: UnitId): boolean {
  return staffOf(s, command).some((hq) => isWithinCommand(s.world, s.open, hq, hexOf(s.open, unit)));
}

/** §20.5 Units of a command that are out of it. */
export const remoteUnits = (s: Situation, command: Command): UnitId[] =>
  membersOf(s.open, command).filter((unit) => !isInTouch(s, command, unit));

/** §20.3 §20.5 What a unit is to do: its command's action, or hold where the die cut it off. Nothing rolled: it goes on. */
export function actionFor(s: Situation, command: Command, unit: UnitId): AutomatonAction {
  const { open, world } = s;
  const rolled = world.data.automaton.actions.list[open.commands[command.index] ?? -1]?.action ?? 'reposition';
  return open.remote[command.index] === HOLDS && !isInTouch(s, command, unit) ? 'hold' : rolled;
}
