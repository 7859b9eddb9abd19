import type { AwaitsForWatcher, Picture } from './server-messages.js';

type Fields = Readonly<Record<string, unknown>>;

/** What is different from the picture before: whole fields of the two halves of the view. Fields do not come or go. */
export interface PictureChange {
  /** The position of the picture this changes. */
  readonly from: number;
  readonly position: number;
  readonly open: Fields;
  readonly known: Fields;
  readonly awaits: AwaitsForWatcher;
  readonly undo: Picture['undo'];
}

/** The new picture; undefined when a message in between was missed: watch again. */
export function changedPicture(before: Picture, change: PictureChange): Picture | undefined {
  const { from, position, open, known, awaits, undo } = change;
  if (before.position !== from) return undefined;
  const view = { open: { ...(before.view.open as Fields), ...open }, known: { ...(before.view.known as Fields), ...known } };
  return { seats: before.seats, position, view, awaits, undo };
}
