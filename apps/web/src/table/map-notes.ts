import type { Seat } from '@bocage/kernel';
import type { Letter } from '@bocage/protocol';

/** A mark on a team's map travels as a letter to the team: the square, and what is written there. */
const MARK = /^✎ (\d{4}): ?(.*)$/su;

export const isNote = ({ text }: Pick<Letter, 'text'>): boolean => MARK.test(text);

export const noteFor = (square: string, text: string): string => `✎ ${square}: ${text}`;

/** What stands on the map of a team: the last word of its marker about each square; an empty one is rubbed out. */
export function notesOf(letters: readonly Letter[], marker: Seat): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const { from, text } of letters) {
    const [, square, note = ''] = (from === marker ? MARK.exec(text) : null) ?? [];
    if (square === undefined) continue;
    if (note.trim() === '') notes.delete(square);
    else notes.set(square, note.trim());
  }
  return notes;
}
