import { hexesOf, type LogTable } from './log-table.js';
import { handedLine, hitLine, laidLine, usedLine, wantedLine } from './log-together.js';
import { cardName, formationName, holderName, tableName, unitName } from './names.js';
import { capital } from './text.js';

type CardEvent =
  | 'lays'
  | 'places'
  | 'asks-back'
  | 'wants'
  | 'wanted'
  | 'gift'
  | 'handed'
  | 'permitted'
  | 'laid'
  | 'cut'
  | 'activated'
  | 'struck'
  | 'bombs-astray'
  | 'used';

const AGENTS = { soe: 'SOE', resistance: 'A resistance card' } as const;

/** Cards going down, lying on the map, and what is done about them. */
export const CARD_LINES: LogTable<CardEvent> = {
  lays: (words, view, { unit, card }) => ({
    text: `${capital(cardName(words, card))} is laid on ${unitName(words, view.open, unit)}.`,
    hexes: hexesOf(view, [unit]),
  }),
  places(words, _, { what, at }) {
    if (what === 'bomb') return { text: `Bombers are sent against ${words.places.entry(at)}.`, hexes: [at] };
    if (what === 'cut') return { text: `Bombers are sent to cut the roads at ${words.places.entry(at)}.`, hexes: [at] };
    return { text: `${AGENTS[what]} goes to ${tableName(at)} map table.` };
  },
  'asks-back': (words, _, { holder, card }) => ({
    text: `${capital(cardName(words, card))} is called back from ${holderName(words, holder)}.`,
  }),
  wants: (words, _, { holder, card }) => ({ text: `${capital(cardName(words, card))} is asked for, for ${holderName(words, holder)}.` }),
  wanted: (words, view, event) => wantedLine(words, view, [event]),
  gift: (words, _, { holder, card }) => ({ text: `${capital(cardName(words, card))} is set aside for ${holderName(words, holder)}.` }),
  handed: (words, view, event) => handedLine(words, view, [event]),
  permitted: (words, view, { unit, formation }) => ({
    text: `${capital(unitName(words, view.open, unit))} may fire for ${formationName(words, formation)}.`,
    hexes: hexesOf(view, [unit]),
  }),
  laid: (words, view, event) => laidLine(words, view, [event]),
  cut: (words, _, { hex }) => ({ text: `Bombers cut the roads at ${words.places.entry(hex)}.`, hexes: [hex], tone: 'combat' }),
  activated(words, _, { table, die }) {
    const strikes = die >= words.world.data.tables.interference.resistanceLeast;
    return { text: `Resistance on ${tableName(table)} table: ${die}, ${strikes ? 'it strikes' : 'it waits'}.`, tone: 'dice' };
  },
  struck: (words, view, event) => hitLine(words, view, [event]),
  'bombs-astray': (words, _, { formation, die }) => ({
    text: `The bombs fall short, ${die}: on ${formationName(words, formation)}.`,
    tone: 'loss',
  }),
  used: (words, view, event) => usedLine(words, view, [event]),
};
