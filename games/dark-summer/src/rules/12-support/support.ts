import { addend, type SeeAddend } from '@bocage/kernel';
import type { SupportKind } from '../../data/shapes.js';
import { CLEAR, FOREST, TOWN, WOODS } from '../../ground.js';
import { CLOUD, type Command, GERMANS, type Open, RAIN, SHOWERS, SUN } from '../../types.js';
import type { World } from '../../world.js';
import { isUnitSupplied } from '../13-supply/supply.js';

export interface SupportCase {
  /** Whose units these are: the attackers', or the defenders'. */
  readonly command: Command;
  readonly purpose: 'attack' | 'defence';
  readonly round: 'combat' | 'combined' | 'reaction' | 'wave1' | 'wave2' | 'cherbourg';
  readonly target: number;
  /** The units to be supported; none when an open beach defends alone. */
  readonly units: readonly number[];
  /** Whether US or French units fight on either side (§12.6). */
  readonly americans: 'in' | 'out';
  /** Markers already given to this combat. */
  readonly given: readonly number[];
}

/** Why a marker may not be used now: a code and its section. */
export interface Unavailable {
  readonly code: string;
  readonly section: string;
}

type Marker = World['data']['tables']['support'][number];
const COMMANDS = ['us', 'british', 'german'] as const;
const no = (code: string, section: string): Unavailable => ({ code, section });

const kindsGiven = (world: World, given: readonly number[]): SupportKind[] =>
  given.map((marker) => (world.data.tables.support[marker] as Marker).kind);

const hasSupplied = (world: World, open: Open, units: readonly number[]): boolean =>
  units.some((unit) => isUnitSupplied(world, open, unit));

/** §12.1 */
function refuseCarpet(world: World, open: Open, marker: number, given: SupportCase): Unavailable | undefined {
  if (open.weather > CLOUD) return no('weather', '12.1');
  if (given.purpose !== 'attack' || given.round !== 'combat') return no('round', '12.1');
  if ((open.turnUses[marker] as number) > 0 || (open.gameUses[marker] as number) >= world.data.tables.limits.carpetsPerGame)
    return no('used', '12.1');
  const others = kindsGiven(world, given.given);
  return others.includes('tac-air') || others.includes('naval') ? no('not-together', '12.1') : undefined;
}

/** §12.2 */
function refuseTacAir(world: World, open: Open, marker: number, given: SupportCase): Unavailable | undefined {
  if (open.weather >= RAIN) return no('weather', '12.2');
  if (given.purpose !== 'attack' || given.round.startsWith('wave')) return no('round', '12.2');
  const uses = open.weather === SHOWERS ? open.turnUses[marker] : open.roundUses[marker];
  if ((uses as number) > 0) return no('used', '12.2');
  const others = kindsGiven(world, given.given);
  return others.includes('tac-air') || others.includes('carpet') ? no('not-together', '12.2') : undefined;
}

/** §12.3 */
function refuseNaval(world: World, open: Open, marker: number, given: SupportCase): Unavailable | undefined {
  if (open.weather >= RAIN) return no('weather', '12.3');
  if (given.round === 'wave1' || given.round === 'cherbourg') return no('round', '12.3');
  if (open.turn === 1 && given.round === 'reaction' && !open.track.some(({ kind }) => kind === 'wave2')) return no('not-yet', '12.3');
  if ((open.roundUses[marker] as number) > 0) return no('used', '12.3');
  const terrain = world.ground.terrain[given.target];
  if (terrain !== CLEAR && terrain !== TOWN) return no('terrain', '12.3');
  if (world.ground.gunLine[given.target] === 0) return no('range', '12.3');
  return kindsGiven(world, given.given).includes('carpet') ? no('not-together', '12.1') : undefined;
}

/** §12.4 For units of the United States, not for the French alone; an open beach has none. */
function refuseTankDestroyers(world: World, open: Open, marker: number, given: SupportCase): Unavailable | undefined {
  if (given.round.startsWith('wave')) return no('round', '12.4');
  if ((open.turnUses[marker] as number) > 0) return no('used', '12.4');
  const own = given.units.filter((unit) => world.data.counters.units[unit]?.nation === 'us');
  if (own.length === 0 && given.units.length > 0) return no('nation', '12.4');
  if (!hasSupplied(world, open, own)) return no('supply', '12.4');
  return kindsGiven(world, given.given).includes('tank-destroyer') ? no('not-together', '12.4') : undefined;
}

/** §12.5 §12.6 §12.7 */
function refuseGerman(world: World, open: Open, marker: number, kind: SupportKind, given: SupportCase): Unavailable | undefined {
  if (given.round.startsWith('wave') || given.round === 'cherbourg') return no('round', '12.5');
  const uses = open.turnUses[marker] as number;
  if (kind === 'assault-gun') {
    if (open.assaultGuns === 0) return no('option', '12.7');
    if (given.purpose !== 'defence') return no('round', '12.7');
    if (uses >= (open.weather === SUN ? 1 : 2)) return no('used', '12.7');
    return hasSupplied(world, open, given.units) ? undefined : no('supply', '12.7');
  }
  if (uses > 0) return no('used', kind === 'artillery' ? '12.6' : '12.5');
  if (kind === 'nebelwerfer') return hasSupplied(world, open, given.units) ? undefined : no('supply', '12.5');
  if (open.weather < RAIN) return no('weather', '12.6');
  return given.americans === 'in' ? no('americans', '12.6') : undefined;
}

/** §12.0 Why a Support marker may not join this combat; undefined when it may. */
export function refuseSupport(world: World, open: Open, marker: number, given: SupportCase): Unavailable | undefined {
  const { kind, nation, turn } = world.data.tables.support[marker] as Marker;
  if (given.given.includes(marker)) return no('used', '11.3.2');
  if (nation !== COMMANDS[given.command]) return no('nation', '12.0');
  if (turn > open.turn) return no('not-yet', '12.0');
  if (given.command === GERMANS) return refuseGerman(world, open, marker, kind, given);
  if (kind === 'carpet') return refuseCarpet(world, open, marker, given);
  if (kind === 'tac-air') return refuseTacAir(world, open, marker, given);
  return kind === 'naval' ? refuseNaval(world, open, marker, given) : refuseTankDestroyers(world, open, marker, given);
}

/** §11.3.2 The markers that may join a combat. */
export const availableSupport = (world: World, open: Open, given: SupportCase): number[] =>
  world.data.tables.support.flatMap((_, marker) => (refuseSupport(world, open, marker, given) ? [] : [marker]));

/** §12.2 What a marker adds: trees take from air support. */
export function supportValue(world: World, marker: number, target: number): number {
  const { kind, value } = world.data.tables.support[marker] as Marker;
  const { woods, forest } = world.data.tables.combat.tacAirLoss;
  const terrain = target < 0 ? CLEAR : world.ground.terrain[target];
  if (kind !== 'tac-air') return value;
  return Math.max(0, value - (terrain === WOODS ? woods : terrain === FOREST ? forest : 0));
}

/** §12.0 What all markers given to a combat add. */
export function supportTotal(world: World, markers: readonly number[], target: number, see?: SeeAddend): number {
  let total = 0;
  for (const marker of markers) {
    total += addend(see, world.data.tables.support[marker]?.id as string, supportValue(world, marker, target), '12.0');
  }
  return total;
}
