import { type Open, type Side, seatOf } from '../../types.js';
import type { World } from '../../world.js';

const NOT_ROLLED = -1;

/** §20.0 Whether an automaton holds the seat of a side. */
export const isAutomaton = ({ options }: Pick<Open, 'options'>, side: Side): boolean =>
  options.solitaire === 'both' || options.solitaire === seatOf(side);

/** §20.3 §20.5 No command has rolled. */
export const noRolls = ({ data }: World): number[] => data.automaton.commands.list.map(() => NOT_ROLLED);
