import { isShip } from '../src/rules/ships.js';
import { COLUMN, MOUNTED } from '../src/types.js';
import { RESULT_WORDS } from './log-combat.js';
import { type LogTable, onMap } from './log-table.js';
import { leaderName, namesOf, shortName } from './names.js';
import { beachName, boxName, forceName, gapSides, NAVAL_STEPS } from './naval-names.js';
import { capital, orLess } from './text.js';

type Fleet = 'naval-step' | 'battery' | 'sunk' | 'marker' | 'ship-moved' | 'loaded';
export const FLEET_LINES: LogTable<Fleet> = {
  'naval-step': (_, __, { number }) => ({ text: `Naval step ${number}: ${NAVAL_STEPS[number - 1] ?? 'the end'}.`, tone: 'phase' }),
  battery: (words, { open }, { unit, target, strength, die, result }) => ({
    text: `${capital(shortName(words, open, unit))} fires at ${shortName(words, open, target)}: ${orLess(strength)}, rolled ${die}, ${RESULT_WORDS[result] ?? result}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'combat',
    tells: 'dice',
    opens: 'group',
  }),
  sunk: (words, { open }, { unit, aboard }) => ({
    text: `${capital(shortName(words, open, unit))} is sunk${aboard.length > 0 ? ` with ${namesOf(words, open, aboard)}` : ''}.`,
    tone: 'loss',
  }),
  marker: (words, _, { force, hex }) => ({
    text: `${forceName(force)} goes to ${words.places.way(hex)}.`,
    hexes: onMap(hex),
    tone: 'move',
  }),
  'ship-moved': (words, { open }, { unit, box }) => ({
    text: `${capital(shortName(words, open, unit))} goes to ${boxName(words, open, box)}.`,
    tone: 'move',
  }),
  loaded: (words, { open }, { units, box }) => ({
    text: `${capital(namesOf(words, open, units))}: ${boxName(words, open, box)}.`,
    tone: 'arrival',
  }),
};

/** §4.2.6(2) What a result takes down. */
const DOWN: Readonly<Record<string, string>> = {
  A1: 'one of any track',
  A2: 'two of any track',
  O1: 'one of Gaps or Obstacles',
  O2: 'two of Gaps or Obstacles',
  N1: 'a nest',
  N2: 'two nests',
};

/** §4.2.1 §4.5.4(4) How a unit comes off its craft: `, in column, adrift`. */
const asItSteps = (posture: number, drift: number): string =>
  [(posture & MOUNTED) !== 0 ? ', mounted' : '', (posture & COLUMN) !== 0 ? ', in column' : '', drift > 0 ? ', adrift' : ''].join('');

type Beach =
  | 'beached'
  | 'defences'
  | 'drift'
  | 'unloaded'
  | 'craft-left'
  | 'beach-fire'
  | 'track'
  | 'gap'
  | 'cleared'
  | 'overlay-gone'
  | 'new-host'
  | 'commandos'
  | 'dash';
export const BEACH_LINES: LogTable<Beach> = {
  beached: (words, { open }, { unit, hex }) => ({
    text: `${capital(shortName(words, open, unit))} comes in ${words.places.at(hex)}.`,
    hexes: onMap(hex),
    tone: 'arrival',
    opens: 'group',
  }),
  defences: (words, { open }, { kind, how, target, at, strength, die, result }) => ({
    text: `The ${kind} ${kind === 'sea' ? 'tries' : 'try'} ${shortName(words, open, target)}: ${orLess(strength)}, rolled ${die}, ${RESULT_WORDS[result] ?? result}.`,
    hexes: onMap(at),
    tone: 'combat',
    tells: 'dice',
    // §4.2.2(2) Before an Action: what comes of it is no part of the one before.
    ...(kind === 'nests' && how === 'active' ? { opens: 'group' as const } : {}),
  }),
  drift: (words, { open }, { unit, level }) => ({
    text: `${capital(shortName(words, open, unit))} ${level > 0 ? `has drifted, level ${level}` : 'is where it should be'}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  unloaded: (words, { open }, { unit, hex, lost, posture, drift }) => ({
    text: `${capital(shortName(words, open, unit))} ${lost === 1 ? 'was lost with its craft' : `steps ashore ${words.places.at(hex)}${asItSteps(posture, drift)}`}.`,
    hexes: onMap(hex),
    tone: lost === 1 ? 'loss' : 'arrival',
  }),
  'craft-left': (words, { open }, { unit }) => ({ text: `${capital(shortName(words, open, unit))} goes back.`, tone: 'move' }),
  'beach-fire': (words, { open }, { unit, beach, die, modified, result }) => ({
    text: `${capital(shortName(words, open, unit))} fires at the defences of ${beachName(beach)}: rolled ${die}${modified === die ? '' : `, counts as ${modified}`}, ${result === '-' ? 'nothing' : (DOWN[result] ?? result)}.`,
    tone: 'combat',
    tells: 'dice',
    // §4.8.1 What a ship or its craft does is no Action that opens a group; a landing craft's fire belongs to its landing.
    ...(isShip(words.world, open, unit) ? { opens: 'group' as const } : {}),
  }),
  track: (_, __, { beach, track, level }) => ({ text: `${beachName(beach)}: ${track} down to ${level}.`, tone: 'reveal' }),
  gap: (words, _, { beach, side }) => {
    const between = side < 0 ? [] : gapSides(words, side);
    const text =
      side < 0
        ? `All Gaps of ${beachName(beach)} are open.`
        : `A Gap of ${beachName(beach)} is open: ${between.map(words.places.noun).join(' to ')}.`;
    return { text, hexes: onMap(...between), tone: 'reveal' };
  },
  cleared: (_, __, { beach }) => ({ text: `${beachName(beach)} is cleared.`, tone: 'phase' }),
  'overlay-gone': (_, __, { beach }) => ({ text: `${beachName(beach)} is a beach like any other now.`, tone: 'phase' }),
  'new-host': (words, { open }, { leader, unit }) => ({
    text: `${leaderName(words, leader)} is with ${shortName(words, open, unit)} now.`,
    tone: 'move',
  }),
  commandos: (words, { open }, { unit, cutOff }) => ({
    text: `The Commandos look to ${shortName(words, open, unit)}${cutOff.length > 0 ? `; out of command: ${namesOf(words, open, cutOff)}` : ''}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  dash: (words, { open }, { unit, dice, across }) => ({
    text: `${capital(shortName(words, open, unit))} runs through the Gap: rolled ${dice.join(' and ')}, ${across === 1 ? 'across' : 'not across'}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'combat',
    tells: 'dice',
  }),
};
