import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { FLOODED, RIVER } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { isInRange, type Mission } from '../rules/gunfire.js';
import { fullStrength, hasMark } from '../rules/units.js';
import { ALLIED, enemyOf, hexOf, type NormandyView, type Side, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { MISSION_PRICE, prizeOf } from './attack.js';
import type { Mind } from './choose.js';
import { expectedValue } from './combat-value.js';
import { type Attacker, attackersByTarget, type Eagerness } from './marchers.js';
import type { Sense } from './sense.js';

/** Where a unit goes so that an attack can be made. */
export interface MarchOrder {
  readonly unit: UnitId;
  readonly hex: HexId;
}

interface Gathering {
  readonly target: HexId;
  readonly orders: readonly MarchOrder[];
  readonly value: number;
}

/** A gathering must promise this much before it is worth the march. */
const WORTHWHILE = 1.5;
/** Strength a beleaguered friend next to the target adds to its prize, for each of his points. */
const RELIEF = 0.3;

/** The state of the planning: what has been given out. */
interface Draft {
  readonly side: Side;
  readonly taken: Set<number>;
  readonly crowd: Int8Array;
  readonly missions: number[];
}

/**
 * §R.5 Brings units together against the enemy hexes where they can do most, from several sides where they can, so that he
 * has no way back. The best attack first; nobody is given two orders.
 */
export function planAssaults(mind: Mind, view: NormandyView, side: Side, eager: Eagerness): MarchOrder[] {
  const { world } = mind;
  const byTarget = attackersByTarget(mind, view, side, eager);
  const draft: Draft = {
    side,
    taken: new Set(),
    crowd: Int8Array.from(occupancyOf(world, view.open).count),
    missions: world.data.tables.gunfire.map(({ missions }) => missions),
  };
  const gather = (target: HexId): Gathering => gatherFor(mind, view, draft, target, byTarget.get(target) as Attacker[], eager(target));
  const open = [...byTarget.keys()].map(gather);
  const orders: MarchOrder[] = [];
  while (open.length > 0) {
    open.sort((a, b) => b.value - a.value);
    const best = open.shift() as Gathering;
    if (best.value < WORTHWHILE) break;
    // Others may have been given what it counted on: then it waits with what is left.
    const now = gather(best.target);
    if (now.value < best.value - 0.01) {
      open.push(now);
      continue;
    }
    commit(mind, view, draft, now);
    orders.push(...now.orders);
  }
  return orders;
}

function commit({ world }: Mind, { open }: NormandyView, draft: Draft, { target, orders }: Gathering): void {
  for (const { unit, hex } of orders) {
    draft.taken.add(unit);
    const from = hexOf(open, unit);
    if (from === hex) continue;
    draft.crowd[from] = (draft.crowd[from] as number) - 1;
    draft.crowd[hex] = (draft.crowd[hex] as number) + 1;
  }
  const mission = missionFor(world, draft, target);
  if (!mission) return;
  const kind = world.data.tables.gunfire.indexOf(mission);
  draft.missions[kind] = (draft.missions[kind] as number) - 1;
}

/** The strongest first, each where it closes a way back, as many as make it worth most. */
function gatherFor(mind: Mind, view: NormandyView, draft: Draft, target: HexId, able: readonly Attacker[], eagerness: number): Gathering {
  const { world, fields, senses } = mind;
  const sense = senses(view, draft.side);
  const case_ = caseOf(world, view, draft, sense, target, prizeOf(fields, target));
  const crowd = new Map<number, number>();
  const ring: number[] = [];
  const orders: MarchOrder[] = [];
  let sum = { strength: 0, stake: 0, leaving: 0 };
  let best: Gathering = { target, orders: [], value: Number.NEGATIVE_INFINITY };
  for (const { unit, strength, stake, cost, hexes } of able) {
    if (draft.taken.has(unit)) continue;
    const hex = bestStand(world, view, draft, sense, { unit, hexes, target, ring, crowd });
    if (hex === undefined) continue;
    const from = hexOf(view.open, unit);
    if (hex !== from) crowd.set(hex, (crowd.get(hex) ?? 0) + 1);
    ring.push(hex);
    orders.push({ unit, hex });
    sum = { strength: sum.strength + strength, stake: sum.stake + stake, leaving: sum.leaving + cost(hex) };
    const value = eagerness * worthOf(world, case_, draft.side, sum.strength, sum.stake, target, ring) - sum.leaving;
    if (value > best.value + 0.05) best = { target, orders: [...orders], value };
  }
  return best;
}

/** What an attack on a hex meets, whoever makes it. */
interface Case {
  readonly defence: number;
  readonly defenders: number;
  readonly addition: number;
  readonly prize: number;
  readonly support: number;
  readonly price: number;
  readonly answer: number;
  /** Ways back that are open unless somebody closes them. */
  readonly exits: readonly number[];
}

function caseOf(world: World, view: NormandyView, draft: Draft, sense: Sense, target: HexId, prize: number): Case {
  const mission = missionFor(world, draft, target);
  const { defence, addition } = sense.target(target);
  return {
    defence,
    defenders: sense.stack[target] as number,
    addition,
    prize: prize + RELIEF * beleaguered(world, view, draft.side, target),
    support: draft.side === ALLIED ? (mission?.attack ?? 0) : 0,
    price: draft.side === ALLIED && mission ? (MISSION_PRICE[world.data.tables.gunfire.indexOf(mission)] ?? 0) : 0,
    answer: draft.side === ALLIED ? 0 : (mission?.defence ?? 0),
    exits: exitsOf(world, view, draft.side, target),
  };
}

/** §G.1 §G.4 The best mission still to be had for a fight over this hex. */
function missionFor(world: World, draft: Draft, target: HexId): Mission | undefined {
  const points = (mission: Mission): number => (draft.side === ALLIED ? mission.attack : mission.defence);
  return world.data.tables.gunfire.find(
    (mission, i) => (draft.missions[i] as number) > 0 && points(mission) > 0 && isInRange(world, mission, target),
  );
}

/** Strength of friends without supply whom the enemy in this hex helps to hold. */
function beleaguered(world: World, { open }: NormandyView, side: Side, target: HexId): number {
  let sum = 0;
  const { side: holders, first, next } = occupancyOf(world, open);
  for (let i = target * 6; i < target * 6 + 6; i++) {
    const hex = world.zocTargets[i] as number;
    if (hex < 0 || holders[hex] !== side) continue;
    for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number)
      if (hasMark(open, unit, UNSUPPLIED)) sum += fullStrength(world, open, unit);
  }
  return sum;
}

