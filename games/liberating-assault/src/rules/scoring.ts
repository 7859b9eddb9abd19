import type { Outcome, UnitId } from '@bocage/kernel';
import { sideOf, unitsAt } from '../occupancy.js';
import { ALLIED, DUEL, type Field, GERMAN, MEGA, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { totalOf } from './losses.js';

/** §10.4 Whoever stands in a place with troops holds it until the other side does: headquarters and guns take none. */
export function noteHolders(world: World, field: Field): void {
  world.places.forEach((hex, i) => {
    const troops = unitsAt(world, field, hex).find((unit) => world.roster.fights[unit]);
    if (troops !== undefined) field.held[i] = sideOf(world, troops);
  });
}

const brigadesOf = (world: World, formation: number): number[] =>
  world.roster.formation.flatMap((own, unit) => (own === formation && world.roster.fights[unit] ? [unit] : []));

/** Divisions of a side that have come, by what is left of their brigades. */
function divisions(world: World, side: Side, turn: number): number[] {
  const { formations } = world;
  return formations.side.flatMap((own, formation) =>
    own === side && formations.level[formation] === 'division' && (formations.arrives[formation] as number) <= turn ? [formation] : [],
  );
}

/** §10.4 Points for places held and German divisions destroyed, less Allied divisions below half their strength. */
export function alliedPoints(world: World, field: Field, turn: number): number {
  const { places, divisions: worth } = world.data.scenarios;
  const held = places.list.reduce((sum, { points }, i) => sum + (field.held[i] === ALLIED ? points : 0), 0);
  const full = (unit: UnitId): number => (world.roster.boxes[unit] as readonly number[])[0] as number;
  const left = (formation: number): number => totalOf(world, field, brigadesOf(world, formation));
  const whole = (formation: number): number => brigadesOf(world, formation).reduce((sum, unit) => sum + full(unit), 0);
  const destroyed = divisions(world, GERMAN, turn).filter((formation) => left(formation) === 0).length;
  const spent = divisions(world, ALLIED, turn).filter((formation) => left(formation) * 2 < whole(formation)).length;
  return held + destroyed * worth.germanDestroyed - spent * worth.alliedBelowHalf;
}

/** §10.4 From how many points on the Allies win, and up to how many the Germans: one player who sees everything comes farther, a hall in which nobody does less far. */
export function thresholdsOf(
  world: World,
  { scenario, way }: Pick<Open, 'scenario' | 'way'>,
): { readonly allied: number; readonly german: number } {
  const found = world.data.scenarios.scenarios.find(({ id }) => id === scenario);
  if (!found) throw new Error(`no scenario named ${scenario}`);
  return way === DUEL ? found.duel : way === MEGA ? found.mega : found;
}

/** §10.4 */
export function outcomeOf(world: World, open: Pick<Open, 'scenario' | 'way' | 'turn'>, field: Field): Outcome {
  const { allied, german } = thresholdsOf(world, open);
  const points = alliedPoints(world, field, open.turn);
  const winner = points >= allied ? 'allied' : points <= german ? 'german' : undefined;
  return { ...(winner ? { winner } : {}), level: winner ? 'victory' : 'draw', margin: points, section: '10.4' };
}
