/** Dearer than any step. */
const NO_WAY_OUT = 0x7fff;

/** The least that any step out of each hex costs, from what each step costs (negative where it may not be taken): a table for `runOver`. */
export function leastCosts(costs: Int16Array): Int16Array {
  const least = new Int16Array(costs.length / 6).fill(NO_WAY_OUT);
  costs.forEach((cost, step) => {
    const hex = Math.floor(step / 6);
    if (cost >= 0 && cost < (least[hex] as number)) least[hex] = cost;
  });
  return least;
}
