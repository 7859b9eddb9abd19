/** A number of 0 … 1 that belongs to a place and always stays the same, so that every tile draws the same wobble. */
export function hash(x: number, y: number, salt = 0): number {
  let h = Math.imul(Math.round(x * 512), 374761393) + Math.imul(Math.round(y * 512), 668265263) + Math.imul(salt + 1, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A stream of numbers of 0 … 1 from a seed. */
export function stream(seed: number): () => number {
  let n = 0;
  return () => hash(seed, n++, 77);
}
