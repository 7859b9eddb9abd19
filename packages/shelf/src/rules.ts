import type { GamePackage } from '@bocage/kernel';
import { IN_THE_MAKING, RULES } from './written/rules.js';

/** Every game there is by the name of its folder, which is its id; those in the making among them. */
export const GAME_IDS: readonly string[] = Object.keys(RULES);

/** A game in the making can be looked at by whoever knows its name; no shelf and no server offers it. */
export const isInTheMaking = (id: string): boolean => IN_THE_MAKING.includes(id);

/** The games that can be played to their end. */
export const PLAYABLE_IDS: readonly string[] = GAME_IDS.filter((id) => !isInTheMaking(id));

/** Each game is loaded when it is first wanted, its rules without its wording; undefined where there is none of that name. */
export function loadPackage(id: string): Promise<GamePackage> | undefined {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  return load?.().then(({ game }) => game as GamePackage);
}
