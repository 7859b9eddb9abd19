import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { attackersOf, attackStrength, defenceStrength, defendersOf, targetsOf } from '../rules/combat.js';
import { largestAddition, possibleAdditions } from '../rules/die-addition.js';
import { missionsFor, supportOf } from '../rules/gunfire.js';
import { canRetreat } from '../rules/retreat.js';
import { combatStrength, fullStrength } from '../rules/units.js';
import { ALLIED, type NormandyView, type Open, publicSight, type Side } from '../types.js';
import type { World } from '../world.js';
import { expectedValue, resultsOf, type Stakes } from './combat-value.js';
import type { Fields } from './fields.js';
import { isLastMove } from './hold-value.js';
import type { Lanes } from './lanes.js';
import type { Fronts } from './onset.js';

/** An attack as it would best be made, and what it is expected to be worth. */
export interface AttackIdea {
  readonly target: HexId;
  readonly units: readonly UnitId[];
  readonly value: number;
}

/** What an attack is judged by besides the position. */
interface Ground {
  readonly world: World;
  readonly fields: Fields;
  readonly lanes: Lanes;
  readonly fronts: Fronts;
}

/** What keeping a mission for another fight is worth, by kind. */
export const MISSION_PRICE = [1.2, 0.8, 0.3] as const;
/** Clearing any hex is worth a little: it opens the way. */
const GROUND = 1;
const PRIZE_PER_POINT = 0.8;

export function bestAttack(
  { world, fields, lanes, fronts }: Ground,
  view: NormandyView,
  side: Side,
  from: (hex: HexId) => number,
): AttackIdea | undefined {
  let best: AttackIdea | undefined;
  for (const target of targetsOf(world, view.open, side)) {
    const idea = bestAttackOn({ world, fields, lanes, fronts }, view.open, side, target);
    if (idea && idea.value >= from(target) && (!best || idea.value > best.value)) best = idea;
  }
  return best;
}

/** The strongest units first, as many as make it worth most, of those who do not stand in each other's way back (§C.9). */
export function bestAttackOn({ world, fields, lanes, fronts }: Ground, open: Open, side: Side, target: HexId): AttackIdea | undefined {
  let able = attackersOf(world, open, side, [target]).sort((a, b) => combatStrength(world, open, b) - combatStrength(world, open, a));
  for (;;) {
    const best = bestOf(able, (units) => attackValue(world, fields, open, side, units, [target]));
    if (!best || best.value === Number.NEGATIVE_INFINITY) return undefined;
    const stuck = stuckIn({ world, lanes, fronts }, open, side, best.units, target);
    if (stuck < 0) return { target, ...best };
    able = able.filter((unit) => open.hex[unit] !== stuck);
  }
}

/** §C.8 §C.9 A hex from which friends would keep attackers from getting away, now or when the enemy strikes back before they can move; −1 none. */
function stuckIn(
  { world, lanes, fronts }: Pick<Ground, 'world' | 'lanes' | 'fronts'>,
  open: Open,
  side: Side,
  units: readonly UnitId[],
  target: HexId,
): number {
  const sight = publicSight(open);
  const stuck = lanes.stuck(sight, side, units);
  // §R.2 The Allies move once more, and after the last combat nobody strikes back.
  if (stuck >= 0 || side === ALLIED || isLastMove(world, open, side) || !mayRecoil(world, open, units, target)) return stuck;
  return lanes.recoil(sight, side, units, fronts.now(sight, side));
}

/** §C.3 §G.3 Whether the dice may throw this attack back, with the ships against it. */
function mayRecoil(world: World, open: Open, units: readonly UnitId[], target: HexId): boolean {
  const answer = missionsFor(world, open, target, 'defence')[0];
  const defence = defenceStrength(world, open, [target]) + (answer ? supportOf(answer, 'defence') : 0);
  const addition = largestAddition(possibleAdditions(world, open, units, [target]))?.value ?? 0;
  return resultsOf(world, attackStrength(world, open, units), defence, addition).includes('AR');
}

/** The first so many of these units that are worth most together. */
function bestOf(able: readonly number[], worth: (units: readonly UnitId[]) => number): Omit<AttackIdea, 'target'> | undefined {
  let best: Omit<AttackIdea, 'target'> | undefined;
  for (let count = 1; count <= able.length; count++) {
    const units = able.slice(0, count);
    const value = worth(units);
    if (!best || value > best.value + 0.05) best = { units, value };
  }
  return best;
}

/** With the gunfire that pays best: the attacker's if the Allies attack, the likely answer if the Germans do. */
function attackValue(world: World, fields: Fields, open: Open, side: Side, units: readonly UnitId[], targets: readonly HexId[]): number {
  const attack = attackStrength(world, open, units);
  const defence = defenceStrength(world, open, targets);
  const addition = largestAddition(possibleAdditions(world, open, units, targets))?.value ?? 0;
  const stakes = stakesOf(world, fields, open, units, targets);
  if (expectedValue(world, attack, defence, addition, stakes) === Number.NEGATIVE_INFINITY) return Number.NEGATIVE_INFINITY;
  const hex = targets[0] as number;
  if (side !== ALLIED) {
    const answer = missionsFor(world, open, hex, 'defence')[0];
    return expectedValue(world, attack, defence + (answer ? supportOf(answer, 'defence') : 0), addition, stakes);
  }
  const none = expectedValue(world, attack, defence, addition, stakes);
  return missionsFor(world, open, hex, 'attack').reduce((best, mission) => {
    const price = MISSION_PRICE[world.data.tables.gunfire.indexOf(mission)] ?? 0;
    return Math.max(best, expectedValue(world, attack + supportOf(mission, 'attack'), defence, addition, stakes) - price);
  }, none);
}

export function stakesOf(world: World, fields: Fields, open: Open, units: readonly UnitId[], targets: readonly HexId[]): Stakes {
  const defenders = defendersOf(world, open, targets);
  return {
    attackers: sum(world, open, units),
    defenders: sum(world, open, defenders),
    prize: targets.reduce((total, hex) => total + prizeOf(fields, hex), 0),
    trapped: defenders.every((unit) => !canRetreat(world, open, unit)),
  };
}

export function prizeOf(fields: Fields, hex: HexId): number {
  const place = [...fields.places, ...fields.beaches].find(({ hexes }) => hexes.includes(hex));
  return GROUND + (place ? place.points * PRIZE_PER_POINT : 0);
}

const sum = (world: World, open: Open, units: readonly UnitId[]): number =>
  units.reduce((total, unit) => total + fullStrength(world, open, unit), 0);

/** The mission word that pays best for a declared attack or defence, 'none' when none does. */
export function bestMission(
  world: World,
  open: Open,
  words: readonly string[],
  purpose: 'attack' | 'defence',
  worth: (support: number) => number,
): string {
  let best = 'none';
  let value = worth(0);
  for (const mission of world.data.tables.gunfire) {
    if (!words.includes(mission.id)) continue;
    const price = (MISSION_PRICE[world.data.tables.gunfire.indexOf(mission)] ?? 0) * (missionsLeft(open) > 3 ? 0.5 : 1);
    const with_ = worth(supportOf(mission, purpose)) - price;
    if (with_ > value) {
      best = mission.id;
      value = with_;
    }
  }
  return best;
}

const missionsLeft = (open: Open): number => open.missions.reduce((a, b) => a + b, 0);
