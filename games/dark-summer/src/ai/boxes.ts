import { type Action, word } from '@bocage/kernel';
import { boxesInReach } from '../rules/box-movement.js';
import type { MoveKind } from '../rules/movement.js';
import { controllerOf } from '../rules/victory.js';
import { sideOf } from '../standing.js';
import { ALLIED, CHERBOURG, EXITED, GERMAN, JUST_ENTERED, MAY_LEAVE, type Open, US } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './mind.js';
import { portDefence } from './objectives.js';
import { attackOf } from './sense.js';

/** How many times the defence must stand ready before the port is entered. */
const PORT_ODDS = 1.6;
const NEAR_PORT = 9;
const LAST_TURN = 10;

/** The box this unit should go to now, if any. */
export function bestBox(mind: Mind, open: Open, unit: number, kind: MoveKind): Action | undefined {
  const { world, fields } = mind;
  const from = open.hex[unit] as number;
  if (from < 0) return undefined;
  const reach = (world.roster.allowance[unit] as number) + 2;
  const isAt = (target: string): boolean => (fields.targets[target]?.far[from] as number) <= reach;
  if (!isAt('cherbourg') && !isAt('brittany') && !isAt('exit')) return undefined;
  if (world.roster.command[unit] === US) {
    if (isAt('cherbourg') && open.cherbourgTurn === 0 && isPortRipe(mind, open) && boxesInReach(world, open, unit, kind).has('cherbourg'))
      return word('to-cherbourg');
    if (isAt('brittany') && goesToBrittany(mind, open, unit) && boxesInReach(world, open, unit, kind).has('brittany'))
      return word('to-brittany');
  }
  return isAt('exit') ? exitOf(mind, open, unit, kind) : undefined;
}

/** Whether enough Americans are in the box or next to it to fight for it. */
function isPortRipe({ world, fields }: Mind, open: Open): boolean {
  const far = fields.targets.cherbourg?.far as Float32Array;
  let ready = 0;
  for (let unit = 0; unit < world.roster.allied; unit++) {
    const hex = open.hex[unit] as number;
    if (world.roster.command[unit] !== US) continue;
    if (hex === CHERBOURG || (hex >= 0 && (far[hex] as number) <= NEAR_PORT)) ready += attackOf(world, open, unit);
  }
  return ready >= PORT_ODDS * portDefence(world, open);
}

const isWhole = (world: World, open: Open, formation: number): boolean =>
  (world.roster.members[formation] as readonly number[]).every((member) => (open.steps[member] as number) > 0);

/** How many members of a unit's division are in one of these places. */
const membersIn = (world: World, open: Open, formation: number, places: readonly number[]): number =>
  (world.roster.members[formation] as readonly number[]).filter((member) => places.includes(open.hex[member] as number)).length;

/** §10.4.4 Whole divisions only, as many as score, and not before Avranches is safe. */
function goesToBrittany(mind: Mind, open: Open, unit: number): boolean {
  const { world } = mind;
  const { avranches } = world.data.scenarios.suddenDeath;
  if (controllerOf(world, open, avranches) !== ALLIED || open.returnTurn > 0) return false;
  const town = world.grid.parse(avranches) as number;
  const guard = mind.ownMaps(open, ALLIED).defence[town] as number;
  if (guard === 0 && (mind.senses(open, ALLIED).threat[town] as number) > 0) return false;
  const formation = world.roster.formation[unit] as number;
  const members = world.roster.members[formation] as readonly number[];
  if (members.length < 2 || !isWhole(world, open, formation) || open.hex[unit] === town) return false;
  const begun = world.roster.members.filter(
    (_, other) => other !== formation && membersIn(world, open, other, [JUST_ENTERED, MAY_LEAVE]) > 0,
  );
  return begun.length < world.data.scenarios.victory.brittany.most;
}

/** §10.4.5 On the last turn whole divisions leave for the points they score, the Allies as many as count. */
function exitOf({ world }: Mind, open: Open, unit: number, kind: MoveKind): Action | undefined {
  const formation = world.roster.formation[unit] as number;
  if (open.turn < LAST_TURN || (world.roster.members[formation] as readonly number[]).length < 2) return undefined;
  if (!isWhole(world, open, formation)) return undefined;
  if (sideOf(world, unit) === ALLIED && exitedFormations(world, open, formation) >= world.data.scenarios.victory.exit.most)
    return undefined;
  const [at] = boxesInReach(world, open, unit, kind).get('exit') ?? [];
  return at === undefined ? undefined : word(`exit:${world.grid.label(at)}`);
}

const exitedFormations = (world: World, open: Open, except: number): number =>
  world.roster.members.filter(
    (members, other) => other !== except && sideOf(world, members[0] as number) !== GERMAN && membersIn(world, open, other, [EXITED]) > 0,
  ).length;
