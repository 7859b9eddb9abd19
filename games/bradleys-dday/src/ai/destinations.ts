import { Remembered, sameNumbers } from '@bocage/wargame';
import { BEACH } from '../ground.js';
import { holderOf, type Occupancy, unitsAt } from '../occupancy.js';
import { ARTILLERY, GARRISON, HQ, sideOf, WEAPON } from '../roster.js';
import { headquartersOf, isWithinCommand } from '../rules/command.js';
import { isEngineer } from '../rules/engineers.js';
import { fieldPast, UNREACHED } from '../rules/field.js';
import { fortAt } from '../rules/fortifications.js';
import { costsOf } from '../rules/terrain-costs.js';
import { isDisrupted, unitsOnMap } from '../rules/units.js';
import { turnsOf } from '../rules/victory.js';
import { landingBeaches } from '../rules/waves.js';
import { ALLIED, COMBAT_MODE, enemyOf, GERMAN, HIGH_TIDE, MOVEMENT_MODE, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { gatesOf, isLastCall, isLate, isWithinLodgment } from './lodgment.js';
import type { Posture } from './postures.js';
import { awayFrom, coverOf, distances, enemiesOf, focusOf, nearest, tideRisk } from './worth.js';

/** Beyond this many hexes from any enemy a unit marches. */
const MARCH = 6;
/** What it costs to stand where no way leads to a goal, before the distance. */
const CUT_OFF = 200;
/** Germans this near to a beachhead must go (§17.1.3); those beyond can be left. */
const LODGMENT = 13;
/** From this turn on those who could still come back are looked for too, and each German has somebody sent after him. */
export const MOPPING_UP = 6;
const COMES_BACK = 19;
/** What a German makes of Americans in disorder beside his hex: they control nothing, and a second hit is their last (§10.6). */
const PREY = 2;
/** More than anything else on the last turn: a German within the lodgment denies it (§17.1). */
const DENIES = 40;

/** The face a unit should show where it stands. */
export function wantsMode(world: World, open: Open, side: Side, unit: number): number {
  const { roster } = world;
  const hex = open.hex[unit] as number;
  if ((roster.ma[unit * 2 + MOVEMENT_MODE] as number) === 0) return COMBAT_MODE;
  // §6.3.4 Guns that stand still in Combat Mode have to get off the flats.
  if (world.ground.tidal[hex] === 1 && (roster.ma[unit * 2 + COMBAT_MODE] as number) === 0) return MOVEMENT_MODE;
  const enemy = awayFrom(world, open, side, hex);
  const reach = roster.kind[unit] === ARTILLERY ? Math.max(MARCH, (roster.range[unit] as number) - 2) : MARCH;
  if (side === GERMAN && isLate(world, open) && !isWithinLodgment(world, open, hex)) return MOVEMENT_MODE;
  if (side === GERMAN && roster.kind[unit] === ARTILLERY) {
    const beach = nearest(world, focusOf(world, open), hex);
    if (Math.min(beach, enemy) <= (roster.range[unit] as number)) return COMBAT_MODE;
  }
  if (side === GERMAN && (staysPut(world, open, unit) || enemy >= 99)) return open.mode[unit] as number;
  return enemy <= reach ? COMBAT_MODE : MOVEMENT_MODE;
}

/** §13.0 §13.3 Germans that hold what they have: forts, towns near the beach, the last support of a garrison. */
function staysPut(world: World, open: Open, unit: number): boolean {
  const hex = open.hex[unit] as number;
  if (fortAt(world, open, hex) > 0) return true;
  if (coverOf(world, open, hex) > 0 && nearest(world, focusOf(world, open), hex) <= 5) return true;
  return lastSupports(world, open).has(unit);
}

const supports = new Remembered<ReadonlySet<number>>();

/** §13.3 Regulars without whom a garrison would have nobody near. */
function lastSupports(world: World, open: Open): ReadonlySet<number> {
  const occupancy = world.occupancies.of(open);
  const version = occupancy.versionOf[GERMAN];
  return supports.recall(occupancy, 0, version) ?? supports.keep(occupancy, 0, version, findLastSupports(world, open));
}

function findLastSupports(world: World, open: Open): ReadonlySet<number> {
  const { within } = world.data.tables.garrisons;
  const isGarrison = (unit: number): boolean => world.roster.kind[unit] === GARRISON;
  const germans = unitsOnMap(world, open, GERMAN);
  const regulars = germans.filter((unit) => !isGarrison(unit));
  const found = new Set<number>();
  for (const garrison of germans.filter(isGarrison)) {
    const near = regulars.filter((unit) => world.grid.distance(open.hex[unit] as number, open.hex[garrison] as number) <= within);
    if (near.length === 1) found.add(near[0] as number);
  }
  return found;
}

/** Whether a German stays as he is where he is, so that he need not be asked. */
export const isSettled = (world: World, open: Open, unit: number): boolean =>
  open.mode[unit] === COMBAT_MODE &&
  staysPut(world, open, unit) &&
  !isLastCall(world, open, unit) &&
  !isEngineer(world, unit) &&
  wantsMode(world, open, GERMAN, unit) === COMBAT_MODE;

/** What the American is after, and what that depends on besides where the Germans stand. */
interface Goals extends Pick<Open, 'turn' | 'box'> {
  readonly beachhead: readonly number[];
  readonly hexes: readonly number[];
}

const remembered = new Remembered<Goals>();

/** What a side is after: the beach forts, then every German within the lodgment; for the German the Americans ashore. */
export function goalsOf(world: World, open: Open, side: Side): readonly number[] {
  if (side === GERMAN) {
    const enemies = enemiesOf(world, open, side);
    return enemies.length > 0 ? enemies : focusOf(world, open);
  }
  const { turn, box, beachhead } = open;
  const occupancy = world.occupancies.of(open);
  const version = occupancy.versionOf[GERMAN];
  const known = remembered.recall(occupancy, 0, version);
  if (known && known.turn === turn && known.box === box && sameNumbers(known.beachhead, beachhead)) return known.hexes;
  return remembered.keep(occupancy, 0, version, { turn, box, beachhead: [...beachhead], hexes: alliedGoals(world, open) }).hexes;
}

function alliedGoals(world: World, open: Open): readonly number[] {
  const enemies = enemiesOf(world, open, ALLIED);
  const focus = focusOf(world, open);
  const beaches = landingBeaches(world, open);
  const forts = [...world.ground.beachForts.omaha, ...world.ground.beachForts.utah].filter((hex) => {
    const beach = beaches.find((other) => other === world.ground.beachFort[hex]);
    return beach !== undefined && (holderOf(world, open, hex) === GERMAN || open.beachhead[beach] === -1);
  });
  const near = enemies.filter((hex) => nearest(world, focus, hex) <= (open.turn < MOPPING_UP ? LODGMENT : COMES_BACK));
  const goals = [...forts, ...near, ...gatesOf(world, open, focus)];
  return goals.length > 0 ? goals : enemies;
}

/** The hex in reach a unit would rather stand in than where it is, if there is one. */
export function bestMove(
  world: World,
  open: Open,
  side: Side,
  unit: number,
  hexes: readonly number[],
  posture: Posture,
  goals: readonly number[],
): number | undefined {
  if (hexes.length === 0 || (side === GERMAN && staysPut(world, open, unit) && !isLastCall(world, open, unit))) return undefined;
  const worth = worthIn(world, open, side, unit, posture, goals);
  let best: number | undefined;
  let most = worth(open.hex[unit] as number) + 0.5;
  for (const hex of hexes) {
    const value = worth(hex);
    if (value > most) {
      most = value;
      best = hex;
    }
  }
  return best;
}

/** What it is worth to a unit to end in a hex. */
export function worthIn(
  world: World,
  open: Open,
  side: Side,
  unit: number,
  posture: Posture,
  goals: readonly number[],
): (hex: number) => number {
  const { roster } = world;
  const occupancy = world.occupancies.of(open);
  const zones = occupancy.zoc[enemyOf(side)];
  const distance = distances(world, open, side);
  const field = fieldPast(world, open, side, goals, costsOf(world, open, unit, open.mode[unit] as number));
  const behind = roster.kind[unit] === ARTILLERY || roster.kind[unit] === HQ || roster.kind[unit] === WEAPON;
  const stand = behind ? standOff(world, unit) : 1;
  const staffs = roster.kind[unit] === ARTILLERY ? headquartersOf(world, open, unit) : [];
  const command = (hex: number): number => (staffs.some((hq) => isWithinCommand(world, open, hq, hex)) ? 3 : 0);
  const prey = side === GERMAN && !behind ? preyOf(world, open) : [];
  const last = side === GERMAN && open.turn === turnsOf(world, open);
  const onTheMarch = open.mode[unit] === MOVEMENT_MODE;
  return (hex) => {
    const away = distance(hex);
    const near = away < stand ? 4 * (stand - away) : 0;
    const way = field[hex] === UNREACHED ? CUT_OFF + 4 * nearest(world, goals, hex) : (field[hex] as number);
    // §10.5.3 R32 At High tide nobody can give way from a beach.
    const wet =
      side === ALLIED && world.ground.terrain[hex] === BEACH ? (open.tide === HIGH_TIDE || open.tide === HIGH_TIDE - 1 ? 4 : 1) : 0;
    const marching = onTheMarch && zones[hex] !== 0 ? 6 : 0;
    const company = hasCompany(occupancy, open, unit, hex) ? 0.5 : 0;
    const cover = coverOf(world, open, hex) * (side === GERMAN ? 1.5 : 0.7) * posture.cover - (away === 1 ? posture.contact : 0);
    const gain =
      (prey.some((other) => world.grid.distance(other, hex) === 1) ? PREY : 0) + (last && isWithinLodgment(world, open, hex) ? DENIES : 0);
    return cover + company + command(hex) + gain - posture.way * way - near - wet - marching - tideRisk(world, open, unit, hex);
  };
}

/** Stacks of Americans in disorder. */
const preyOf = (world: World, open: Open): readonly number[] =>
  enemiesOf(world, open, GERMAN).filter((hex) => unitsAt(world, open, hex).every((other) => isDisrupted(open, other)));

/** Whether somebody else in order stands there. */
function hasCompany({ first, next }: Occupancy, open: Open, unit: number, hex: number): boolean {
  for (let other = first[hex] as number; other >= 0; other = next[other] as number)
    if (other !== unit && !isDisrupted(open, other)) return true;
  return false;
}

/** How far from the enemy guns and headquarters keep. */
function standOff({ roster }: World, unit: number): number {
  if (roster.kind[unit] === HQ) return 3;
  if (roster.kind[unit] === WEAPON) return sideOf(roster, unit) === ALLIED ? 1 : 2;
  return Math.max(2, Math.min(6, (roster.range[unit] as number) >> 1));
}
