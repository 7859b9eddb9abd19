import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { SWAMP } from '../ground.js';
import { isHeldBy, unitsAt } from '../occupancy.js';
import { coastOf, movesAshore } from '../rules/landing.js';
import { strengthOf } from '../rules/losses.js';
import { mustExploit, whyNoAttack } from '../rules/orders.js';
import { DONE, numbered, readNumbered } from '../steps/steps.js';
import { AT_SEA, ATTACK, EXPLOIT, GERMAN, type LiberatingAssaultView, MOVE } from '../types.js';
import type { World } from '../world.js';
import { estimate } from './clash.js';
import type { Order } from './goings.js';
import { gunsOf } from './guns.js';
import type { Mind } from './mind.js';
import { fightersOf, type Picture } from './picture.js';

/** Germans that are in a hex or can come to its help. */
function guarded(world: World, { known }: LiberatingAssaultView, hex: HexId): number {
  return world.grid.within(hex, 1).reduce((sum, at) => {
    if (!isHeldBy(world, known, GERMAN, at)) return sum;
    const there = unitsAt(world, known, at).reduce((all, unit) => all + strengthOf(world, known, unit), 0);
    return sum + (at === hex ? there : 0.3 * there);
  }, 0);
}

/** §8.4 The hexes of a coast, those first where least is to be expected and most is to be gained. */
function beachesByWorth(mind: Mind, view: LiberatingAssaultView, coast: readonly number[]): number[] {
  const { world, ways } = mind;
  const near = (hex: HexId): number =>
    world.data.scenarios.places.list.reduce((sum, { points }, place) => sum + points / (3 + (ways[place]?.[hex] ?? 99)), 0);
  const worth = (hex: HexId): number => 3 * near(hex) - 0.25 * guarded(world, view, hex) - (world.ground.terrain[hex] === SWAMP ? 2 : 0);
  return [...coast].sort((a, b) => worth(b) - worth(a) || a - b);
}

const lands = (world: World, formation: number): boolean => ['assault', 'follow-up'].includes(world.formations.entry[formation] as string);

/** §8.4 §8.5 Every division of a corps has a beach of its own, in the order of the divisions: nobody needs to be told. */
export function chooseBeach(mind: Mind, view: LiberatingAssaultView, legal: readonly Action[]): Action {
  const { world } = mind;
  const { open, known } = view;
  for (const action of legal) {
    const { name, numbers } = readNumbered(action);
    const formation = numbers[0] as number;
    if (name !== 'beach' || (known.targets[formation] ?? []).length > 0) continue;
    const fellows = open.command.flatMap((command, other) => (command === open.command[formation] && lands(world, other) ? [other] : []));
    const beaches = beachesByWorth(mind, view, coastOf(world, open, formation));
    return numbered('beach', formation, beaches[fellows.indexOf(formation) % beaches.length] as number);
  }
  return DONE;
}

/** §8.6 A drop near what scores and near the landing, on firm ground without Germans beside it. */
function dropWorth({ world, ways }: Mind, view: LiberatingAssaultView, coast: readonly number[], rank: number, hex: HexId): number {
  const place = world.places.indexOf(hex);
  const scores = world.data.scenarios.places.list.reduce(
    (sum, { points }, i) => sum + (i === place ? points : points / (2 + (ways[i]?.[hex] ?? 99))),
    0,
  );
  const home = Math.min(...coast.map((beach) => world.grid.distance(beach, hex)));
  const wet = world.grid.within(hex, 1).filter((at) => world.ground.terrain[at] === SWAMP || !world.ground.land.includes(at)).length;
  const inSwamp = world.ground.terrain[hex] === SWAMP ? 5 : 0;
  // The second division of a corps does not jump on top of the first.
  return 2 * scores - home - 0.4 * wet - inSwamp - 0.3 * guarded(world, view, hex) - (rank > 0 && place >= 0 ? 6 : 0);
}

export function chooseDropZone(mind: Mind, view: LiberatingAssaultView, legal: readonly Action[]): Action {
  const { world } = mind;
  const { open } = view;
  const formation = readNumbered(legal[0] as Action).numbers[0];
  if (formation === undefined) return DONE;
  const coast = coastOf(world, open, formation);
  const jumps = (other: number): boolean => world.formations.entry[other] === 'airborne';
  const fellows = open.command.flatMap((command, other) => (command === open.command[formation] && jumps(other) ? [other] : []));
  const zones = legal.filter((action) => readNumbered(action).numbers[0] === formation);
  const worth = (action: Action): number => {
    const hex = readNumbered(action).numbers[1] as number;
    return dropWorth(mind, view, coast, fellows.length - 1 - fellows.indexOf(formation), hex);
  };
  return zones.reduce((best, action) => (worth(action) > worth(best) ? action : best), zones[0] as Action);
}

/** §8.4 §8.5 Assault divisions attack from the sea, follow-up divisions come behind; beaten off, they try again when it looks better. */
export function landingOrders(picture: Picture): Map<number, Order> {
  const { mind, open, field, formations } = picture;
  const { world } = mind;
  const orders = new Map<number, Order>();
  const guns = gunsOf(picture);
  for (const formation of formations) {
    const atSea = fightersOf(picture, formation).filter((unit) => field.hex[unit] === AT_SEA);
    const afloat = atSea.filter((unit) => !whyNoAttack(world, open, field, unit));
    const beaches = field.targets[formation] ?? [];
    for (const unit of atSea) {
      // §4.19 Whoever cannot attack comes ashore where others have opened a beach.
      const [ashore] = afloat.includes(unit) ? [] : movesAshore(world, open, field, unit);
      if (ashore !== undefined) orders.set(unit, { kind: MOVE, path: [ashore] });
    }
    if (afloat.length === 0 || beaches.length === 0) continue;
    const hope = (target: number): number =>
      estimate(picture, guns, { attackers: afloat, from: afloat.map(() => AT_SEA), target }, 20, new Set()).value;
    const best = beaches.reduce((a, b) => (hope(b) > hope(a) ? b : a));
    if (open.turn > 1 && hope(best) < 0) continue;
    for (const unit of afloat) orders.set(unit, { kind: mustExploit(world, open, unit) ? EXPLOIT : ATTACK, path: [best] });
  }
  return orders;
}
