import type { HexId } from '@bocage/hex';
import { ambushers, walkOf } from '../src/rules/ambush.js';
import { attackLines, columnFor, defenceLines, resultOf } from '../src/rules/combat.js';
import { destinations } from '../src/rules/movement.js';
import { targetsOf, unitAt, unitsOf } from '../src/rules/units.js';
import { margin } from '../src/rules/victory.js';
import { type CrossroadsView, NONE, type ORDERS } from '../src/types.js';
import type { World } from '../src/world.js';

/** What a result is worth to whoever attacks. */
const WORTH: Readonly<Record<string, number>> = { AE: -3, AR: -1, '-': 0, DR: 1, DE: 3 };
const DIE = [1, 2, 3, 4, 5, 6];
/** A commander keeps this far from the enemy. */
const SAFE = 3;
/** More than anything else a hex can be worth. */
const HOLDING = 10;

/** What a beginner is advised to do. Good enough to win with, and always one of the legal things. */
export interface Advisor {
  commander(): number;
  order(): (typeof ORDERS)[number];
  bearer(): number;
  /** The unit that gains most by moving; NONE when all stand well. */
  mover(): number;
  destination(unit: number): HexId;
  /** The unit with the best attack; NONE when none is good. */
  attacker(): number;
  target(unit: number): HexId;
  /** What an attack is worth on average: below 0 it is better left. */
  odds(attacker: number, defender: number): number;
  retreat(unit: number): HexId;
  /** Who fires at a march; NONE when only a commander could, which would show itself. */
  ambusher(): number;
}

export function createAdvisor(world: World, view: CrossroadsView, side: number): Advisor {
  const { open, known } = view;
  const own = unitsOf(world, open, side);
  const enemies = unitsOf(world, open, 1 - side).map((unit) => open.hex[unit] as HexId);
  const strength = (unit: number): number => world.roster.units[unit]?.strength as number;
  const toEnemy = (hex: HexId): number => Math.min(...enemies.map((enemy) => world.grid.distance(hex, enemy)), SAFE + 1);
  const isCommander = (unit: number): boolean => known.commander[side] === unit;
  const reach = (unit: number): HexId[] => destinations(world, open, unit, known.card[side] as number);

  const odds = (attacker: number, defender: number): number => {
    const column = columnFor(world, attackLines(world, open, attacker, known), defenceLines(world, open, defender, known));
    return DIE.reduce((sum, die) => sum + (WORTH[resultOf(world, column, die)] as number), 0) / DIE.length;
  };
  const bestTarget = (unit: number): HexId =>
    best(targetsOf(world, open, unit), (hex) => odds(unit, unitAt(open, hex))) ?? (open.hex[unit] as HexId);

  const worth = (unit: number, hex: HexId): number => {
    if (isCommander(unit)) return Math.min(toEnemy(hex), SAFE);
    if (hex === world.ground.crossroads) return HOLDING;
    const near = -world.grid.distance(hex, world.ground.crossroads);
    const fights = enemies.filter((enemy) => world.grid.distance(hex, enemy) === 1).map((enemy) => odds(unit, unitAt(open, enemy)));
    return near + Math.max(0, ...fights) + (world.ground.terrain[hex]?.defence as number) / 2;
  };
  const destination = (unit: number): HexId => best(reach(unit), (hex) => worth(unit, hex)) ?? (open.hex[unit] as HexId);
  const gain = (unit: number): number => worth(unit, destination(unit)) - worth(unit, open.hex[unit] as HexId);

  return {
    commander: () => best(own, (unit) => -strength(unit)) as number,
    order() {
      if (own.some((unit) => targetsOf(world, open, unit).length > 0)) return 'assault';
      const isLast = open.turn === open.lastTurn;
      return isLast && (side === 0 ? margin(world, open) : -margin(world, open)) > 0 ? 'hold' : 'march';
    },
    bearer: () => best(own, (unit) => (isCommander(unit) ? 0 : strength(unit))) as number,
    mover() {
      const able = own.filter((unit) => open.moved[unit] === 0 && reach(unit).length > 0 && gain(unit) > 0);
      return best(able, (unit) => gain(unit) + strength(unit) / 10) ?? NONE;
    },
    destination,
    attacker() {
      const able = own.filter((unit) => open.fought[unit] === 0 && !isCommander(unit) && targetsOf(world, open, unit).length > 0);
      const good = (unit: number): number => odds(unit, unitAt(open, bestTarget(unit)));
      return (
        best(
          able.filter((unit) => good(unit) > 0),
          good,
        ) ?? NONE
      );
    },
    target: bestTarget,
    odds,
    ambusher() {
      const march = walkOf(open);
      const firers = march ? ambushers(world, open, march) : [];
      return firers.find((unit) => !isCommander(unit) || open.shown[unit] === 1) ?? NONE;
    },
    retreat: (unit) =>
      best(
        world.grid.ring(open.hex[unit] as HexId, 1).filter((hex) => unitAt(open, hex) === NONE),
        toEnemy,
      ) as HexId,
  };
}

function best<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>((found, one) => (found === undefined || worth(one) > worth(found) ? one : found), undefined);
}
