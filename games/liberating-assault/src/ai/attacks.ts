import { SWAMP, stepTo } from '../ground.js';
import { boxesLeft, strengthOf } from '../rules/losses.js';
import { mayStep } from '../rules/movement.js';
import { whyNoAttack } from '../rules/orders.js';
import { isHeldBy, standingOf, unitsAt } from '../standing.js';
import { enemyOf } from '../types.js';
import { type Clash, type Estimate, estimate, type Gun, gunsOf } from './clash.js';
import { fightersOf, type Picture } from './picture.js';

/** An attack on one hex: who goes, along which hexes. */
export interface Strike {
  readonly target: number;
  readonly units: readonly number[];
  /** By unit: the way to the hex it attacks from, not counting the one it stands in. */
  readonly ways: readonly (readonly number[])[];
  readonly estimate: Estimate;
}

/** Where an attacker can get within its three hexes, with the way. */
type Reach = ReadonlyMap<number, readonly number[]>;

function reachOf({ mind, field }: Picture, unit: number): Reach {
  const { world } = mind;
  const isArmoured = world.roster.armoured[unit] === true;
  const start = field.hex[unit] as number;
  const reached = world.reach.run(start, world.data.tables.movement.attack, (from, _direction, to) =>
    mayStep(world, field, unit, from, to) && !(isArmoured && world.ground.terrain[to] === SWAMP) ? 1 : -1,
  );
  const reach = new Map<number, readonly number[]>();
  for (let i = 0; i < reached.count; i++) reach.set(reached.hexes[i] as number, []);
  for (const hex of reach.keys()) reach.set(hex, reached.path(hex).slice(1));
  return reach;
}

/** Two up and one back: of three or more the weakest that is with the guns or the headquarters stays with them. */
function escortOf(picture: Picture, formation: number): number {
  const { mind, field, members } = picture;
  const { roster } = mind.world;
  const troops = fightersOf(picture, formation).filter((unit) => (field.hex[unit] as number) >= 0);
  const train = (members.get(formation) ?? []).filter((unit) => !roster.fights[unit]).map((unit) => field.hex[unit] as number);
  const near = troops.filter((unit) => train.includes(field.hex[unit] as number));
  if (troops.length < 3 || near.length === 0) return -1;
  return near.reduce((weakest, unit) => (strengthOf(mind.world, field, unit) < strengthOf(mind.world, field, weakest) ? unit : weakest));
}

/** Own counters that may attack, and where they get. */
function readyOnes(picture: Picture): Map<number, Reach> {
  const { mind, open, field, formations } = picture;
  const ready = new Map<number, Reach>();
  for (const formation of formations) {
    const escort = escortOf(picture, formation);
    for (const unit of fightersOf(picture, formation)) {
      if ((field.hex[unit] as number) < 0 || whyNoAttack(mind.world, open, field, unit)) continue;
      if (boxesLeft(mind.world, field, unit) <= 2) continue;
      // An escort attacks only from where it stands.
      ready.set(unit, unit === escort ? new Map([[field.hex[unit] as number, []]]) : reachOf(picture, unit));
    }
  }
  return ready;
}

/** §4.10 Neighbouring hexes around a target from which attacks join: up to three beside one another. */
function arcs({ mind }: Picture, target: number): number[][] {
  const { grid, ground } = mind.world;
  const ring = [0, 1, 2, 3, 4, 5].map((direction) => {
    const hex = grid.neighbour(target, direction);
    return hex >= 0 && stepTo(ground, hex, grid.directionTo(hex, target)) === target ? hex : -1;
  });
  const found: number[][] = [];
  for (let start = 0; start < 6; start++)
    for (let length = 1; length <= 3; length++) {
      const arc = Array.from({ length }, (_, i) => ring[(start + i) % 6] as number);
      if (arc.every((hex) => hex >= 0)) found.push(arc);
    }
  return found;
}

interface Choice {
  readonly unit: number;
  readonly hex: number;
  readonly way: readonly number[];
}

