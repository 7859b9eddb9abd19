import { createRng, type Rng } from '@bocage/kernel';

/**
 * Dice that depend on the name of what is rolled for, not on how much was rolled before: a roll of the same name falls the
 * same again. Several numbers under one name are drawn one after another.
 */
export function namedDice(name: () => string, rng: Rng): Rng {
  const seed = rng.below(1_000_000_000);
  const streams = new Map<string, Rng>();
  return {
    below(n) {
      const key = name();
      const stream = streams.get(key) ?? createRng(`${seed}:${key}`);
      streams.set(key, stream);
      return stream.below(n);
    },
  };
}
