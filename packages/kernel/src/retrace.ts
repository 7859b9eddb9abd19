import { type Action, parseAction, word } from './action.js';
import type { GameModule, GameTypes, StateOf } from './contract.js';
import type { Entry } from './log.js';
import { clone } from './plain.js';

export interface Retraced<T extends GameTypes> {
  readonly state: StateOf<T>;
  readonly events: T['event'][];
}

/** Plays an entry of one's own log again on a state, in place. It was legal then and is not asked about again. */
export function retrace<T extends GameTypes>(game: GameModule<T>, state: StateOf<T>, entry: Entry): Retraced<T> {
  switch (entry.kind) {
    case 'action':
      return { state, events: game.play(state, entry.seat, actionOf(entry.action)) };
    case 'roll': {
      const awaits = game.awaits(state);
      if (awaits.kind !== 'chance') throw new Error('the log has a roll where none is asked for');
      return { state, events: game.resolve(state, awaits.roll, entry.result) };
    }
    case 'conclude':
      return { state, events: game.conclude(state, entry.outcome) };
    case 'checkpoint':
      return { state: clone(entry.state) as unknown as StateOf<T>, events: [] };
    default:
      return { state, events: [] };
  }
}

/** A game may compare words by identity, and has not offered this one in this process: what was once legal may be interned. */
function actionOf(text: string): Action {
  const action = parseAction(text);
  if (!action) throw new Error(`the log has an action that is none: ${text}`);
  return action.kind === 'word' ? word(action.word) : action;
}
