import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { awaits, disruptionsIn, dropModifier } from '../rules/airborne.js';
import { flakUnits, zoneLandsAt, zoneModifier } from '../rules/drop-zones.js';
import { scatterOf } from '../rules/look-ups.js';
import { isDisrupted } from '../rules/units.js';
import { type BradleyView, DZ_LANDED, type Open } from '../types.js';
import type { World } from '../world.js';
import { addTo, type Spread, TWO_DICE } from './dice.js';

/** What may become of a unit that comes by air; steady is what is left. */
export interface DropFate {
  /** The hexes it may come down in, alive and not turned back. */
  readonly hexes: Map<number, number>;
  disrupted: number;
  lost: number;
  turnsBack: number;
  /** §4.4.9 Comes down among Germans and must fight at once. */
  meetsGermans: number;
}

/** The position with a zone, and perhaps its wind, elsewhere: only what scatter asks. */
function withZone(world: World, open: Open, zone: number, hex: HexId, wind: number): Open {
  const other: Open = { ...open, dzHex: open.dzHex.with(zone, hex), dzWind: open.dzWind.with(zone, wind) };
  world.occupancies.share(open, other);
  return other;
}

/** §4.3.2 d §4.3.3 a Where a zone comes down with this wind: rolls that come to nothing are rolled again. */
function zoneWithWind(world: World, open: Open, zone: number): Spread<number> {
  const spread = new Map<number, number>();
  const modifier = zoneModifier(world, open, zone);
  for (const [roll, share] of TWO_DICE) {
    const hex = zoneLandsAt(world, open, zone, roll + modifier);
    if (hex >= 0) addTo(spread, hex, share);
  }
  const sum = [...spread.values()].reduce((all, share) => all + share, 0);
  if (sum === 0) return new Map([[open.dzHex[zone] as number, 1]]);
  return new Map([...spread].map(([hex, share]) => [hex, share / sum]));
}

/** Every wind as likely as its faces of the die. */
function winds({ data }: World): Spread<number> {
  const spread = new Map<number, number>();
  for (const drm of data.tables.wind.drm) addTo(spread, drm, 1 / data.tables.wind.drm.length);
  return spread;
}

/** §4.3.2 c §4.3.2 d The positions in which units would jump at a zone aimed at a hex, or lying there: every wind, the flak in range blowing its way, every place the zone may come to. */
export function skiesOver(world: World, open: Open, zone: number, hex: HexId): (readonly [sky: Open, share: number])[] {
  const lies = open.dzState[zone] === DZ_LANDED;
  return [...winds(world)].flatMap(([wind, share]) => {
    const aimed = { ...withZone(world, open, zone, hex, wind), dzFlakSign: open.dzFlakSign.with(zone, wind < 0 ? -1 : 1) };
    world.occupancies.share(open, aimed);
    const firing = new Set(flakUnits(world, aimed, zone));
    const under = { ...aimed, flakAt: open.flakAt.map((at, unit) => (firing.has(unit) ? zone : at)) };
    world.occupancies.share(open, under);
    const places = lies ? new Map([[hex, 1]]) : zoneWithWind(world, under, zone);
    return [...places].map(([at, chance]) => [withZone(world, under, zone, at, wind), share * chance] as const);
  });
}

/** §4.3.2 Where a zone aimed at a hex comes to lie, over all winds and without flak, whose sign the German will choose. */
export function roseOfAim(world: World, { open }: BradleyView, zone: number, hex: HexId): Spread<number> {
  const rose = new Map<number, number>();
  for (const [wind, share] of winds(world))
    for (const [at, chance] of zoneWithWind(world, withZone(world, open, zone, hex, wind), zone)) addTo(rose, at, share * chance);
  return rose;
}

/** §4.3.2 d The same for a zone that is aimed, with its wind and a sign of the flak that fires. */
export function roseOfZone(world: World, { open }: BradleyView, zone: number, sign: number): Spread<number> {
  const other: Open = { ...open, dzFlakSign: open.dzFlakSign.with(zone, sign) };
  world.occupancies.share(open, other);
  return zoneWithWind(world, other, zone);
}

/** §4.3.3 e §4.4 Where a unit of a landed zone comes down and in what state. */
export function dropFate(world: World, open: Open, zone: number, unit: UnitId): DropFate {
  const fate: DropFate = { hexes: new Map(), disrupted: 0, lost: 0, turnsBack: 0, meetsGermans: 0 };
  const modifier = dropModifier(world, open, zone, unit);
  for (const [roll, share] of TWO_DICE) {
    const found = scatterOf(world.data.tables, world.grid, open.dzHex[zone] as number, roll + modifier);
    if (found.kind === 'aborts') fate.turnsBack += share;
    else if (found.kind === 'eliminated') fate.lost += share;
    else comesDown(world, open, zone, unit, found, share, fate);
  }
  return fate;
}

/** §4.4.4 to §4.4.9 */
function comesDown(
  world: World,
  open: Open,
  zone: number,
  unit: UnitId,
  { hex, disrupted }: { readonly hex: HexId; readonly disrupted: boolean },
  share: number,
  fate: DropFate,
): void {
  const ground = awaits(world, open, unit, hex);
  if (ground === 'lost') fate.lost += share;
  else if (ground === 'full') fate.turnsBack += share;
  else {
    const times = (isDisrupted(open, unit) ? 1 : 0) + (disrupted ? 1 : 0) + disruptionsIn(world, open, zone, unit, hex);
    // §10.6.7 Disrupted twice it is lost.
    if (times > 1) fate.lost += share;
    else {
      addTo(fate.hexes, hex, share);
      if (ground === 'germans') fate.meetsGermans += share;
      else if (times === 1) fate.disrupted += share;
    }
  }
}

/** What a drop zone aimed there would mean for a unit of it: over all winds and places the zone may come to, without flak. */
export function fateOfAim(world: World, { open }: BradleyView, zone: number, hex: HexId, unit: UnitId): DropFate {
  const fate: DropFate = { hexes: new Map(), disrupted: 0, lost: 0, turnsBack: 0, meetsGermans: 0 };
  for (const [wind, share] of winds(world)) {
    const aimed = withZone(world, open, zone, hex, wind);
    for (const [at, chance] of zoneWithWind(world, aimed, zone)) {
      const there = dropFate(world, withZone(world, aimed, zone, at, wind), zone, unit);
      const part = share * chance;
      for (const [to, falls] of there.hexes) addTo(fate.hexes, to, part * falls);
      fate.disrupted += part * there.disrupted;
      fate.lost += part * there.lost;
      fate.turnsBack += part * there.turnsBack;
      fate.meetsGermans += part * there.meetsGermans;
    }
  }
  return fate;
}
