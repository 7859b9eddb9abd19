import type { GameUi } from '@bocage/board';
import type { View } from '@bocage/kernel';
import type { Picture } from '@bocage/protocol';
import type { TableState } from '../tables/table-source.js';
import { parted } from './play-record.js';
import { type Chapter, type GameRecord, type Moment, standingOf } from './record.js';

interface Stretch {
  readonly moments: readonly Moment[];
  /** Told entries before its first and after its last. */
  readonly from: number;
  readonly to: number;
}

/** The turns of what some seats were told. */
function stretchesOf({ told }: Pick<TableState, 'told'>): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let moments: Moment[] = [];
  let from = 0;
  const close = (to: number) => {
    if (moments.length > 0) stretches.push({ moments, from, to });
    moments = [];
    from = to;
  };
  for (const { position, told: one } of standingOf(told)) {
    const [before, after] = parted({ events: one.events, ...(one.note === undefined ? {} : { note: one.note }) });
    if (before) moments.push(before);
    if (!after) continue;
    close(position + 1);
    moments.push(after);
  }
  close(told.length);
  return stretches;
}

/** A running game as the seats of this browser saw it; earlier views are asked for, two a turn. */
export async function watchRecord(
  ui: GameUi,
  state: TableState,
  viewAt: (position: number) => Promise<Picture | undefined>,
): Promise<GameRecord> {
  const look = async (position: number): Promise<View> => {
    const picture = position >= state.told.length ? state.picture : await viewAt(position);
    if (!picture) throw new Error('The server does not show the earlier turns just now. Try again in a moment.');
    return { seats: picture.seats, ...picture.view } as View;
  };
  const start = await look(0);
  const chapters: Chapter[] = [];
  for (const { moments, from, to } of stretchesOf(state)) {
    const middle = await look(Math.ceil((from + to) / 2));
    chapters.push({ status: ui.status(middle), moments, view: await look(to) });
  }
  return { start, chapters, scope: 'seen' };
}
