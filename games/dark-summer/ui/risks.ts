import type { Risk } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { unitsAt } from '../src/occupancy.js';
import { overStackedHexes } from '../src/rules/5-stacking/over-stack.js';
import { rebuildable } from '../src/rules/8-reinforcements/replacements.js';
import { withdrawableUnits } from '../src/rules/8-reinforcements/withdraw-units.js';
import { canMove } from '../src/rules/10-movement/moves.js';
import { unitsInAttrition } from '../src/rules/13-supply/supply.js';
import { BRITISH, type Command, type DarkSummerView, type MovingFrame, type Open, US } from '../src/types.js';
import type { World } from '../src/world.js';
import { capital, counted, points } from './text.js';
import { namesUpTo } from './units.js';
import { topOf, type Words } from './words.js';

const DONE = word('done');
const NONE: readonly Risk[] = [];

/** §5.1 How many of these cannot stay together: one division with the independent units makes the most that can. */
function leastRemoved({ roster, data }: World, units: readonly number[]): number {
  const counted = units.filter((unit) => !roster.battalion[unit]);
  const ofDivision = (division: number): number => counted.filter((unit) => roster.division[unit] === division).length;
  const divisions = [...new Set(counted.map((unit) => roster.division[unit] as number))].filter((division) => division >= 0);
  const most = ofDivision(-1) + Math.max(0, ...divisions.map(ofDivision));
  return counted.length - Math.min(most, data.tables.limits.stacking);
}

/** §5.2 */
function overStackRisk({ world, places }: Words, { open }: DarkSummerView, hex: number): Risk {
  const units = unitsAt(world, open, hex);
  const least = counted(leastRemoved(world, units), 'unit');
  return {
    text: `Too many units stand ${places.at(hex)}: the enemy eliminates at least ${least} of his choice.`,
    section: '5.2',
    hexes: [hex],
  };
}

const overStackRisks = (words: Words, view: DarkSummerView, command: Command): Risk[] =>
  overStackedHexes(words.world, view.open, command).map((hex) => overStackRisk(words, view, hex));

/** §9.2 §9.3.3 §9.3.4 Whether a command has another round of this turn in which its units may move. */
function movesAgain({ cup, reactions }: Open, command: Command): boolean {
  const [us = 0, britishMove = 0, britishCombat = 0, german = 0] = cup;
  if (command === US) return us > 0;
  return command === BRITISH ? britishMove + britishCombat > 0 : german + reactions > 0;
}

/** §14.0 Units on their last step, out of supply and still able to move, when it is their last round. */
function attritionRisks(words: Words, { open }: DarkSummerView, { command, kind }: MovingFrame): Risk[] {
  const { world } = words;
  if (movesAgain(open, command)) return [];
  const units = unitsInAttrition(world, open).filter(
    (unit) => world.roster.command[unit] === command && open.steps[unit] === 1 && canMove(world, open, unit, kind),
  );
  if (units.length === 0) return [];
  const text = `${namesUpTo(4, words, units)} ${units.length === 1 ? 'is' : 'are'} out of supply on the last step and lost to attrition at the end of the turn.`;
  return [{ text: capital(text), section: '14.0', hexes: units.map((unit) => open.hex[unit] as number).filter((hex) => hex >= 0) }];
}

/** §8.3 §3.2.2 The last chance to send airborne troops, Rangers and commandos home. */
function withdrawalRisks({ world }: Words, { open }: DarkSummerView, command: Command): Risk[] {
  const isLast = open.turn === world.data.tables.limits.withdrawalTurn && (command === US ? open.cup[0] : open.cup[1]) === 0;
  const units = isLast ? withdrawableUnits(world, open, command).length : 0;
  if (units === 0) return [];
  const worth = points(units * world.data.scenarios.victory.notWithdrawn).replace(/ points?$/, ' VP');
  return [{ text: `${capital(counted(units, 'unit'))} not sent home by the end of this turn: ${worth} for the Germans.`, section: '8.3' }];
}

/** §8.2.2 */
function replacementRisks({ world }: Words, { open }: DarkSummerView, command: Command): Risk[] {
  const units = rebuildable(world, open, command).length;
  const text = `Replacements left over are lost, and ${counted(units, 'unit')} could still be rebuilt.`;
  return units === 0 ? [] : [{ text, section: '8.2.2' }];
}

/** §9.4.3 In the second wave the limit holds again when the round ends. */
function waveRisks(words: Words, view: DarkSummerView, command: Command): readonly Risk[] {
  return overStackRisks(words, view, command).map((risk) => ({ ...risk, section: '9.4.3' }));
}

function doneRisks(words: Words, view: DarkSummerView): readonly Risk[] {
  const frame = topOf(view.open);
  switch (frame.step) {
    case 'moving':
      return [...overStackRisks(words, view, frame.command), ...attritionRisks(words, view, frame)];
    case 'withdraw':
      return withdrawalRisks(words, view, frame.command);
    case 'replacement':
      return replacementRisks(words, view, frame.command);
    case 'activate':
      return [{ text: 'The reaction chit is spent and nobody moves.', section: '9.3.4' }];
    case 'fighting':
      return frame.kind === 'wave2' ? waveRisks(words, view, frame.command) : NONE;
    case 'second-advance':
      return frame.kind === 'wave2' ? waveRisks(words, view, words.world.roster.command[frame.units[0] as number] as Command) : NONE;
    default:
      return NONE;
  }
}

/** §9.3.4 Reaction chits not played by the end of the phase are lost. */
function passRisks({ open }: DarkSummerView): readonly Risk[] {
  const isLast = open.cup.every((chits) => chits === 0);
  return isLast ? [{ text: `${capital(counted(open.reactions, 'reaction chit'))} of this turn lost.`, section: '9.3.4' }] : NONE;
}

/** What a legal action would cost its own player for good. */
export function risksOf(words: Words, view: DarkSummerView, action: Action): readonly Risk[] {
  if (action === DONE) return doneRisks(words, view);
  return topOf(view.open).step === 'react' && action === word('pass') ? passRisks(view) : NONE;
}
