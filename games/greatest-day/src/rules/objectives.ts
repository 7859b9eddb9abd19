import { ALLIED, GERMAN, type Side } from '../sides.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §S.39 At the start a hex is held by the side whose unit stands nearest; the German where nobody does. */
export function nearestHolders({ grid }: World, { hex, objectives }: Open, allied: number): number[] {
  return objectives.map((objective) => {
    let best = Number.POSITIVE_INFINITY;
    let holder: number = GERMAN;
    hex.forEach((at, unit) => {
      if (at < 0 || grid.distance(at, objective) >= best) return;
      best = grid.distance(at, objective);
      holder = unit < allied ? ALLIED : GERMAN;
    });
    return holder;
  });
}

/** §S.39 A hex is held by the side whose unit with steps was last in it. */
export function takeHex(open: Open, hex: number, side: Side, steps: number): void {
  const at = open.objectives.indexOf(hex);
  if (at >= 0 && steps > 0) open.holders[at] = side;
}
