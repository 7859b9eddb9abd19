import type { HexId } from '@bocage/hex';
import { createRng, type Rng } from '@bocage/kernel';
import type { BattleOrder } from '../battle-orders.js';
import { BOCAGE, CITY } from '../ground.js';
import { randomMatching, randomOrder } from '../matching.js';
import { orderOf } from '../rules/deployment.js';
import type { Known } from '../types.js';
import type { World } from '../world.js';

/** How far a counter may lie from where the ready-made set-up has it. */
const WANDERS = 2;
/** Ways of dealing an order's units to the pattern that are compared. */
const DEALS = 12;
/** Strength beyond which a garrison is no better. */
const ENOUGH = 12;
/** What counts as close behind a beach. */
const CLOSE = 3;

/**
 * §R.11 §R.12 Where the counters of a set-up lie, drawn from a seed and without looking at the order: every order's
 * counters fit every pattern, so that what lies on the map says nothing of what lies in it. Each counter of the ready-made
 * set-up wanders to ground as good, inside every zone its hex belongs to.
 */
function patternOf(world: World, seed: number | string): number[] {
  const rng = createRng(`${seed}:set-up`);
  const slots = world.data.orders.slots.map((label) => world.grid.parse(label) as number);
  coverTowns(world, slots);
  const crowd = new Uint8Array(world.grid.size);
  for (const hex of slots) crowd[hex] = (crowd[hex] as number) + 1;
  for (const slot of randomOrder(slots.length, rng)) {
    const from = slots[slot] as number;
    const choice = alternatives(world, from).filter((hex) => hex === from || (crowd[hex] as number) < world.data.tables.limits.stacking);
    const to = choice[rng.below(choice.length)] as number;
    slots[slot] = to;
    crowd[from] = (crowd[from] as number) - 1;
    crowd[to] = (crowd[to] as number) + 1;
  }
  return slots;
}

/** §R.14 A counter in every hex of a town that scores, from as near as leaves every order possible: nobody drops into an empty one. */
function coverTowns(world: World, slots: number[]): void {
  const towns = world.controlHexes.filter((hex) => (world.ground.beach[hex] as number) < 0);
  for (const town of towns) {
    if (slots.includes(town)) continue;
    const nearest = slots.map((_, slot) => slot).sort((a, b) => farOf(world, slots, town, a) - farOf(world, slots, town, b) || a - b);
    for (const slot of nearest) {
      const from = slots[slot] as number;
      if (towns.includes(from) && slots.filter((hex) => hex === from).length === 1) continue;
      slots[slot] = town;
      if (fitsEveryOrder(world, slots)) break;
      slots[slot] = from;
    }
  }
}

const farOf = ({ grid }: World, slots: readonly number[], town: number, slot: number): number => grid.distance(town, slots[slot] as number);

const fitsEveryOrder = (world: World, slots: readonly number[]): boolean =>
  world.orders.orders.every((order) => dealTo(world, order, slots, createRng('fits')) !== undefined);

/** Hexes near this one that are in all of its zones and no worse to defend; itself among them. A place that scores is never left. */
function alternatives(world: World, from: HexId): number[] {
  if ((world.controlIndex[from] as number) >= 0) return [from];
  const zones = zonesAround(world, from);
  const ground = strongness(world, from);
  return world.grid
    .within(from, WANDERS)
    .filter((hex) => hex === from || (strongness(world, hex) >= ground && zones.every((inZone) => inZone[hex] === 1)))
    .sort((a, b) => a - b);
}

function zonesAround({ orders }: World, hex: HexId): Uint8Array[] {
  const zones = new Set([orders.inDecoyZone, ...orders.orders.flatMap(({ setup }) => setup.map(({ inZone }) => inZone))]);
  return [...zones].filter((inZone) => inZone[hex] === 1);
}

/** §E.3 */
function strongness({ ground: { terrain, fortification } }: World, hex: HexId): number {
  return fortification[hex] === 1 ? 3 : terrain[hex] === BOCAGE ? 2 : terrain[hex] === CITY ? 1 : 0;
}

/** §R.13 Where each counter of this order goes: the best of a few random deals to the pattern. */
export function deploymentOf(world: World, known: Known, seed: number | string): ReadonlyMap<number, number> {
  const order = orderOf(world, known);
  const pattern = patternOf(world, seed);
  const rng = createRng(`${seed}:deal`);
  let best: number[] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < DEALS; i++) {
    const deal = dealTo(world, order, pattern, rng);
    const value = deal ? worthOf(world, order, deal) : Number.NEGATIVE_INFINITY;
    if (!deal || value <= most) continue;
    best = deal;
    most = value;
  }
  const counters = [...order.setup.map(({ piece }) => piece), ...Array.from({ length: order.dummies }, (_, i) => world.roster.pieces + i)];
  return new Map(counters.flatMap((counter, i) => (best ? [[counter, best[i] as number]] : [])));
}

function dealTo(world: World, { setup, dummies }: BattleOrder, pattern: readonly number[], rng: Rng): number[] | undefined {
  const zones = [...setup.map(({ inZone }) => inZone), ...Array.from({ length: dummies }, () => world.orders.inDecoyZone)];
  const fits = (item: number, place: number): boolean => (zones[item] as Uint8Array)[pattern[place] as number] === 1;
  return randomMatching(zones.length, pattern.length, fits, rng)?.map((place) => pattern[place] as number);
}

/** Strength where it is needed: in the towns that score, each by its points, and close behind the beaches. */
function worthOf(world: World, { setup }: BattleOrder, deal: readonly number[]): number {
  const { places } = world.data.scenarios.victory;
  const strengthAt = (hex: HexId): number =>
    setup.reduce((sum, { piece }, i) => (deal[i] === hex ? sum + (world.roster.pieceStrength[piece] as number) : sum), 0);
  const towns = places.reduce((sum, { hexes, points }) => {
    const garrisons = hexes.map((label) => Math.min(ENOUGH, strengthAt(world.grid.parse(label) as number)));
    return sum + (points * garrisons.reduce((a, b) => a + b, 0)) / hexes.length;
  }, 0);
  const coast = setup.reduce((sum, { piece }, i) => {
    const nearest = Math.min(...world.ground.beaches.map((hex) => world.grid.distance(hex, deal[i] as number)));
    return sum + (world.roster.pieceStrength[piece] as number) * Math.max(0, CLOSE - nearest);
  }, 0);
  return towns + coast;
}
