/** A list of numbers in order with one more in its place. */
export function withOneMore(list: readonly number[], one: number): number[] {
  const at = list.findIndex((other) => other > one);
  return at < 0 ? [...list, one] : [...list.slice(0, at), one, ...list.slice(at)];
}
