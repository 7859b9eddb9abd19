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
  const markers = world.data.tables.support.length;
  const lengths: [string, readonly unknown[], number][] = [
    ['hex', open.hex, units],
    ['steps', open.steps, units],
    ['marks', open.marks, units],
    ['due', open.due, units],
    ['value', open.value, units],
    ['control', open.control, world.controlHexes.length],
    ['beach', open.beach, world.ground.beaches.length],
    ['exits', open.exits, world.ground.lettered.E.length],
    ['roundUses', open.roundUses, markers],
    ['turnUses', open.turnUses, markers],
    ['gameUses', open.gameUses, markers],
    ['weatherCup', open.weatherCup, WEATHERS.length],
    ['cup', open.cup, CUP.length],
    ['replacements', open.replacements, REPLACEMENTS.length],
    ['thirdWave', open.thirdWave, 2],
  ];
  for (const [name, column, length] of lengths) if (column.length !== length) say(`column ${name} has ${column.length} entries`);
  if (open.stack[0]?.step !== 'game') say('the bottom of the stack is not the sequence of play');
}
