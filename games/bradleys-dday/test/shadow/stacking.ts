import type { Counter } from './paper.js';

/** §8.2.3 Components of one battalion that stand together are a battalion, and no longer small units. */
function joined(counters: readonly Counter[]): { battalions: (string | undefined)[]; small: number } {
  const parts = new Map<string, Counter[]>();
  for (const counter of counters)
    if (counter.components) parts.set(counter.components, [...(parts.get(counter.components) ?? []), counter]);
  const whole = [...parts.values()].filter((all) => all.length > 1);
  const loose = counters.filter((counter) => !whole.some((all) => all.includes(counter)));
  return {
    battalions: [...loose.filter(({ bar }) => !bar).map(({ regiment }) => regiment), ...whole.map(([first]) => first?.regiment)],
    small: loose.filter(({ bar }) => bar).length,
  };
}

/** §8.1 §8.2 R33 Garrisons are no regular units and make way (§13.3.5); else two battalions, or three of a regiment, and a small unit; one and three small ones; or four small ones. */
export function mayStack(counters: readonly Counter[]): boolean {
  const { battalions, small } = joined(counters.filter((counter) => counter.class !== 'hq' && counter.class !== 'garrison'));
  if (counters.filter((counter) => counter.class === 'hq').length > 2) return false;
  if (battalions.length === 0) return small <= 4;
  if (battalions.length === 1) return small <= 3;
  const [regiment] = battalions;
  const fits =
    battalions.length === 2 || (battalions.length === 3 && regiment !== undefined && battalions.every((one) => one === regiment));
  return fits && small <= 1;
}
