import { hexesOf, type LogTable, onMap, wayText } from './log-table.js';
import { boxName } from './places.js';
import { commandAdjective } from './sides.js';
import { capital, counted, points } from './text.js';
import { allNames, nameOf, shortName } from './units.js';
import type { Words } from './words.js';

type MoveEvent =
  | 'withdrawn'
  | 'entry-die'
  | 'arrived'
  | 'displaced'
  | 'postponed'
  | 'moved'
  | 'withdrew'
  | 'boxed'
  | 'left-box'
  | 'over-stacked';

/** Without which part of it. */
const boxText = (place: number): string => (boxName(place) ?? 'its box').replace(/,.*/, '');

const subject = (words: Words, unit: number): string => capital(shortName(words, unit));

export const MOVE_LINES: LogTable<MoveEvent> = {
  withdrawn: (words, _, { unit }) => ({ text: `${nameOf(words, unit)} is sent home.`, tone: 'arrival' }),
  'entry-die': (_, __, { command, die, waiting, formations }) => ({
    text: `Entry die ${die}, and ${counted(waiting, `${commandAdjective(command)} formation`)} waiting: ${waiting === 1 ? 'it' : counted(formations, 'of them', 'of them')} may enter.`,
    // It tells the roll too: the line of the die would only say it twice.
    tone: 'dice',
  }),
  arrived: (words, _, { unit, hex }) => ({
    text: `${commandAdjective(words.world.roster.command[unit] as 0)} ${shortName(words, unit)} arrives ${words.places.at(hex)}.`,
    hexes: onMap([hex]),
    tone: 'arrival',
  }),
  displaced: (words, _, { unit, from, hex }) => ({
    text: `${subject(words, unit)} makes room: ${wayText(words, [from, hex])}.`,
    hexes: onMap([from, hex]),
    tone: 'move',
  }),
  postponed: (words, _, { units, turn }) => ({
    text: `${capital(allNames(words, units))} could not land and will come on turn ${turn}.`,
    tone: 'arrival',
  }),
  moved: (words, _, { unit, path, halves }) => ({
    text: `${subject(words, unit)} moves ${wayText(words, path)}, ${points(halves)}.`,
    hexes: onMap(path),
    tone: 'move',
  }),
  withdrew: (words, _, { unit, path }) => ({
    text: `${subject(words, unit)} slips away ${wayText(words, path)}.`,
    hexes: onMap(path),
    tone: 'move',
  }),
  boxed: (words, _, { unit, path, place }) => ({
    text: `${subject(words, unit)} goes by ${words.places.entry(path.at(-1) as number)} into ${boxText(place)}.`,
    hexes: onMap(path),
    tone: 'move',
  }),
  'left-box': (words, _, { unit, from, path }) => ({
    text: `${subject(words, unit)} leaves ${boxText(from)} for ${words.places.entry(path.at(-1) as number)}.`,
    hexes: onMap(path),
    tone: 'move',
  }),
  'over-stacked': (words, view, { unit, hex }) => ({
    text: `${subject(words, unit)} is eliminated: too many units ${words.places.at(hex)}.`,
    hexes: [...hexesOf(view, [unit]), ...onMap([hex])],
    tone: 'loss',
  }),
};
