import { createGrid, createReach, type StepCost } from '@bocage/hex';
import { createRng, type Rng } from '@bocage/kernel';
import { type Contender, race, rounded } from './cpu.js';
import { loadPeer } from './peers.js';

const WIDTH = 100;
const HEIGHT = 65;
const MOVEMENT_POINTS = 12;
/** What a patch of ground costs to enter: clear, bocage, woods, or not at all. */
const COSTS = [1, 1, 1, 1, 2, 2, 2, 3, 3, -1];
const PATCHES = 400;
const ROUNDS = 4;

export interface ReachBench {
  /** Reachable sets per CPU-second. */
  readonly ours: number;
  readonly honeycomb: number;
  readonly ratio: number;
  readonly map: string;
}

type HoneycombReach = (column: number, row: number, budget: number) => number;

export async function benchReach(): Promise<ReachBench> {
  const rng = createRng('reach');
  const costs = patchedGround(rng);
  const starts = Array.from({ length: 64 }, () => [10 + rng.below(WIDTH - 20), 10 + rng.below(HEIGHT - 20)] as const);
  const ours = ourReach(costs);
  const peer = await loadPeer<{
    createHoneycombReach(width: number, height: number, costOf: (column: number, row: number) => number): HoneycombReach;
  }>('honeycomb.mjs');
  const theirs = peer.createHoneycombReach(WIDTH, HEIGHT, (column, row) => costs[column * HEIGHT + row] as number);
  for (const [column, row] of starts) {
    if (ours(column, row) !== theirs(column, row, MOVEMENT_POINTS)) throw new Error(`the two disagree about ${column},${row}`);
  }
  const [a = 0, b = 0] = race(
    [
      contender('hex', (i) => ours(...at(starts, i))),
      contender('honeycomb-grid', (i) => {
        const [column, row] = at(starts, i);
        return theirs(column, row, MOVEMENT_POINTS);
      }),
    ],
    ROUNDS,
  );
  return { ours: rounded(a), honeycomb: rounded(b), ratio: rounded(a / b), map: `${WIDTH} × ${HEIGHT}, ${MOVEMENT_POINTS} MP` };
}

/** Ground in patches, as on a map: each hex is like the nearest of some hundred points. */
function patchedGround(rng: Rng): number[] {
  const patches = Array.from({ length: PATCHES }, () => ({
    column: rng.below(WIDTH),
    row: rng.below(HEIGHT),
    cost: COSTS[rng.below(COSTS.length)] as number,
  }));
  return Array.from({ length: WIDTH * HEIGHT }, (_, hex) => {
    const away = ({ column, row }: { column: number; row: number }): number =>
      (column - Math.floor(hex / HEIGHT)) ** 2 + (row - (hex % HEIGHT)) ** 2;
    return patches.reduce((near, patch) => (away(patch) < away(near) ? patch : near)).cost;
  });
}

function at<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T;
}

function ourReach(costs: readonly number[]): (column: number, row: number) => number {
  const grid = createGrid({
    orientation: 'flat',
    low: 'odd',
    columns: [0, WIDTH - 1],
    rows: [0, HEIGHT - 1],
    columnsGrow: 'east',
    label: [3, '.', 2],
  });
  const reach = createReach(grid);
  const stepCost: StepCost = (_from, _direction, to) => costs[to] as number;
  return (column, row) => reach.run(column * HEIGHT + row, MOVEMENT_POINTS, stepCost).count;
}

function contender(name: string, once: (i: number) => number): Contender {
  return {
    name,
    run(isEnough) {
      let done = 0;
      while (!isEnough()) for (let i = 0; i < 16; i++) once(done++);
      return done;
    },
  };
}
