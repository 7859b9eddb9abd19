import type { WhyClosed } from '@bocage/protocol';
import type { Quotas } from '../config.js';
import { keyOf } from '../rules/jobs.js';
import type { LookBack } from '../rules/look-back.js';
import type { LiveTable } from './live-table.js';
import { type MessageOf, mayUse, seatsHeld } from './play-requests.js';
import { infoText } from './table-info.js';
import type { Tables } from './tables.js';
import type { Asker, Watcher } from './watcher.js';
import { wordingOf } from './wording.js';

/** Everything this browser may know of the table, and from now on every change of it. */
export async function watchRequest(
  tables: Tables,
  table: LiveTable,
  asker: Asker,
  message: MessageOf<'watch'>,
  limits: TabLimits,
): Promise<void> {
  const look = (): Promise<void> => watch(tables, table, asker, message, limits);
  if (table.seatsOf(asker.session).length > 0) return look();
  // Nobody's game is taken up for a stranger.
  if (!table.mayLook(asker.session)) return asker.refuse(message.id, message.seats.length > 0 ? 'wrong-seat' : 'not-invited');
  // All spectators of the server together have one look worked out at a time: players do not wait for them.
  if (!table.hosted) await table.load();
  await tables.onlookers.take({ person: asker.session, table: table.id }, look);
}

async function watch(
  tables: Tables,
  table: LiveTable,
  asker: Asker,
  { id, seats: asked, have, brief = false }: MessageOf<'watch'>,
  limits: TabLimits,
): Promise<void> {
  if (!asker.isOpen) return;
  const seats = seatsHeld(table, asker.session, asked);
  if (!seats) return asker.refuse(id, 'wrong-seat');
  if (!table.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  if (!makeRoom(tables, table, asker, limits)) return asker.refuse(id, 'too-many-watchers');
  const pack = await tables.packText(table.record);
  const key = keyOf({ seats, brief });
  if (table.watchers.want({ seats, brief })) table.watchedChanged();
  const reply = await table.carryOut(
    { kind: 'picture', seats, brief, have },
    {
      released({ picture }) {
        leave(table, asker);
        const isHis = seatsHeld(table, asker.session, asked) !== undefined && table.mayLook(asker.session);
        const isRoom = isHis && makeRoom(tables, table, asker, limits);
        if (!isRoom) asker.refuse(id, isHis ? 'too-many-watchers' : 'wrong-seat');
        if (!asker.isOpen || !isRoom) return void (table.watchers.unwant(key) && table.watchedChanged());
        const newlyHere = !table.watchers.isHere(asker.session);
        table.watchers.add(asker, key);
        const info = infoText(tables.infoOf(table, asker.session), pack);
        const chat = JSON.stringify(table.talk.lines);
        const proposals = JSON.stringify(table.proposed);
        const letters = table.hall ? `,"letters":${JSON.stringify(table.hall.letters.readableBy(asker.session))}` : '';
        const orders = JSON.stringify(Object.fromEntries(seats.map((seat) => [seat, table.orders.of(seat)])));
        asker.send(
          `{"type":"welcome","table":${info},"picture":${picture?.picture},"told":${picture?.told},"chat":${chat},"proposals":${proposals},"orders":${orders}${letters}}`,
        );
        asker.done(id, table.id);
        if (newlyHere) tables.tellPresence(table, asker.session);
      },
    },
  );
  if (reply.ok) return;
  if (table.watchers.unwant(key)) table.watchedChanged();
  if (reply.code === 'stopped') asker.send(JSON.stringify({ type: 'stopped', table: table.id, message: wordingOf('stopped') }));
  asker.refuse(id, reply.code);
}

export type TabLimits = Pick<Quotas, 'tabsPerTable' | 'spectatorTabsPerTable'>;

/** A player’s newest tab takes the place of his oldest; spectators never take a player’s. False: there is no room. */
function makeRoom(tables: Tables, table: LiveTable, asker: Asker, { tabsPerTable, spectatorTabsPerTable }: TabLimits): boolean {
  const { watchers, seating } = table;
  if (watchers.has(asker)) return true;
  const isSpectator = (session: string) => seating.seatsOf(session).length === 0 && session !== seating.owner;
  const own = watchers.of(asker.session);
  const [oldest] = own;
  if (isSpectator(asker.session)) return own.length < tabsPerTable && watchers.count(isSpectator) < spectatorTabsPerTable;
  if (oldest && own.length >= tabsPerTable) shut(tables, table, oldest, 'other-tabs');
  return true;
}

/** This tab looks no more, and is told why. */
export function shut(tables: Tables, table: LiveTable, watcher: Watcher, why: WhyClosed): void {
  unwatch(tables, table, watcher);
  watcher.send(JSON.stringify({ type: 'closed', table: table.id, why, message: wordingOf(why) }));
}

function leave(table: LiveTable, watcher: Watcher): boolean {
  const key = table.watchers.remove(watcher);
  if (key === undefined) return false;
  if (table.watchers.unwant(key)) table.watchedChanged();
  return true;
}

/** The tab is closed or looks elsewhere. */
export function unwatch(tables: Tables, table: LiveTable, watcher: Watcher): void {
  if (leave(table, watcher) && !table.watchers.isHere(watcher.session)) tables.tellPresence(table, watcher.session);
}

/** The view as it was, for the replay slider: what is past is played again by a thread that serves nothing else. */
export async function viewAtRequest(
  past: LookBack,
  table: LiveTable,
  asker: Asker,
  { id, seats: asked, position }: MessageOf<'view-at'>,
): Promise<void> {
  const seats = seatsHeld(table, asker.session, asked);
  if (!seats) return asker.refuse(id, 'wrong-seat');
  if (!table.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  if (!mayUse(table, asker, seats)) return asker.refuse(id, 'too-fast');
  const now = await table.carryOut({ kind: 'view-at', seats, position, from: 'now' });
  const reply = now.ok && !now.picture ? await past.viewAt(asker.session, table, { seats, position }) : now;
  if (!reply.ok) return asker.refuse(id, reply.code);
  // He may have lost the seat while the past was played.
  if (!seatsHeld(table, asker.session, asked) || !table.mayLook(asker.session)) return asker.refuse(id, 'wrong-seat');
  asker.send(`{"type":"done","id":${JSON.stringify(id)},"table":"${table.id}","picture":${reply.picture?.picture}}`);
}
