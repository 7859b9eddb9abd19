import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { SWAMP, stepTo } from '../ground.js';
import { isHeldBy, sideOf } from '../occupancy.js';
import { AT_SEA, ATTACK, EXPLOIT, enemyOf, type Field, MARCH, MOVE, type Open, type OrderKind } from '../types.js';
import type { World } from '../world.js';
import { formationOf, hasFuel } from './fuel.js';
import { isInCommand } from './headquarters.js';
import { mayMarch, mayMarchStep, mayStep } from './movement.js';

type OpenForOrders = Pick<Open, 'attached' | 'cuts' | 'stunned' | 'turn'>;

/** Why a unit may not attack or exploit, with the section that says so; undefined when it may. */
export function whyNoAttack(world: World, open: OpenForOrders, field: Field, unit: UnitId): { code: string; section: string } | undefined {
  const formation = formationOf(open, unit);
  if (!world.roster.fights[unit]) return { code: 'does-not-fight', section: '4.5' };
  if (formation < 0) return { code: 'no-division', section: '8.3' };
  if (!hasFuel(world, open, field, unit)) return { code: 'no-fuel', section: '2.1' };
  if (open.stunned[formation] === open.turn) return { code: 'headquarters-beaten', section: '7.3' };
  if (!isInCommand(world, open, field, unit)) return { code: 'out-of-command', section: '7.1' };
  return undefined;
}

/**
 * §1.3 §4.5 §4.6 The next hexes of an attack or exploitation: three hexes of movement and one into the target. An attack ends
 * at the first enemy; whoever exploits counts on the hole that others will have made there.
 */
export function attackSteps(world: World, field: Field, unit: UnitId, kind: OrderKind, path: readonly number[]): number[] {
  const from = path.at(-1) ?? (field.hex[unit] as number);
  if (from < 0 || path.length > world.data.tables.movement.attack) return [];
  if (kind === ATTACK && path.length > 0 && isHeldBy(world, field, enemyOf(sideOf(world, unit)), from)) return [];
  const steps = [0, 1, 2, 3, 4, 5].map((direction) => stepTo(world.ground, from, direction));
  const dry = (hex: HexId): boolean => !world.roster.armoured[unit] || world.ground.terrain[hex] !== SWAMP;
  return steps.filter((to) => to >= 0 && to !== field.hex[unit] && !path.includes(to) && dry(to));
}

/** §8.5 On the first turn follow-up divisions only exploit what the assault has won. */
export const mustExploit = (world: World, open: Pick<Open, 'attached' | 'turn'>, unit: UnitId): boolean =>
  open.turn === 1 && world.formations.entry[formationOf(open, unit)] === 'follow-up';

/** §4.5 §4.6 §4.7 Which kinds of order a unit may be given at all; to move or march there must be a first step. */
export function kindsOfOrder(world: World, open: OpenForOrders, field: Field, unit: UnitId): OrderKind[] {
  const at = field.hex[unit] as number;
  if (at < 0 && at !== AT_SEA) return [];
  const kinds: OrderKind[] = whyNoAttack(world, open, field, unit) ? [] : [ATTACK, EXPLOIT];
  if (at === AT_SEA) return [...kinds.filter((kind) => kind !== ATTACK || !mustExploit(world, open, unit)), MOVE];
  const around = world.grid.ring(at, 1);
  if (around.some((to) => mayStep(world, field, unit, at, to))) kinds.push(MOVE);
  if (mayMarch(world, open, field, unit) && around.some((to) => mayMarchStep(world, open, field, unit, at, to))) kinds.push(MARCH);
  return kinds;
}
