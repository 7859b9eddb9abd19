import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { ALL_SEA, BOCAGE, FLOODED, RIVER } from '../ground.js';
import { isFaceDown, occupancyOf, sideOf } from '../occupancy.js';
import { isTarget } from '../rules/combat.js';
import { distanceToSupply } from '../rules/supply.js';
import { classOf } from '../rules/terrain-costs.js';
import { combatStrength, hasMark, isArmour, printedAllowance } from '../rules/units.js';
import { controls, scenarioOf } from '../rules/victory.js';
import { ALLIED, ENTRENCHED, enemyOf, GERMAN, hexOf, type NormandyView, type Side, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { prizeOf } from './attack.js';
import { expectedValue } from './combat-value.js';
import type { Fields, Objective } from './fields.js';
import { coverOf, holdValue, isLastMove, isLastStand } from './hold-value.js';
import { CLOSE, type Sense, type Siege } from './sense.js';
import { strengthSeen } from './sight.js';

/** How much each consideration counts under a tactic. */
export interface Posture {
  readonly objective: number;
  readonly attack: number;
  readonly safety: number;
  readonly stay: number;
}

export const POSTURES: Readonly<Record<string, Posture>> = {
  advance: { objective: 1, attack: 0.8, safety: 0.5, stay: 0 },
  assault: { objective: 0.5, attack: 1.5, safety: 0.2, stay: 0 },
  hold: { objective: 0.4, attack: 0, safety: 1.2, stay: 1.2 },
  dash: { objective: 2, attack: 0, safety: 0, stay: 0 },
  guard: { objective: 1, attack: 0.8, safety: 0.8, stay: 0.2 },
  counter: { objective: 0.7, attack: 1.6, safety: 0.3, stay: 0 },
  dig: { objective: 0.2, attack: 0, safety: 1, stay: 4 },
};

/** Where nobody marches any more what lies ahead is worth nothing, and a lost unit little. */
const LAST_STAND = { objective: 0, safety: 0.1 } as const;

/** Thirds of a point at which an objective is worth half. */
const HALF_WAY = 12;
/** Fire support an Allied attack near the coast can hope for. */
const HOPED_SUPPORT = 12;
const SUPPORTED_WITHIN = 5;
const DUG_IN = 0.6;
/** What a point of strength that would be lost for certain is worth. */
const DANGER = 0.8;
const DUG_IN_COVER = 2.2;
/** What each hex nearer to its source is worth to a unit without supply. */
const HOMEWARD = 0.5;

/** Judges where one unit might end: everything that depends on the unit alone is looked up once. */
export function createHexValue(
  world: World,
  fields: Fields,
  sense: Sense,
  view: NormandyView,
  unit: UnitId,
  posture: Posture,
): (hex: HexId) => number {
  const side = sideOf(world, unit);
  const kind = classOf(world.data, printedAllowance(world, view, unit));
  const strength = strengthSeen(world, view, unit);
  const from = hexOf(view.open, unit);
  const me = { strength, from };
  const last = isLastMove(world, view.open, side);
  const { objective, safety } = isLastStand(world, view.open, side) ? LAST_STAND : posture;
  const attacks = posture.attack > 0 && view.open.phase !== 'allied-second';
  const stay = posture.stay + (from >= 0 && hasMark(view.open, unit, ENTRENCHED) ? DUG_IN : 0);
  const isCutOff = from >= 0 && hasMark(view.open, unit, UNSUPPLIED);
  const wants = wantsOf(world, fields, sense, view, unit, kind);
  const range = printedAllowance(world, view, unit) * 3 * movesLeft(world, view, side);
  return (hex) => {
    let value = objective * nearness(wants, hex, range) + holdValue(world, fields, sense, view, hex, me);
    if (isCutOff) value -= HOMEWARD * distanceToSupply(world, view.open, side, hex);
    if (!last) value -= safety * danger(world, sense, view, strength, hex, hex === from);
    if (attacks && sense.contact[hex] !== 0) value += posture.attack * attackHope(world, fields, sense, view, unit, side, hex);
    return hex === from ? value + stay : value;
  };
}

/** Moves this side still has, the one under way among them. */
function movesLeft(world: World, { open }: NormandyView, side: Side): number {
  const turns = scenarioOf(world, open).turns - open.turn;
  return side === ALLIED ? 2 * turns + (open.phase === 'allied-second' ? 1 : 2) : turns + 1;
}

/** A place, how far it is from every hex, and what it is worth to one unit. */
interface Want {
  readonly worth: number;
  readonly far: ArrayLike<number>;
}

/** What this unit wants, most of all first. */
function wantsOf(world: World, fields: Fields, sense: Sense, view: NormandyView, unit: UnitId, kind: 0 | 1): Want[] {
  const wants = fields.places.map((place, i) => ({
    worth: wantOf(world, view, sense.towns[i] as Siege, place, unit, sense.side),
    far: place.far[kind],
  }));
  return wants.sort((a, b) => b.worth - a.worth);
}

/** Nearness to what this side wants most from here; what cannot be reached in time counts little. */
function nearness(wants: readonly Want[], hex: HexId, range: number): number {
  let best = 0;
  for (const want of wants) {
    // Nothing is worth more than where it is.
    if (want.worth <= best) break;
    const far = want.far[hex] as number;
    const value = (want.worth * HALF_WAY) / (HALF_WAY + far);
    best = Math.max(best, far <= range ? value : value * 0.3);
  }
  return best;
}

const ELSEWHERE = 0.5;
/** Strength for each enemy point that makes more of it useless. */
const ENOUGH_TO_TAKE = 3;
const ENOUGH_TO_KEEP = 1;

/**
 * What a place is worth to this unit: one that is lost or threatened, and where not enough others are near already.
 * Whoever is not needed there has more to do elsewhere.
 */
function wantOf(world: World, view: NormandyView, siege: Siege, place: Objective, unit: UnitId, side: Side): number {
  const { open } = view;
  const held = place.hexes.every((hex) => controls(world, open, hex) === side);
  const from = hexOf(open, unit);
  const kind = classOf(world.data, printedAllowance(world, view, unit));
  const isClose = from >= 0 && (place.far[kind][from] as number) <= CLOSE;
  const others = siege.own - (isClose ? strengthSeen(world, view, unit) : 0);
  const pressing = Math.max(siege.foe, siege.coming * 0.6);
  const need = held ? pressing * ENOUGH_TO_KEEP : 8 + siege.foe * ENOUGH_TO_TAKE;
  const least = held ? 0.06 : 0.3;
  const share = Math.max(least, Math.min(1, 1.2 - others / Math.max(1, need)));
  if (held && pressing === 0) return place.points * least;
  const near = from < 0 || (place.far[kind][from] as number) <= 3 * CLOSE;
  return place.points * share * (near ? 1 : ELSEWHERE);
}

/** What stands to be lost here: to the enemy next to it, half to him who can come up, twice where no way leads back. */
function danger(world: World, sense: Sense, view: NormandyView, strength: number, hex: HexId, isHere: boolean): number {
  const near = (sense.threat[hex] as number) + 0.4 * (sense.behind[hex] as number);
  if (near === 0) return 0;
  // §G.2 Where Allies come the fleet fires too.
  const coming = near + (sense.side === GERMAN && (world.ground.fromSea[hex] as number) <= SUPPORTED_WITHIN * 2 ? HOPED_SUPPORT : 0);
  const stack = Math.max(1, (sense.stack[hex] as number) + (isHere ? 0 : strength));
  // §R.10 Who stays is dug in before he is attacked.
  const cover = isHere && sense.side === GERMAN ? Math.max(DUG_IN_COVER, coverOf(world, hex)) : coverOf(world, hex);
  const odds = coming / (stack * cover);
  const share = Math.min(1, Math.max(0, odds - 0.8) / 4);
  if (share === 0) return 0;
  return DANGER * strength * share * (hasWayBack(world, sense, view, hex) ? 1 : 1.7);
}

/** §C.6 §C.7 A neighbour to fall back into. */
function hasWayBack(world: World, { side }: Sense, view: NormandyView, hex: HexId): boolean {
  const { zoc, side: holders, count } = occupancyOf(world, view.open);
  const enemies = zoc[enemyOf(side)];
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = world.grid.neighbours[i] as number;
    if (to < 0 || ((world.ground.sides[i] as number) & (RIVER | FLOODED | ALL_SEA)) !== 0) continue;
    if (holders[to] === side ? (count[to] as number) < world.data.tables.limits.stacking : (holders[to] as number) < 0 && enemies[to] === 0)
      return true;
  }
  return false;
}

/** How much better the best attack from here would be with this unit in it. */
function attackHope(world: World, fields: Fields, sense: Sense, view: NormandyView, unit: UnitId, side: Side, hex: HexId): number {
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

function marginalAttack(world: World, fields: Fields, sense: Sense, view: NormandyView, unit: UnitId, side: Side, target: HexId): number {
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
