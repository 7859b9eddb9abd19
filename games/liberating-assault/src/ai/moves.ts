import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { isHeadquarters } from '../roster.js';
import { strengthOf } from '../rules/losses.js';
import { ATTACK, EXPLOIT, enemyOf, GERMAN, type UnitKind } from '../types.js';
import { type Board, barring, danger, isGoodGround, roomOn, settle } from './board.js';
import { corpsGoal } from './corps.js';
import { orderTo } from './goings.js';
import { coreOf, fightersOf, type Picture, strengthIn } from './picture.js';

/** What dangerous ground costs, in thirds of a hex of way: Germans are fewer and wait. */
const CAUTION = [0.08, 0.08] as const;

/** How good a hex is for a formation with a mission to end the turn in. */
function worthOf(board: Board, formation: number, hex: HexId, coming: number): number {
  const { mind, side } = board.picture;
  const mission = board.missions.get(formation) ?? -1;
  const way = mind.ways[mission]?.[hex] ?? 0;
  const terrain = isGoodGround(board.picture, hex) ? 1.5 : 0;
  const holds = hex === mind.world.places[mission] ? 6 : 0;
  const caution = CAUTION[side] * danger(board, hex, coming);
  if (side === GERMAN) return terrain + holds + Math.min(BARRING.most, BARRING.each * barring(board, hex)) - GERMAN_WAY * way - caution;
  return terrain + holds - 3 * way - LONELY.each * Math.max(0, loneliness(board.picture, formation, hex) - LONELY.beyond) - caution;
}

/** Germans stand in the way of what comes, the nearer to the place they are to hold the better. */
const GERMAN_WAY = 1.5;
const BARRING = { each: 0.25, most: 10 } as const;

/** Whoever goes inland has others of his side within so many hexes behind him; a hex more costs as much as this. */
const LONELY = { beyond: 2, each: 3, most: 5 } as const;

/** How far the nearest troops of another formation stand that are nearer to the beaches; those near the beaches need none. */
function loneliness({ mind, field, open, side }: Picture, formation: number, hex: HexId): number {
  const { roster, grid } = mind.world;
  const depth = mind.depth[hex] as number;
  if (depth <= LONELY.beyond) return 0;
  return field.hex.reduce((least, at, unit) => {
    if (at < 0 || !roster.fights[unit] || sideOf(mind.world, unit) !== side || open.attached[unit] === formation) return least;
    return (mind.depth[at] as number) < depth ? Math.min(least, grid.distance(at, hex)) : least;
  }, LONELY.beyond + LONELY.most);
}

/** Where a formation gathers: the best hex its main body can get to. */
function rallyHex(board: Board, formation: number, moving: readonly number[]): number {
  const { picture, goings } = board;
  const core = coreOf(picture, formation);
  const lead = moving.find((unit) => picture.field.hex[unit] === core) ?? (moving[0] as number);
  const { tactical, strategic } = goings(lead);
  const strength = strengthIn(picture, moving);
  let best = core;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of new Set([core, ...tactical, ...strategic])) {
    const room = Math.min(moving.length, roomOn(board, hex));
    if (room <= 0) continue;
    const share = room / moving.length;
    const isPlace = picture.mind.world.places.includes(hex);
    const worth = worthOf(board, formation, hex, strength * share) - (isPlace ? 0 : 3 * (1 - share)) + (hex === core ? 0.5 : 0);
    if (worth > most) [best, most] = [hex, worth];
  }
  return best;
}

/** Sends a counter to a hex, or as near to it as it gets where there is room. */
function sendTo(board: Board, unit: UnitId, goal: number): void {
  const { picture, goings, orders, strength, guard } = board;
  const { grid, roster, data } = picture.mind.world;
  const from = picture.field.hex[unit] as number;
  if (from < 0) return;
  const ways = goings(unit);
  const fights = roster.fights[unit] === true;
  const threat = picture.weight[enemyOf(picture.side)];
  const isHq = isHeadquarters(roster.kind[unit] as UnitKind);
  const isBeside = (hex: HexId): boolean => isHq && grid.ring(hex, 1).some((at) => (guard[at] as number) > 0);
  // §4.22 §7.1 §7.3 Guns and headquarters do not stay alone where an enemy can come, and orders must reach the troops.
  const exposed = (hex: HexId): number => {
    if ((threat[hex] as number) === 0 || (guard[hex] as number) > 0) return 0;
    if (isBeside(hex)) return 1;
    return ((strength[hex] as number) > 0 ? 2 : 4) + Math.min(6, 0.2 * (threat[hex] as number));
  };
  const cost = (hex: HexId): number => {
    const far = grid.distance(hex, goal);
    if (fights) return far + 0.01 * danger(board, hex, 0);
    return far + 0.005 * danger(board, hex, 0) + exposed(hex) + (far > data.tables.headquarters.divisionRange ? 4 : 0);
  };
  let best = from;
  let least = cost(from) - 0.2 + (roomOn(board, from) > 0 ? 0 : 2);
  for (const hex of new Set([...ways.tactical, ...ways.strategic])) {
    if (roomOn(board, hex) <= 0) continue;
    const far = cost(hex);
    if (far < least) [best, least] = [hex, far];
  }
  if (best !== from) orders.set(unit, orderTo(ways, best));
  settle(board, unit, best);
}

