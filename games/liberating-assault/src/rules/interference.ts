import type { HexId } from '@bocage/hex';
import { ROAD } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { type CardKind, enemyOf, type Field, GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { formationOf } from './fuel.js';
import { unitsOf } from './units-of.js';

/** A resource card that lies on a counter of a division. */
export interface Lying {
  readonly unit: number;
  readonly card: Extract<CardKind, 'fuel' | 'ammo' | 'air'>;
}

/** §2.6 §4.4 Cards on the counters of a formation, one entry a card: what bombs and saboteurs can take. */
export function lyingCards(world: World, open: Pick<Open, 'attached'>, field: Field, formation: number): Lying[] {
  const found: Lying[] = [];
  for (const unit of unitsOf(world, open, formation)) {
    if ((field.hex[unit] as number) < 0) continue;
    for (const card of ['fuel', 'ammo', 'air'] as const) {
      for (let i = 0; i < (field[card][unit] as number); i++) found.push({ unit, card });
    }
  }
  return found;
}

/** §4.4 What a formation can give up next: each kind of card on each counter once, aircraft before ammo before fuel. */
export function losable(world: World, open: Pick<Open, 'attached'>, field: Field, formation: number): Lying[] {
  const rank: Readonly<Record<Lying['card'], number>> = { air: 0, ammo: 1, fuel: 2 };
  const lying = lyingCards(world, open, field, formation);
  const kinds = lying.filter((one, i) => lying.findIndex(({ unit, card }) => unit === one.unit && card === one.card) === i);
  return kinds.sort((a, b) => rank[a.card] - rank[b.card] || a.unit - b.unit);
}

/** §4.4 Of which divisions the cards may be: one that has as many as are to be lost, if there is any, else one that has some. */
export function toGiveUp(world: World, open: Pick<Open, 'attached'>, field: Field, divisions: readonly number[]): number[] {
  const count = (division: number): number => lyingCards(world, open, field, division).length;
  const enough = divisions.filter((division) => count(division) >= world.data.tables.interference.cards);
  return enough.length > 0 ? enough : divisions.filter((division) => count(division) > 0);
}

export function takeCard(field: Field, { unit, card }: Lying): void {
  field[card][unit] = (field[card][unit] as number) - 1;
}

/** Formations with a counter in a hex, of one side. */
export function formationsAt(world: World, open: Pick<Open, 'attached'>, field: Field, side: Side, hex: HexId): number[] {
  const found = new Set(unitsAt(world, field, hex).map((unit) => formationOf(open, unit)));
  return [...found].filter((formation) => formation >= 0 && world.formations.side[formation] === side).sort((a, b) => a - b);
}

/** §2.9 §2.10 German divisions with cards on a map table: one of them is struck. */
export function struckOn(world: World, open: Pick<Open, 'attached'>, field: Field, table: number): number[] {
  return world.formations.side.flatMap((side, formation) => {
    if (side !== GERMAN) return [];
    const lies = lyingCards(world, open, field, formation).some(({ unit }) => world.ground.table[field.hex[unit] as number] === table);
    return lies ? [formation] : [];
  });
}

/** §2.9 */
export const isActivated = (world: World, die: number): boolean => die >= world.data.tables.interference.resistanceLeast;

/** §4.4 The friendly division bombs would fall on by mistake: the nearest within one hex of the target, else −1. */
export function friendNear(world: World, open: Pick<Open, 'attached'>, field: Field, hex: HexId): number {
  for (const at of world.ground.around(hex, world.data.tables.interference.errorWithin)) {
    const friends = formationsAt(world, open, field, enemyOf(GERMAN), at);
    if (friends.length > 0) return friends[0] as number;
  }
  return -1;
}

/** §4.4 */
export const isAstray = (world: World, die: number): boolean => die >= world.data.tables.interference.errorLeast;

/** §2.7 Hexes with a road that bombers can cut. */
export const mayCut = (world: World, open: Pick<Open, 'cuts'>, hex: HexId): boolean =>
  !open.cuts.includes(hex) && world.ground.sides.subarray(hex * 6, hex * 6 + 6).some((side) => (side & ROAD) !== 0);
