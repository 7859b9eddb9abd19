import {
  type Chooser,
  createRng,
  type GameAi,
  type GameModule,
  type GameTypes,
  type Level,
  levelsOf,
  playout,
  scripted,
} from '@bocage/kernel';
import type { Setting } from '../law.js';
import { seatsOf } from '../plays.js';

/** Decisions of the script that are looked at: a plan is made at the start of a phase. */
const LOOKED_AT = 400;

/** Levels a game offers that can only play as another does: no automaton, nothing to search for, no script at all. */
export function idleLevels(game: GameModule, setting: Setting): Level[] {
  const { ai } = game;
  const isIdle: Readonly<Record<Level, () => boolean>> = {
    random: () => false,
    greedy: () => ai === undefined,
    search: () => ai === undefined || !isPlanned(game, ai, setting),
    automaton: () => ai?.automaton === undefined,
  };
  return levelsOf(game.meta).filter((level) => isIdle[level]());
}

/** Whether search could do anything but follow the script: other tactics, orders for units, or a stronger plan to start from. */
function isPlanned(game: GameModule, ai: GameAi, setting: Setting): boolean {
  if (ai.units || Object.keys(ai.search?.from ?? {}).length > 0) return true;
  let hasChoice = false;
  const script = scripted(ai);
  const look: Chooser<GameTypes> = (view, legal, seat) => {
    hasChoice ||= ai.groups(view, seat).some(({ tactics }) => tactics.length > 1);
    return script(view, legal, seat);
  };
  const choosers = Object.fromEntries(seatsOf({ game, setting }).map((seat) => [seat, look]));
  const options = { limit: LOOKED_AT, record: false, stop: () => hasChoice };
  playout(game, game.setup(setting.scenario, setting.options), choosers, createRng('levels'), options);
  return hasChoice;
}
