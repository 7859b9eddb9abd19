import { sideOf } from '../occupancy.js';
import { ALLIED, type Command, EXITED, GERMANS, hexOf, JUST_ENTERED, MAY_LEAVE, type Open, US } from '../types.js';
import type { World } from '../world.js';
import type { Fields } from './fields.js';
import type { Style } from './styles.js';

/** Whole divisions told to go somewhere together, for only whole ones score (§3.2.2). */
export interface March {
  readonly target: 'brittany' | 'exit';
  readonly formations: ReadonlySet<number>;
}

const isDivision = (world: World, formation: number): boolean => (world.roster.members[formation] as readonly number[]).length > 1;

export const isWhole = (world: World, open: Open, formation: number): boolean =>
  (world.roster.members[formation] as readonly number[]).every((member) => (open.steps[member] as number) > 0);

const isPanzer = (world: World, formation: number): boolean =>
  world.roster.striker[(world.roster.members[formation] as readonly number[])[0] as number] as boolean;

/** How far the last member of a division has to go; members that are there already have nowhere to go. */
function farthest(world: World, open: Open, formation: number, far: Float32Array, there: readonly number[]): number {
  let most = 0;
  for (const member of world.roster.members[formation] as readonly number[]) {
    const hex = hexOf(open, member);
    if (there.includes(hex)) continue;
    most = Math.max(most, hex >= 0 ? (far[hex] as number) : Number.POSITIVE_INFINITY);
  }
  return most;
}

/** Who has begun goes on; then Panzer divisions, which count double. */
function rankOf(world: World, open: Open, formation: number, there: readonly number[]): number {
  const hasBegun = (world.roster.members[formation] as readonly number[]).some((unit) => there.includes(hexOf(open, unit)));
  return hasBegun ? 0 : isPanzer(world, formation) ? 1 : 2;
}

/** Whether a division holds a hex that scores. */
const isGarrison = (world: World, open: Open, formation: number): boolean =>
  (world.roster.members[formation] as readonly number[]).some((unit) => {
    const hex = hexOf(open, unit);
    return hex >= 0 && (world.controlIndex[hex] as number) >= 0;
  });

interface Wanted {
  readonly target: March['target'];
  readonly there: readonly number[];
  readonly most: number;
  /** Movement points that can still be covered. */
  readonly within: number;
  readonly may: (formation: number) => boolean;
}

function choose(world: World, fields: Fields, open: Open, { target, there, most, within, may }: Wanted): March {
  const far = fields.targets[target]?.far as Float32Array;
  const found = [...world.roster.members.keys()]
    .filter((formation) => isDivision(world, formation) && may(formation) && isWhole(world, open, formation))
    .map((formation) => ({ formation, far: farthest(world, open, formation, far, there), rank: rankOf(world, open, formation, there) }))
    .filter((one) => one.far <= within)
    .sort((a, b) => a.rank - b.rank || a.far - b.far || a.formation - b.formation);
  return { target, formations: new Set(found.slice(0, most).map(({ formation }) => formation)) };
}

const BRITTANY_WITHIN = 40;
/** What a division covers in a turn of two moves, in the planner's movement points. */
const PER_TURN: readonly [number, number] = [14, 13];

/** The marches of a command now: Brittany once Avranches is open, and the way east at the end (§10.4.4 §10.4.5). */
export function marchesOf(world: World, fields: Fields, open: Open, command: Command, style: Style): March[] {
  const { victory, scenarios, suddenDeath } = world.data.scenarios;
  const marches: March[] = [];
  const isOwn = (formation: number): boolean =>
    world.roster.command[(world.roster.members[formation] as readonly number[])[0] as number] === command;
  if (command === US && open.turn >= style.breakoutTurn && open.returnTurn === 0 && isAllied(world, open, suddenDeath.avranches)) {
    const isAmerican = (formation: number): boolean =>
      isOwn(formation) &&
      (world.roster.members[formation] as readonly number[]).every((unit) => world.data.counters.units[unit]?.nation === 'us');
    marches.push(
      choose(world, fields, open, {
        target: 'brittany',
        there: [JUST_ENTERED, MAY_LEAVE],
        most: victory.brittany.most,
        within: BRITTANY_WITHIN,
        may: isAmerican,
      }),
    );
  }
  if (open.turn >= style.escapeTurn && mayExit(open, command)) {
    const turns = (scenarios[0]?.turns ?? 10) - open.turn + 1;
    const most = command === GERMANS ? 99 : victory.exit.most;
    const within = turns * (PER_TURN[command === GERMANS ? 1 : 0] as number);
    marches.push(
      choose(world, fields, open, {
        target: 'exit',
        there: [EXITED],
        most,
        within,
        may: (one) => isOwn(one) && !isGarrison(world, open, one),
      }),
    );
  }
  return marches;
}

const mayExit = (open: Open, command: Command): boolean =>
  command === GERMANS || (command === US ? open.boundaryLifted === 1 : open.caenTurn > 0);

const isAllied = (world: World, open: Open, label: string): boolean =>
  open.control[world.controlIndex[world.grid.parse(label) as number] as number] === ALLIED;

/** The march a unit takes part in, if any. */
export const marchFor = (world: World, marches: readonly March[], unit: number): March | undefined =>
  marches.find(({ formations }) => formations.has(world.roster.formation[unit] as number));

/** What breaking a division up is worth, since then it scores no more: only while it is whole. */
export function breakWorth(world: World, open: Open, unit: number): number {
  const formation = world.roster.formation[unit] as number;
  if (!isDivision(world, formation) || !isWhole(world, open, formation)) return 0;
  if (sideOf(world, unit) === ALLIED) return 0.2;
  return isPanzer(world, formation) ? 1.6 : 0.8;
}