/** §C.6 §C.7 Neighbours a beaten defender could go back into. */
function exitsOf(world: World, { open }: NormandyView, side: Side, target: HexId): number[] {
  const { side: holders, zoc } = occupancyOf(world, open);
  const enemy = enemyOf(side);
  const exits: number[] = [];
  for (let i = target * 6; i < target * 6 + 6; i++) {
    const to = world.zocTargets[i] as number;
    if (to < 0 || ((world.ground.sides[i] as number) & (RIVER | FLOODED)) !== 0) continue;
    if (holders[to] === enemy || (holders[to] !== side && zoc[side][to] === 0)) exits.push(to);
  }
  return exits;
}

interface Stand {
  readonly unit: UnitId;
  readonly hexes: readonly HexId[];
  readonly target: HexId;
  readonly ring: readonly number[];
  readonly crowd: ReadonlyMap<number, number>;
}

/** Where a unit stands best for this attack: where it closes ways back, away from others of the enemy. */
function bestStand(
  world: World,
  view: NormandyView,
  draft: Draft,
  sense: Sense,
  { unit, hexes, target, ring, crowd }: Stand,
): number | undefined {
  const { stacking } = world.data.tables.limits;
  const from = hexOf(view.open, unit);
  const here = sense.stack[target] as number;
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of hexes) {
    if (hex !== from && (draft.crowd[hex] as number) + (crowd.get(hex) ?? 0) >= stacking) continue;
    const spread = ring.length === 0 ? 0 : Math.min(...ring.map((other) => world.grid.distance(other, hex)));
    const others = Math.max(0, (sense.threat[hex] as number) - here);
    const value = 1.5 * spread - others * 0.1 + (hex === from ? 0.3 : 0) + (acrossRiver(world, hex, target) ? -1 : 0);
    if (value > most) {
      most = value;
      best = hex;
    }
  }
  return best;
}

function acrossRiver(world: World, hex: HexId, target: HexId): boolean {
  return ((world.ground.sides[hex * 6 + world.grid.directionTo(hex, target)] as number) & RIVER) !== 0;
}

/** §E.9 §G.2 §G.3 With the gunfire of either side, and with every way back closed where it is. */
function worthOf(world: World, case_: Case, side: Side, strength: number, stake: number, target: HexId, ring: readonly number[]): number {
  const { defence, defenders, exits } = case_;
  const trapped = exits.every((exit) => ring.some((hex) => hex === exit || world.grid.distance(hex, exit) === 1));
  const river = ring.every((hex) => acrossRiver(world, hex, target)) ? world.data.tables.additions.river : 0;
  const addition = Math.max(case_.addition, river);
  const stakes = { attackers: stake, defenders, prize: case_.prize, trapped };
  if (side !== ALLIED) return expectedValue(world, strength, defence + case_.answer, addition, stakes);
  const alone = expectedValue(world, strength, defence, addition, stakes);
  if (case_.support === 0) return alone;
  return Math.max(alone, expectedValue(world, strength + case_.support, defence, addition, stakes) - case_.price);
}
