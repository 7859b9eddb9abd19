import { hasMark, NearMap, Remembered } from '@bocage/wargame';
import { updateReached } from '../../caches/net-update.js';
import { SEA } from '../../ground.js';
import { isOpenBeach, type Occupancy, occupancyOf, sideOf } from '../../occupancy.js';
import {
  CHERBOURG,
  type Command,
  EXITED,
  GERMAN,
  GERMANS,
  hexOf,
  JUST_ENTERED,
  MAY_LEAVE,
  type Open,
  RAIN,
  sideOfCommand,
  US,
  VIA_BRITTANY,
} from '../../types.js';
import type { World } from '../../world.js';
import { barredToLines, closedHexes, flood, germanLetters, isSource, openBeaches } from './supply-lines.js';

const sources = new Remembered<readonly number[]>();

/** §13.1 Hexes a command's supply comes from: open beaches of its own, or lettered hexes that no enemy holds or controls. */
export function supplySources(world: World, open: Open, command: Command): readonly number[] {
  const occupancy = occupancyOf(world, open);
  const version = occupancy.lines[sideOfCommand(command)];
  return sources.recall(occupancy, command, version) ?? sources.keep(occupancy, command, version, computeSources(world, open, command));
}

function computeSources(world: World, open: Open, command: Command): readonly number[] {
  if (command !== GERMANS) return openBeaches(world, open, command);
  const barred = barredToLines(world, open, GERMAN);
  return sourcesOf(world, open, GERMANS).filter((hex) => barred[hex] === 0);
}

/** What supply lines a command has at this instant (§13.0). */
export interface SupplyNet {
  readonly command: Command;
  readonly hexes: Uint8Array;
  /** §13.2.2 Reached through Brittany: only for units that came back from there. */
  readonly throughBrittany: Uint8Array | undefined;
  readonly brittany: boolean;
  readonly cherbourg: boolean;
}

/** A net as it was kept, and all that has turned until then. */
interface KeptNet {
  readonly net: SupplyNet;
  lines: number;
}

const nets = new NearMap<Occupancy, (KeptNet | undefined)[]>();

/** §13.2 §13.2.2 Kept, and brought up to date with the hexes that have opened or closed since. */
export function supplyNet(world: World, open: Open, command: Command): SupplyNet {
  const occupancy = occupancyOf(world, open);
  const side = sideOfCommand(command);
  const lines = occupancy.lines[side];
  let all = nets.get(occupancy);
  if (!all) {
    all = [];
    nets.set(occupancy, all);
  }
  const kept = all[command];
  if (kept && (kept.lines === lines || isUpdated(world, open, occupancy, kept))) {
    kept.lines = lines;
    return kept.net;
  }
  const net = computeNet(world, open, command);
  all[command] = { net, lines };
  return net;
}

/** Whether a kept net could be brought up to date. What Brittany adds to one is not worth the trouble. */
function isUpdated(world: World, open: Open, occupancy: Occupancy, { net, lines }: KeptNet): boolean {
  if (net.command === US && open.returnTurn > 0) return false;
  const side = sideOfCommand(net.command);
  if (!updateReached(world, net.hexes, occupancy, side, lines, (hex) => isSource(world, open, net.command, hex))) return false;
  Object.assign(net, boxesReached(world, net.command, net.hexes));
  return true;
}

const sourcesOf = (world: World, open: Open, command: Command): number[] =>
  command === GERMANS ? germanLetters(world, open) : openBeaches(world, open, command);

function boxesReached({ ground }: World, command: Command, hexes: Uint8Array): Pick<SupplyNet, 'brittany' | 'cherbourg'> {
  const { C, W } = ground.lettered;
  const isReached = (hex: number): boolean => hexes[hex] === 1;
  return { brittany: command === US && W.some(isReached), cherbourg: command === US && C.some(isReached) };
}

/** From scratch: what a check compares the kept one with. */
export function computeNet(world: World, open: Open, command: Command): SupplyNet {
  const barred = barredToLines(world, open, sideOfCommand(command));
  const hexes = flood(world, barred, sourcesOf(world, open, command));
  const boxes = boxesReached(world, command, hexes);
  const throughBrittany = boxes.brittany && open.returnTurn > 0 ? flood(world, barred, world.ground.lettered.S) : undefined;
  return { command, hexes, throughBrittany, ...boxes };
}

