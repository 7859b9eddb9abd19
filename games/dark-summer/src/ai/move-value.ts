import { BOCAGE, CITY, IMPASSABLE } from '../ground.js';
import { isOpenBeach, occupancyOf, sideOf } from '../occupancy.js';
import { areBeachesLost } from '../rules/3-victory/victory.js';
import { inEnemyZoc } from '../rules/6-zones/zoc.js';
import { isSuppliedAt, type SupplyNet, supplyNet } from '../rules/13-supply/supply.js';
import { barredToLines, flood, germanLetters, openBeaches } from '../rules/13-supply/supply-lines.js';
import { ALLIED, BEACH_CLOSED, CLOUD, type Command, GERMAN, GERMANS, hexOf, type Open, RAIN, type Side, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { finalColumn } from './combat-value.js';
import type { Mind } from './mind.js';
import type { Mission } from './objectives.js';
import type { OwnMaps } from './own-maps.js';
import type { Posture } from './postures.js';
import { hexPrize, placeWorth } from './prize.js';
import { attackOf, defenceOf, type Sense } from './sense.js';

/** How much a hex at this many steps from the enemy asks to be covered. */
const NEED = [0, 0.55, 1, 0.6, 0.3] as const;
/** Steps from a beach within which the Allies leave no gap. */
const SHORE = 4;
/** Who is cut off goes back towards where supply comes from. */
const WAY_BACK = 0.2;
/** What it costs to have no way to retreat by, or only one (§11.3.7). */
const WAYS_OUT = [2.2, 0.9] as const;
/** A division that sits on a beach keeps the next one out (§5.1). */
const IN_THE_WAY = 2;
/** Factors that must stand in Avranches once anybody is in Brittany (§3.2.1). */
const VITAL_GUARD = 12;
/** A beach that may not be lost is worth more than anything else, until so many factors stand on it. */
const LAST_BEACH = 15;
const LAST_GUARD = 2;

/** What a unit would find in each hex it could move to, in factors. */
export function createHexValue(mind: Mind, open: Open, unit: number, mission: Mission, posture: Posture): (hex: number) => number {
  const { world } = mind;
  const side = sideOf(world, unit);
  const style = mind.styles[side];
  const sense = mind.senses(open, side);
  const maps = mind.ownMaps(open, side);
  const net = style.foresight ? netWithout(world, open, unit) : supplyNet(world, open, world.roster.command[unit] as Command);
  const from = hexOf(open, unit);
  const defence = defenceOf(world, open, unit);
  const attack = attackOf(world, open, unit);
  const strikes = posture.attack * (side === GERMAN ? (world.roster.striker[unit] ? style.striker : style.holder) : 1);
  const covers = coverage(mind, open, unit, sense);
  return (hex) => {
    const stack = (maps.defence[hex] as number) - (hex === from ? defence : 0);
    let value = -posture.mission * Math.max(mission.near, mission.far[hex] as number);
    value += posture.line * covers(hex) + style.guard * guardValue(mind, open, unit, sense, hex, stack);
    value -= style.exposed * Math.min(8, sense.exposed[hex] as number) + style.detour * (sense.detour[hex] as number);
    if ((sense.threat[hex] as number) > 0) value -= posture.safety * danger(mind, open, side, sense, hex, stack + defence, defence);
    if (attack > 0 && (sense.enemyFar[hex] as number) === 1)
      value += strikes * attackHope(mind, open, side, sense, maps, hex, from, attack);
    return isSuppliedAt(world, open, net, unit, hex)
      ? value
      : value - style.unsupplied - WAY_BACK * (mind.fields.rear[side][hex] as number);
  };
}

/** §13.2 The lines there are once this unit has left: a hex it alone kept open closes behind it. */
function netWithout(world: World, open: Open, unit: number): SupplyNet {
  const command = world.roster.command[unit] as Command;
  const net = supplyNet(world, open, command);
  const from = hexOf(open, unit);
  const side = sideOfCommand(command);
  if (from < 0 || (occupancyOf(world, open).count[from] as number) > 1 || !inEnemyZoc(world, open, side, from)) return net;
  const barred = barredToLines(world, open, side).slice();
  barred[from] = 1;
  return { ...net, hexes: flood(world, barred, command === GERMANS ? germanLetters(world, open) : openBeaches(world, open, command)) };
}

/** How much of the line a unit closes from a hex: hexes near the enemy that no other friend covers. */
function coverage({ world, fields, styles }: Mind, open: Open, unit: number, { enemyFar, side }: Sense): (hex: number) => number {
  const { zoc, count } = occupancyOf(world, open);
  const friends = zoc[side];
  const from = hexOf(open, unit);
  const projects = !world.roster.battalion[unit];
  const shore = fields.rear[ALLIED];
  const isShore = side === ALLIED;
  const mine = new Set<number>();
  if (projects && from >= 0) for (let i = from * 6; i < from * 6 + 6; i++) mine.add(world.zocTargets[i] as number);
  const lack = (hex: number): number => {
    const near = NEED[enemyFar[hex] as number] ?? 0;
    if (near === 0) return 0;
    const need = isShore && (shore[hex] as number) <= SHORE ? near * styles[side].shore : near;
    const others = (friends[hex] as number) - (mine.has(hex) ? 1 : 0);
    return others === 0 ? need : others === 1 ? need * 0.3 : need * 0.05;
  };
  return (hex) => {
    const held = (count[hex] as number) - (hex === from ? 1 : 0);
    let sum = lack(hex) * (held > 0 ? 0.2 : 1.3);
    if (projects) {
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = world.zocTargets[i] as number;
        if (to >= 0) sum += lack(to);
      }
    }
    return sum;
  };
}

