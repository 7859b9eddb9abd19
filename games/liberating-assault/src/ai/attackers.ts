import type { UnitId } from '@bocage/kernel';
import { SWAMP, stepTo } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { boxesLeft, strengthOf } from '../rules/losses.js';
import { mayStep } from '../rules/movement.js';
import { whyNoAttack } from '../rules/orders.js';
import { fightersOf, type Picture } from './picture.js';

/** Where an attacker can get within its three hexes, with the way. */
export type Reach = ReadonlyMap<number, readonly number[]>;

function reachOf({ mind, field }: Picture, unit: UnitId): Reach {
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
export function readyOnes(picture: Picture): Map<number, Reach> {
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
export function arcs({ mind }: Picture, target: number): number[][] {
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

export interface Choice {
  readonly unit: number;
  readonly hex: number;
  readonly way: readonly number[];
}

/** Who can attack from an arc, each from the nearest hex of it that still has room; those who stand there first. */
export function gather(picture: Picture, ready: ReadonlyMap<number, Reach>, arc: readonly number[], target: number): Choice[] {
  const { mind, field } = picture;
  const { world } = mind;
  const limit = world.data.tables.limits.stacking;
  const count = occupancyOf(world, field).count;
  const room = new Map(arc.map((hex) => [hex, limit - (count[hex] as number)]));
  const isDry = (unit: UnitId): boolean => !world.roster.armoured[unit] || world.ground.terrain[target] !== SWAMP;
  const able = [...ready.keys()].filter((unit) => isDry(unit) && arc.some((hex) => ready.get(unit)?.has(hex)));
  const cost = (unit: UnitId): number => Math.min(...arc.map((hex) => ready.get(unit)?.get(hex)?.length ?? 9));
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
export const touch = (arc: readonly number[], chosen: readonly Choice[]): boolean => {
  const used = arc.map((hex) => chosen.some((choice) => choice.hex === hex));
  return !(used[0] && used[2] && !used[1]);
};