const onMap = ({ picture, orders }: Board, formation: number): number[] =>
  (picture.members.get(formation) ?? []).filter((unit) => (picture.field.hex[unit] as number) >= 0 && !orders.has(unit));

/** The troops of a formation move as one body; those who do not attack follow those who do. */
function moveTroops(board: Board, formation: number): void {
  const { picture, orders, garrisons } = board;
  const { fights } = picture.mind.world.roster;
  const moving = onMap(board, formation).filter((unit) => fights[unit]);
  if (moving.length === 0) return;
  const attackers = fightersOf(picture, formation).filter((unit) => orders.has(unit) && (picture.field.hex[unit] as number) >= 0);
  const rally = attackers.length > 0 ? frontOf(board, attackers) : rallyHex(board, formation, moving);
  const strength = (unit: UnitId): number => strengthOf(picture.mind.world, picture.field, unit);
  for (const unit of [...moving].sort((a, b) => strength(b) - strength(a) || a - b)) sendTo(board, unit, garrisons.get(unit) ?? rally);
}

/** Headquarters and guns go where most of their troops will be; without troops, to the nearest that are left. */
function moveTrain(board: Board, formation: number): void {
  const { picture } = board;
  const { kind } = picture.mind.world.roster;
  const troops = fightersOf(picture, formation);
  const rank = (unit: UnitId): number => (isHeadquarters(kind[unit] as UnitKind) ? 1 : 0);
  const goal = troops.length > 0 ? frontOf(board, troops) : nearestTroops(board, formation);
  const centre = troops.length > 0 ? centreOf(board, troops) : goal;
  for (const unit of onMap(board, formation).sort((a, b) => rank(a) - rank(b) || a - b))
    if (goal >= 0) sendTo(board, unit, rank(unit) === 1 ? centre : goal);
}

/** Where a counter will stand: at the end of its move, or at the hex it attacks from. */
function endOf({ picture, orders }: Board, unit: UnitId): number {
  const { kind = 0, path = [] } = orders.get(unit) ?? {};
  const isAttack = kind === ATTACK || kind === EXPLOIT;
  return (isAttack ? path.at(-2) : path.at(-1)) ?? (picture.field.hex[unit] as number);
}

/** Where most of these will stand. */
function frontOf(board: Board, units: readonly number[]): number {
  const { mind, field } = board.picture;
  const at = new Map<number, number>();
  for (const unit of units) {
    const hex = endOf(board, unit);
    if (hex >= 0) at.set(hex, (at.get(hex) ?? 0) + strengthOf(mind.world, field, unit));
  }
  return [...at.entries()].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0] as [number, number])[0];
}

/** §7.1 The hex among theirs from which orders reach most of these. */
function centreOf(board: Board, units: readonly number[]): number {
  const { grid, data } = board.picture.mind.world;
  const ends = units.map((unit) => endOf(board, unit)).filter((hex) => hex >= 0);
  const reached = (hex: HexId): number =>
    ends.reduce((sum, end) => {
      const far = grid.distance(hex, end);
      return sum + (far <= data.tables.headquarters.divisionRange ? 1 - 0.1 * far : 0);
    }, 0);
  return ends.reduce((best, hex) => (best >= 0 && reached(best) >= reached(hex) ? best : hex), -1);
}

/** §7.3 A headquarters that has lost its troops keeps near others, but not in a place they need for themselves. */
function nearestTroops({ picture, strength }: Board, formation: number): number {
  const { grid, places } = picture.mind.world;
  const core = coreOf(picture, formation);
  let [best, least] = [core, 99];
  strength.forEach((there, hex) => {
    if (there <= 0 || core < 0 || places.includes(hex)) return;
    const far = grid.distance(core, hex) + 0.1 * (picture.weight[enemyOf(picture.side)][hex] as number);
    if (far < least) [best, least] = [hex, far];
  });
  return best;
}

/** Who is planned first has the choice of hexes: Germans nearest to the place they hold, Allies nearest to the enemy. */
function inTurn(board: Board, divisions: readonly number[]): number[] {
  const { picture, missions } = board;
  const { mind, side, weight } = picture;
  const rank = (formation: number): number => {
    const core = Math.max(0, coreOf(picture, formation));
    if (side === GERMAN) return mind.ways[missions.get(formation) ?? -1]?.[core] ?? 99;
    return -(weight[enemyOf(side)][core] as number);
  };
  const average = (formation: number): number => mean(picture, formation);
  return [...divisions].sort((a, b) => rank(a) - rank(b) || average(b) - average(a) || a - b);
}

function mean(picture: Picture, formation: number): number {
  const fighters = fightersOf(picture, formation);
  return fighters.length === 0 ? 0 : strengthIn(picture, fighters) / fighters.length;
}

/** §4.7 Everybody who does not attack: troops first, then headquarters and guns, then corps. */
export function planMoves(board: Board): void {
  const { picture } = board;
  const { level } = picture.mind.world.formations;
  const divisions = inTurn(
    board,
    [...picture.own].filter((formation) => level[formation] !== 'corps'),
  );
  for (const formation of divisions) moveTroops(board, formation);
  for (const formation of divisions) moveTrain(board, formation);
  for (const corps of [...picture.own].filter((formation) => level[formation] === 'corps')) {
    const goal = corpsGoal(board, corps);
    for (const unit of onMap(board, corps)) sendTo(board, unit, goal >= 0 ? goal : (picture.field.hex[unit] as number));
  }
}
