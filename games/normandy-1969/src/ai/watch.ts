import type { Action, Counted, GameWatch } from '@bocage/kernel';
import { ALL_SEA, FLOODED, RIVER } from '../ground.js';
import { isControlled } from '../rules/retreat.js';
import { isEnemyHex } from '../rules/units.js';
import { sideOf } from '../standing.js';
import { type NormandyEvent, type NormandyTypes, type NormandyView, SEATS } from '../types.js';
import type { World } from '../world.js';

const COUNTS = ['lost-to-stacking', 'dropped-into-the-sea', 'attacks-thrown-away'] as const;
type Count = (typeof COUNTS)[number];

/** §C.2 Odds at which half of the attackers or more are gone for nothing, on the average. */
const THROWN_AWAY = ['1-2'];

/**
 * Counts what a good player does not do: units lost because his own filled the way back or the drop zone (§C.9, §P.3),
 * regiments that came down in the sea or off the map, attacks declared at the lowest odds.
 */
export function watchCeilings(world: World): GameWatch<NormandyTypes> {
  const counts = SEATS.map(() => new Map<Count, number>(COUNTS.map((name) => [name, 0])));
  const count = (side: number, name: Count): void => {
    const mine = counts[side] as Map<Count, number>;
    mine.set(name, (mine.get(name) as number) + 1);
  };
  // Where everybody stood before the last action or roll.
  let before: readonly number[] = [];
  return {
    before(view: NormandyView, _seat: string, _action: Action) {
      before = [...view.open.hex];
    },
    after(view: NormandyView, events: readonly NormandyEvent[]) {
      for (const event of events) {
        if (event.event === 'battle' && THROWN_AWAY.includes(event.column))
          count(sideOf(world, event.units[0] as number), 'attacks-thrown-away');
        if (event.event !== 'destroyed') continue;
        for (const unit of event.units) {
          const side = sideOf(world, unit);
          if (event.why === 'scattered-into-sea' || event.why === 'scattered-off-map') count(side, 'dropped-into-the-sea');
          if (event.why === 'scattered-into-full-hex') count(side, 'lost-to-stacking');
          if (event.why === 'no-retreat' && isShutInByFriends(world, view, unit, before[unit] as number)) count(side, 'lost-to-stacking');
        }
      }
      before = [...view.open.hex];
    },
    counted: (): Counted => ({
      ceilings: Object.fromEntries(SEATS.map((seat, side) => [seat, Object.fromEntries(counts[side] as Map<Count, number>)])),
      marks: {},
    }),
  };
}

/** §C.9 The enemy left it a neighbour to go back into, and friends had filled that. */
function isShutInByFriends(world: World, { open }: NormandyView, unit: number, from: number): boolean {
  if (from < 0) return false;
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = world.grid.neighbours[i] as number;
    if (to < 0 || ((world.ground.sides[i] as number) & (RIVER | FLOODED | ALL_SEA)) !== 0) continue;
    if (isEnemyHex(world, open, unit, to) || isControlled(world, open, unit, to)) continue;
    if (open.hex.filter((hex) => hex === to).length >= world.data.tables.limits.stacking) return true;
  }
  return false;
}
