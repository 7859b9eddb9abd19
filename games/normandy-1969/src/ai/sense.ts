import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BOCAGE } from '../ground.js';
import { isFaceDown, type Occupancy, occupancyOf, sideOf } from '../occupancy.js';
import { attackersOf, defenceStrength } from '../rules/combat.js';
import { largestAddition, possibleAdditions } from '../rules/die-addition.js';
import { classOf } from '../rules/terrain-costs.js';
import { combatStrength, isArmour, isDefensiveOnly, printedAllowance } from '../rules/units.js';
import { hexOf, type NormandyView, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Fields, Objective } from './fields.js';
import { strengthSeen } from './sight.js';

/** What attacking one hex would meet, and who stands ready to. */
export interface TargetSense {
  readonly defence: number;
  readonly addition: number;
  readonly units: readonly UnitId[];
  readonly attack: number;
}

/** Who is close to an objective. */
export interface Siege {
  /** Strength of this side within a day's march on foot, and that of the enemy. */
  readonly own: number;
  readonly foe: number;
  /** Enemy strength that can be there with one move. */
  readonly coming: number;
}

/** How a position looks to one side, gathered once and kept until something moves. */
export interface Sense {
  readonly side: Side;
  /** Strength of each hex's stack, whoever holds it. */
  readonly stack: Int16Array;
  /** Enemy strength that could attack each hex from next to it: over no flooded or all-sea hexside. */
  readonly threat: Int16Array;
  /** Enemy strength two or three hexes away. */
  readonly behind: Int16Array;
  /** Enemy-held hexes that can fight each hex from next to it. */
  readonly contact: Uint8Array;
  /** Around each town and each beach, in the order of the fields. */
  readonly towns: readonly Siege[];
  readonly beaches: readonly Siege[];
  target(hex: HexId): TargetSense;
}

/** A day's march on foot along a road, in thirds of a movement point. */
export const CLOSE = 12;

interface Kept {
  readonly open: Open;
  readonly occupancy: Occupancy;
  readonly version: number;
  readonly seats: readonly string[];
  readonly gathered: Gathered;
}

/** One sense per side, brought up to date when the position has changed. */
export function createSenses(world: World, fields: Fields): (view: NormandyView, side: Side) => Sense {
  const kept: (Kept | undefined)[] = [undefined, undefined];
  return (view, side) => {
    const occupancy = occupancyOf(world, view.open);
    const last = kept[side];
    if (last && last.open === view.open && last.version === occupancy.version && last.seats === view.seats) return last.gathered.sense;
    const gathered = gather(world, fields, view, side, last?.gathered);
    kept[side] = { open: view.open, occupancy, version: occupancy.version, seats: view.seats, gathered };
    return gathered.sense;
  };
}

/** A unit on the map, as far as these eyes see it. */
interface Present {
  readonly hex: HexId;
  readonly strength: number;
  readonly isEnemy: boolean;
  readonly kind: 0 | 1;
  /** What it can pay in one move. */
  readonly thirds: number;
  /** §R.12 */
  readonly hidden: boolean;
  readonly armour: boolean;
  /** §R.5 Whether it never attacks, as far as is known. */
  readonly defends: boolean;
}

/** A sense and what it was made of, unit by unit. */
interface Gathered {
  readonly present: readonly (Present | undefined)[];
  readonly sense: Sense;
}

/** Where only this side's own units have changed, what the enemy casts is that of before. */
function gather(world: World, fields: Fields, view: NormandyView, side: Side, last: Gathered | undefined): Gathered {
  const { open } = view;
  const present = last ? [...last.present] : new Array<Present | undefined>(open.hex.length).fill(undefined);
  const changed: number[] = [];
  for (let unit = 0; unit < open.hex.length; unit++) {
    if (isAsItWas(world, view, unit, present[unit])) continue;
    present[unit] = presenceOf(world, view, unit, side);
    changed.push(unit);
  }
  const isShift = last !== undefined && changed.every((unit) => sideOf(world, unit) === side);
  const sense = isShift ? shifted(world, fields, open, last, present, changed) : makeSense(world, fields, view, side, present);
  return { present, sense };
}

function isAsItWas(world: World, view: NormandyView, unit: UnitId, was: Present | undefined): boolean {
  const hex = hexOf(view.open, unit);
  if (hex < 0 || !was) return hex < 0 && !was;
  return (
    was.hex === hex &&
    was.strength === strengthSeen(world, view, unit) &&
    was.thirds === printedAllowance(world, view, unit) * 3 &&
    was.hidden === isFaceDown(world, view.open, unit) &&
    was.armour === isArmour(world, view, unit) &&
    was.defends === isDefensiveOnly(world, view.open, unit)
  );
}

