import type { GameUi, Status } from '@bocage/board';
import {
  clone,
  type Entry,
  effective,
  type GameEvent,
  type GameTypes,
  type Options,
  type Outcome,
  retrace,
  type Seat,
  type StateOf,
} from '@bocage/kernel';
import { beginsTurn, type Chapter, type GameRecord, isEmpty, type Moment } from './record.js';

/** The part of a log that it takes to play it. */
export interface PlayedLog {
  readonly scenario: string;
  readonly options: Options;
  readonly entries: readonly Entry[];
}

/** At the end of a turn the next one has begun, so its heading is read on the way. */
const LOOK_EVERY = 16;
const PAUSE_MS = 30;

/** Plays a whole log once more, entry by entry, and keeps the turns. `seats` are those whose eyes the report has; the truth is told to all of them. */
export async function playRecord(ui: GameUi, log: PlayedLog, seats: readonly Seat[], scope: GameRecord['scope']): Promise<GameRecord> {
  const { game } = ui;
  let state: StateOf<GameTypes> = game.setup(log.scenario, log.options);
  const look = () => game.view(clone(state), seats);
  const start = look();
  const chapters: Chapter[] = [];
  let moments: Moment[] = [];
  let status = ui.status(start);
  let rested = performance.now();
  const close = () => {
    if (moments.length > 0) chapters.push({ status, moments, view: look() });
    moments = [];
  };
  for (const [done, index] of effective(log.entries).entries()) {
    const entry = log.entries[index] as Entry;
    const played = retrace(game, state, entry);
    state = played.state;
    const events = scope === 'whole' ? played.events : heard(ui, played.events, seats);
    const [before, after] = parted({ events, ...(scope === 'whole' || mayRead(entry, seats) ? noteOf(entry) : {}) });
    if (before) moments.push(before);
    if (after) {
      close();
      moments.push(after);
      status = ui.status(game.view(state, seats));
    } else if (done % LOOK_EVERY === 0) status = sameTurn(status, ui.status(game.view(state, seats)));
    if (performance.now() - rested > PAUSE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
  }
  close();
  return { start, chapters, scope };
}

/** How a log ends, if it does. */
export function outcomeOf({ game }: GameUi, { scenario, options, entries }: PlayedLog): Outcome | undefined {
  let state: StateOf<GameTypes> = game.setup(scenario, options);
  for (const index of effective(entries)) state = retrace(game, state, entries[index] as Entry).state;
  const awaits = game.awaits(state);
  return awaits.kind === 'over' ? awaits.outcome : undefined;
}

/** The last entry of a turn often begins the next: what it told is parted where that begins. */
export function parted(moment: Moment): readonly [Moment | undefined, Moment | undefined] {
  const at = moment.events.findIndex(beginsTurn);
  if (at < 0) return [isEmpty(moment) ? undefined : moment, undefined];
  const { events, ...rest } = moment;
  return [at === 0 ? undefined : { ...rest, events: events.slice(0, at) }, { events: events.slice(at) }];
}

/** A later status of the same turn; one that already speaks of another does not count. */
const sameTurn = (status: Status, later: Status): Status => (later.turn === status.turn ? later : status);

const mayRead = (entry: Entry, seats: readonly Seat[]): boolean =>
  entry.kind !== 'note' || !entry.to || entry.to.some((seat) => seats.includes(seat));

function noteOf(entry: Entry): { readonly note?: string } {
  return entry.kind === 'note' ? { note: entry.text } : entry.kind === 'conclude' ? { note: entry.why } : {};
}

function heard(ui: GameUi, events: readonly GameEvent[], seats: readonly Seat[]): GameEvent[] {
  const ears = seats.length > 0 ? seats : [undefined];
  return events.flatMap((event) => {
    for (const seat of ears) {
      const told = ui.game.eventFor(event, seat);
      if (told) return [told];
    }
    return [];
  });
}
