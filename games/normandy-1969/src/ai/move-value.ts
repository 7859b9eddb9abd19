import { ALL_SEA, BOCAGE, CITY, FLOODED } from '../ground.js';
import { isTarget } from '../rules/combat.js';
import { classOf } from '../rules/terrain-costs.js';
import { combatStrength, hasMark, isArmour, printedAllowance } from '../rules/units.js';
import { controls } from '../rules/victory.js';
import { isFaceDown, sideOf } from '../standing.js';
import { ALLIED, ENTRENCHED, type NormandyView, type Side } from '../types.js';
import type { World } from '../world.js';
import { prizeOf } from './attack.js';
import { expectedValue } from './combat-value.js';
import type { Fields } from './fields.js';
import type { Sense } from './sense.js';
import { strengthSeen } from './sight.js';

/** How much each consideration counts under a tactic. */
export interface Posture {
  readonly objective: number;
  readonly attack: number;
  readonly safety: number;
  readonly stay: number;
}

export const POSTURES: Readonly<Record<string, Posture>> = {
  advance: { objective: 1, attack: 0.6, safety: 0.5, stay: 0 },
  assault: { objective: 0.5, attack: 1.5, safety: 0.2, stay: 0 },
  hold: { objective: 0.4, attack: 0.3, safety: 1.2, stay: 1.2 },
  dash: { objective: 2, attack: 0, safety: 0, stay: 0 },
  guard: { objective: 1, attack: 0.4, safety: 0.8, stay: 0.4 },
  counter: { objective: 0.5, attack: 1.6, safety: 0.3, stay: 0 },
  dig: { objective: 0.2, attack: 0, safety: 1, stay: 4 },
};

/** Thirds of a point at which an objective is worth half. */
const HALF_WAY = 12;
/** Fire support an Allied attack near the coast can hope for. */
const HOPED_SUPPORT = 12;
const SUPPORTED_WITHIN = 5;
const DUG_IN = 0.6;

/** Judges where one unit might end: everything that depends on the unit alone is looked up once. */
export function createHexValue(
  world: World,
  fields: Fields,
  sense: Sense,
  view: NormandyView,
  unit: number,
  posture: Posture,
): (hex: number) => number {
  const side = sideOf(world, unit);
  const kind = classOf(world.data, printedAllowance(world, view, unit));
  const strength = strengthSeen(world, view, unit);
  const from = view.open.hex[unit] as number;
  const attacks = posture.attack > 0 && view.open.phase !== 'allied-second';
  const stay = posture.stay + (from >= 0 && hasMark(view.open, unit, ENTRENCHED) ? DUG_IN : 0);
  return (hex) => {
    let value = posture.objective * nearness(fields, sense, kind, hex) + holdValue(world, fields, sense, view, side, hex, hex === from);
    if (sense.contact[hex] !== 0) {
      value -= posture.safety * danger(world, sense, strength, hex, hex === from);
      if (attacks) value += posture.attack * attackHope(world, fields, sense, view, unit, side, hex);
    }
    return hex === from ? value + stay : value;
  };
}

/** Nearness to what this side wants most from here. */
function nearness(fields: Fields, sense: Sense, kind: 0 | 1, hex: number): number {
  const sector = fields.sector[hex] as number;
  let best = 0;
  for (let i = 0; i < fields.places.length; i++) {
    const far = (fields.places[i] as Fields['places'][number]).far[kind][hex] as number;
    const value = (((sense.wants[i] as Float64Array)[sector] as number) * HALF_WAY) / (HALF_WAY + far);
    if (value > best) best = value;
  }
  return best;
}

/** Taking a place now, or being the only one to keep it. */
function holdValue(world: World, fields: Fields, sense: Sense, view: NormandyView, side: Side, hex: number, isHere: boolean): number {
  if ((world.controlIndex[hex] as number) < 0) return 0;
  const place = fields.places.find(({ hexes }) => hexes.includes(hex)) ?? fields.beaches.find(({ hexes }) => hexes.includes(hex));
  if (!place) return 0;
  if (controls(world, view.open, hex) !== side) return (place.points * 1.5) / place.hexes.length;
  const isGuarded = !isHere && (sense.stack[hex] as number) > 0;
  return isGuarded ? 0.2 : (place.points * 0.35) / place.hexes.length;
}

/** Enemy strength that stands next to the hex, against what would stand in it. */
function danger(world: World, sense: Sense, strength: number, hex: number, isHere: boolean): number {
  const { terrain, fortification } = world.ground;
  const stack = (sense.stack[hex] as number) + (isHere ? 0 : strength);
  const cover = terrain[hex] === BOCAGE || fortification[hex] === 1 ? 4 : terrain[hex] === CITY ? 3 : 0;
  const odds = (sense.threat[hex] as number) / Math.max(1, stack);
  return (strength * Math.min(1, Math.max(0, odds - 0.5 - cover * 0.4) / 4)) / 2;
}

/** How much better the best attack from here would be with this unit in it. */
function attackHope(world: World, fields: Fields, sense: Sense, view: NormandyView, unit: number, side: Side, hex: number): number {
  let best = 0;
  for (let direction = 0; direction < 6; direction++) {
    const target = world.grid.neighbours[hex * 6 + direction] as number;
    if (target < 0 || !isTarget(world, view.open, side, target)) continue;
    // §E.6 §E.7 §E.10
    if (((world.ground.sides[hex * 6 + direction] as number) & (ALL_SEA | FLOODED)) !== 0) continue;
    if (world.ground.terrain[target] === BOCAGE && isArmour(world, view, unit)) continue;
    best = Math.max(best, marginalAttack(world, fields, sense, view, unit, side, target));
  }
  return best;
}

function marginalAttack(world: World, fields: Fields, sense: Sense, view: NormandyView, unit: number, side: Side, target: number): number {
  const { open } = view;
  const mine = isFaceDown(world, open, unit) ? strengthSeen(world, view, unit) : combatStrength(world, open, unit);
  const { defence, addition, units, attack } = sense.target(target);
  const already = attack - (units.includes(unit) ? mine : 0);
  const support = side === ALLIED && (world.ground.fromSea[target] as number) <= SUPPORTED_WITHIN ? HOPED_SUPPORT : 0;
  const prize = prizeOf(fields, target);
  const worth = (strength: number): number => {
    if (strength <= 0) return 0;
    return Math.max(
      0,
      expectedValue(world, strength + support, defence, addition, { defenders: defence, prize, trapped: false, attackers: strength }),
    );
  };
  return worth(already + mine) - worth(already) + 0.15;
}
