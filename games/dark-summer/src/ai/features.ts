import { isWithdrawable } from '../roster.js';
import { exitedDivisions, germanExitPoints, wholeDivisionsIn } from '../rules/3-victory/victory.js';
import { notWithdrawn } from '../rules/8-reinforcements/withdraw-units.js';
import { isUnitSupplied } from '../rules/13-supply/supply.js';
import {
  ALLIED,
  BEACH_CLOSED,
  BEACH_OPEN,
  CHERBOURG,
  type DarkSummerView,
  GERMAN,
  hexOf,
  JUST_ENTERED,
  MAY_LEAVE,
  type Open,
  US,
} from '../types.js';
import type { World } from '../world.js';
import { isWhole } from './divisions.js';
import type { Mind } from './mind.js';
import { portDefence } from './objectives.js';
import { attackOf, defenceOf } from './sense.js';

/** Worth of each feature in halves of a victory point; the signs are the Allies', turned round for the Germans. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  decided: 8,
  points: 1,
  promised: 0.7,
  allied: 0.05,
  german: -0.07,
  ground: 0.15,
  contact: 0.01,
  unsupplied: 0.06,
  beaches: 0.6,
  port: 1.5,
  landed: 0.01,
  whole: -0.3,
};

const GERMAN_SEAT = 'german';

export function createFeatures(mind: Mind) {
  const { world } = mind;
  return ({ open }: DarkSummerView, seat: string): Readonly<Record<string, number>> => {
    const sign = seat === GERMAN_SEAT ? -1 : 1;
    const strength = strengths(mind, open);
    const named: Record<string, number> = {
      decided: decided(open),
      points: points(open),
      promised: promised(world, open),
      ...strength,
      beaches: open.beach.reduce((sum, state) => sum + (state === BEACH_OPEN ? 1 : state === BEACH_CLOSED ? -2 : 0), 0),
      port: portPressure(world, open),
      whole: wholeWorth(world, open),
    };
    for (const name in named) named[name] = sign * (named[name] as number);
    return named;
  };
}

function decided({ stack }: Open): number {
  const top = stack[stack.length - 1];
  if (top?.step !== 'over') return 0;
  return top.outcome.winner === 'allied' ? 1 : top.outcome.winner === 'german' ? -1 : 0;
}

const points = (open: Open): number => open.ledger.reduce((sum, { side, halves }) => sum + (side === ALLIED ? halves : -halves), 0);

/** What would be scored if things stayed as they are. */
function promised(world: World, open: Open): number {
  const { victory, places } = world.data.scenarios;
  const scored = (why: string): boolean => open.ledger.some((score) => score.why === why);
  const worth = (table: readonly number[], turn: number): number => (turn > 0 ? (table[turn - 1] ?? 0) : 0);
  let sum = 0;
  if (!scored('cherbourg')) sum += worth(victory.cherbourg, open.cherbourgTurn);
  if (!scored('caen')) sum += worth(victory.caen, open.caenTurn);
  if (!scored('saint-lo')) sum += worth(victory.saintLo, open.saintLoTurn);
  const caen = places.caen.filter((label) => holder(world, open, label) === ALLIED).length;
  sum += (caen / places.caen.length) * 2 - (caen === 0 ? victory.caenAtEnd * 0.6 : 0);
  if (holder(world, open, places.saintLo) === GERMAN) sum -= victory.placesAtEnd;
  for (const { hex } of places.others) sum += holder(world, open, hex) === ALLIED ? victory.heldAtEnd : -victory.placesAtEnd;
  if (open.turn <= world.data.tables.limits.withdrawalTurn) sum -= lostAirborne(world, open) * victory.notWithdrawn;
  const inBrittany = wholeDivisionsIn(world, open, [JUST_ENTERED, MAY_LEAVE]).length;
  sum += Math.min(inBrittany, victory.brittany.most) * victory.brittany.points;
  const exited = exitedDivisions(world, open);
  return sum + Math.min(exited.allied, victory.exit.most) * victory.exit.points - germanExitPoints(world, exited);
}

const holder = (world: World, open: Open, label: string): number =>
  open.control[world.controlIndex[world.grid.parse(label) as number] as number] as number;

/** Airborne that can no longer be withdrawn; near the last turn those that have not been. */
function lostAirborne(world: World, open: Open): number {
  const late = open.turn >= world.data.tables.limits.withdrawalTurn - 1;
  return notWithdrawn(world, open).filter((unit) => late || open.steps[unit] === 0).length;
}

function strengths(mind: Mind, open: Open): Record<string, number> {
  const { world, fields } = mind;
  let allied = 0;
  let german = 0;
  let ground = 0;
  let unsupplied = 0;
  let landed = 0;
  const exit = fields.targets.exit?.far as Float32Array;
  for (let unit = 0; unit < world.roster.units; unit++) {
    const hex = hexOf(open, unit);
    if ((open.steps[unit] as number) === 0 || hex === -1) continue;
    const isAllied = unit < world.roster.allied;
    const factors = attackOf(world, open, unit) + defenceOf(world, open, unit);
    if (isAllied) {
      if (!isWithdrawable(world.roster.kind[unit] as 'glider')) allied += factors;
      if (hex >= 0) {
        landed += factors;
        if (!world.roster.battalion[unit]) ground += Math.max(0, 70 - (exit[hex] as number)) * 0.05 + nearAim(mind, open, unit, hex);
      }
    } else german += factors;
    if (hex >= 0 && world.ground.terrain[hex] !== 0 && world.roster.kind[unit] !== 'strongpoint' && !isUnitSupplied(world, open, unit))
      unsupplied += isAllied ? -factors : factors;
  }
  return { allied, german, ground, unsupplied, landed };
}

/** What the German divisions that are still whole could score by leaving the map, once that comes into view. */
function wholeWorth(world: World, open: Open): number {
  const { victory } = world.data.scenarios;
  let sum = 0;
  world.roster.members.forEach((members, formation) => {
    const [first] = members;
    if (first === undefined || first < world.roster.allied || members.length < 2 || !isWhole(world, open, formation)) return;
    if (members.every((unit) => hexOf(open, unit) >= 0)) sum += world.roster.striker[first] ? victory.panzerExit : victory.otherExit;
  });
  const left = victory.mostExit - germanExitPoints(world, exitedDivisions(world, open));
  return Math.min(sum, left) * Math.min(1, open.turn / 8);
}

/** How near a unit is to what its command wants. */
function nearAim({ world, fields }: Mind, open: Open, unit: number, hex: number): number {
  const isAmerican = world.roster.command[unit] === US;
  const aims = isAmerican
    ? open.cherbourgTurn === 0
      ? ['cherbourg', 'saint-lo']
      : ['avranches', 'saint-lo']
    : open.caenTurn === 0
      ? ['caen']
      : ['falaise'];
  let best = 0;
  for (const aim of aims) {
    const far = fields.targets[aim]?.far[hex] as number;
    best = Math.max(best, 4 / (4 + far));
  }
  return best;
}

/** How far the fight for the port has got, 0 to 2. */
function portPressure(world: World, open: Open): number {
  if (open.cherbourgTurn > 0) return 2;
  let inside = 0;
  for (let unit = 0; unit < world.roster.allied; unit++) if (open.hex[unit] === CHERBOURG) inside += attackOf(world, open, unit);
  return open.isolated * 0.3 + Math.min(1.2, inside / (3 * Math.max(4, portDefence(world, open))));
}
