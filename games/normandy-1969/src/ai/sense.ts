import { attackersOf, defenceStrength } from '../rules/combat.js';
import { largestAddition, possibleAdditions } from '../rules/die-addition.js';
import { combatStrength, isDefensiveOnly } from '../rules/units.js';
import { controls } from '../rules/victory.js';
import { isFaceDown, type Standing, sideOf, standingOf } from '../standing.js';
import { ALLIED, enemyOf, type NormandyView, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Fields, Objective } from './fields.js';
import { strengthSeen } from './sight.js';

/** What attacking one hex would meet, and who stands ready to. */
export interface TargetSense {
  readonly defence: number;
  readonly addition: number;
  readonly units: readonly number[];
  readonly attack: number;
}

/** How a position looks to one side, gathered once and kept until something moves. */
export interface Sense {
  readonly side: Side;
  /** Strength of each hex's stack, whoever holds it. */
  readonly stack: Int16Array;
  /** Enemy strength that could attack each hex from next to it. */
  readonly threat: Int16Array;
  /** Enemy-held hexes next to each hex. */
  readonly contact: Uint8Array;
  /** What each place is worth to this side now, seen from each sector. */
  readonly wants: readonly Float64Array[];
  target(hex: number): TargetSense;
}

const SECTORS = 5;
const ENOUGH_GARRISON = 10;
const NEXT_DOOR = 1;
const ELSEWHERE = 0.4;

interface Kept {
  readonly open: Open;
  readonly standing: Standing;
  readonly version: number;
  readonly seats: readonly string[];
  readonly sense: Sense;
}

/** One sense per side, remade when the position has changed. */
export function createSenses(world: World, fields: Fields): (view: NormandyView, side: Side) => Sense {
  const kept: (Kept | undefined)[] = [undefined, undefined];
  return (view, side) => {
    const standing = standingOf(world, view.open);
    const last = kept[side];
    if (last && last.open === view.open && last.version === standing.version && last.seats === view.seats) return last.sense;
    const sense = makeSense(world, fields, view, side);
    kept[side] = { open: view.open, standing, version: standing.version, seats: view.seats, sense };
    return sense;
  };
}

function makeSense(world: World, fields: Fields, view: NormandyView, side: Side): Sense {
  const { size } = world.grid;
  const stack = new Int16Array(size);
  const threat = new Int16Array(size);
  const contact = new Uint8Array(size);
  const enemy = enemyOf(side);
  const { open } = view;
  const { first } = standingOf(world, open);
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = open.hex[unit] as number;
    if (hex < 0) continue;
    const strength = strengthSeen(world, view, unit);
    stack[hex] = (stack[hex] as number) + strength;
    if (sideOf(world, unit) !== enemy) continue;
    const fights = isFaceDown(world, open, unit) || !isDefensiveOnly(world, open, unit);
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const next = world.grid.neighbours[i] as number;
      if (next < 0) continue;
      if (fights) threat[next] = (threat[next] as number) + strength;
      if (first[hex] === unit) contact[next] = (contact[next] as number) + 1;
    }
  }
  const targets = new Map<number, TargetSense>();
  return {
    side,
    stack,
    threat,
    contact,
    wants: fields.places.map((place) => wantOf(world, fields, view, side, place, stack)),
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

function senseTarget(world: World, open: Open, side: Side, hex: number, seen: number): TargetSense {
  const units = attackersOf(world, open, side, [hex]);
  return {
    defence: Math.max(defenceStrength(world, open, [hex]), seen),
    addition: largestAddition(possibleAdditions(world, open, [], [hex]))?.value ?? 0,
    units,
    attack: units.reduce((sum, unit) => sum + combatStrength(world, open, unit), 0),
  };
}

/** Allies want what they do not hold; Germans want to stand where they are few, and to take back what is lost. */
function wantOf(world: World, fields: Fields, view: NormandyView, side: Side, place: Objective, stack: Int16Array): Float64Array {
  const held = place.hexes.every((hex) => controls(world, view.open, hex) === side);
  const garrison = place.hexes.reduce((sum, hex) => sum + (stack[hex] as number), 0);
  const share = !held ? 1 : side === ALLIED ? 0 : garrison < ENOUGH_GARRISON ? 0.9 : 0.35;
  const home = fields.sector[place.hexes[0] as number] as number;
  return Float64Array.from(
    { length: SECTORS },
    (_, sector) => place.points * share * (Math.abs(home - sector) <= 1 ? NEXT_DOOR : ELSEWHERE),
  );
}
