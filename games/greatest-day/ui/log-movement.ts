import { COLUMN, MOUNTED } from '../src/types.js';
import { type LogTable, onMap } from './log-table.js';
import { shortName } from './names.js';
import { capital } from './text.js';

const postureText = (posture: number): string =>
  (posture & COLUMN) !== 0 ? 'goes into column' : (posture & MOUNTED) !== 0 ? 'mounts' : 'deploys';

export const MOVEMENT_LINES: LogTable<'moved' | 'posture' | 'sighted'> = {
  moved: (words, { open }, { unit, path }) => ({
    text: `${capital(shortName(words, open, unit))} moved ${words.places.way(path[0] as number)} → ${words.places.way(path.at(-1) as number)}.`,
    hexes: [...path],
    tone: 'move',
  }),
  posture: (words, { open }, { unit, posture }) => ({
    text: `${capital(shortName(words, open, unit))} ${postureText(posture)}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
  }),
  sighted: (words, { open }, { unit, at, towards }) => ({
    text: `${capital(shortName(words, open, unit))} is seen ${words.places.at(at)}${at === towards ? '' : `, on its way to ${words.places.way(towards)}`}.`,
    hexes: onMap(at, towards),
    tone: 'reveal',
  }),
};
