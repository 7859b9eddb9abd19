import { type Action, word } from '@bocage/kernel';
import { isWithdrawable } from '../roster.js';
import { boxesInReach } from '../rules/10-movement/box-movement.js';
import type { MoveKind } from '../rules/10-movement/movement.js';
import { ALLIED, CHERBOURG, type Command, GERMAN, GERMANS, hexOf, type Open, sideOfCommand, US } from '../types.js';
import { marchFor } from './divisions.js';
import type { Mind } from './mind.js';
import { portDefence } from './objectives.js';
import { attackOf, defenceOf } from './sense.js';

/** More than this is of no use in the box. */
const ENOUGH_ODDS = 4.6;
const NEAR_PORT = 9;
/** Steps of detour that are as good as being cut off. */
const CUT_OFF = 12;
/** Defence factors beyond which the port needs no more. */
const FULL_PORT = 30;

/** The box this unit should go to now, if any. */
export function bestBox(mind: Mind, open: Open, unit: number, kind: MoveKind): Action | undefined {
  const { world, fields } = mind;
  const from = hexOf(open, unit);
  if (from < 0) return undefined;
  const reach = (world.roster.allowance[unit] as number) + 2;
  const isAt = (target: string): boolean => (fields.targets[target]?.far[from] as number) <= reach;
  if (!isAt('cherbourg') && !isAt('brittany') && !isAt('exit')) return undefined;
  if (world.roster.command[unit] === US) {
    const fights = open.cherbourgTurn === 0 && !isToLeave(mind, open, unit);
    if (isAt('cherbourg') && fights && isPortRipe(mind, open) && boxesInReach(world, open, unit, kind).has('cherbourg'))
      return word('to-cherbourg');
    if (isAt('brittany') && goesToBrittany(mind, open, unit) && boxesInReach(world, open, unit, kind).has('brittany'))
      return word('to-brittany');
  }
  if (isAt('cherbourg') && goesIntoPort(mind, open, unit) && boxesInReach(world, open, unit, kind).has('cherbourg'))
    return word('to-cherbourg');
  return isAt('exit') ? exitOf(mind, open, unit, kind) : undefined;
}

/** §8.3 Who is to go back to England stays out of a box that he might not come out of in time. */
const isToLeave = ({ world }: Mind, open: Open, unit: number): boolean =>
  open.turn <= world.data.tables.limits.withdrawalTurn && isWithdrawable(world.roster.kind[unit] as 'glider');

/** Germans who are cut off in the Cotentin, or soon will be, hold the port rather than be lost in the open. */
function goesIntoPort(mind: Mind, open: Open, unit: number): boolean {
  const { world } = mind;
  if (world.roster.command[unit] !== GERMANS || open.cherbourgTurn > 0 || world.roster.striker[unit]) return false;
  const hex = hexOf(open, unit);
  return (mind.senses(open, GERMAN).detour[hex] as number) >= CUT_OFF && portDefence(world, open) < FULL_PORT;
}

/** Whether enough Americans are in the box or next to it to fight for it. */
function isPortRipe({ world, fields, styles }: Mind, open: Open): boolean {
  const far = fields.targets.cherbourg?.far as Float32Array;
  let ready = 0;
  let inside = 0;
  for (let unit = 0; unit < world.roster.allied; unit++) {
    const hex = hexOf(open, unit);
    if (world.roster.command[unit] !== US) continue;
    if (hex === CHERBOURG || (hex >= 0 && (far[hex] as number) <= NEAR_PORT)) ready += attackOf(world, open, unit);
    if (hex === CHERBOURG) inside += attackOf(world, open, unit);
  }
  const defence = portDefence(world, open);
  return ready >= styles[ALLIED].portOdds * defence && inside < ENOUGH_ODDS * defence;
}

/** §10.4.4 Divisions told to, and not before Avranches is safe. */
function goesToBrittany(mind: Mind, open: Open, unit: number): boolean {
  const { world } = mind;
  if (marchFor(world, mind.orders(open, US).marches, unit)?.target !== 'brittany') return false;
  const town = world.grid.parse(world.data.scenarios.suddenDeath.avranches) as number;
  const { defence } = mind.ownMaps(open, ALLIED);
  const threat = mind.senses(open, ALLIED).threat[town] as number;
  const others = (defence[town] as number) - (open.hex[unit] === town ? defenceOf(world, open, unit) : 0);
  return others >= (threat === 0 ? 4 : 8);
}

/** §10.4.5 The divisions told to leave the map do: on the last turn, or as soon as they can where marches are marches. */
function exitOf({ world, orders, styles }: Mind, open: Open, unit: number, kind: MoveKind): Action | undefined {
  const command = world.roster.command[unit] as Command;
  if (!styles[sideOfCommand(command)].march && open.turn < (world.data.scenarios.scenarios[0]?.turns ?? 0)) return undefined;
  if (marchFor(world, orders(open, command).marches, unit)?.target !== 'exit') return undefined;
  const [at] = boxesInReach(world, open, unit, kind).get('exit') ?? [];
  return at === undefined ? undefined : word(`exit:${world.grid.label(at)}`);
}
