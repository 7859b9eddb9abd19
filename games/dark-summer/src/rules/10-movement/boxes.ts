import { Remembered } from '@bocage/wargame';
import { LETTER_C, LETTER_E, LETTER_W } from '../../ground.js';
import { occupancyOf, sideOf, touch } from '../../occupancy.js';
import { ALLIED, BRITISH, CHERBOURG, type Command, enemyOf, GERMAN, hexOf, MAY_LEAVE, type Open, type Side, US } from '../../types.js';
import type { World } from '../../world.js';
import { isSuppliedAt, supplyNet } from '../13-supply/supply.js';

export type Box = 'cherbourg' | 'brittany' | 'exit';

const holderAt = (world: World, open: Open, hex: number): number => occupancyOf(world, open).side[hex] as number;

/** §10.4.4 US units only, the French not among them; never after the turn in which the first came back. */
function mayEnterBrittany(world: World, open: Open, unit: number): boolean {
  return world.data.counters.units[unit]?.nation === 'us' && (open.returnTurn === 0 || open.turn <= open.returnTurn);
}

/** §10.4.5 Exit markers by E hex from north to south: no American leaves north of the British, no Briton south of the Americans. */
export function mayExitAt(world: World, open: Open, unit: number, hex: number): boolean {
  const at = world.ground.lettered.E.indexOf(hex);
  if (at < 0) return false;
  const command = world.roster.command[unit] as Command;
  const there = occupancyOf(world, open).first[hex] as number;
  if (there >= 0 && world.roster.command[there] !== command) return false;
  if (command === US) return open.boundaryLifted === 1 && !open.exits.some((marker, i) => marker === 2 && i >= at);
  if (command === BRITISH) return open.caenTurn > 0 && !open.exits.some((marker, i) => marker === 1 && i <= at);
  return open.exits[at] === 0;
}

/** §10.4.1 §10.4.3 §10.4.4 §10.4.5 The box a unit in this lettered hex may go on to, its movement points apart. */
export function boxFrom(world: World, open: Open, unit: number, hex: number): Box | undefined {
  const letter = world.ground.letter[hex];
  const command = world.roster.command[unit] as Command;
  if (letter === LETTER_C) {
    if (command === BRITISH || (command !== US && open.cherbourgTurn > 0)) return undefined;
    return world.data.counters.units[unit]?.nation === 'french' ? undefined : 'cherbourg';
  }
  if (letter === LETTER_W) return mayEnterBrittany(world, open, unit) ? 'brittany' : undefined;
  if (letter !== LETTER_E || !mayExitAt(world, open, unit, hex)) return undefined;
  return sideOf(world, unit) === GERMAN || isSuppliedAt(world, open, supplyNet(world, open, command), unit, hex) ? 'exit' : undefined;
}

/** §10.4.3 Whether units of a side are in the Cherbourg Box. */
function isInCherbourg({ roster }: World, open: Open, side: Side): boolean {
  const end = side === ALLIED ? roster.allied : roster.units;
  for (let unit = side === ALLIED ? 0 : roster.allied; unit < end; unit++) if (open.hex[unit] === CHERBOURG) return true;
  return false;
}

/** §10.4.2 §10.4.3 The lettered hexes a unit in a box may come out by. */
export function waysOut(world: World, open: Open, unit: number): readonly number[] {
  const place = hexOf(open, unit);
  if (place !== MAY_LEAVE && (place !== CHERBOURG || world.roster.allowance[unit] === 0)) return NOWHERE;
  const enemy = enemyOf(sideOf(world, unit));
  if (place === CHERBOURG && enemy === ALLIED && open.isolated === 1) return NOWHERE;
  const occupancy = occupancyOf(world, open);
  const slot = place === CHERBOURG ? enemy : 2;
  const version = occupancy.placed[enemy];
  return outs.recall(occupancy, slot, version) ?? outs.keep(occupancy, slot, version, hexesOut(world, open, place, enemy));
}

/** By the enemy for Cherbourg, and for Brittany: what holds until he stirs. */
const outs = new Remembered<readonly number[]>();

function hexesOut(world: World, open: Open, box: number, enemy: Side): readonly number[] {
  const { C, S } = world.ground.lettered;
  if (box === MAY_LEAVE) return freeOf(world, open, enemy, S);
  return isInCherbourg(world, open, enemy) ? NOWHERE : freeOf(world, open, enemy, C);
}

/** Most units asked about are in no box at all. */
const NOWHERE: readonly number[] = [];

const freeOf = (world: World, open: Open, enemy: Side, hexes: readonly number[]): number[] =>
  hexes.filter((hex) => holderAt(world, open, hex) !== enemy);

/** §10.4.5 Leaving the map marks the hex for the command that left. */
export function markExit(world: World, open: Open, unit: number, hex: number): void {
  if (sideOf(world, unit) !== ALLIED) return;
  open.exits[world.ground.lettered.E.indexOf(hex)] = (world.roster.command[unit] as Command) + 1;
  touch(world, open);
}
