import { IMPASSABLE } from '../ground.js';
import { isOpenBeach, sideOf, standingOf } from '../standing.js';
import {
  ALLIED,
  BEACH_OPEN,
  CHERBOURG,
  type Command,
  EXITED,
  GERMAN,
  GERMANS,
  JUST_ENTERED,
  MAY_LEAVE,
  type Open,
  type Side,
  sideOfCommand,
  US,
  VIA_BRITTANY,
} from '../types.js';
import type { World } from '../world.js';
import { inEnemyZoc, isBarred } from './zoc.js';

/** §10.4.5 Whether an E hex holds an Exit marker. */
export function hasExit(world: World, open: Open, hex: number): boolean {
  const index = world.ground.lettered.E.indexOf(hex);
  return index >= 0 && open.exits[index] !== 0;
}

/** §13.2 §13.2.1 Whether a supply line may enter a hex. */
function carriesSupply(world: World, open: Open, side: Side, hex: number): boolean {
  const holder = standingOf(world, open).side[hex] as number;
  if (holder >= 0 && holder !== side) return false;
  if (side === GERMAN && (isOpenBeach(world, open, hex) || hasExit(world, open, hex))) return false;
  return !isBarred(world, open, side, hex);
}

/** §13.1.1 The letters that still supply the Germans. */
function germanSources(world: World, open: Open): number[] {
  const { W, S, E, '(E)': coast } = world.ground.lettered;
  return [...(open.brittanyTurn === 0 ? W : []), ...(open.returnTurn === 0 ? S : []), ...E, ...coast];
}

/** §13.1 Hexes a command's supply comes from: open beaches of its own, or lettered hexes that no enemy holds or controls. */
export function supplySources(world: World, open: Open, command: Command): number[] {
  if (command === GERMANS) return germanSources(world, open).filter((hex) => carriesSupply(world, open, GERMAN, hex));
  return world.ground.beaches.flatMap((beach, i) => (beach.command === command && open.beach[i] === BEACH_OPEN ? [beach.hex] : []));
}

/** §13.2 Every hex that supply lines from these hexes can reach is 1. */
function flood(world: World, open: Open, side: Side, from: readonly number[]): Uint8Array {
  const { neighbours, size } = world.grid;
  const { sides } = world.ground;
  const reached = new Uint8Array(size);
  const queue: number[] = [];
  const enter = (hex: number): void => {
    if (reached[hex] !== 0 || !carriesSupply(world, open, side, hex)) return;
    reached[hex] = 1;
    queue.push(hex);
  };
  from.forEach(enter);
  for (let at = 0; at < queue.length; at++) {
    const first = (queue[at] as number) * 6;
    for (let i = first; i < first + 6; i++) if (((sides[i] as number) & IMPASSABLE) === 0) enter(neighbours[i] as number);
  }
  return reached;
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

/** §13.2 §13.2.2 */
export function supplyNet(world: World, open: Open, command: Command): SupplyNet {
  const side = sideOfCommand(command);
  const hexes = flood(world, open, side, supplySources(world, open, command));
  const { C, W, S } = world.ground.lettered;
  const isReached = (hex: number): boolean => hexes[hex] === 1;
  const brittany = command === US && W.some(isReached);
  return {
    command,
    hexes,
    brittany,
    cherbourg: command === US && C.some(isReached),
    throughBrittany: brittany && open.returnTurn > 0 ? flood(world, open, side, S) : undefined,
  };
}

/** §13.2 A line begins in the hex next to its unit, so a hex that lines cannot pass may still be supplied. */
function isReachedFrom(world: World, net: Uint8Array, hex: number): boolean {
  if (net[hex] === 1) return true;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (((world.ground.sides[i] as number) & IMPASSABLE) === 0 && net[world.grid.neighbours[i] as number] === 1) return true;
  }
  return false;
}

/** §13.3 */
function isAutomatic(world: World, open: Open, unit: number, hex: number): boolean {
  if (hex === EXITED) return true;
  if (sideOf(world, unit) === GERMAN) return hex === CHERBOURG || (world.roster.kind[unit] === 'strongpoint' && open.turn <= 2);
  // Afloat, the fleet supplies the waves.
  return hex >= 0 && (isOpenBeach(world, open, hex) || world.ground.terrain[hex] === 0);
}

/** §13.0 Whether a unit is in supply now, given its command's net. */
export const isSupplied = (world: World, open: Open, net: SupplyNet, unit: number): boolean =>
  isSuppliedAt(world, open, net, unit, open.hex[unit] as number);

/** §13.0 §10.4.5 Whether a unit would be in supply in a place it comes to. */
export function isSuppliedAt(world: World, open: Open, net: SupplyNet, unit: number, hex: number): boolean {
  if (isAutomatic(world, open, unit, hex)) return true;
  if (hex === CHERBOURG) return net.cherbourg;
  if (hex === JUST_ENTERED || hex === MAY_LEAVE) return net.brittany;
  if (hex < 0) return false;
  if (isReachedFrom(world, net.hexes, hex)) return true;
  const isBack = ((open.marks[unit] as number) & VIA_BRITTANY) !== 0;
  return isBack && net.throughBrittany !== undefined && isReachedFrom(world, net.throughBrittany, hex);
}

/** §13.0 For a single question. */
export const isUnitSupplied = (world: World, open: Open, unit: number): boolean =>
  isSupplied(world, open, supplyNet(world, open, world.roster.command[unit] as Command), unit);

/** §13.5 Cherbourg is isolated when no C hex can trace a line, as if it were a unit, and is itself free of Allies and their zones. */
export function isCherbourgIsolated(world: World, open: Open): boolean {
  const { hexes } = supplyNet(world, open, GERMANS);
  return !world.ground.lettered.C.some((hex) => hexes[hex] === 1);
}

/** §11.3.7 §13.5 Hexes from which a German has a way to a C hex free of Allied units and their zones. */
export function waysToCherbourg(world: World, open: Open): Uint8Array {
  const { side: holders } = standingOf(world, open);
  const { C } = world.ground.lettered;
  const free = C.filter((hex) => holders[hex] !== ALLIED && (holders[hex] === GERMAN || !inEnemyZoc(world, open, GERMAN, hex)));
  return flood(world, open, GERMAN, free);
}

/** §13.5 Germans out of supply who are brought into the Cherbourg Box when it becomes isolated; never strongpoints. */
export function relocatedUnits(world: World, open: Open): number[] {
  const net = supplyNet(world, open, GERMANS);
  const ways = waysToCherbourg(world, open);
  const units: number[] = [];
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    const hex = open.hex[unit] as number;
    if (hex < 0 || world.roster.kind[unit] === 'strongpoint' || isSupplied(world, open, net, unit)) continue;
    if (isReachedFrom(world, ways, hex)) units.push(unit);
  }
  return units;
}

/** §14.0 Units that lose a step in the Attrition Phase: Germans always, the Allies in rain and storm, judged together. */
export function unitsInAttrition(world: World, open: Open): number[] {
  const commands: readonly Command[] = open.weather >= 3 ? [0, 1, 2] : [GERMANS];
  const nets = new Map(commands.map((command) => [command, supplyNet(world, open, command)]));
  const units: number[] = [];
  for (let unit = 0; unit < world.roster.units; unit++) {
    const hex = open.hex[unit] as number;
    const isIn = hex >= 0 || hex === CHERBOURG || hex === JUST_ENTERED || hex === MAY_LEAVE;
    const net = nets.get(world.roster.command[unit] as Command);
    if (isIn && net && !isSupplied(world, open, net, unit)) units.push(unit);
  }
  return units;
}
