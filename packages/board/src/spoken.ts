import type { GameTypes } from '@bocage/kernel';
import type { GameUi } from './game-ui.js';

/** What every game says and shows by its words. */
type Said =
  | 'stacks'
  | 'face'
  | 'prompt'
  | 'actionLabel'
  | 'logLine'
  | 'status'
  | 'tracks'
  | 'displays'
  | 'hexInfo'
  | 'unitInfo'
  | 'overlay'
  | 'guide';

/** Each as the table asks for it, after the words it is said with. */
export type Spoken<Words, T extends GameTypes> = {
  readonly [Name in Said]: (words: Words, ...asked: Parameters<GameUi<T>[Name]>) => ReturnType<GameUi<T>[Name]>;
};

/** The part of a game's `GameUi` that is said with its words. */
export function spoken<Words, T extends GameTypes>(words: Words, says: Spoken<Words, T>): Pick<GameUi<T>, Said> {
  return {
    stacks: (view) => says.stacks(words, view),
    face: (view, unit) => says.face(words, view, unit),
    prompt: (view, seat) => says.prompt(words, view, seat),
    actionLabel: (view, action) => says.actionLabel(words, view, action),
    logLine: (view, event) => says.logLine(words, view, event),
    status: (view) => says.status(words, view),
    tracks: (view) => says.tracks(words, view),
    displays: (view) => says.displays(words, view),
    hexInfo: (view, hex) => says.hexInfo(words, view, hex),
    unitInfo: (view, unit) => says.unitInfo(words, view, unit),
    overlay: (view, seat, id) => says.overlay(words, view, seat, id),
    guide: (view, seat) => says.guide(words, view, seat),
  };
}
