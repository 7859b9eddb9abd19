import { BOCAGE, CITY, FOREST, MAJOR_RIVER, RIVER, TOWN } from '../../ground.js';
import type { Command } from '../../types.js';
import { CLOUD, GERMANS, type Open } from '../../types.js';
import type { World } from '../../world.js';

/** One reason the column moves: to the right when positive. */
export interface Shift {
  readonly why: string;
  readonly section: string;
  readonly by: number;
}

export interface Circumstances {
  readonly attacker: Command;
  readonly target: number;
  /** Hexes the attackers stand in. */
  readonly from: readonly number[];
  readonly round: 'combat' | 'combined' | 'prepared' | 'reaction' | 'wave1' | 'wave2';
  readonly carpet: boolean;
}

/** §11.3.4 §11.6 Rivers help the defender only when everybody attacks across one; the smallest of them counts. */
function riverShift(world: World, { from, target }: Circumstances): number {
  const { minorRiver, majorRiver } = world.data.tables.combat.shifts;
  const sides = from.map((hex) => {
    const direction = world.grid.directionTo(hex, target);
    return direction < 0 ? 0 : (world.ground.sides[hex * 6 + direction] as number);
  });
  if (sides.length === 0 || sides.some((side) => (side & RIVER) === 0)) return 0;
  return sides.every((side) => (side & MAJOR_RIVER) !== 0) ? majorRiver : minorRiver;
}

/** §11.3.4 §12.1 What the hex itself is worth; bombs flatten all but cities. */
function groundShift(world: World, { target, carpet }: Circumstances): { readonly why: string; readonly by: number } {
  const { bocage, forest, town, city } = world.data.tables.combat.shifts;
  const terrain = world.ground.terrain[target];
  if (terrain === CITY) return { why: 'city', by: city };
  if (carpet) return { why: 'clear', by: 0 };
  if (terrain === BOCAGE) return { why: 'bocage', by: bocage };
  if (terrain === FOREST) return { why: 'forest', by: forest };
  return terrain === TOWN ? { why: 'town', by: town } : { why: 'clear', by: 0 };
}

/** §11.3.4 All shifts of a combat; they add up. */
export function shiftsOf(world: World, open: Open, circumstances: Circumstances): Shift[] {
  const { attacker, round, carpet } = circumstances;
  const ground = groundShift(world, circumstances);
  const shifts: Shift[] = [
    { why: ground.why, section: '11.3.4', by: -ground.by },
    { why: 'river', section: '11.3.4', by: -riverShift(world, circumstances) },
    { why: 'combined-action', section: '9.3.3', by: round === 'combined' ? -1 : 0 },
    { why: 'prepared-offensive', section: '7.2.3', by: round === 'prepared' ? 1 : 0 },
    { why: 'carpet-bombing', section: '12.1', by: carpet ? 1 : 0 },
    { why: 'allied-air', section: '7.2.3', by: attacker === GERMANS && open.weather <= CLOUD ? -1 : 0 },
  ];
  return shifts.filter(({ by }) => by !== 0);
}
