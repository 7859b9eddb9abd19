import type { Direction, HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { fieldTo } from '@bocage/wargame';
import { holderOf } from '../occupancy.js';
import { GREEN } from '../roster.js';
import { gaitOf } from '../rules/gait.js';
import { isMinedFor } from '../rules/mines.js';
import { allowanceOf, groundTest, isBarred } from '../rules/movement.js';
import { hasColumn, hasRoomDeployed } from '../rules/stacking.js';
import { stepCosts, WHOLE_MOVE } from '../rules/terrain-costs.js';
import { inColumn, sideOf, unitsOnMap } from '../rules/units.js';
import { inZoneOf, isInZone } from '../rules/zones.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { shotWorth } from './shots.js';
import { chanceOf } from './worth.js';

/** A ridge on foot, as costs go. */
const OVER_A_RIDGE = 12;
const REMEMBERED = 400;
/** What a way is not worth on which somebody may be lost to his own stacking. */
const LOSES_A_UNIT = 100;

/** Remembers how far it is from everywhere to some goals: the same question has the same answer. */
export interface Ways {
  to(open: Open, move: number, goals: readonly HexId[]): Int16Array;
}

export function createWays(world: World): Ways {
  const known = new Map<string, Int16Array>();
  return {
    to(open, move, goals) {
      const { scenario, weather, openGaps, roadblockHexes, rubble, blown, built, ferries } = open;
      const key = [scenario, weather, move, ...[goals, openGaps, roadblockHexes, rubble, blown, built, ferries].map(String)].join(':');
      const found = known.get(key) ?? wayField(world, open, move, goals);
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, found);
      return found;
    },
  };
}

/** §S.11 The cost from every hex to the nearest goal for what moves so, in Column where that is better. */
function wayField(world: World, open: Open, move: number, goals: readonly HexId[]): Int16Array {
  const { area } = fieldOf(world, open);
  const prices = [stepCosts(world, open, { move, column: false }), stepCosts(world, open, { move, column: true })];
  return fieldTo(world.grid, goals, (from, direction) => {
    if (area[from] !== 1) return -1;
    const to = world.grid.neighbour(from, direction);
    let least = -1;
    for (const price of prices) {
      const cost = price(from, direction, to);
      if (cost >= 0 && (least < 0 || cost < least)) least = cost;
    }
    return least >= WHOLE_MOVE ? OVER_A_RIDGE : least;
  });
}

/** A way a unit could go: in Column or not, to a hex. */
export interface Way {
  readonly column: boolean;
  readonly hex: HexId;
  readonly cost: number;
  /** What is left of its allowance at the end, in halves. */
  readonly left: number;
}

/** §S.11 §S.12 Everywhere a unit can come with one change of posture at the start; where it stands is not among it. */
export function waysOf(world: World, open: Open, unit: UnitId): Way[] {
  const { movement } = world.data.tables;
  const now = inColumn(open, unit);
  const all = allowanceOf(world, open, unit);
  const ways: Way[] = [];
  for (const column of [now, !now]) {
    const change = column === now ? 0 : column ? movement.enterColumn : movement.leaveColumn;
    if (column && !now && hasColumn(world, open, hexOf(open, unit), unit)) continue;
    if (!column && now && !hasRoomDeployed(world, open, unit, hexOf(open, unit))) continue;
    reach(world, open, unit, column, all - change, ways);
  }
  return ways;
}

function reach(world: World, open: Open, unit: UnitId, column: boolean, budget: number, ways: Way[]): void {
  const start = hexOf(open, unit);
  const side = sideOf(world, open, unit);
  const isOpen = groundTest(world, open, unit);
  const price = stepCosts(world, open, { move: gaitOf(world, open, unit).move, column });
  const reached = world.reach.run(start, Math.max(0, budget), (from, direction, to) => {
    if (from !== start && isMinedFor(open, side, from)) return -1;
    if (holderOf(world, open, to) === enemyOf(side) || !isOpen(to)) return -1;
    if ((column && hasColumn(world, open, to, unit)) || isBarred(world, open, unit, to)) return -1;
    // §S.14 Stopped by fire among too many, somebody would be lost.
    if (!column && inZoneOf(world, open, enemyOf(side), to) && !hasRoomDeployed(world, open, unit, to)) return -1;
    const cost = price(from, direction as Direction, to);
    return cost >= WHOLE_MOVE ? -1 : cost;
  });
  for (let i = 0; i < reached.count; i++) {
    const hex = reached.hexes[i] as number;
    if (hex === start || (!column && !hasRoomDeployed(world, open, unit, hex))) continue;
    const cost = reached.cost(hex);
    ways.push({ column, hex, cost, left: budget - cost });
  }
}

/** §S.22 What opportunity fire would cost on a way, each firer at the moment that hurts most. Asked right after `waysOf` it would be of another way: it is found again. */
export function dangerOf(world: World, open: Open, unit: UnitId, { column, hex, cost }: Way): number {
  const isOpen = groundTest(world, open, unit);
  const price = stepCosts(world, open, { move: gaitOf(world, open, unit).move, column });
  const enemy = enemyOf(sideOf(world, open, unit));
  const start = hexOf(open, unit);
  const path = world.reach
    .run(start, cost, (from, direction, to) => {
      if (holderOf(world, open, to) === enemy || !isOpen(to)) return -1;
      if ((column && hasColumn(world, open, to, unit)) || isBarred(world, open, unit, to)) return -1;
      const step = price(from, direction as Direction, to);
      return step >= WHOLE_MOVE ? -1 : step;
    })
    .path(hex);
  const under = path.filter((one) => inZoneOf(world, open, enemy, one));
  if (under.length === 0) return 0;
  // §S.14 §S.22 The game takes this way, and not the one round a full hex that `waysOf` may have found.
  if (!column && under.some((one) => one !== start && !hasRoomDeployed(world, open, unit, one))) return LOSES_A_UNIT;
  const { target } = world.data.tables.modifiers;
  const columnAdds = column && !inColumn(open, unit) ? target.column : 0;
  let danger = 0;
  for (const firer of unitsOnMap(world, open, enemy)) {
    if (rosterOf(world, open).colour[firer] === GREEN) continue;
    let worst = 0;
    for (let i = 0; i + 1 < path.length; i++) {
      const [from, to] = [path[i] as number, path[i + 1] as number];
      if (!isInZone(world, open, firer, from)) continue;
      const isInside = isInZone(world, open, firer, to);
      const add = (isInside ? target.zoneToZone : target.zoneToOutside) + columnAdds;
      worst = Math.max(worst, shotWorth(world, open, 'opportunity', firer, unit, isInside ? to : from, add));
    }
    danger += worst * chanceOf(world, open, firer);
  }
  return danger;
}
