import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { MovingFrame } from '../frames/movement.js';
import { GREEN } from '../roster.js';
import { sideOf, unitsOnMap } from '../rules/units.js';
import { isInZone } from '../rules/zones.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { effectChance, opportunityForecast, type Shot } from './shot.js';

/** The best moment one enemy has at a unit that goes a way: where the shot falls, and how often it takes effect. */
export interface ShotAlong {
  readonly firer: UnitId;
  readonly at: HexId;
  readonly strength: number;
  /** 0 … 1, his check counted. */
  readonly chance: number;
}

/** §S.22 B5 The shot at a step from one hex to the next: in the hex entered from zone to zone, or in the one left. */
function shotAt(world: World, open: Open, firer: UnitId, target: UnitId, from: HexId, to: HexId): Shot | undefined {
  if (!isInZone(world, open, firer, from)) return undefined;
  const { zoneToZone, zoneToOutside } = world.data.tables.modifiers.target;
  const moment = isInZone(world, open, firer, to) ? { at: to, add: zoneToZone } : { at: from, add: zoneToOutside };
  return { kind: 'opportunity', firer, target, ...moment, bonus: 0 };
}

/** §S.22 Who could fire at a unit on a way, hex by hex from where it stands, each at his best moment. Zones are those of now. */
export function shotsAlong(
  world: World,
  open: Open,
  { unit, tried }: Pick<MovingFrame, 'unit' | 'tried'>,
  way: readonly HexId[],
): ShotAlong[] {
  const { colour } = rosterOf(world, open);
  const enemies = unitsOnMap(world, open, enemyOf(sideOf(world, open, unit))).filter(
    (firer) => colour[firer] !== GREEN && !open.aboard.includes(firer) && !tried.includes(firer),
  );
  return enemies.flatMap((firer) => {
    let best: ShotAlong | undefined;
    for (let i = 1; i < way.length; i++) {
      const shot = shotAt(world, open, firer, unit, way[i - 1] as number, way[i] as number);
      if (!shot) continue;
      const forecast = opportunityForecast(world, open, shot);
      const { strength, chance } = effectChance(forecast);
      if (!best || chance > best.chance) best = { firer, at: shot.at, strength, chance };
    }
    return best ? [best] : [];
  });
}

/** The chance that none of these takes effect. */
export const unharmed = (shots: readonly { readonly chance: number }[]): number =>
  shots.reduce((rest, { chance }) => rest * (1 - chance), 1);
