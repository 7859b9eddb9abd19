import { wrongLengths } from '@bocage/wargame';
import { checkCalendar } from './checks/calendar.js';
import { checkOccupancy } from './checks/occupancy.js';
import { checkBoxes, checkPlaces, checkStacks } from './checks/places.js';
import { checkRound } from './checks/round.js';
import type { Say } from './checks/say.js';
import { checkUnits, checkValues } from './checks/units.js';
import { REPLACEMENTS } from './rules/8-reinforcements/replacements.js';
import { CUP, type DarkSummerState, type Open, WEATHERS } from './types.js';
import type { World } from './world.js';

type Check = (world: World, open: Open, say: Say) => void;

const CHECKS: readonly Check[] = [
  checkColumns,
  checkPlaces,
  checkStacks,
  checkBoxes,
  checkUnits,
  checkValues,
  checkOccupancy,
  checkRound,
  checkCalendar,
];

/** Invariants that hold in every reachable state; each broken one is a sentence. */
export function check(world: World, { open }: DarkSummerState): string[] {
  const broken: string[] = [];
  for (const check of CHECKS) check(world, open, (what) => void broken.push(what));
  return broken;
}

function checkColumns(world: World, open: Open, say: Say): void {
  const { units } = world.roster;
  wrongLengths(open, units, 'hex', 'steps', 'marks', 'due', 'value').forEach(say);
  wrongLengths(open, world.controlHexes.length, 'control').forEach(say);
  wrongLengths(open, world.ground.beaches.length, 'beach').forEach(say);
  wrongLengths(open, world.ground.lettered.E.length, 'exits').forEach(say);
  wrongLengths(open, world.data.tables.support.length, 'roundUses', 'turnUses', 'gameUses').forEach(say);
  wrongLengths(open, WEATHERS.length, 'weatherCup').forEach(say);
  wrongLengths(open, CUP.length, 'cup').forEach(say);
  wrongLengths(open, REPLACEMENTS.length, 'replacements').forEach(say);
  wrongLengths(open, 2, 'thirdWave').forEach(say);
  if (open.stack[0]?.step !== 'game') say('the bottom of the stack is not the sequence of play');
}
