import { type Awaits, clone, type GameModule, type GameTypes, outcomesOf, type Roll, type StateOf, stateHash } from '@bocage/kernel';

const LARGEST_SHUFFLE = 6;

/**
 * How many different sequences of so many decisions there are from here: one number that changes when any rule does.
 * Chance costs no depth; results that lead to the same state count as one.
 */
export function perft<T extends GameTypes>(game: GameModule<T>, state: StateOf<T>, depth: number): number {
  return count(game, state, depth, new Map());
}

function count<T extends GameTypes>(game: GameModule<T>, state: StateOf<T>, depth: number, known: Map<string, number>): number {
  if (depth === 0) return 1;
  const key = `${depth} ${stateHash(state)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const awaits = game.awaits(state);
  const sum = awaits.kind === 'over' ? 1 : total(game, state, awaits, depth, known);
  known.set(key, sum);
  return sum;
}

function total<T extends GameTypes>(
  game: GameModule<T>,
  state: StateOf<T>,
  awaits: Exclude<Awaits, { kind: 'over' }>,
  depth: number,
  known: Map<string, number>,
): number {
  if (awaits.kind === 'chance') {
    const branches = new Map<string, StateOf<T>>();
    for (const result of resultsOf(awaits.roll)) {
      const next = clone(state);
      game.resolve(next, awaits.roll, result);
      branches.set(stateHash(next), next);
    }
    return [...branches.values()].reduce((sum, next) => sum + count(game, next, depth, known), 0);
  }
  let sum = 0;
  for (const seat of awaits.seats) {
    for (const action of game.legal(game.view(state, [seat]), seat)) {
      const next = clone(state);
      game.play(next, seat, action);
      sum += count(game, next, depth - 1, known);
    }
  }
  return sum;
}

function resultsOf(roll: Roll): readonly (readonly number[])[] {
  const outcomes = outcomesOf(roll);
  if (outcomes) return outcomes.map(({ result }) => result);
  if (roll.kind !== 'shuffle' || roll.size > LARGEST_SHUFFLE) throw new Error(`too many results to count: ${roll.why}`);
  return permutations(Array.from({ length: roll.size }, (_, i) => i));
}

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((first) => permutations(values.filter((value) => value !== first)).map((rest) => [first, ...rest]));
}
