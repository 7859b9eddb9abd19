import { sideOf } from '../occupancy.js';
import { ammoAt, firesFor } from '../rules/artillery.js';
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

/** §4.12 §6.1 All guns one knows of, with cards on them or without. */
export function gunsOf({ mind, open, field }: Picture): Gun[] {
  const { world } = mind;
  return world.roster.guns.flatMap((isGun, unit) => {
    const hex = field.hex[unit] as number;
    const whom = isGun && (hex >= 0 || hex === AT_SEA) ? firesFor(world, open, field, unit) : -1;
    if (whom < 0) return [];
    const { range } = world.data.tables.artillery[world.roster.kind[unit] as 'flak'];
    return [{ unit, whom, hex, range, cards: ammoAt(world, field, unit) }];
  });
}

/** §6.1 §6.4 Werfer and Flak serve those they stand with. */
function reaches(world: World, gun: Gun, target: number, from: readonly number[]): boolean {
  if (gun.hex === AT_SEA) return from.includes(AT_SEA);
  return gun.range < 2 ? from.includes(gun.hex) : world.grid.distance(gun.hex, target) <= gun.range;
}

function answers(world: World, gun: Gun, target: number, from: readonly number[]): boolean {
  if (gun.range < 2) return gun.hex === target;
  return from.some((hex) => world.grid.distance(gun.hex, hex < 0 ? target : hex) <= gun.range);
}

/** Cards that both can fire at a clash, and the own guns among them. */
export interface Fire {
  readonly cards: number;
  readonly answer: number;
  /** Whether guns of either side are in reach at all (§4.12). */
  readonly isThere: boolean;
  readonly answers: boolean;
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
  let [cards, answer, isThere, hasAnswer] = [0, 0, false, false];
  const used: number[] = [];
  for (const gun of guns) {
    const isOwn = sideOf(world, gun.unit) === side;
    if (isOwn && own.has(gun.whom) && reaches(world, gun, target, from)) {
      isThere = true;
      if (gun.cards === 0 || spent.has(gun.unit)) continue;
      cards += gun.cards;
      used.push(gun.unit);
    } else if (!isOwn && others.has(gun.whom) && gun.hex >= 0 && answers(world, gun, target, from)) {
      hasAnswer = true;
      answer += gun.cards;
    }
  }
  return { cards, answer, isThere, answers: hasAnswer, guns: used };
}
