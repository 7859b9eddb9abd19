import type { Rng } from '@bocage/kernel';

/** A random order of 0 … size−1. */
export function randomOrder(size: number, rng: Rng): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

/**
 * Gives every item a place of its own, at random among what fits, by augmenting paths. Undefined when that is
 * impossible. `fits(item, place)` says what goes where.
 */
export function randomMatching(
  items: number,
  places: number,
  fits: (item: number, place: number) => boolean,
  rng: Rng,
): number[] | undefined {
  if (items > places) return undefined;
  const holder = new Array<number>(places).fill(-1);
  const placeOrder = randomOrder(places, rng);
  const options = Array.from({ length: items }, (_, item) => {
    const fitting = placeOrder.filter((place) => fits(item, place));
    const turn = fitting.length > 0 ? rng.below(fitting.length) : 0;
    return [...fitting.slice(turn), ...fitting.slice(0, turn)];
  });
  const seen = new Int32Array(places).fill(-1);
  const seat = (item: number, round: number): boolean => {
    for (const place of options[item] as number[]) {
      if (seen[place] === round) continue;
      seen[place] = round;
      const other = holder[place] as number;
      if (other < 0 || seat(other, round)) {
        holder[place] = item;
        return true;
      }
    }
    return false;
  };
  for (const [round, item] of randomOrder(items, rng).entries()) if (!seat(item, round)) return undefined;
  const found = new Array<number>(items).fill(-1);
  holder.forEach((item, place) => {
    if (item >= 0) found[item] = place;
  });
  return found;
}
