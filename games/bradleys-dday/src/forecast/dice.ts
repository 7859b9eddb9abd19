/** Every sum of two dice with its share. */
export const TWO_DICE: readonly (readonly [roll: number, share: number])[] = Array.from({ length: 11 }, (_, i) => [
  i + 2,
  (6 - Math.abs(5 - i)) / 36,
]);

/** Shares of things that may happen, by what happens. */
export type Spread<T> = ReadonlyMap<T, number>;

export function addTo<T>(spread: Map<T, number>, what: T, share: number): void {
  if (share > 0) spread.set(what, (spread.get(what) ?? 0) + share);
}
