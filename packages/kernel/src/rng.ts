import type { Rng } from './chance.js';

/** sfc32: fast and repeatable, for simulations, tests and bots. Never for a live table, whose host rolls from a secret. */
export function createRng(seed: number | string): Rng {
  let [a, b, c, counter] = seedWords(String(seed));
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return {
    below(n) {
      if (n <= 1) return 0;
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let value = next();
      while (value >= limit) value = next();
      return value % n;
    },
  };
}

function seedWords(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let lane = 0; lane < 3; lane++) {
    let h = (words[lane] as number) ^ (lane * 0x85ebca6b);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) ^ (h >>> 15);
    words[lane] = h | 0;
  }
  return words;
}
