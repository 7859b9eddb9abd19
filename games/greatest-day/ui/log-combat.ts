import type { RalliedEvent, SufferedEvent } from '../src/events/combat.js';
import { isShip } from '../src/rules/ships.js';
import { type LogTable, onMap } from './log-table.js';
import { namesOf, shortName } from './names.js';
import { CHECK_WORDS } from './prompts-combat.js';
import { capital, orLess } from './text.js';

const SUFFERED: Readonly<Record<SufferedEvent['what'], string>> = {
  nothing: 'comes to no harm',
  suppressed: 'is suppressed',
  cohesion: 'takes a Cohesion Hit',
  step: 'loses a step',
  eliminated: 'is eliminated',
};
const KINDS: Readonly<Record<string, string>> = {
  fire: 'fires at',
  opportunity: 'opens opportunity fire on',
  running: 'fires at the running',
  charging: 'fires at the charging',
  storming: 'storms in and fires at',
  assault: 'assaults',
};
/** §S.28 §16.4 What a passed check gives back. */
const RALLIED: Readonly<Record<RalliedEvent['from'], string>> = {
  suppression: 'no longer suppressed',
  cohesion: 'a Cohesion Hit less',
  step: 'a lost step is back',
};
/** §S.19 */
export const RESULT_WORDS: Readonly<Record<string, string>> = {
  '-': 'a miss',
  'S?': 'a check for suppression',
  S: 'suppression',
  C: 'a Cohesion Hit',
  '1': 'a step',
  E: 'elimination',
};

export const COMBAT_LINES: LogTable<'checked' | 'shot' | 'suffered' | 'rallied'> = {
  checked: (words, { open }, { unit, why, needs, die, passed }) => ({
    text: `${capital(shortName(words, open, unit))} checks ${CHECK_WORDS[why]}: ${
      // §16.2 A hero's check has a number it needed; who pays needs none.
      die < 0
        ? needs === 0
          ? 'passed for a Command Point'
          : 'passed by its hero'
        : `${orLess(needs)}, rolled ${die}, ${passed === 1 ? 'passed' : 'failed'}`
    }.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'dice',
    // §4.8.1 What a ship checks for comes before its fire, which opens a group.
    ...(why === 'bonus' && isShip(words.world, open, unit) ? { opens: 'next' as const } : {}),
  }),
  shot: (words, { open }, { kind, unit, target, at, strength, die, result }) => ({
    text: `${capital(shortName(words, open, unit))} ${KINDS[kind] ?? 'fires at'} ${shortName(words, open, target)} ${words.places.at(at)}: ${orLess(strength)}, rolled ${die}, ${RESULT_WORDS[result] ?? result}.`,
    hexes: onMap(open.hex[unit] as number, at),
    tone: 'combat',
    tells: 'dice',
    // §4.4.5 §4.4.6 Craft of the fleet take no Action that would open a group.
    ...(kind === 'support' || kind === 'rockets' ? { opens: 'group' as const } : {}),
  }),
  suffered: (words, { open }, { unit, what, hex }) => ({
    text: `${capital(shortName(words, open, unit))} ${SUFFERED[what]}.`,
    hexes: onMap(hex),
    tone: what === 'nothing' ? 'combat' : 'loss',
  }),
  rallied: (words, { open }, { unit, from, hex }) => ({
    text: `${capital(shortName(words, open, unit))} rallies: ${RALLIED[from]}.`,
    hexes: onMap(hex),
    tone: 'move',
  }),
};

export const ASSAULT_LINES: LogTable<'assault' | 'stood' | 'ran' | 'advanced'> = {
  assault: (words, { open }, { units, from, hex }) => ({
    text: `${capital(namesOf(words, open, units))} ${units.length === 1 ? 'assaults' : 'assault'} ${words.places.way(hex)}.`,
    hexes: onMap(from, hex),
    tone: 'combat',
  }),
  stood: (words, { open }, { unit, runs }) => ({
    text: `${capital(shortName(words, open, unit))} ${runs === 1 ? 'runs' : 'stands'}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'combat',
  }),
  ran: (words, { open }, { unit, from, hex }) => ({
    text: `${capital(shortName(words, open, unit))} runs to ${words.places.noun(hex)}.`,
    hexes: onMap(from, hex),
    tone: 'loss',
  }),
  advanced: (words, { open }, { unit, from, hex }) => ({
    text: `${capital(shortName(words, open, unit))} goes in: ${words.places.way(hex)}.`,
    hexes: onMap(from, hex),
    tone: 'move',
  }),
};
