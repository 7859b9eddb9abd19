import type { Status } from '@bocage/board';
import type { GameEvent, Outcome, Told, View } from '@bocage/kernel';
import type { SeatInfo } from '@bocage/protocol';

/** One entry that stands, as far as the report may know it. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly note?: string;
}

/** One turn as it was played. */
export interface Chapter {
  /** As the turn stood before its end. */
  readonly status: Status;
  readonly moments: readonly Moment[];
  /** At its end. */
  readonly view: View;
}

/** What a report is written from: `whole` is the truth, `seen` what some seats knew. */
export interface GameRecord {
  readonly start: View;
  readonly chapters: readonly Chapter[];
  readonly scope: 'whole' | 'seen';
}

/** The table beside its game: what the heading says. */
export interface TableCard {
  readonly id: string;
  readonly kind: 'local' | 'online';
  readonly title: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  readonly created: string;
  /** The last entry, where that is known. */
  readonly ended?: string;
  readonly outcome?: Outcome;
}

/** Every game of the house tells of a new turn so. */
export const beginsTurn = ({ event }: GameEvent): boolean => event === 'turn';

/** Nothing has happened in it that a reader would ask for. */
export const isEmpty = ({ events, note }: Moment): boolean => events.length === 0 && (note === undefined || note === '');

/** What was told and still stands, each with its position: an undone click and a move taken back are gone. */
export function standingOf(told: readonly Told[]): readonly { readonly position: number; readonly told: Told }[] {
  let standing: { readonly position: number; readonly told: Told }[] = [];
  for (const [position, one] of told.entries()) {
    if (one.kind !== 'undo' && one.kind !== 'take-back') {
      standing.push({ position, told: one });
      continue;
    }
    const at = standing.findLastIndex((s) => s.told.kind === 'action' && s.told.seat === one.seat);
    if (at >= 0) standing = one.kind === 'undo' ? standing.toSpliced(at, 1) : standing.slice(0, at);
  }
  return standing;
}
