import type { UnitId } from '@bocage/kernel';
import type { GameData } from '../../data/shapes.js';
import type { Ground } from '../../ground.js';
import type { Roster } from '../../roster.js';
import { ALLIED, GERMAN, type Side } from '../../sides.js';

/** §20.2 One command, by numbers of units and hexes. */
export interface Command {
  readonly index: number;
  readonly id: string;
  readonly side: Side;
  readonly rolls: boolean;
  readonly idle: 'first' | 'last';
  /** The first that is in play; none named: any. */
  readonly hq: readonly number[];
  readonly units: readonly UnitId[];
  readonly objectives: readonly number[];
}

/** §20.2 §20.4 The commands in the order they move, and the one each unit answers to (garrisons: none). */
export interface Commands {
  readonly list: readonly Command[];
  readonly order: readonly Command[];
  readonly of: readonly (Command | undefined)[];
}

/** §20.2 */
export function createCommands({ automaton }: GameData, { grid }: Ground, roster: Roster): Commands {
  const numbers = (ids: readonly string[]): number[] => ids.map((id) => roster.number.get(id) as number);
  const list = automaton.commands.list.map(
    ({ id, side, rolls, idle, hq, units, objectives }, index): Command => ({
      ...{ index, id, rolls, idle, hq: numbers(hq), units: numbers(units).sort((a, b) => a - b) },
      side: side === 'german' ? GERMAN : ALLIED,
      objectives: objectives.map((label) => grid.parse(label) as number),
    }),
  );
  const of: (Command | undefined)[] = Array.from({ length: roster.units }, () => undefined);
  for (const command of list) for (const unit of command.units) of[unit] = command;
  return { list, order: automaton.commands.order.map((id) => list.find((command) => command.id === id) as Command), of };
}
