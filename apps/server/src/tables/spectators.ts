import type { Storage } from '../storage/storage.js';
import type { LiveTable } from './live-table.js';
import { shut } from './look-requests.js';
import { type MessageOf, requestKey } from './play-requests.js';
import type { Tables } from './tables.js';
import type { Asker } from './watcher.js';

export interface SpectatorSurroundings {
  readonly storage: Storage;
  readonly tables: Tables;
}

/** Who runs the table sends a spectator away: he looks no more, and the link he came by lets nobody in. */
export const removeRequest = (around: SpectatorSurroundings, table: LiveTable, asker: Asker, message: MessageOf<'remove'>): Promise<void> =>
  table.turns.take(() => remove(around, table, asker, message));

async function remove(
  { storage, tables }: SpectatorSurroundings,
  table: LiveTable,
  asker: Asker,
  { id, person }: MessageOf<'remove'>,
): Promise<void> {
  const { seating } = table;
  if (!seating.runs(asker.session)) return asker.refuse(id, 'not-running');
  const request = requestKey(asker.session, id, 'remove');
  if (table.requests.has(request)) return asker.done(id, table.id);
  const session = seating.sessionOf(person);
  if (session === undefined) return asker.refuse(id, 'unknown-person');
  if (session === seating.owner || seating.seatsOf(session).length > 0) return asker.refuse(id, 'holds-a-seat');
  await storage.call('removeSpectator', table.id, session);
  table.requests.remember(request);
  seating.grants = seating.grants.filter((held) => held.session !== session);
  for (const watcher of table.watchers.of(session)) shut(tables, table, watcher, 'removed');
  asker.done(id, table.id);
  tables.tellInfo(table);
}
