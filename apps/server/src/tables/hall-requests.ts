import { type Level, levelsOf, type Seat } from '@bocage/kernel';
import type { Quotas } from '../config.js';
import type { Grant } from '../storage/records.js';
import { NotSaved, type Storage } from '../storage/storage.js';
import type { LiveTable } from './live-table.js';
import { unwatch } from './look-requests.js';
import { hasMostMachines, leavesMachines, type SeatingChange } from './machine-tables.js';
import { seatPassed } from './order-requests.js';
import { type MessageOf, requestKey } from './play-requests.js';
import { forgetWordOf } from './proposals.js';
import type { Tables } from './tables.js';
import type { Asker } from './watcher.js';

export interface HallRequestSurroundings {
  readonly storage: Storage;
  readonly tables: Tables;
}

type HallMessage = MessageOf<'clock' | 'hall' | 'seat'>;
type Running = HallRequestSurroundings & { readonly quotas: Quotas };

/** What runs a hall: its clock, who sits where, how letters travel. Each request is carried out once. */
export const hallRequest = (around: Running, table: LiveTable, asker: Asker, message: HallMessage): Promise<void> =>
  table.turns.take(() => run(around, table, asker, message));

async function run(around: Running, table: LiveTable, asker: Asker, message: HallMessage): Promise<void> {
  const { id, type } = message;
  if (!table.hall) return asker.refuse(id, 'not-a-hall');
  const isOwnSeat = type === 'seat' && isCover(message.change.kind) && table.seating.holds(asker.session, message.seat);
  if (!isOwnSeat && !table.seating.runs(asker.session)) return asker.refuse(id, 'not-running');
  const request = requestKey(asker.session, id, type);
  if (table.requests.has(request)) return asker.done(id, table.id);
  const refused = await (type === 'clock' ? changeClock(table, message) : rearrange(around, table, message));
  if (refused !== undefined) return asker.refuse(id, refused);
  table.requests.remember(request);
  asker.done(id, table.id);
}

const isCover = (kind: string): boolean => kind === 'cover' || kind === 'uncover';

/** Who plays where is changed; where computers would be left to themselves only as far as their host may have such tables. */
async function rearrange(around: Running, table: LiveTable, message: MessageOf<'hall' | 'seat'>): Promise<string | undefined> {
  const change = () => (message.type === 'hall' ? changeHall(table, message) : changeSeat(around, table, message));
  if (!leavesMachines(table, seatingAfter(table, message))) return change();
  const { owner } = table.seating;
  return around.tables.inTurn(owner, async () =>
    (await hasMostMachines(around.storage, around.quotas, owner)) ? 'too-many-machine-tables' : change(),
  );
}

function seatingAfter({ seating }: LiveTable, message: MessageOf<'hall' | 'seat'>): SeatingChange {
  if (message.type === 'hall') return message.covers === undefined ? {} : { covers: message.covers };
  const { seat, change } = message;
  if (change.kind === 'cover') return { plan: { ...seating.plan, [seat]: change.by } };
  return change.kind === 'free' ? { plan: { ...seating.plan, [seat]: 'human' }, left: seat } : {};
}

async function changeClock({ hall }: LiveTable, { change }: MessageOf<'clock'>): Promise<string | undefined> {
  return (await hall?.changeClock(change)) ? undefined : 'no-clock';
}

/** Whether this game has such a player at all. */
const isOffered = ({ meta }: LiveTable, player: Level | 'nobody'): boolean => player === 'nobody' || levelsOf(meta).includes(player);

async function changeHall(table: LiveTable, { delay, covers }: MessageOf<'hall'>): Promise<string | undefined> {
  if (covers !== undefined && !isOffered(table, covers)) return 'unknown-player';
  await table.hall?.set({ ...(delay === undefined ? {} : { delay }), ...(covers === undefined ? {} : { covers }) });
  if (covers !== undefined) {
    table.seating.covers = covers;
    await table.computersChanged();
  }
  return undefined;
}

