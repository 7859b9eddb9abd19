import { COLUMN, MOUNTED, PARKED } from '../src/types.js';
import { type LogTable, onMap } from './log-table.js';
import { shortName } from './names.js';
import { capital } from './text.js';

/** §S.12 §S.13 §S.25 What was changed: of one who dismounts in column the column stays. */
function postureText({ posture, section }: { readonly posture: number; readonly section?: string }): string {
  if (section === 'S.25') return (posture & PARKED) !== 0 ? 'goes into a Park' : 'leaves its Park';
  if (section === 'S.13') return (posture & MOUNTED) !== 0 ? 'mounts' : 'dismounts';
  return (posture & COLUMN) !== 0 ? 'goes into column' : 'leaves the column';
}

export const MOVEMENT_LINES: LogTable<'moved' | 'posture' | 'sighted'> = {
  moved: (words, { open }, { unit, path }) => ({
    text: `${capital(shortName(words, open, unit))} moves from ${words.places.noun(path[0] as number)} to ${words.places.noun(path.at(-1) as number)}.`,
    hexes: [...path],
    tone: 'move',
  }),
  posture: (words, { open }, event) => ({
    text: `${capital(shortName(words, open, event.unit))} ${postureText(event)}.`,
    hexes: onMap(open.hex[event.unit] as number),
    tone: 'move',
  }),
  sighted: (words, { open }, { unit, at, towards }) => ({
    text: `${capital(shortName(words, open, unit))} is seen ${words.places.at(at)}${at === towards ? '' : `, on its way to ${words.places.noun(towards)}`}.`,
    hexes: onMap(at, towards),
    tone: 'reveal',
  }),
};
