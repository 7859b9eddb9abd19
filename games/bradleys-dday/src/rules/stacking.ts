import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type Between, rememberBetween } from '@bocage/wargame';
import { holderOf, unitsAt } from '../occupancy.js';
import { GARRISON, HQ, type Roster } from '../roster.js';
import { AFLOAT, ALLIED, GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { hasMark, hexOf } from './units.js';

/** What a stack weighs (§8.0, §8.1, §8.2). */
interface Weight {
  readonly headquarters: number;
  readonly battalions: number;
  /** §8.1.1 Whether all battalions are of one regiment. */
  readonly oneRegiment: boolean;
  readonly small: number;
}

/** §8.2.3 Two or more components of a battalion in a hex are that battalion. */
function weigh({ kind, bar, regiment, components }: Roster, units: readonly UnitId[]): Weight {
  const regiments: number[] = [];
  const joined: number[] = [];
  let headquarters = 0;
  let small = 0;
  for (const unit of units) {
    const group = components[unit] as number;
    if (kind[unit] === GARRISON) continue;
    if (kind[unit] === HQ) headquarters++;
    else if (group >= 0 && units.some((other) => other !== unit && components[other] === group)) {
      if (!joined.includes(group)) regiments.push(regiment[unit] as number);
      joined.push(group);
    } else if (bar[unit] === 1) small++;
    else regiments.push(regiment[unit] as number);
  }
  const oneRegiment = regiments.every((number) => number >= 0 && number === regiments[0]);
  return { headquarters, battalions: regiments.length, oneRegiment, small };
}

/** §8.1 §8.1.2 §8.2 §8.2.1 §8.2.2 Whether these units may stand in one hex. */
export function mayStack({ roster, data }: Pick<World, 'roster' | 'data'>, units: readonly UnitId[]): boolean {
  if (units.length < 2) return true;
  const { stacking } = data.tables;
  const { headquarters, battalions, oneRegiment, small } = weigh(roster, units);
  if (headquarters > stacking.headquarters) return false;
  if (battalions > (oneRegiment ? stacking.sameRegiment : stacking.battalions)) return false;
  const smallest = battalions === 0 ? stacking.smallAlone : battalions === 1 ? stacking.smallWithOne : stacking.smallWithFull;
  return small <= smallest;
}

const GOOD = 1;
const BAD = 2;

/** §8.0 Which two units may stand together, each pair weighed once. */
export const createPairs = (world: Pick<World, 'roster' | 'data'>): Between =>
  rememberBetween(world.roster.units, (one, other) => (mayStack(world, [one, other]) ? GOOD : BAD));

const areGood = ({ pairs }: World, one: number, other: number): boolean => pairs(one, other) === GOOD;

/** §8.1.3 Whether a unit may end in a hex beside those of its own side. */
export function hasRoom(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  const { count, first } = world.occupancies.of(open);
  if (count[hex] === 0) return true;
  if (count[hex] === 1) return first[hex] === unit || areGood(world, first[hex] as number, unit);
  return mayStack(world, [...unitsAt(world, open, hex).filter((other) => other !== unit), unit]);
}

/** §8.1.4 A hex with too many in it, Allied first, by its number; units at sea are not in one yet. */
export function mostOverStacked(world: World, open: Open): { readonly side: Side; readonly hex: HexId } | undefined {
  const { count, first } = world.occupancies.of(open);
  let found = -1;
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || (count[hex] as number) < 2 || first[hex] !== unit) continue;
    if ((found < 0 || hex < found) && isOverStacked(world, open, hex)) found = hex;
  }
  return found < 0 ? undefined : { side: holderOf(world, open, found) === ALLIED ? ALLIED : GERMAN, hex: found };
}

function isOverStacked(world: World, open: Open, hex: HexId): boolean {
  const { count, first, next } = world.occupancies.of(open);
  const lowest = first[hex] as number;
  for (let unit = lowest; unit >= 0; unit = next[unit] as number) if (hasMark(open, unit, AFLOAT)) return false;
  return count[hex] === 2 ? !areGood(world, lowest, next[lowest] as number) : !mayStack(world, unitsAt(world, open, hex));
}
