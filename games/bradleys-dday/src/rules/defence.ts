import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CITY, HILL, NO_FORT, SWAMP, TOWN } from '../ground.js';
import type { Open, Side } from '../types.js';
import type { World } from '../world.js';
import { fortAt, fortOf, fortSection, isFortified } from './fortifications.js';

/** Something that counts, with the rule it comes from; `ui/` words the label. */
export interface Cited {
  readonly label: string;
  readonly value: number;
  readonly section: string;
  readonly unit?: UnitId;
}

export const sumOf = (lines: readonly Cited[]): number => lines.reduce((sum, { value }) => sum + value, 0);

export type Kind = 'fire' | 'assault';

/** §10.1.6 §12.2.3 The multipliers the ground of a hex offers a defender, each by itself. */
function groundMultipliers(world: World, open: Open, hex: HexId, kind: Kind): Cited[] {
  const { terrain: chart } = world.data.tables;
  const { terrain, under } = world.ground;
  const found: Cited[] = [];
  if (open.ruins.includes(hex)) {
    // §12.2.3 §12.2.4 Ruins take the place of the town, and multiply against close assaults only.
    if (kind === 'assault') found.push({ label: 'ruins', value: chart.ruins.multiplier, section: '12.2.3' });
  } else if (terrain[hex] === TOWN) found.push({ label: 'town', value: chart.town.multiplier, section: '10.1.6' });
  else if (terrain[hex] === CITY) found.push({ label: 'city', value: chart.city.multiplier, section: '10.1.6' });
  if (under[hex] === HILL) found.push({ label: 'hill', value: chart.hill.multiplier, section: '10.1.6' });
  if (under[hex] === SWAMP) found.push({ label: 'swamp', value: chart.swamp.multiplier, section: '10.1.6' });
  return found;
}

/**
 * §10.1.6 §13.0 What the defender's factors are multiplied by: in a fortification all multipliers of the hex added
 * together, elsewhere the best of them.
 */
function multipliersOf(world: World, open: Open, hex: HexId, side: Side, kind: Kind): Cited[] {
  const ground = groundMultipliers(world, open, hex, kind);
  if (isFortified(world, open, hex, side)) {
    const fort = fortAt(world, open, hex);
    return [{ label: fortLabel(fort), value: fortOf(world, fort).multiplier, section: fortSection(fort) }, ...ground];
  }
  const best = Math.max(...ground.map(({ value }) => value));
  return ground.filter(({ value }, i) => value === best && ground.findIndex((other) => other.value === best) === i);
}

/** §10.1.6 The product's factor; 1 where nothing multiplies. */
export const multiplierOf = (world: World, open: Open, hex: HexId, side: Side, kind: Kind): number =>
  Math.max(1, sumOf(multipliersOf(world, open, hex, side, kind)));

/** §10.1.6 §12.2.3 §13.1 §13.2 What is added to the dice; all of it counts. */
export function diceModifiers(world: World, open: Open, hex: HexId, side: Side): Cited[] {
  const { terrain: chart } = world.data.tables;
  const { terrain } = world.ground;
  const found: Cited[] = [];
  if (open.ruins.includes(hex)) found.push({ label: 'ruins', value: chart.ruins.drm, section: '12.2.3' });
  else if (terrain[hex] === TOWN) found.push({ label: 'town', value: chart.town.drm, section: '10.1.6' });
  else if (terrain[hex] === CITY) found.push({ label: 'city', value: chart.city.drm, section: '10.1.6' });
  if (isFortified(world, open, hex, side)) {
    const fort = fortAt(world, open, hex);
    found.push({ label: fortLabel(fort), value: fortOf(world, fort).drm, section: fortSection(fort) });
  }
  return found.filter(({ value }) => value !== 0);
}

const fortLabel = (fort: number): string => (fort === NO_FORT ? '' : fortSection(fort) === '13.1' ? 'strongpoint' : 'resistance-nest');
