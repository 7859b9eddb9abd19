import type { HexId } from '@bocage/hex';
import { isHeldBy, sideOf } from '../occupancy.js';
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

/** §4.8 §4.17 Units in attacked hexes that lose their order to move or march; to exploit, too, unless exploitation has begun. */
export function struckIn(field: Field, { order }: Orders, attacked: ReadonlySet<number>, round: 'attack' | 'exploit'): number[] {
  const loses = (kind: number): boolean => kind === MOVE || kind === MARCH || (kind === EXPLOIT && round === 'attack');
  return order.flatMap((kind, unit) => (loses(kind) && attacked.has(field.hex[unit] as number) ? [unit] : []));
}

/** §4.8 Units that lose their order to exploit, move or march because somebody means to attack them. */
export const struckOrders = (world: World, field: Field, orders: Orders): number[] =>
  struckIn(field, orders, attackedHexes(world, field, orders), 'attack');

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
  attackArtillery: 0,
  defenceArtillery: 0,
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
  defendersOf: (hex: HexId) => readonly number[],
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

/** Two forces joined from neighbours of which each attacks a hex of the other. */
interface Mutual {
  readonly one: Battle;
  readonly other: Battle;
}

function mutualAttacks(field: Field, battles: readonly Battle[]): Mutual[] {
  const attacksFrom = ({ attackers }: Battle, hex: HexId): boolean => attackers.some((unit) => field.hex[unit] === hex);
  return battles.flatMap((one, i) =>
    battles.slice(i + 1).flatMap((other) => {
      const isMutual = one.side !== other.side && attacksFrom(one, other.target) && attacksFrom(other, one.target);
      return isMutual ? [{ one, other }] : [];
    }),
  );
}

/**
 * §4.9 §4.10 Contacts that remain when of two forces attacking each other only one does. Neighbours join first, so that whole
 * forces are compared, the greatest first. Whoever stands in the hex that the attacker goes for only defends; those beside
 * him whom nobody attacks go on.
 */
export function withoutMutual(
  world: World,
  open: Pick<Open, 'attached'>,
  field: Field,
  contacts: ReadonlyMap<number, number>,
): Map<number, number> {
  const left = new Map(contacts);
  const strongest = ({ one, other }: Mutual): number =>
    Math.max(totalOf(world, field, one.attackers), totalOf(world, field, other.attackers));
  for (;;) {
    const pairs = mutualAttacks(
      field,
      joinBattles(world, field, left, () => []),
    );
    const [first, ...more] = pairs;
    if (!first) return left;
    const { one, other } = more.reduce((best, pair) => (strongest(pair) > strongest(best) ? pair : best), first);
    const isOne = attackerOf(world, open, field, one.attackers, other.attackers) === one.attackers;
    const [winner, loser] = isOne ? [one, other] : [other, one];
    for (const unit of loser.attackers) if (field.hex[unit] === winner.target) left.delete(unit);
  }
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
