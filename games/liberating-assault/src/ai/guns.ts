import { ammoAt, firesFor } from '../rules/artillery.js';
import { sideOf } from '../standing.js';
import { AT_SEA } from '../types.js';
import type { World } from '../world.js';
import type { Picture } from './picture.js';

/** A counter that fires and where. */
export interface Gun {
  readonly unit: number;
  readonly whom: number;
  readonly hex: number;
  readonly range: number;
  readonly cards: number;
}

/** §6.1 All guns one knows of with cards on them. */
export function gunsOf({ mind, open, field }: Picture): Gun[] {
  const { world } = mind;
  return field.ammo.flatMap((ammo, unit) => {
    const hex = field.hex[unit] as number;
    const whom = ammo > 0 && (hex >= 0 || hex === AT_SEA) ? firesFor(world, open, field, unit) : -1;
    if (whom < 0) return [];
    const { range } = world.data.tables.artillery[world.roster.kind[unit] as 'flak'];
    return [{ unit, whom, hex, range, cards: ammoAt(world, field, unit) }];
  });
}

function reaches(world: World, gun: Gun, target: number, from: readonly number[]): boolean {
  if (gun.hex === AT_SEA) return from.includes(AT_SEA);
  return gun.range === 0 ? from.includes(gun.hex) : world.grid.distance(gun.hex, target) <= gun.range;
}

function answers(world: World, gun: Gun, target: number, from: readonly number[]): boolean {
  if (gun.range < 2) return world.grid.distance(gun.hex, target) <= gun.range;
  return from.some((hex) => world.grid.distance(gun.hex, hex < 0 ? target : hex) <= gun.range);
}

/** Cards that both can fire at a clash, and the own guns among them. */
export interface Fire {
  readonly cards: number;
  readonly answer: number;
  readonly guns: readonly number[];
}

/** §6.2 What guns can do in a clash: of formations that take part, within their range. `spent` fire elsewhere. */
export function fireAt(
  world: World,
  guns: readonly Gun[],
  side: number,
  own: ReadonlySet<number>,
  others: ReadonlySet<number>,
  { from, target }: { readonly from: readonly number[]; readonly target: number },
  spent: ReadonlySet<number>,
): Fire {
  let [cards, answer] = [0, 0];
  const used: number[] = [];
  for (const gun of guns) {
    const isOwn = sideOf(world, gun.unit) === side;
    if (isOwn && own.has(gun.whom) && !spent.has(gun.unit) && reaches(world, gun, target, from)) {
      cards += gun.cards;
      used.push(gun.unit);
    } else if (!isOwn && others.has(gun.whom) && gun.hex >= 0 && answers(world, gun, target, from)) answer += gun.cards;
  }
  return { cards, answer, guns: used };
}
