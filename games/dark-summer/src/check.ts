import type { DarkSummerState } from './types.js';
import type { World } from './world.js';

/** Invariants that hold in every reachable state; each broken one is a sentence. */
export function check(_world: World, { open }: DarkSummerState): string[] {
  return open.stack[0]?.step === 'game' ? [] : ['the bottom of the stack is not the sequence of play'];
}
