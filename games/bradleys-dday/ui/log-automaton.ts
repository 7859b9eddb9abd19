import type { LogLine } from '@bocage/board';
import { BEACHES, LETTERS } from '../src/data/shapes.js';
import { unitsAt } from '../src/occupancy.js';
import { sideOf } from '../src/roster.js';
import type { AutomatonReason, BradleyEvent, BradleyView, CommandModifier } from '../src/types.js';
import { diceText, type LogTable, onMap } from './log-table.js';
import { namesOf, namesUpTo, SIDES } from './names.js';
import { beachName } from './places.js';
import { capital, counted, listed, signed } from './text.js';
import type { Words } from './words.js';

type Told = Extract<BradleyEvent, { event: 'automaton' }>;

/** §20.3 What each number added to a command's dice is for. */
const MODIFIERS: Readonly<Record<CommandModifier['why'], string>> = {
  hq: 'its headquarters in order',
  'objective-held': 'the enemy in its objective',
  'disrupted-near': 'disrupted enemies near it',
  night: 'night',
  'own-disrupted': 'its own disrupted units',
  'first-turn': 'surprise',
  support: 'support points still to come',
  'hq-eliminated': 'headquarters lost',
};

const commandName = ({ world }: Words, command: number): string => world.data.automaton.commands.list[command]?.name ?? 'A command';

type Reason = (words: Words, told: Told, view: BradleyView) => string;

const who = (words: Words, { units }: Told): string => capital(namesOf(words, units));
const letterOf = ({ letter }: Told): string => `column ${LETTERS[letter]}`;
const sideText = ({ world }: Words, { units }: Told): string => SIDES[sideOf(world.roster, units[0] ?? world.roster.units - 1)];
/** ", bound for Vierville". */
const boundFor = ({ places }: Words, { objective, hex }: Told): string =>
  objective < 0 || objective === hex ? '' : `, bound for ${places.noun(objective)}`;

/** §20.4 One sentence for each reason. */
const REASONS: Readonly<Record<AutomatonReason, Reason>> = {
  'dig-in': (words, told) => `${who(words, told)} digs in${words.places.at(told.hex) ? ` ${words.places.at(told.hex)}` : ''}.`,
  hold: (words, told) => `${who(words, told)} holds: it takes cover ${words.places.at(told.hex)}.`,
  reposition: (words, told) => `${who(words, told)} goes to ${words.places.noun(told.hex)}${boundFor(words, told)}, clear of the enemy.`,
  counterattack: (words, told) =>
    `${who(words, told)} joins the counterattack on ${words.places.noun(told.hex)}, projected ${letterOf(told)}.`,
  'all-out': (words, told) =>
    `${who(words, told)} joins the all-out attack on ${words.places.noun(told.hex)}, projected ${letterOf(told)}.`,
  close: (words, told) => `${who(words, told)} closes with the enemy ${words.places.at(told.hex)}${boundFor(words, told)}.`,
  ashore: (words, told) => `${who(words, told)} leaves the flats for ${words.places.noun(told.hex)} before the tide.`,
  stand: (words, told) => `${who(words, told)} makes ready to fight ${words.places.at(told.hex)}.`,
  limber: (words, told) => `${who(words, told)} prepares to leave ${words.places.noun(told.hex)}: the enemy is near, and no infantry.`,
  withdraw: (words, told) => `${who(words, told)} falls back to ${words.places.noun(told.hex)}.`,
  unlimber: (words, told) => `${who(words, told)} goes into position ${words.places.at(told.hex)}.`,
  fire: (words, told, view) => `Best shot: ${words.places.noun(told.hex)} in ${letterOf(told)}${targetText(words, told, view)}.`,
  'fire-at-armor': (words, told) => `Best shot: the armor ${words.places.at(told.hex)} in ${letterOf(told)}.`,
  'fort-fires': (words, told) => `Guns in a fort do not hold back: ${words.places.noun(told.hex)} in ${letterOf(told)}.`,
  'hold-fire': (words, told) => `${sideText(words, told)} hold their fire: no shot comes to ${letterOf(told)}.`,
  assault: (words, told) => `Best assault: ${words.places.noun(told.hex)} in ${letterOf(told)}.`,
  'no-assault': (words, told) => `${sideText(words, told)} assault nobody: nothing comes to ${letterOf(told)}.`,
  advance: (words, told) => `${who(words, told)} is to take ${words.places.noun(told.hex)}.`,
  stay: (words, told) => `Nobody follows into ${words.places.noun(told.hex)}: it is no objective, fort, town or drop zone.`,
  shift: (words, told) => `${who(words, told)} supports the defence of ${words.places.noun(told.hex)}: a fort or an objective.`,
  retreat: (words, told) => `${who(words, told)} goes back to ${words.places.noun(told.hex)}.`,
  disrupt: (words, told) => `The strongest attackers are disrupted: those ${words.places.at(told.hex)}.`,
  flak: (words, told) =>
    `${counted(told.units.length, 'unit')} of flak at the zone ${words.places.at(told.hex)}: ${namesUpTo(4, words, told.units)}.`,
  lose: (words, told) => `${who(words, told)} is given up: the weakest where there are too many.`,
  enter: (words, told) => `${who(words, told)} comes on ${words.places.at(told.hex)}${boundFor(words, told)}.`,
};

/** How many there are to be hit. */
function targetText({ world }: Words, { hex }: Told, { open }: BradleyView): string {
  const there = unitsAt(world, open, hex).length;
  return there > 0 ? `, at ${counted(there, 'unit')}` : '';
}

/** §20.3 "its headquarters in order +1, night −1". */
const modifiersText = (modifiers: readonly CommandModifier[]): string =>
  modifiers.length === 0 ? '' : ` (${modifiers.map(({ why, value }) => `${MODIFIERS[why]} ${signed(value)}`).join(', ')})`;

export const AUTOMATON_LINES: LogTable<'mines-rolled' | 'command' | 'remote' | 'automaton'> = {
  'mines-rolled': (_, __, { die, points }) => ({
    text: `Minefields, die ${die}: ${listed(points.flatMap((there, beach) => (there < 0 ? [] : [`${counted(there, 'point')} at ${beachName(beach)}`])).slice(0, BEACHES.length))}; nobody knows where.`,
    tone: 'dice',
  }),
  command(words, _, { command, dice, modifiers, modifier, action, objective }): LogLine {
    const name = words.world.data.automaton.actions.list[action]?.name.toLowerCase() ?? 'hold';
    const aim = objective < 0 ? '' : `; objective ${words.places.noun(objective)}`;
    return {
      text: `${commandName(words, command)}, ${diceText(dice, modifier)}${modifiersText(modifiers)}: ${name}${aim}.`,
      hexes: onMap(objective),
      tone: 'dice',
    };
  },
  remote: (words, { open }, { command, die, units, obey }) => ({
    text: `${commandName(words, command)}, out of command, die ${die}: ${namesUpTo(4, words, units)} ${obey === 1 ? (units.length === 1 ? 'obeys' : 'obey') : units.length === 1 ? 'holds' : 'hold'}.`,
    hexes: onMap(...new Set(units.map((unit) => open.hex[unit] as number))),
    tone: 'dice',
  }),
  automaton: (words, view, told) => ({ text: REASONS[told.reason](words, told, view), hexes: onMap(told.hex), tone: 'move' }),
};
