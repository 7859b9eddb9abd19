import { isHeldBy, sideOf } from '../standing.js';
import {
  ALLIED,
  AT_SEA,
  ATTACK,
  type Battle,
  EXPLOIT,
  enemyOf,
  type Field,
  MARCH,
  MOVE,
  NONE,
  type Open,
  type Sealed,
  type Side,
} from '../types.js';
import type { World } from '../world.js';
import { formationOf } from './fuel.js';
import { totalOf } from './losses.js';

type Orders = Pick<Sealed, 'order' | 'path'>;

/** §4.8 Hexes that somebody has orders to attack and that the enemy holds. */
export function attackedHexes(world: World, field: Field, { order, path }: Orders): ReadonlySet<number> {
  const hexes = order.flatMap((kind, unit) => {
    const target = (path[unit] as readonly number[]).at(-1);
    return kind === ATTACK && target !== undefined && isHeldBy(world, field, enemyOf(sideOf(world, unit)), target) ? [target] : [];
  });
  return new Set(hexes);
}

/** §4.8 Units that lose their order to exploit, move or march because they are attacked. */
export function struckOrders(world: World, field: Field, orders: Orders): number[] {
  const attacked = attackedHexes(world, field, orders);
  return orders.order.flatMap((kind, unit) =>
    (kind === EXPLOIT || kind === MOVE || kind === MARCH) && attacked.has(field.hex[unit] as number) ? [unit] : [],
  );
}

/** How far the nearest headquarters of these units is (§4.9). */
function nearestHeadquarters(world: World, open: Pick<Open, 'attached'>, field: Field, units: readonly number[]): number {
  return Math.min(
    ...units.map((unit) => {
      const formation = formationOf(open, unit);
      const hq = formation < 0 ? -1 : (field.hex[world.formations.hq[formation] as number] as number);
      return hq < 0 ? 99 : world.grid.distance(hq, field.hex[unit] as number);
    }),
  );
}

/** §4.9 Which of two forces that attack each other is the attacker: the stronger, then the one nearer to its headquarters, then the Allied. */
export function attackerOf(
  world: World,
  open: Pick<Open, 'attached'>,
  field: Field,
  one: readonly number[],
  other: readonly number[],
): readonly number[] {
  const [a, b] = [totalOf(world, field, one), totalOf(world, field, other)];
  if (a !== b) return a > b ? one : other;
  const [near, far] = [nearestHeadquarters(world, open, field, one), nearestHeadquarters(world, open, field, other)];
  if (near !== far) return near < far ? one : other;
  return sideOf(world, one[0] as number) === ALLIED ? one : other;
}

/** §4.9 Contacts that remain when of two hexes attacking each other only one does; the rest of the other’s attacks stand. */
export function withoutMutual(
  world: World,
  open: Pick<Open, 'attached'>,
  field: Field,
  contacts: ReadonlyMap<number, number>,
): Map<number, number> {
  const left = new Map(contacts);
  const against = (from: number, target: number): number[] =>
    [...left.keys()].filter((unit) => field.hex[unit] === from && left.get(unit) === target);
  for (const [unit, target] of contacts) {
    const from = field.hex[unit] as number;
    if (from < 0 || left.get(unit) !== target) continue;
    const back = against(target, from);
    if (back.length === 0) continue;
    const mine = against(from, target);
    for (const loser of attackerOf(world, open, field, mine, back) === mine ? back : mine) left.delete(loser);
  }
  return left;
}

/** §4.10 Hexes that touch one another, directly or through others of the list; the sea is one place. */
function touching(world: World, hexes: readonly number[]): number[][] {
  const groups: number[][] = [];
  const left = new Set(hexes);
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const at of group) {
      for (const hex of left) {
        if (at === AT_SEA || hex === AT_SEA || world.grid.distance(at, hex) > 1) continue;
        left.delete(hex);
        group.push(hex);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** A battle of nobody yet. */
export const blankBattle = (side: Side, target: number): Battle => ({
  side,
  target,
  attackers: [],
  defenders: [],
  attackGuns: [],
  attackAmmo: [],
  defenceGuns: [],
  defenceAmmo: [],
  attackFlak: [],
  defenceFlak: [],
  contested: 0,
  works: 0,
  attackLead: NONE,
  defenceLead: NONE,
  attackTactic: NONE,
  defenceTactic: NONE,
  fought: 0,
});

export const newBattle = (world: World, attackers: readonly number[], target: number, defenders: readonly number[]): Battle => ({
  ...blankBattle(sideOf(world, attackers[0] as number), target),
  attackers: [...attackers],
  defenders: [...defenders],
});

/** §4.10 One battle for each target and group of attackers that touch one another; the strongest first against the same target. */
export function joinBattles(
  world: World,
  field: Field,
  contacts: ReadonlyMap<number, number>,
  defendersOf: (hex: number) => readonly number[],
): Battle[] {
  const battles: Battle[] = [];
  for (const target of [...new Set(contacts.values())].sort((a, b) => a - b)) {
    const units = [...contacts.keys()].filter((unit) => contacts.get(unit) === target).sort((a, b) => a - b);
    const groups = touching(world, [...new Set(units.map((unit) => field.hex[unit] as number))]).map((hexes) =>
      units.filter((unit) => hexes.includes(field.hex[unit] as number)),
    );
    groups.sort((a, b) => totalOf(world, field, b) - totalOf(world, field, a) || (a[0] as number) - (b[0] as number));
    battles.push(...groups.map((attackers) => newBattle(world, attackers, target, defendersOf(target))));
  }
  return battles;
}

/**
 * §4.9 Which battles come next: those whose attackers nobody still has to attack, one for each target. In a ring the
 * strongest attack goes first.
 */
export function nextWave(world: World, field: Field, battles: readonly Battle[]): number[] {
  const left = battles.flatMap(({ fought }, i) => (fought === 0 ? [i] : []));
  const at = (i: number): Battle => battles[i] as Battle;
  const firstAt = left.filter((i) => left.find((other) => at(other).target === at(i).target) === i);
  const threatened = (i: number): boolean =>
    at(i).attackers.some((unit) => left.some((other) => at(other).side !== at(i).side && at(other).target === field.hex[unit]));
  const free = firstAt.filter((i) => !threatened(i));
  if (free.length > 0 || firstAt.length === 0) return free;
  const strength = (i: number): number => totalOf(world, field, at(i).attackers);
  return [firstAt.reduce((best, i) => (strength(i) > strength(best) ? i : best))];
}
