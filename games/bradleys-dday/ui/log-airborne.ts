import type { BradleyEvent } from '../src/types.js';
import { diceText, type LogTable, onMap } from './log-table.js';
import { namesOf, shortName, zoneName } from './names.js';
import { capital, signed } from './text.js';
import type { Words } from './words.js';

type AirEvent = 'air-allotted' | 'zone' | 'wind' | 'flak' | 'dropped';
type ZoneEvent = Extract<BradleyEvent, { event: 'zone' }>;

/** §4.3.2 §4.3.3 §4.2.5 §4.2.7 */
function zoneText({ places }: Words, { zone, what, hex, dice, modifier }: ZoneEvent): string {
  const name = `The ${zoneName(zone)}`;
  const rolled = dice.length > 0 ? `, ${diceText(dice, modifier)}` : '';
  const at = hex >= 0 ? ` ${places.at(hex)}` : '';
  switch (what) {
    case 'aimed':
      return `${name} is aimed${hex >= 0 ? ` at ${places.noun(hex)}` : ''}.`;
    case 'landed':
      return `${name} lies${at}${rolled}.`;
    case 'again':
      return `${name} cannot lie there${rolled}: it is tried again.`;
    case 'eliminated':
      return `${name}${at} is lost${rolled}.`;
    case 'taken-up':
      return `${name} is taken up to be laid anew.`;
  }
}

export const AIRBORNE_LINES: LogTable<AirEvent> = {
  'air-allotted': (words, _, { units, zone }) => ({
    text: `${capital(namesOf(words, units))} ${units.length === 1 ? 'goes' : 'go'} to the ${zoneName(zone)}.`,
    tone: 'arrival',
  }),
  zone: (words, _, event) => ({
    text: zoneText(words, event),
    hexes: onMap(event.hex),
    tone: event.what === 'eliminated' ? 'loss' : 'arrival',
    ...(event.dice.length > 0 ? { tells: 'dice' as const } : {}),
  }),
  wind: (_, __, { zone, die, modifier }) => ({ text: `Wind at the ${zoneName(zone)}, die ${die}: ${signed(modifier)}.`, tone: 'dice' }),
  flak: (words, _, { zone, units, sign }) => ({
    text:
      units.length === 0
        ? `No flak fires at the ${zoneName(zone)}.`
        : `${capital(namesOf(words, units))} ${units.length === 1 ? 'fires' : 'fire'} at the ${zoneName(zone)}: ${sign < 0 ? 'taken from' : 'added to'} the scatter dice.`,
    tone: 'combat',
  }),
  dropped: (words, _, { unit, dice, modifier, hex }) => ({
    text: `${capital(shortName(words, unit))}, ${diceText(dice, modifier)}: comes down ${hex >= 0 ? words.places.at(hex) : 'nowhere on the map'}.`,
    hexes: onMap(hex),
    tone: 'arrival',
    tells: 'dice',
  }),
};
