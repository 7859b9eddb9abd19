import { createReach, type HexId } from '@bocage/hex';
import { distancesFrom } from '@bocage/wargame';
import type { World } from '../world.js';

/** A place worth having: a town that scores, or a beach. */
export interface Objective {
  readonly name: string;
  readonly hexes: readonly HexId[];
  readonly points: number;
  /** Movement points to it in thirds, light units and heavy ones, zones of control not counted. */
  readonly far: readonly [Int16Array, Int16Array];
}

export interface Fields {
  readonly places: readonly Objective[];
  readonly beaches: readonly Objective[];
  /** The supply area nearest to each hex: the sectors plans are made for. */
  readonly sector: Int8Array;
  /** How many hexes each hex is from the nearest beach. */
  readonly fromBeach: Int16Array;
  /** Hexes two or three away from each land hex. */
  readonly around: readonly (readonly number[])[];
  /** The place a hex belongs to, beaches counted on after the towns; −1 none. */
  readonly objectiveAt: Int8Array;
}

const FARTHEST = 300;

export function createFields(world: World): Fields {
  const { grid, ground, data } = world;
  const reach = createReach(grid);
  const farFrom = (hexes: readonly HexId[], kind: 0 | 1): Int16Array => {
    const far = new Int16Array(grid.size).fill(FARTHEST);
    for (const start of hexes) {
      const costs = world.costs[kind];
      // Walked backwards: the cost of a step is that of the step towards the objective.
      const reached = reach.run(start, FARTHEST - 1, (from, direction, to) => costs[to * 6 + ((direction + 3) % 6)] ?? (from < 0 ? 0 : -1));
      for (let i = 0; i < reached.count; i++) {
        const hex = reached.hexes[i] as number;
        far[hex] = Math.min(far[hex] as number, reached.cost(hex));
      }
    }
    return far;
  };
  const objective = (name: string, hexes: readonly HexId[], points: number): Objective => ({
    name,
    hexes,
    points,
    far: [farFrom(hexes, 0), farFrom(hexes, 1)],
  });
  const places = data.scenarios.victory.places.map(({ name, hexes, points }) =>
    objective(
      name,
      hexes.map((label) => grid.parse(label) as number),
      points,
    ),
  );
  const beaches = ground.beachHexes.map((hexes, area) => objective(`beach ${area}`, hexes, data.scenarios.victory.supplyArea));
  const sector = Int8Array.from({ length: grid.size }, (_, hex) => nearestBeach(world, hex));
  const objectiveAt = new Int8Array(grid.size).fill(-1);
  [...places, ...beaches].forEach(({ hexes }, index) => {
    for (const hex of hexes) objectiveAt[hex] = index;
  });
  return { places, beaches, sector, objectiveAt, around: ringsAround(world), fromBeach: distancesFrom(grid, ground.beaches) };
}

function ringsAround({ grid, ground }: World): number[][] {
  const around: number[][] = Array.from({ length: grid.size }, () => []);
  for (const hex of ground.land) around[hex] = grid.within(hex, 3).filter((near) => grid.distance(hex, near) > 1);
  return around;
}

function nearestBeach(world: World, hex: HexId): number {
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  world.ground.beachHexes.forEach((hexes, area) => {
    for (const beach of hexes) {
      const far = world.grid.distance(hex, beach);
      if (far < nearest) {
        nearest = far;
        best = area;
      }
    }
  });
  return best;
}
