import { resignation, type Seat } from '@bocage/kernel';
import type { ClientMessage } from '@bocage/protocol';
import type { Done, Work } from '../rules/jobs.js';
import type { LiveTable } from './live-table.js';
import type { Asker } from './watcher.js';

export type MessageOf<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** The seats in the game's own order, or undefined when this session does not hold them all. */
export function seatsHeld(table: LiveTable, session: string, seats: readonly Seat[]): readonly Seat[] | undefined {
  if (!seats.every((seat) => table.holds(session, seat))) return undefined;
  if (seats.length < 2) return seats;
  const ordered = table.seats.filter((seat) => seats.includes(seat));
  return ordered.length === seats.length ? ordered : undefined;
}

/** The seats a decision is made through, or the code of why it is not. */
export function standpoint(table: LiveTable, asker: Asker, message: MessageOf<'act' | 'undo' | 'assist'>): readonly Seat[] | string {
  const seats = seatsHeld(table, asker.session, message.seats ?? table.watchers.seatsOf(asker) ?? []);
  if (!seats?.includes(message.seat)) return 'wrong-seat';
  if (table.seating.computerOf(message.seat) !== undefined) return 'covered';
  return mayUse(table, asker, seats) ? seats : 'too-fast';
}

/** What seats know together that nobody looks through is worked out for who asks: each time counts like a look. */
export const mayUse = (table: LiveTable, asker: Asker, seats: readonly Seat[]): boolean =>
  seats.length < 2 || table.watchers.isLookedThrough(seats) || asker.mayLook(seats.length);

/** A request is known by its session, the id the client gave it and where it was made: an id used again elsewhere is another request. */
export const requestKey = (session: string, id: string, where: string | number = ''): string => `${session.slice(0, 16)}:${id}:${where}`;

/** An action or an undo: carried out once, however often it is sent. */
export async function playRequest(table: LiveTable, asker: Asker, message: MessageOf<'act' | 'undo'>): Promise<Done | undefined> {
  const { id, seat, position } = message;
  const seats = standpoint(table, asker, message);
  if (typeof seats === 'string') {
    asker.refuse(id, seats);
    return undefined;
  }
  const work: Work =
    message.type === 'act' ? { kind: 'act', seat, seats, position, action: message.action } : { kind: 'undo', seat, seats, position };
  return once(table, asker, id, work, seat);
}

/** Does the work unless this request has been done, as long as who asks holds the seat; answers in any case. What came of it when it was done now. */
export async function once(table: LiveTable, asker: Asker, id: string, work: Work, seat: Seat): Promise<Done | undefined> {
  const request = requestKey(asker.session, id, 'position' in work ? work.position : work.kind);
  if (table.requests.has(request)) {
    asker.done(id, table.id);
    return undefined;
  }
  if (!table.requests.begin(request, () => void once(table, asker, id, work, seat))) return undefined;
  const reply = await table.carryOut(work, {
    request,
    may: () => table.holds(asker.session, seat),
    released: ({ position }) => asker.done(id, table.id, position),
  });
  if (!reply.ok) asker.refuse(id, reply.code, reply.refusal);
  table.requests.end(request);
  return reply.ok ? reply : undefined;
}

interface Words {
  readonly id: string;
  readonly request: string;
  /** Why they may not be said now. */
  refusal(): string | undefined;
  keep(): Promise<void>;
}

/** Words are kept once, however often they are sent, and acknowledged when they are. True when they were kept now. */
export async function keepOnce(table: LiveTable, asker: Asker, { id, request, refusal, keep }: Words): Promise<boolean> {
  const { requests } = table;
  const answerToo = (): void => (requests.has(request) ? asker.done(id, table.id) : asker.refuse(id, 'not-saved'));
  if (requests.has(request)) answerToo();
  if (requests.has(request) || !requests.begin(request, answerToo)) return false;
  try {
    const refused = refusal();
    if (refused === undefined) {
      await keep();
      requests.remember(request);
      asker.done(id, table.id);
    } else asker.refuse(id, refused);
    return refused === undefined;
  } finally {
    requests.end(request);
  }
}

/** The result of a die thrown on the players' own table. */
export async function rollRequest(table: LiveTable, asker: Asker, { id, seat, result }: MessageOf<'roll'>): Promise<void> {
  if (!table.holds(asker.session, seat)) return asker.refuse(id, 'wrong-seat');
  if (!table.record.handDice) return asker.refuse(id, 'not-by-hand');
  await once(table, asker, id, { kind: 'enter-roll', result }, seat);
}

/** An umpire's word about the last ruling. */
export async function rulingRequest(table: LiveTable, asker: Asker, { id, seat, change }: MessageOf<'ruling'>): Promise<void> {
  if (!table.seating.isUmpiresSeat(seat)) return asker.refuse(id, 'not-an-umpire');
  if (!table.holds(asker.session, seat)) return asker.refuse(id, 'wrong-seat');
  await once(table, asker, id, { kind: 'ruling', seat, change }, seat);
}

export async function resignRequest(table: LiveTable, asker: Asker, { id, seat }: MessageOf<'resign'>): Promise<void> {
  if (!table.holds(asker.session, seat)) return asker.refuse(id, 'wrong-seat');
  // One of a hundred does not give up for all.
  if (table.hall && !table.seating.runs(asker.session)) return asker.refuse(id, 'not-running');
  const outcome = resignation(table.meta, table.header.options, seat);
  await once(table, asker, id, { kind: 'conclude', outcome, why: `${seat} resigned` }, seat);
}
