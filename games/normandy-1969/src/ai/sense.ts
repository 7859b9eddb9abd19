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
  readonly sense: Sense;
}

/** One sense per side, remade when the position has changed. */
export function createSenses(world: World, fields: Fields): (view: NormandyView, side: Side) => Sense {
  const kept: (Kept | undefined)[] = [undefined, undefined];
  return (view, side) => {
    const occupancy = occupancyOf(world, view.open);
    const last = kept[side];
    if (last && last.open === view.open && last.version === occupancy.version && last.seats === view.seats) return last.sense;
    const sense = makeSense(world, fields, view, side);
    kept[side] = { open: view.open, occupancy, version: occupancy.version, seats: view.seats, sense };
    return sense;
  };
}

function makeSense(world: World, fields: Fields, view: NormandyView, side: Side): Sense {
  const { open } = view;
  const { size } = world.grid;
  const stack = new Int16Array(size);
  const shadow = { threat: new Int16Array(size), behind: new Int16Array(size), contact: new Uint8Array(size) };
  const { first } = occupancyOf(world, open);
  const present: Present[] = [];
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0) continue;
    const allowance = printedAllowance(world, view, unit);
    const strength = strengthSeen(world, view, unit);
    const isEnemy = sideOf(world, unit) !== side;
    present.push({ hex, strength, isEnemy, kind: classOf(world.data, allowance), thirds: allowance * 3 });
    stack[hex] = (stack[hex] as number) + strength;
    if (!isEnemy) continue;
    castShadow(world, fields, view, unit, strength, shadow);
    if (first[hex] === unit) touch(world, hex, shadow.contact);
  }
  const targets = new Map<number, TargetSense>();
  return {
    side,
    stack,
    ...shadow,
    towns: fields.places.map((place) => besiege(present, place)),
    beaches: fields.beaches.map((place) => besiege(present, place)),
    target(hex) {
      let found = targets.get(hex);
      if (!found) {
        found = senseTarget(world, open, side, hex, stack[hex] as number);
        targets.set(hex, found);
      }
      return found;
    },
  };
}

/** A unit on the map, as far as being somewhere in time goes. */
interface Present {
  readonly hex: HexId;
  readonly strength: number;
  readonly isEnemy: boolean;
  readonly kind: 0 | 1;
  /** What it can pay in one move. */
  readonly thirds: number;
}

/** §R.4 §E.6 §E.10 Where an enemy could attack from where it is, and where it could be next. */
function castShadow(
  world: World,
  fields: Fields,
  view: NormandyView,
  unit: UnitId,
  strength: number,
  { threat, behind }: { readonly threat: Int16Array; readonly behind: Int16Array },
): void {
  const { open } = view;
  const hidden = isFaceDown(world, open, unit);
  if (strength === 0 || (!hidden && isDefensiveOnly(world, open, unit))) return;
  const hex = hexOf(open, unit);
  const armour = isArmour(world, view, unit);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = world.zocTargets[i] as number;
    if (next >= 0 && !(armour && world.ground.terrain[next] === BOCAGE)) threat[next] = (threat[next] as number) + strength;
  }
  if (!hidden && printedAllowance(world, view, unit) === 0) return;
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
