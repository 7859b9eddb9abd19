import { bySide, columnsOf, type NamedColumns, staleColumns } from '@bocage/wargame';
import { CARDS } from './data/shapes.js';
import { isLand } from './ground.js';
import { type Occupancy, occupancyOf, sideOf } from './occupancy.js';
import { ammoLimit } from './rules/artillery.js';
import { type Field, type LiberatingAssaultState, type Sealed, UNSEEN } from './types.js';
import type { World } from './world.js';

/** Invariants that hold in every reachable state; each broken one is a sentence. */
export function check(world: World, { open, sealed }: LiberatingAssaultState): string[] {
  const broken = open.stack[0]?.step === 'game' ? [] : ['the bottom of the stack is not the sequence of play'];
  return [
    ...broken,
    ...checkPlaces(world, sealed),
    ...checkCounters(world, sealed),
    ...checkHands(sealed),
    ...staleColumns(columnsIn(occupancyOf(world, sealed)), columnsIn(world.occupancies.build(sealed.hex))),
  ];
}

/** §1.2 §4.20 On land, six to a hex, never both sides in one. */
function checkPlaces(world: World, { hex }: Field): string[] {
  const there = new Map<number, number[]>();
  hex.forEach((at, unit) => {
    if (at >= 0) there.set(at, [...(there.get(at) ?? []), unit]);
  });
  const broken = hex.flatMap((at, unit) => (at <= UNSEEN ? [`unit ${unit} is nowhere`] : []));
  for (const [at, units] of there) {
    const label = world.grid.label(at);
    if (!isLand(world.ground, at)) broken.push(`${label} is no land and has counters`);
    if (units.length > world.data.tables.limits.stacking) broken.push(`${label} has ${units.length} counters`);
    if (new Set(units.map((unit) => sideOf(world, unit))).size > 1) broken.push(`${label} has counters of both sides`);
  }
  return broken;
}

/** §3.1 §4.3 Boxes within their track, cards within their limits. */
function checkCounters(world: World, field: Field): string[] {
  return field.hex.flatMap((_, unit) => {
    const boxes = (world.roster.boxes[unit] as readonly number[]).length;
    const lost = field.lost[unit] as number;
    const broken = lost < 0 || lost > boxes ? [`unit ${unit} has lost ${lost} of ${boxes} boxes`] : [];
    const ammo = field.ammo[unit] as number;
    if (ammo < 0 || ammo > ammoLimit(world, unit)) broken.push(`unit ${unit} has ${ammo} ammo`);
    if ((field.fuel[unit] as number) < 0 || (field.fuel[unit] as number) > 1) broken.push(`unit ${unit} has ${field.fuel[unit]} fuel`);
    return broken;
  });
}

/** §4.2 */
function checkHands({ hand }: Sealed): string[] {
  return hand.flatMap((count, i) =>
    count < 0 ? [`holder ${Math.floor(i / CARDS.length)} has ${count} of ${CARDS[i % CARDS.length]}`] : [],
  );
}

const columnsIn = (occupancy: Occupancy): NamedColumns => columnsOf(occupancy, bySide('nearness', occupancy.near));
