import type { UnitId } from '@bocage/kernel';
import type { AutomatonAction } from '../../data/automaton-shapes.js';
import type { Open } from '../../types.js';
import { isWithinCommand } from '../command.js';
import { hexOf } from '../units.js';
import { staffOf } from './commands.js';
import type { Command } from './compiled.js';
import { membersOf, type Situation } from './situation.js';

/** §20.5 Whether a unit is within the radius of a headquarters of its command. */
function isInTouch(s: Situation, command: Command, unit: UnitId): boolean {
  return staffOf(s, command).some((hq) => isWithinCommand(s.world, s.open, hq, hexOf(s.open, unit)));
}

/** §20.5 Units of a command that are out of it. */
export const remoteUnits = (s: Situation, command: Command): UnitId[] =>
  membersOf(s.open, command).filter((unit) => !isInTouch(s, command, unit));

/** §20.5 Whether the die of this turn lets a unit hold, wherever it or its headquarters have gone since. */
export const isCutOff = ({ remote }: Open, unit: UnitId): boolean => remote.includes(unit);

/** §20.3 §20.5 What a unit is to do: its command's action, or hold where the die cut it off. Nothing rolled: it goes on. */
export function actionFor({ open, world }: Situation, command: Command, unit: UnitId): AutomatonAction {
  if (isCutOff(open, unit)) return 'hold';
  return world.data.automaton.actions.list[open.commands[command.index] ?? -1]?.action ?? 'reposition';
}
