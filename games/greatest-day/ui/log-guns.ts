import { isShip } from '../src/rules/ships.js';
import { HEAVY } from '../src/types.js';
import { RESULT_WORDS } from './log-combat.js';
import { type LogTable, onMap } from './log-table.js';
import { formationName, shortName } from './names.js';
import { capital, minus, orLess } from './text.js';

const BEACHES = ['Sword', 'Juno', 'Gold'];

/** §17.1 */
export const AIR_LINES: LogTable<'sent' | 'flak' | 'struck'> = {
  sent: (words, _, { hex }) => ({ text: `A fighter-bomber is sent ${words.places.at(hex)}.`, hexes: [hex], tone: 'move' }),
  flak: (words, _, { hex, value, die, turnedBack }) => ({
    text: `Flak ${words.places.at(hex)}: ${minus(value)} or less, rolled ${die}, ${turnedBack === 1 ? 'the plane turns back' : 'the plane gets through'}.`,
    hexes: [hex],
    tone: 'dice',
  }),
  struck: (words, { open }, { target, at, strength, die, result }) => ({
    text: `A fighter-bomber strikes ${shortName(words, open, target)} ${words.places.at(at)}: ${orLess(strength)}, rolled ${die}, ${RESULT_WORDS[result] ?? result}.`,
    hexes: onMap(at),
    tone: 'combat',
    tells: 'dice',
  }),
};

export const GUN_LINES: LogTable<'contact' | 'contact-lost' | 'bombarded' | 'barrage' | 'rubble' | 'cut' | 'barrages-lifted'> = {
  contact: (words, { open }, { unit, formation, needs, die, made }) => ({
    text: `${capital(shortName(words, open, unit))} calls ${formation < 0 ? 'its spotter' : formationName(words, formation)}: ${minus(needs)} or less, rolled ${die}, ${made === 1 ? 'in contact' : 'no contact'}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'dice',
  }),
  'contact-lost': (words, { open }, { unit }) => ({ text: `${capital(shortName(words, open, unit))} loses contact.`, tone: 'loss' }),
  bombarded: (words, { open }, { kind, unit, target, at, strength, die, result }) => ({
    text: `${capital(shortName(words, open, unit))} ${kind === 'indirect' ? 'bombards' : 'answers the guns of'} ${
      target < 0 ? words.places.way(at) : `${shortName(words, open, target)} ${words.places.at(at)}`
    }: ${orLess(strength)}, rolled ${die}, ${RESULT_WORDS[result] ?? result}.`,
    hexes: onMap(open.hex[unit] as number, at),
    tone: 'combat',
    tells: 'dice',
    // What a ship does is no Action that opens a group.
    ...(isShip(words.world, open, unit) ? { opens: 'group' as const } : {}),
  }),
  barrage: (words, _, { hex, level, strayed }) => ({
    text: `A ${level === HEAVY ? 'heavy' : 'light'} barrage falls ${words.places.at(hex)}${strayed ? ', beside its mark' : ''}.`,
    hexes: [hex],
    tone: 'combat',
  }),
  rubble: (words, _, { hex }) => ({ text: `${capital(words.places.way(hex))} is in rubble.`, hexes: [hex], tone: 'combat' }),
  cut: (_, __, { beach }) => ({ text: `The telephones of ${BEACHES[beach] ?? 'the beach'} are cut.`, tone: 'reveal' }),
  'barrages-lifted': () => ({ text: 'The barrages lift.', tone: 'phase' }),
};
