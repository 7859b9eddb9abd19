import { type LogTable, onMap } from './log-table.js';
import { leaderName, shortName } from './names.js';
import { capital } from './text.js';

export const WORK_LINES: LogTable<'worked' | 'entered' | 'hero' | 'leader' | 'overstacked'> = {
  worked: (words, { open }, { unit, job, done }) => ({
    text: `${capital(shortName(words, open, unit))}: ${job.replaceAll('-', ' ')}, ${done === 1 ? 'done' : 'not yet done'}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  entered: (words, { open }, { unit, hex }) => ({
    text: `${capital(shortName(words, open, unit))} comes on ${words.places.at(hex)}.`,
    hexes: onMap(hex),
    tone: 'arrival',
  }),
  hero: (words, { open }, { hero, unit }) => ({
    text: `${capital(hero)} is a hero: he is with ${shortName(words, open, unit)}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'reveal',
  }),
  leader: (words, { open }, { leader, unit, replaced }) => ({
    text: `${leaderName(words, leader)}${replaced === 1 ? '’s successor' : ''} ${unit < 0 ? 'has nobody to go with' : `is with ${shortName(words, open, unit)} now`}.`,
    hexes: unit < 0 ? [] : onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  overstacked: (words, { open }, { unit, hex }) => ({
    text: `No room ${words.places.at(hex)}: ${shortName(words, open, unit)} loses a step.`,
    hexes: onMap(hex),
    tone: 'loss',
  }),
};