function presenceOf(world: World, view: NormandyView, unit: UnitId, side: Side): Present | undefined {
  const hex = hexOf(view.open, unit);
  if (hex < 0) return undefined;
  const allowance = printedAllowance(world, view, unit);
  return {
    hex,
    strength: strengthSeen(world, view, unit),
    isEnemy: sideOf(world, unit) !== side,
    kind: classOf(world.data, allowance),
    thirds: allowance * 3,
    hidden: isFaceDown(world, view.open, unit),
    armour: isArmour(world, view, unit),
    defends: isDefensiveOnly(world, view.open, unit),
  };
}

function makeSense(world: World, fields: Fields, view: NormandyView, side: Side, found: Gathered['present']): Sense {
  const { open } = view;
  const { size } = world.grid;
  const stack = new Int16Array(size);
  const shadow = { threat: new Int16Array(size), behind: new Int16Array(size), contact: new Uint8Array(size) };
  const { first } = occupancyOf(world, open);
  const present: Present[] = [];
  found.forEach((one, unit) => {
    if (!one) return;
    present.push(one);
    stack[one.hex] = (stack[one.hex] as number) + one.strength;
    if (!one.isEnemy) return;
    castShadow(world, fields, one, shadow);
    if (first[one.hex] === unit) touch(world, one.hex, shadow.contact);
  });
  return {
    side,
    stack,
    ...shadow,
    towns: fields.places.map((place) => besiege(present, place)),
    beaches: fields.beaches.map((place) => besiege(present, place)),
    target: targeting(world, open, side, stack),
  };
}

/** The sense of before, units of this side having moved. */
function shifted(
  world: World,
  fields: Fields,
  open: Open,
  last: Gathered,
  present: Gathered['present'],
  changed: readonly UnitId[],
): Sense {
  const stack = last.sense.stack.slice();
  const moved: (readonly [Present, 1 | -1])[] = [];
  for (const unit of changed) {
    const before = last.present[unit];
    const after = present[unit];
    if (before) moved.push([before, -1]);
    if (after) moved.push([after, 1]);
  }
  for (const [{ hex, strength }, sign] of moved) stack[hex] = (stack[hex] as number) + sign * strength;
  const siege = (was: Siege, { far }: Objective): Siege => {
    let { own } = was;
    for (const [{ hex, strength, kind }, sign] of moved) if ((far[kind][hex] as number) <= CLOSE) own += sign * strength;
    return own === was.own ? was : { ...was, own };
  };
  return {
    ...last.sense,
    stack,
    towns: last.sense.towns.map((was, i) => siege(was, fields.places[i] as Objective)),
    beaches: last.sense.beaches.map((was, i) => siege(was, fields.beaches[i] as Objective)),
    target: targeting(world, open, last.sense.side, stack),
  };
}

function targeting(world: World, open: Open, side: Side, stack: Int16Array): Sense['target'] {
  const targets = new Map<number, TargetSense>();
  return (hex) => {
    let found = targets.get(hex);
    if (!found) {
      found = senseTarget(world, open, side, hex, stack[hex] as number);
      targets.set(hex, found);
    }
    return found;
  };
}

/** §R.4 §E.6 §E.10 Where an enemy could attack from where it is, and where it could be next. */
function castShadow(
  world: World,
  fields: Fields,
  { hex, strength, thirds, hidden, armour, defends }: Present,
  { threat, behind }: { readonly threat: Int16Array; readonly behind: Int16Array },
): void {
  if (strength === 0 || (!hidden && defends)) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = world.zocTargets[i] as number;
    if (next >= 0 && !(armour && world.ground.terrain[next] === BOCAGE)) threat[next] = (threat[next] as number) + strength;
  }
  if (!hidden && thirds === 0) return;
  for (const near of fields.around[hex] as readonly number[]) behind[near] = (behind[near] as number) + strength;
}

function touch(world: World, hex: HexId, contact: Uint8Array): void {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = world.zocTargets[i] as number;
    if (next >= 0) contact[next] = (contact[next] as number) + 1;
  }
}

/** Who is near an objective, by the movement points it costs to get there. */
function besiege(present: readonly Present[], { far }: Objective): Siege {
  let own = 0;
  let foe = 0;
  let coming = 0;
  for (const { hex, strength, isEnemy, kind, thirds } of present) {
    const way = far[kind][hex] as number;
    if (isEnemy && thirds > 0 && way <= thirds) coming += strength;
    if (way > CLOSE) continue;
    if (isEnemy) foe += strength;
    else own += strength;
  }
  return { own, foe, coming };
}

function senseTarget(world: World, open: Open, side: Side, hex: HexId, seen: number): TargetSense {
  const units = attackersOf(world, open, side, [hex]);
  return {
    defence: Math.max(defenceStrength(world, open, [hex]), seen),
    addition: largestAddition(possibleAdditions(world, open, [], [hex]))?.value ?? 0,
    units,
    attack: units.reduce((sum, unit) => sum + combatStrength(world, open, unit), 0),
  };
}
