import { SWAMP, stepTo } from '../ground.js';
import { isHeldBy, sideOf } from '../standing.js';
import { AT_SEA, ATTACK, EXPLOIT, enemyOf, type Field, MARCH, MOVE, type Open, type OrderKind, type UnitKind } from '../types.js';
import type { World } from '../world.js';
import { formationOf, hasFuel } from './fuel.js';
import { isInCommand } from './headquarters.js';
import { mayMarch, mayMarchStep, tacticalReach } from './movement.js';

type OpenForOrders = Pick<Open, 'attached' | 'cuts' | 'stunned' | 'turn'>;

/** Why a unit may not attack or exploit, with the section that says so; undefined when it may. */
export function whyNoAttack(world: World, open: OpenForOrders, field: Field, unit: number): { code: string; section: string } | undefined {
  const formation = formationOf(open, unit);
  if (!world.roster.fights[unit]) return { code: 'does-not-fight', section: '4.5' };
  if (formation < 0) return { code: 'no-division', section: '8.3' };
  if (!hasFuel(world, open, field, unit)) return { code: 'no-fuel', section: '2.1' };
  if (open.stunned[formation] === open.turn) return { code: 'headquarters-beaten', section: '7.3' };
  if (!isInCommand(world, open, field, unit)) return { code: 'out-of-command', section: '7.1' };
  return undefined;
}

/** §1.3 §4.5 §4.6 The next hexes of an attack or exploitation: three hexes of movement and one into the target. */
export function attackSteps(world: World, field: Field, unit: number, path: readonly number[]): number[] {
  const from = path.at(-1) ?? (field.hex[unit] as number);
  if (from < 0 || path.length > world.data.tables.movement.attack) return [];
  if (path.length > 0 && isHeldBy(world, field, enemyOf(sideOf(world, unit)), from)) return [];
  const steps = [0, 1, 2, 3, 4, 5].map((direction) => stepTo(world.ground, from, direction));
  const dry = (hex: number): boolean => !world.roster.armoured[unit] || world.ground.terrain[hex] !== SWAMP;
  return steps.filter((to) => to >= 0 && to !== field.hex[unit] && !path.includes(to) && dry(to));
}

/** §4.5 §4.6 Whether a route is one that may be attacked or exploited along. */
export function isAttackPath(world: World, field: Field, unit: number, path: readonly number[]): boolean {
  return path.length > 0 && path.every((hex, i) => attackSteps(world, field, unit, path.slice(0, i)).includes(hex));
}

/** §4.7 Whether a route is one the unit may move or march along as far as its owner can see. */
export function isMovePath(
  world: World,
  open: OpenForOrders,
  field: Field,
  unit: number,
  kind: OrderKind,
  path: readonly number[],
): boolean {
  const start = field.hex[unit] as number;
  if (start < 0 || path.length === 0) return false;
  const hexes = [start, ...path];
  if (kind === MARCH)
    return mayMarch(world, open, field, unit) && path.every((hex, i) => mayMarchStep(world, open, field, unit, hexes[i] as number, hex));
  const reach = tacticalReach(world, open, field, unit);
  return path.every((hex, i) => (reach.get(hex) ?? 99) <= i + 1 && world.grid.distance(hexes[i] as number, hex) === 1);
}

/** §4.5 §4.6 §4.7 Which kinds of order a unit may be given at all. */
export function kindsOfOrder(world: World, open: OpenForOrders, field: Field, unit: number): OrderKind[] {
  const at = field.hex[unit] as number;
  if (at < 0 && at !== AT_SEA) return [];
  const kinds: OrderKind[] = whyNoAttack(world, open, field, unit) ? [] : [ATTACK, EXPLOIT];
  if (at === AT_SEA) return kinds;
  if (tacticalReach(world, open, field, unit).size > 0) kinds.push(MOVE);
  if (mayMarch(world, open, field, unit)) kinds.push(MARCH);
  return kinds;
}

/** §9.3 Counters a corps team orders itself: its headquarters and its guns. */
export const isCorpsCounter = (kind: UnitKind): boolean => kind === 'corps-artillery' || kind === 'corps-hq';