/** Who can attack from an arc, each from the nearest hex of it that still has room; those who stand there first. */
function gather(picture: Picture, ready: ReadonlyMap<number, Reach>, arc: readonly number[], target: number): Choice[] {
  const { mind, field } = picture;
  const { world } = mind;
  const limit = world.data.tables.limits.stacking;
  const count = standingOf(world, field).count;
  const room = new Map(arc.map((hex) => [hex, limit - (count[hex] as number)]));
  const isDry = (unit: number): boolean => !world.roster.armoured[unit] || world.ground.terrain[target] !== SWAMP;
  const able = [...ready.keys()].filter((unit) => isDry(unit) && arc.some((hex) => ready.get(unit)?.has(hex)));
  const cost = (unit: number): number => Math.min(...arc.map((hex) => ready.get(unit)?.get(hex)?.length ?? 9));
  able.sort((a, b) => cost(a) - cost(b) || strengthOf(world, field, b) - strengthOf(world, field, a) || a - b);
  return able.flatMap((unit) => {
    const ways = arc.flatMap((hex) => {
      const way = ready.get(unit)?.get(hex);
      return way && (way.length === 0 || (room.get(hex) as number) > 0) ? [{ unit, hex, way }] : [];
    });
    const best = ways.reduce<Choice | undefined>((a, b) => (a && a.way.length <= b.way.length ? a : b), undefined);
    if (best && best.way.length > 0) room.set(best.hex, (room.get(best.hex) as number) - 1);
    return best ? [best] : [];
  });
}

/** §4.10 Two ends of an arc without the middle are two attacks. */
const touch = (arc: readonly number[], chosen: readonly Choice[]): boolean => {
  const used = arc.map((hex) => chosen.some((choice) => choice.hex === hex));
  return !(used[0] && used[2] && !used[1]);
};

/** What is to be feared afterwards from enemies nearby, beyond those who are attacked. */
function exposure(picture: Picture, { attackers, target }: Clash): number {
  const { mind, field, weight, side } = picture;
  const strength = (units: readonly number[]): number => units.reduce((sum, unit) => sum + strengthOf(mind.world, field, unit), 0);
  const others = (weight[enemyOf(side)][target] as number) - strength(unitsAt(mind.world, field, target));
  const helped = 1.5 * strength(attackers) + 0.4 * (weight[side][target] as number);
  return Math.min(6, 0.05 * Math.max(0, others - helped));
}

/** What a side is after when it attacks: by hex, what driving the enemy out of it is worth. */
export type GroundWorth = (target: number) => number;

/** The best attack on a hex with those who are ready; undefined where none promises anything. */
function bestStrike(
  picture: Picture,
  guns: readonly Gun[],
  ready: ReadonlyMap<number, Reach>,
  target: number,
  ground: number,
  spent: ReadonlySet<number>,
): Strike | undefined {
  let best: Strike | undefined;
  for (const arc of arcs(picture, target)) {
    const choices = gather(picture, ready, arc, target);
    for (let size = 1; size <= choices.length; size++) {
      const chosen = choices.slice(0, size);
      if (!touch(arc, chosen)) continue;
      const clash: Clash = { attackers: chosen.map(({ unit }) => unit), from: chosen.map(({ hex }) => hex), target };
      const found = estimate(picture, guns, clash, ground, spent);
      const walked = chosen.filter(({ way }) => way.length > 0).length;
      const value = found.value - 0.05 * size - 0.2 * walked - exposure(picture, clash);
      if (!best || value > best.estimate.value)
        best = { target, units: clash.attackers, ways: chosen.map(({ way }) => way), estimate: { ...found, value } };
    }
  }
  return best;
}

/** All attacks worth making, the best first; nobody and no gun is counted twice. */
export function strikesOf(
  picture: Picture,
  ground: GroundWorth,
  least: number,
  mayGo: (unit: number) => boolean,
  fired: readonly number[] = [],
): Strike[] {
  const { mind, field, side, enemyHexes } = picture;
  const ready = readyOnes(picture);
  for (const [unit, reach] of ready) {
    // Whoever has to stay attacks only from where he stands.
    if (!mayGo(unit)) ready.set(unit, new Map([[field.hex[unit] as number, reach.get(field.hex[unit] as number) ?? []]]));
  }
  const guns = gunsOf(picture);
  const spent = new Set<number>(fired);
  const targets = new Set(
    enemyHexes.filter((hex) => isHeldBy(mind.world, field, enemyOf(side), hex) && unitsAt(mind.world, field, hex).length > 0),
  );
  const strikes: Strike[] = [];
  const offers = new Map<number, Strike | undefined>();
  while (targets.size > 0) {
    for (const target of targets)
      if (!offers.has(target)) offers.set(target, bestStrike(picture, guns, ready, target, ground(target), spent));
    let best: Strike | undefined;
    for (const target of targets) {
      const offer = offers.get(target);
      if (offer && (!best || offer.estimate.value > best.estimate.value)) best = offer;
    }
    if (!best || best.estimate.value < least) break;
    strikes.push(best);
    targets.delete(best.target);
    for (const unit of best.units) ready.delete(unit);
    for (const gun of best.estimate.guns) spent.add(gun);
    for (const [target, offer] of offers)
      if (offer && (offer.units.some((unit) => best.units.includes(unit)) || offer.estimate.guns.some((gun) => spent.has(gun))))
        offers.delete(target);
  }
  return strikes;
}
