import type { GameUi } from '@bocage/board';
import type { GameModule } from '@bocage/kernel';
import { WORDS } from './written/words.js';

/** From a module of the same game, the one its tables are played with: then rules and wording share what they remember of a position. */
export type CreateUi = (game: GameModule) => GameUi;

/** How a game words itself; undefined where there is none of that name. */
export function loadWords(id: string): Promise<CreateUi> | undefined {
  const load = Object.hasOwn(WORDS, id) ? WORDS[id] : undefined;
  return load?.().then(({ createUi }) => createUi as CreateUi);
}