/** The code of what is wrong, if anything is. */
async function changeSeat(
  around: HallRequestSurroundings,
  table: LiveTable,
  { seat, change }: MessageOf<'seat'>,
): Promise<string | undefined> {
  const { seating } = table;
  if (!seating.seats.includes(seat)) return 'unknown-seat';
  if (change.kind === 'cover' && !isOffered(table, change.by)) return 'unknown-player';
  if (change.kind === 'give') {
    const session = seating.sessionOf(change.person);
    if (session === undefined) return 'unknown-person';
    await seatPerson(around, table, seat, session);
  } else if (change.kind === 'free') await seatPerson(around, table, seat, undefined);
  else {
    const plan = { ...seating.plan, [seat]: change.kind === 'cover' ? change.by : ('human' as const) };
    await around.storage.call('setPlan', table.id, plan);
    seating.plan = plan;
  }
  await table.computersChanged();
  around.tables.tellInfo(table);
  return undefined;
}

/** Somebody at the table holds the seat from now on, or nobody. Who held it keeps his place in the hall. Part of a turn of the table. */
export async function seatPerson(
  around: HallRequestSurroundings,
  table: LiveTable,
  seat: Seat,
  session: string | undefined,
): Promise<void> {
  const { seating } = table;
  const before = seating.holderOf(seat);
  if (before?.session === session && seating.plan[seat] === 'human') return;
  const plan = { ...seating.plan, [seat]: 'human' as const };
  const name = session === undefined ? '' : seating.nameOf(session);
  if (session !== undefined) await noteNewHolder(table, { seat, session, name });
  const isLast = before !== undefined && before.session !== session && seating.seatsOf(before.session).length === 1;
  const spectator = isLast ? { ...before, seat: '' } : undefined;
  await around.storage.call('setHolder', table.id, {
    seat,
    name,
    plan,
    ...(session === undefined ? {} : { session }),
    ...(spectator ? { spectator } : {}),
  });
  seating.plan = plan;
  seating.grants = [
    ...seating.grants.filter((held) => held.seat !== seat && !(spectator && held.seat === '' && held.session === spectator.session)),
    ...(session === undefined ? [] : [{ seat, session, name }]),
    ...(spectator ? [spectator] : []),
  ];
  for (const moved of new Set([before?.session, session])) if (moved !== undefined) reseat(around.tables, table, moved);
  await seatPassed(table, seat);
  await forgetWordOf(table, seat, { storage: around.storage, tellInfo: (changed) => around.tables.tellTable(changed) });
}

/** Who looks through a seat of a hall from now on stands in the log before he does: also for whoever was away meanwhile. */
export async function noteNewHolder(table: LiveTable, { seat, session, name }: Grant): Promise<void> {
  const { seating, meta } = table;
  if (!table.hall || table.outcome) return;
  const title = meta.seats.find(({ id }) => id === seat)?.title ?? seat;
  const before = seating.holderOf(seat)?.name;
  const inPlaceOf = before === undefined ? '' : ` in place of ${before}`;
  const runs = seating.runs(session) ? ', who runs this hall,' : '';
  const reply = await table.carryOut({ kind: 'note', text: `${name}${runs} holds ${title} from now on${inPlaceOf}.` });
  if (!reply.ok) throw new NotSaved(`the note on ${seat}: ${reply.code}`);
}

/** Tells somebody what he holds now; who looked through a seat that is no longer his, or has no place left, looks no more. */
export function reseat(tables: Tables, table: LiveTable, session: string): void {
  const { seating } = table;
  const seats = seating.seatsOf(session);
  const mayLook = seating.mayLook(session);
  const text = JSON.stringify({ type: 'seated', table: table.id, seats });
  for (const watcher of table.watchers.of(session)) {
    const isLost = table.watchers.seatsOf(watcher)?.some((seat) => !seats.includes(seat));
    if (isLost || !mayLook) unwatch(tables, table, watcher);
    watcher.send(text);
  }
}
