import type { Ending, TableState } from '../tables/table-source.js';

/** What may be done at the end of a look at a table, besides going home. */
export type WayOn = 'look-on' | 'look-here' | 'again' | undefined;

interface EndingWords {
  readonly title: string;
  readonly hint: string;
  readonly way: WayOn;
}

const WORDS: Readonly<Record<Ending['why'], EndingWords>> = {
  removed: {
    title: 'You look on here no more',
    hint: 'The link you came by has ended too. Ask who opened the table for a new one if you want to come back.',
    way: undefined,
  },
  deleted: {
    title: 'This table is gone',
    hint: 'Its moves, its chat and its links went with it. A file saved from it can still be loaded on the front page.',
    way: undefined,
  },
  'other-tabs': {
    title: 'This tab stands aside',
    hint: 'Nothing is lost: the table goes on in your newer tabs. Close this one, or look from here in place of the oldest of them.',
    way: 'look-here',
  },
  'seat-passed': {
    title: 'You hold no seat here any more',
    hint: 'You may look on as a spectator. If a seat is given to you, the table opens again by itself.',
    way: 'look-on',
  },
  'no-place': {
    title: 'You have no place at this table',
    hint: 'Ask who opened it for an invitation, or for the spectators’ link to look on.',
    way: undefined,
  },
  failed: { title: 'The table cannot be shown', hint: 'Your game is kept.', way: 'again' },
};

/** What an end is called, what one can do about it, and which button leads there. */
export function wordsOf({ why }: Ending): EndingWords {
  return WORDS[why];
}

/** A lost seat is told until it is read, also while one looks on already; everything else ends with the next picture. */
export function stays(ending: Ending | undefined, { picture }: Pick<TableState, 'picture'>): boolean {
  return ending?.why === 'seat-passed' && picture.seats.length === 0;
}

/** Says which of one's seats are another's now, when one still plays others: the page goes on with those. */
export function lostSeats(before: Pick<TableState, 'info'>, now: Pick<TableState, 'info'>): string | undefined {
  const mine = (state: Pick<TableState, 'info'>) => state.info.seats.filter(({ held }) => held === 'me');
  const kept = mine(now);
  const lost = mine(before).filter(({ seat }) => !kept.some((own) => own.seat === seat));
  if (lost.length === 0 || kept.length === 0) return undefined;
  const names = (seats: typeof kept) => seats.map(({ title }) => title).join(', ');
  return `You hold ${names(lost)} no more. Yours now: ${names(kept)}.`;
}
