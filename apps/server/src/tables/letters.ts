import { randomBytes } from 'node:crypto';
import type { Seat } from '@bocage/kernel';
import type { Letter } from '@bocage/protocol';
import type { Storage } from '../storage/storage.js';
import { steadyNow } from '../time.js';
import type { LiveTable } from './live-table.js';
import { keepOnce, type MessageOf, requestKey } from './play-requests.js';
import type { Asker } from './watcher.js';

const SHOWN = 100;
const MINUTE_MS = 60_000;
const LONGEST_WAIT = 2 ** 31 - 1;

/** The letters of a hall. Each belongs to seats, not to people: who takes over a seat reads what was written to it. */
export class Letters {
  private readonly table: LiveTable;
  /** As they were written. */
  private readonly list: Letter[];
  /** As they arrive: those still under way are the last. */
  private readonly arriving: Letter[];
  /** Who has written what is not on disk yet. */
  private readonly underWay: Seat[] = [];
  private timer: NodeJS.Timeout | undefined;
  private deliveredTo = steadyNow();

  constructor(table: LiveTable, list: readonly Letter[]) {
    this.table = table;
    this.list = [...list];
    this.arriving = [...list].sort((a, b) => arrival(a) - arrival(b));
    this.waitForNext();
  }

  get count(): number {
    return this.list.length + this.underWay.length;
  }

  /** How many a seat has written within a minute, through however many tabs and however many at once. */
  justWrittenBy(seat: Seat): number {
    const since = steadyNow() - MINUTE_MS;
    let count = this.underWay.filter((writer) => writer === seat).length;
    for (let i = this.list.length - 1; i >= 0; i--) {
      const { from, at } = this.list[i] as Letter;
      if (Date.parse(at) < since) break;
      if (from === seat) count++;
    }
    return count;
  }

  /** The latest that a session may read, or the latest before one of them; the oldest first. */
  readableBy(session: string, before?: string): readonly Letter[] | undefined {
    const now = steadyNow();
    const end = before === undefined ? this.arriving.length : this.arriving.findIndex(({ id }) => id === before);
    const last = this.arriving[end];
    if (end < 0 || (last && !this.mayRead(session, last, now))) return undefined;
    const readable: Letter[] = [];
    // However many there are, no more of them are looked at than it takes.
    for (let i = end - 1; i >= 0 && readable.length < SHOWN; i--) {
      const letter = this.arriving[i] as Letter;
      if (this.mayRead(session, letter, now)) readable.push(letter);
    }
    return readable.reverse();
  }

  /** Counts a letter from now on, until what keeps it has done so or failed. */
  async writing<T>(seat: Seat, keep: () => Promise<T>): Promise<T> {
    this.underWay.push(seat);
    try {
      return await keep();
    } finally {
      this.underWay.splice(this.underWay.indexOf(seat), 1);
    }
  }

  add(letter: Letter): void {
    this.list.push(letter);
    const later = this.arriving.findLastIndex((other) => arrival(other) <= arrival(letter));
    this.arriving.splice(later + 1, 0, letter);
    const now = steadyNow();
    this.tell(letter, (session) => this.mayRead(session, letter, now));
    this.waitForNext();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private mayRead(session: string, letter: Letter, now: number): boolean {
    return this.readsAtOnce(session, letter) || (arrival(letter) <= now && this.isAddressed(session, letter));
  }

  private readsAtOnce(session: string, { from }: Letter): boolean {
    const { seating } = this.table;
    return seating.holds(session, from) || seating.isUmpire(session);
  }

  private isAddressed(session: string, { to }: Letter): boolean {
    return to.some((seat) => this.table.seating.holds(session, seat));
  }

  private tell(letter: Letter, mayRead: (session: string) => boolean): void {
    const text = JSON.stringify({ type: 'letter', table: this.table.id, letter });
    this.table.watchers.tellAll((session) => (mayRead(session) ? text : undefined));
  }

  /** Letters that are under way are told to whom they are for when they arrive. */
  private waitForNext(): void {
    clearTimeout(this.timer);
    const [next] = this.notDelivered();
    if (!next) return;
    this.timer = setTimeout(() => this.deliver(), Math.min(LONGEST_WAIT, Math.max(0, arrival(next) - steadyNow())));
    this.timer.unref();
  }

  /** What has not been delivered yet, the next first. */
  private notDelivered(): readonly Letter[] {
    return this.arriving.slice(this.arriving.findLastIndex((letter) => arrival(letter) <= this.deliveredTo) + 1);
  }

  private deliver(): void {
    const now = steadyNow();
    const arrived = this.notDelivered().filter((letter) => letter.due !== undefined && arrival(letter) <= now);
    this.deliveredTo = now;
    for (const letter of arrived) {
      this.tell(letter, (session) => !this.readsAtOnce(session, letter) && this.isAddressed(session, letter));
    }
    this.waitForNext();
  }
}

const arrival = ({ at, due }: Letter): number => Date.parse(due ?? at);
const letterId = (): string => randomBytes(8).toString('hex');

export async function letterRequest(
  storage: Storage,
  table: LiveTable,
  asker: Asker,
  { id, from, to, text }: MessageOf<'letter'>,
  { most, perMinute }: { readonly most: number; readonly perMinute: number },
): Promise<void> {
  const { hall, seating } = table;
  if (!hall) return asker.refuse(id, 'not-a-hall');
  if (!seating.holds(asker.session, from)) return asker.refuse(id, 'wrong-seat');
  const addressed = seating.seats.filter((seat) => to.includes(seat));
  if (addressed.length < new Set(to).size) return asker.refuse(id, 'unknown-seat');
  const request = requestKey(asker.session, id, 'letter');
  const now = steadyNow();
  const delay = seating.isUmpiresSeat(from) ? 0 : hall.record.delay;
  const letter: Letter = {
    id: letterId(),
    from,
    name: seating.nameOf(asker.session),
    to: addressed,
    text,
    at: new Date(now).toISOString(),
    ...(delay > 0 ? { due: new Date(now + delay * 1000).toISOString() } : {}),
  };
  await keepOnce(table, asker, {
    id,
    request,
    refusal() {
      if (hall.letters.justWrittenBy(from) >= perMinute) return 'too-fast';
      return hall.letters.count >= most ? 'letters-full' : undefined;
    },
    keep: () =>
      hall.letters.writing(from, async () => {
        await storage.call('addLetter', table.id, letter, request);
        hall.letters.add(letter);
      }),
  });
}

/** Earlier letters than the welcome brought. */
export async function lettersRequest(table: LiveTable, asker: Asker, { id, before }: MessageOf<'letters'>): Promise<void> {
  if (!table.hall) return asker.refuse(id, 'not-a-hall');
  if (!table.seating.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  const letters = table.hall.letters.readableBy(asker.session, before);
  if (!letters) return asker.refuse(id, 'no-letter');
  asker.send(JSON.stringify({ type: 'done', id, table: table.id, letters }));
}
