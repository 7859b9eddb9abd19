import { BEACH, type Ground, WATER } from '../ground.js';

/** No step costs this. */
export const UNASKED = -2;

/** Costs of steps that nothing in a game can change, as long as no roadblock or rubble lies at either end. */
export interface PlainSteps {
  /** Whether a step (hex * 6 + direction) is one: not over water, not between sand and land. */
  readonly isPlain: Uint8Array;
  /** What each step costs who moves so, `UNASKED` until somebody has worked it out and written it there. */
  readonly costsOf: (move: number, column: boolean) => Int16Array;
}

export function createPlainSteps({ grid, sides, terrain }: Ground): PlainSteps {
  const { neighbours } = grid;
  const isPlain = Uint8Array.from(neighbours, (to, step) => {
    const from = Math.floor(step / 6);
    return to >= 0 && ((sides[step] as number) & WATER) === 0 && (terrain[from] === BEACH) === (terrain[to] === BEACH) ? 1 : 0;
  });
  /** By how one moves, in Column or not. */
  const tables: (Int16Array | undefined)[] = [];
  return {
    isPlain,
    costsOf(move, column) {
      const gait = move * 2 + (column ? 1 : 0);
      return (tables[gait] ??= new Int16Array(neighbours.length).fill(UNASKED));
    },
  };
}
