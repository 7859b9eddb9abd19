import { ALL_SEA, BOCAGE, CITY, FLOODED } from '../ground.js';
import { attackersOf, defenceStrength, isTarget } from '../rules/combat.js';
import { largestAddition, possibleAdditions } from '../rules/die-addition.js';
import { classOf } from '../rules/terrain-costs.js';
import { combatStrength, hasMark, isArmour, isDefensiveOnly, printedAllowance } from '../rules/units.js';
import { controls } from '../rules/victory.js';
import { isFaceDown, sideOf, standingOf, unitsAt } from '../standing.js';
import { ALLIED, ENTRENCHED, enemyOf, type NormandyView, type Side } from '../types.js';
import type { World } from '../world.js';
import { prizeOf } from './attack.js';
import { expectedValue } from './combat-value.js';
import type { Fields, Objective } from './fields.js';
import { stackSeen, strengthSeen } from './sight.js';

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

/** What it would be worth to have this unit end in that hex. */
export function hexValue(world: World, fields: Fields, view: NormandyView, unit: number, hex: number, posture: Posture): number {
  const side = sideOf(world, unit);
  let value = posture.objective * objectiveValue(world, fields, view, unit, side, hex) + holdValue(world, fields, view, unit, side, hex);
  value -= posture.safety * danger(world, view, unit, side, hex);
  if (posture.attack > 0 && attacksNext(view)) value += posture.attack * attackHope(world, fields, view, unit, side, hex);
  if (hex === view.open.hex[unit]) value += posture.stay + (hasMark(view.open, unit, ENTRENCHED) ? 0.6 : 0);
  return value;
}

/** Whether the side to move fights before the enemy does. */
const attacksNext = ({ open }: NormandyView): boolean => open.phase !== 'allied-second';

/** Nearness to what this side wants most from here. */
function objectiveValue(world: World, fields: Fields, view: NormandyView, unit: number, side: Side, hex: number): number {
  const kind = classOf(world.data, printedAllowance(world, view, unit));
  let best = 0;
  for (const objective of fields.places) {
    const wanted = wantOf(world, fields, view, side, objective, hex);
    best = Math.max(best, (wanted * HALF_WAY) / (HALF_WAY + (objective.far[kind][hex] as number)));
  }
  return best;
}

/** Allies want what they do not hold; Germans want to stand where the Allies come, and to take back what is lost. */
function wantOf(world: World, fields: Fields, view: NormandyView, side: Side, objective: Objective, hex: number): number {
  const held = objective.hexes.every((at) => controls(world, view.open, at) === side);
  const near = Math.abs((fields.sector[objective.hexes[0] as number] as number) - (fields.sector[hex] as number)) <= 1 ? 1 : 0.4;
  if (side === ALLIED) return held ? 0 : objective.points * near;
  if (!held) return objective.points * near;
  const garrison = objective.hexes.reduce((sum, at) => sum + stackSeen(world, view, at), 0);
  return objective.points * near * (garrison < 10 ? 0.9 : 0.35);
}

/** Taking a place now, or being the only one to keep it. */
function holdValue(world: World, fields: Fields, view: NormandyView, unit: number, side: Side, hex: number): number {
  if ((world.controlIndex[hex] as number) < 0) return 0;
  const place = fields.places.find(({ hexes }) => hexes.includes(hex)) ?? fields.beaches.find(({ hexes }) => hexes.includes(hex));
  if (!place) return 0;
  if (controls(world, view.open, hex) !== side) return (place.points * 1.5) / place.hexes.length;
  const others = unitsAt(world, view.open, hex).some((other) => other !== unit);
  return others ? 0.2 : (place.points * 0.35) / place.hexes.length;
}

/** Enemy strength that stands next to the hex, against what would stand in it. */
function danger(world: World, view: NormandyView, unit: number, side: Side, hex: number): number {
  const { grid, ground } = world;
  const { side: holders } = standingOf(world, view.open);
  const enemy = enemyOf(side);
  let against = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour(hex, direction);
    if (next >= 0 && holders[next] === enemy) against += attackersAt(world, view, next);
  }
  if (against === 0) return 0;
  const mine = strengthSeen(world, view, unit);
  const stack = mine + (hex === view.open.hex[unit] ? stackSeen(world, view, hex) - mine : stackSeen(world, view, hex));
  const cover = ground.terrain[hex] === BOCAGE ? 4 : ground.terrain[hex] === CITY ? 3 : ground.fortification[hex] === 1 ? 4 : 0;
  const odds = against / Math.max(1, stack);
  return (mine * Math.min(1, Math.max(0, odds - 0.5 - cover * 0.4) / 4)) / 2;
}

function attackersAt(world: World, view: NormandyView, hex: number): number {
  let sum = 0;
  for (const unit of unitsAt(world, view.open, hex)) {
    if (!isFaceDown(world, view.open, unit) && isDefensiveOnly(world, view.open, unit)) continue;
    sum += strengthSeen(world, view, unit);
  }
  return sum;
}

/** How much better the best attack from here would be with this unit in it. */
function attackHope(world: World, fields: Fields, view: NormandyView, unit: number, side: Side, hex: number): number {
  const { open } = view;
  const { grid } = world;
  let best = 0;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbour(hex, direction);
    if (target < 0 || !isTarget(world, open, side, target) || !reachesFrom(world, view, unit, hex, target)) continue;
    best = Math.max(best, marginalAttack(world, fields, view, unit, side, target));
  }
  return best;
}

/** §E.6 §E.10 Could it attack that hex from here. */
function reachesFrom(world: World, view: NormandyView, unit: number, from: number, target: number): boolean {
  const { grid, ground } = world;
  const hexside = ground.sides[from * 6 + grid.directionTo(from, target)] as number;
  if ((hexside & (ALL_SEA | FLOODED)) !== 0) return false;
  return ground.terrain[target] !== BOCAGE || !isArmour(world, view, unit);
}

function marginalAttack(world: World, fields: Fields, view: NormandyView, unit: number, side: Side, target: number): number {
  const { open } = view;
  const mine = isFaceDown(world, open, unit) ? strengthSeen(world, view, unit) : combatStrength(world, open, unit);
  const others = attackersOf(world, open, side, [target]).filter((other) => other !== unit);
  const already = others.reduce((sum, other) => sum + combatStrength(world, open, other), 0);
  const unknown = stackSeen(world, view, target);
  const defence = Math.max(defenceStrength(world, open, [target]), unknown);
  const addition = largestAddition(possibleAdditions(world, open, [], [target]))?.value ?? 0;
  const support = side === ALLIED && (world.ground.fromSea[target] as number) <= SUPPORTED_WITHIN ? HOPED_SUPPORT : 0;
  const stakes = { defenders: defence, prize: prizeOf(fields, target), trapped: false };
  const worth = (attack: number): number =>
    attack <= 0 ? 0 : Math.max(0, expectedValue(world, attack + support, defence, addition, { ...stakes, attackers: attack }));
  return worth(already + mine) - worth(already) + 0.15;
}
