export interface Step {
  readonly to: number;
  readonly cost: number;
}

/** The cheapest way from one node to the nearest of some goals, both ends included; undefined when there is none. */
export function cheapest(start: number, isGoal: (node: number) => boolean, steps: (node: number) => readonly Step[]): number[] | undefined {
  const best = new Map<number, number>([[start, 0]]);
  const before = new Map<number, number>();
  const open = new Set<number>([start]);
  while (open.size > 0) {
    let node = -1;
    for (const one of open) if (node < 0 || (best.get(one) as number) < (best.get(node) as number)) node = one;
    open.delete(node);
    if (isGoal(node)) return trace(before, node);
    for (const { to, cost } of steps(node)) {
      const total = (best.get(node) as number) + cost;
      if (total >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, total);
      before.set(to, node);
      open.add(to);
    }
  }
  return undefined;
}

function trace(before: ReadonlyMap<number, number>, goal: number): number[] {
  const way = [goal];
  for (let node = before.get(goal); node !== undefined; node = before.get(node)) way.unshift(node);
  return way;
}
