import type { GameUi } from '@bocage/board';
import type { Json } from '@bocage/kernel';
import { WORDS } from './written/words.js';

export type CreateUi = (data: Readonly<Record<string, Json>>) => GameUi;

/** How a game words itself; undefined where there is none of that name. */
export function loadWords(id: string): Promise<CreateUi> | undefined {
  const load = Object.hasOwn(WORDS, id) ? WORDS[id] : undefined;
  return load?.().then(({ createUi }) => createUi as CreateUi);
}
