import type { HexId } from '@bocage/hex';
import type { Action, Counted, GameWatch, UnitId } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { isBarred, isControlled } from '../rules/retreat.js';
import { isEnemyHex } from '../rules/units.js';
import { type NormandyEvent, type NormandyTypes, type NormandyView, SEATS } from '../types.js';
import type { World } from '../world.js';

const COUNTS = ['lost-to-stacking', 'dropped-into-the-sea', 'attacks-thrown-away'] as const;
type Count = (typeof COUNTS)[number];

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

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
  let before: number[] = [];
  // Whence those came whom the enemy has driven back in this phase.
  const driven = new Map<number, number>();
  return {
    before(view: NormandyView, _seat: string, _action: Action) {
      before = [...view.open.hex];
    },
    after(view: NormandyView, events: readonly NormandyEvent[]) {
      for (const event of events) {
        if (event.event === 'battle' && THROWN_AWAY.includes(event.column))
          count(sideOf(world, event.units[0] as number), 'attacks-thrown-away');
        if (event.event === 'phase') driven.clear();
        if (event.event === 'retreated') {
          driven.set(event.unit, event.path[0] as number);
          before[event.unit] = event.path[event.path.length - 1] as number;
        }
        if (event.event !== 'destroyed') continue;
        for (const unit of event.units) {
          const side = sideOf(world, unit);
          if (event.why === 'scattered-into-sea' || event.why === 'scattered-off-map') count(side, 'dropped-into-the-sea');
          if (event.why === 'scattered-into-full-hex') count(side, 'lost-to-stacking');
          if (event.why === 'no-retreat' && isShutInByFriends(world, view, { hexes: before, driven }, unit))
            count(side, 'lost-to-stacking');
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

/** Where everybody stood before the last action or roll, and whence those came whom the enemy has driven back in this phase. */
interface Moment {
  readonly hexes: readonly HexId[];
  readonly driven: ReadonlyMap<number, number>;
}

/**
 * §C.9 The enemy and the ground left it a way of two hexes, and friends had filled it. Friends from elsewhere whom the enemy himself
 * drove there (§C.8) do not count; who was lost at the same time stood in the way too, and kept the enemy's zones out.
 */
function isShutInByFriends(world: World, { open }: NormandyView, { hexes, driven }: Moment, unit: UnitId): boolean {
  const start = hexes[unit] as number;
  const { stacking, retreat } = world.data.tables.limits;
  const friendsIn = (hex: HexId): number[] =>
    hexes.flatMap((at, other) => (at === hex && sideOf(world, other) === sideOf(world, unit) ? [other] : []));
  const isFilled = (hex: HexId): boolean =>
    friendsIn(hex).filter((other) => !driven.has(other) || driven.get(other) === start).length >= stacking;
  const steps = (from: HexId): number[] =>
    DIRECTIONS.filter((direction) => !isBarred(world, from, direction))
      .map((direction) => world.grid.neighbour(from, direction))
      .filter((to) => friendsIn(to).length > 0 || !(isEnemyHex(world, open, unit, to) || isControlled(world, open, unit, to)));
  return steps(start).some((via) =>
    steps(via).some((end) => world.grid.distance(start, end) === retreat && (isFilled(via) || isFilled(end))),
  );
}
