import { BEACH, type Ground, WATER } from '../ground.js';

/** No step costs this. */
const UNASKED = -2;

/** Costs of steps that nothing in a game can change, as long as no roadblock or rubble lies at either end. */
export interface PlainSteps {
  /** Whether a step (hex * 6 + direction) is one: not over water, not between sand and land. */
  readonly isPlain: Uint8Array;
  /** What a step costs who moves so; each is asked about once. */
  cost(move: number, column: boolean, step: number, ask: () => number): number;
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
    cost(move, column, step, ask) {
      const gait = move * 2 + (column ? 1 : 0);
      const table = (tables[gait] ??= new Int16Array(neighbours.length).fill(UNASKED));
      if (table[step] === UNASKED) table[step] = ask();
      return table[step] as number;
    },
  };
}
