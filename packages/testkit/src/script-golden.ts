import { type Action, type Entry, type GameModule, type GameTypes, makeAction, stateHash } from '@bocage/kernel';
import type { Setting } from './law.js';
import { logOf } from './random-game.js';
import { goldenText } from './seek-golden.js';

/** What is done next, by a name the game's own reader knows, or the dice that fall. */
export type Scripted = string | readonly number[];

/** A game played move by move as far as somebody has told it; the text of its golden file. What is not offered, and dice nobody waits for, are errors. */
export function scriptGolden<T extends GameTypes>(
  game: GameModule<T>,
  setting: Setting,
  script: readonly Scripted[],
  read: (name: string) => Action,
): string {
  const state = game.setup(setting.scenario, setting.options);
  const entries = script.map((move, at): Entry => {
    const awaits = game.awaits(state);
    const fail = (): never => {
      throw new Error(`move ${at + 1}, ${JSON.stringify(move)}, does not fit: ${JSON.stringify(awaits)}`);
    };
    if (typeof move !== 'string') {
      if (awaits.kind !== 'chance') return fail();
      game.resolve(state, awaits.roll, move);
      return { kind: 'roll', result: move, from: 'host', hash: stateHash(state) };
    }
    const action = read(move);
    const seats = awaits.kind === 'seats' ? awaits.seats : [];
    const seat = seats.find((one) => game.legal(game.view(state, [one]), one).includes(action));
    if (seat === undefined) return fail();
    game.play(state, seat, action);
    return { kind: 'action', seat, action: makeAction(action), hash: stateHash(state) };
  });
  return goldenText(logOf(game as unknown as GameModule, setting, entries));
}
