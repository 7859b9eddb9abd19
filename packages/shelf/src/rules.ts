import type { GamePackage } from '@bocage/kernel';
import { IN_THE_MAKING, RULES } from './written/rules.js';

type Loaders = Readonly<Record<string, () => Promise<{ readonly game: unknown }>>>;

/** Games by the names of their folders, which are their ids; those in the making can be loaded by whoever knows their name, and are not playable. */
export function createShelf(rules: Loaders, making: readonly string[]) {
  const ids: readonly string[] = Object.keys(rules);
  return {
    ids,
    playable: ids.filter((id) => !making.includes(id)),
    isInTheMaking: (id: string): boolean => making.includes(id),
    load(id: string): Promise<GamePackage> | undefined {
      const load = Object.hasOwn(rules, id) ? rules[id] : undefined;
      return load?.().then(({ game }) => game as GamePackage);
    },
  };
}

const shelf = createShelf(RULES, IN_THE_MAKING);

/** Every game there is, those in the making among them. */
export const GAME_IDS = shelf.ids;

/** A game in the making can be looked at by whoever knows its name; no shelf and no server offers it. */
export const { isInTheMaking } = shelf;

/** The games that can be played to their end. */
export const PLAYABLE_IDS = shelf.playable;

/** Each game is loaded when it is first wanted, its rules without its wording; undefined where there is none of that name. */
export const loadPackage = shelf.load;