/** A beach without guards may be lost to anybody, a city scores. */
function guardValue(mind: Mind, open: Open, unit: number, sense: Sense, hex: number, stack: number): number {
  const { world } = mind;
  const { side } = sense;
  const threat = sense.threat[hex] as number;
  if (side === ALLIED && isOpenBeach(world, open, hex)) return beachGuard(mind, open, sense, unit, hex, stack);
  const index = world.controlIndex[hex] as number;
  if (index < 0) return 0;
  if (open.control[index] !== side) return 2;
  const isVital = open.brittanyTurn > 0 && world.grid.label(hex) === world.data.scenarios.suddenDeath.avranches;
  if (isVital) return side === ALLIED && stack < VITAL_GUARD ? 9 * (1 - stack / VITAL_GUARD) : 0;
  const enough = side === GERMAN ? 11 : 8;
  const worth = side === GERMAN ? placeWorth(world, open, hex) : 2.5;
  return threat > 0 && stack < enough ? worth * (1 - stack / enough) : 0;
}

/** §3.2.1 Whether the game would be lost with this beach. */
function isLastBeach(world: World, open: Open, hex: number): boolean {
  const beach = open.beach.map((state, i) => (world.ground.beaches[i]?.hex === hex ? BEACH_CLOSED : state));
  return areBeachesLost(world, { ...open, beach });
}

/** The fleet helps an empty beach; who keeps others from landing should only stay when the enemy stands before it. */
function beachGuard({ world }: Mind, open: Open, sense: Sense, unit: number, hex: number, stack: number): number {
  if (stack < LAST_GUARD && isLastBeach(world, open, hex)) return LAST_BEACH;
  const isLight = (world.roster.division[unit] as number) < 0;
  const closed = open.beach.filter((state) => state === BEACH_CLOSED).length;
  const threat = sense.threat[hex] as number;
  const isNear = (sense.contact[hex] as number) > 0 || threat >= (open.weather >= RAIN || closed > 0 ? 2 : 4);
  if (!isNear || stack >= 4 + 3 * closed) return isLight ? 0 : -IN_THE_WAY;
  return (isLight ? 3 : 1.5) + 2 * closed;
}

/** What the enemy could do to a stack here, for this unit's share. */
function danger(mind: Mind, open: Open, side: Side, sense: Sense, hex: number, stack: number, own: number): number {
  const { world, fields, worth } = mind;
  const terrain = world.ground.terrain[hex];
  const holds = side === GERMAN && (terrain === CITY || (terrain === BOCAGE && open.turn <= world.data.tables.combat.bocageTurns));
  const air = side === ALLIED && open.weather <= CLOUD ? 1 : 0;
  const threat = Math.min(26, sense.threat[hex] as number);
  const column = finalColumn(world, threat, Math.max(1, stack), -Math.round((fields.cover[hex] as number) + air));
  const beaten = column < 0 ? 0 : Math.max(0, (holds ? worth.held : worth.open)[column] as number);
  const near = (sense.contact[hex] as number) > 0 ? 1 : 0.6;
  return (beaten + mind.styles[side].waysOut * (WAYS_OUT[waysBack(mind, open, side, hex)] ?? 0)) * near * (0.5 + own / 5);
}

/** Hexes next to this one a retreat could begin with, two being plenty. */
function waysBack({ world }: Mind, open: Open, side: Side, hex: number): number {
  const { side: holders } = occupancyOf(world, open);
  let ways = 0;
  for (let i = hex * 6; i < hex * 6 + 6 && ways < 2; i++) {
    if (((world.ground.sides[i] as number) & IMPASSABLE) !== 0) continue;
    const to = world.grid.neighbours[i] as number;
    if (holders[to] === side || (holders[to] === -1 && !inEnemyZoc(world, open, side, to))) ways++;
  }
  return ways;
}

/** How much better the best attack from here would be with this unit in it. */
function attackHope(mind: Mind, open: Open, side: Side, sense: Sense, maps: OwnMaps, hex: number, from: number, attack: number): number {
  const { world } = mind;
  let best = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const target = world.grid.neighbours[i] as number;
    if (target < 0 || (sense.enemyStack[target] as number) === 0 || ((world.ground.sides[i] as number) & IMPASSABLE) !== 0) continue;
    const near = attackersNear(mind, maps, target) - (isNext(mind, from, target) ? attack : 0);
    const hope = hopeOf(mind, open, side, sense, target, near + attack) - hopeOf(mind, open, side, sense, target, near);
    if (hope > best) best = hope;
  }
  return best;
}

const isNext = ({ world }: Mind, from: number, hex: number): boolean => from >= 0 && world.grid.distance(from, hex) === 1;

function attackersNear({ world }: Mind, { attack }: OwnMaps, target: number): number {
  let sum = 0;
  for (let i = target * 6; i < target * 6 + 6; i++) {
    const hex = world.grid.neighbours[i] as number;
    if (hex >= 0 && ((world.ground.sides[i] as number) & IMPASSABLE) === 0) sum += attack[hex] as number;
  }
  return sum;
}

/** Massing counts before it is enough: what attackers of so much strength are worth against what the hex asks for. */
function hopeOf(mind: Mind, open: Open, side: Side, sense: Sense, target: number, attack: number): number {
  if (attack <= 0) return 0;
  const support = mind.styles[side].hopedSupport;
  const air = side === GERMAN && open.weather <= CLOUD ? 1 : 0;
  const wanted = (sense.enemyStack[target] as number) * (mind.styles[side].wantedOdds + (mind.fields.cover[target] as number) + air);
  const share = (attack + support) / Math.max(2, wanted);
  const gain = 1.2 + 0.5 * Math.min(6, hexPrize(mind, open, side, target));
  return gain * (share >= 1 ? Math.min(1.25, 0.75 + share / 4) : share * share);
}
