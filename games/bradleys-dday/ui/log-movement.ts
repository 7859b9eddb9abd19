import { HIGH_TIDE, MOVEMENT_MODE } from '../src/types.js';
import { TIDE_NAMES } from './calendar.js';
import { type LogTable, onMap } from './log-table.js';
import { COMPASS, shortName } from './names.js';
import { beachName } from './places.js';
import { capital, points } from './text.js';

type MovementEvent = 'moved' | 'mode' | 'faced' | 'tide' | 'checked' | 'worked' | 'beach-cleared' | 'work-die' | 'entered';

export const MOVEMENT_LINES: LogTable<MovementEvent> = {
  moved: (words, _, { unit, path, halves }) => ({
    text: `${capital(shortName(words, unit))} moved ${words.places.way(path[0] as number)} → ${words.places.way(path.at(-1) as number)}, ${points(halves)}.`,
    hexes: [...path],
    tone: 'move',
  }),
  mode: (words, { open }, { unit, mode }) => ({
    text: `${capital(shortName(words, unit))} goes into ${mode === MOVEMENT_MODE ? 'Movement' : 'Combat'} Mode.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  faced: (words, { open }, { unit, facing }) => ({
    text: `${capital(shortName(words, unit))} faces ${COMPASS[facing]}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  tide: (_, __, { tide }) => ({
    text: `${TIDE_NAMES[tide]} tide${tide === HIGH_TIDE ? ': the flats are sea, and what still stands on them is caught in the next recovery' : ''}.`,
    tone: 'phase',
  }),
  checked: (words, _, { unit, hex, mined }) => ({
    text: `${capital(shortName(words, unit))} looks for mines ${words.places.at(hex)}: ${mined === 1 ? 'there are mines' : 'there are none'}.`,
    hexes: [hex],
    tone: 'reveal',
  }),
  worked(words, _, { unit, hex, work, side }) {
    const name = capital(shortName(words, unit));
    const at = words.places.at(hex);
    const { grid } = words.world;
    const wall = COMPASS.find((_name, direction) => grid.side(hex, direction) === side);
    const done =
      work === 'mines'
        ? `clears the mines ${at}`
        : work === 'wall'
          ? `breaches the sea wall ${at} to the ${wall}`
          : `clears the ruins ${at}`;
    return { text: `${name} ${done}.`, hexes: [hex], tone: 'move' };
  },
  'beach-cleared': (_, __, { beach }) => ({ text: `The last mines of ${beachName(beach)} are cleared.`, tone: 'reveal' }),
  'work-die': (words, { open }, { unit, die }) => ({
    text: `The engineers’ die for ${shortName(words, unit)}: ${die}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'dice',
  }),
  entered: (words, _, { unit, hex }) => ({
    text: `${capital(shortName(words, unit))} comes on ${words.places.at(hex)}.`,
    hexes: [hex],
    tone: 'arrival',
  }),
};