/** §13.2 §8.3 A line or way begins in the hex next to its unit, so a hex that it could not pass may still be reached. */
export function isReachedFrom(world: World, net: Uint8Array, hex: number): boolean {
  if (net[hex] === 1) return true;
  const { across } = world.ground;
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (net[across[i] as number] === 1) return true;
  return false;
}

/** §13.3 */
function isAutomatic(world: World, open: Open, unit: number, hex: number): boolean {
  if (hex === EXITED) return true;
  if (sideOf(world, unit) === GERMAN) return hex === CHERBOURG || (world.roster.kind[unit] === 'strongpoint' && open.turn <= 2);
  // Afloat, the fleet supplies the waves.
  return hex >= 0 && (isOpenBeach(world, open, hex) || world.ground.terrain[hex] === SEA);
}

/** §13.0 Whether a unit is in supply now, given its command's net. */
export const isSupplied = (world: World, open: Open, net: SupplyNet, unit: number): boolean =>
  isSuppliedAt(world, open, net, unit, hexOf(open, unit));

/** §13.0 §10.4.5 Whether a unit would be in supply in a place it comes to. */
export function isSuppliedAt(world: World, open: Open, net: SupplyNet, unit: number, hex: number): boolean {
  if (isAutomatic(world, open, unit, hex)) return true;
  if (hex === CHERBOURG) return net.cherbourg;
  if (hex === JUST_ENTERED || hex === MAY_LEAVE) return net.brittany;
  if (hex < 0) return false;
  if (isReachedFrom(world, net.hexes, hex)) return true;
  const isBack = hasMark(open, unit, VIA_BRITTANY);
  return isBack && net.throughBrittany !== undefined && isReachedFrom(world, net.throughBrittany, hex);
}

/** §13.0 */
export const isUnitSupplied = (world: World, open: Open, unit: number): boolean =>
  isSupplied(world, open, supplyNet(world, open, world.roster.command[unit] as Command), unit);

/** §13.5 Cherbourg is isolated when no C hex can trace a line, as if it were a unit, and is itself free of Allies and their zones. */
export function isCherbourgIsolated(world: World, open: Open): boolean {
  const { hexes } = supplyNet(world, open, GERMANS);
  return !world.ground.lettered.C.some((hex) => hexes[hex] === 1);
}

const ways = new Remembered<Uint8Array>();

/** §11.3.7 §13.5 Hexes from which a German has a way to a C hex free of Allied units and their zones: no supply line, so beaches do not bar it. */
export function waysToCherbourg(world: World, open: Open): Uint8Array {
  const occupancy = occupancyOf(world, open);
  const { version } = occupancy;
  const known = ways.recall(occupancy, 0, version);
  return known ?? ways.keep(occupancy, 0, version, flood(world, closedHexes(world, open, GERMAN), world.ground.lettered.C));
}

/** §13.5 Germans out of supply who are brought into the Cherbourg Box when it becomes isolated; never strongpoints. */
export function relocatedUnits(world: World, open: Open): number[] {
  const net = supplyNet(world, open, GERMANS);
  const paths = waysToCherbourg(world, open);
  const units: number[] = [];
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || world.roster.kind[unit] === 'strongpoint' || isSupplied(world, open, net, unit)) continue;
    if (isReachedFrom(world, paths, hex)) units.push(unit);
  }
  return units;
}

/** §14.0 Units that lose a step in the Attrition Phase: Germans always, the Allies in rain and storm, judged together. */
export function unitsInAttrition(world: World, open: Open): number[] {
  const commands: readonly Command[] = open.weather >= RAIN ? [0, 1, 2] : [GERMANS];
  const units: number[] = [];
  for (let unit = 0; unit < world.roster.units; unit++) {
    const hex = hexOf(open, unit);
    const isIn = hex >= 0 || hex === CHERBOURG || hex === JUST_ENTERED || hex === MAY_LEAVE;
    if (isIn && commands.includes(world.roster.command[unit] as Command) && !isUnitSupplied(world, open, unit)) units.push(unit);
  }
  return units;
}
