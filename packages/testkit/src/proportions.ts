import { createRng, type GameModule, type GameTypes, type StateOf, type ViewOf } from '@bocage/kernel';
import { type Frequencies, frequencies } from './frequencies.js';

export interface ProportionsOptions<T extends GameTypes> {
  readonly view: ViewOf<T>;
  /** What is counted in an imagined state: the name of the secret it has. */
  readonly label: (state: StateOf<T>) => string;
  /** Every label that may come up, with its weight. */
  readonly expected: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly seed: number | string;
}

/** Whether `imagine` draws a secret in its right proportions. */
export function proportions<T extends GameTypes>(game: GameModule<T>, options: ProportionsOptions<T>): Frequencies {
  const { view, label, expected, draws, seed } = options;
  const rng = createRng(seed);
  return frequencies({ expected, draws, draw: () => label(game.imagine(view, rng)) });
}
