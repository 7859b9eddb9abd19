import type { HexId } from './grid.js';
import type { Layout } from './layout.js';

/**
 * The hexes met at each step on the straight line between two centres, in whole-number arithmetic.
 *
 * At step i of n the coordinate that grows fastest is whole, so only one other has to be rounded. Halfway means the point lies on a
 * hexside. When the other two coordinates grow alike the line runs along that hexside and both hexes belong to the step; otherwise it
 * crosses the hexside at its middle and the lower index stands for both, so that the way back meets the same hexes.
 */
export function lineBetween(layout: Layout, a: HexId, b: HexId): HexId[][] {
  const startQ = layout.q[a] as number;
  const startR = layout.r[a] as number;
  const deltaQ = (layout.q[b] as number) - startQ;
  const deltaR = (layout.r[b] as number) - startR;
  const deltaS = -deltaQ - deltaR;
  const length = Math.max(Math.abs(deltaQ), Math.abs(deltaR), Math.abs(deltaS));
  const fastest = Math.abs(deltaQ) === length ? 'q' : Math.abs(deltaR) === length ? 'r' : 's';
  const rounded = fastest === 'q' ? deltaR : deltaQ;
  const runsAlongSides = deltaQ === deltaR || deltaR === deltaS || deltaQ === deltaS;

  function hexAtStep(step: number, round: number): HexId | -1 {
    if (fastest === 'q') return layout.at(startQ + step * Math.sign(deltaQ), startR + round);
    if (fastest === 'r') return layout.at(startQ + round, startR + step * Math.sign(deltaR));
    return layout.at(startQ + round, startR - step * Math.sign(deltaS) - round);
  }

  const steps: HexId[][] = [[a]];
  for (let step = 1; step <= length; step++) {
    const below = Math.floor((rounded * step) / length);
    const remainder = 2 * (rounded * step - below * length);
    if (remainder !== length) {
      steps.push([hexAtStep(step, remainder < length ? below : below + 1)]);
      continue;
    }
    // Along the map's edge one of the two hexes may be missing, never both.
    const touched = [hexAtStep(step, below), hexAtStep(step, below + 1)].filter((hex) => hex >= 0).sort((one, other) => one - other);
    steps.push(runsAlongSides ? touched : touched.slice(0, 1));
  }
  return steps;
}
