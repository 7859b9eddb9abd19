import type { ChatLine } from '@bocage/protocol';
import { keyOf } from '../rules/jobs.js';
import type { Storage } from '../storage/storage.js';
import type { LiveTable } from './live-table.js';
import { type MessageOf, requestKey, seatsHeld } from './play-requests.js';
import type { Tables } from './tables.js';
import type { Asker, Watcher } from './watcher.js';
import { wordingOf } from './wording.js';

/** Everything this browser may know of the table, and from now on every change of it. */
export async function watchRequest(
  tables: Tables,
  table: LiveTable,
  asker: Asker,
  { id, seats: asked, have, brief = false }: MessageOf<'watch'>,
  { most }: { readonly most: number },
): Promise<void> {
  const seats = seatsHeld(table, asker.session, asked);
  if (!seats) return asker.refuse(id, 'wrong-seat');
  if (!table.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  if (table.watchers.size >= most && !table.watchers.has(asker)) return asker.refuse(id, 'too-many-watchers');
  const pack = await tables.packOf(table);
  const key = keyOf({ seats, brief });
  if (table.watchers.want({ seats, brief })) table.watchedChanged();
  const reply = await table.carryOut(
    { kind: 'picture', seats, brief, have },
    {
      released({ picture }) {
        leave(table, asker);
        const isHis = seatsHeld(table, asker.session, asked) !== undefined;
        if (!isHis) asker.refuse(id, 'wrong-seat');
        if (!asker.isOpen || !isHis) return void (table.watchers.unwant(key) && table.watchedChanged());
        const newlyHere = !table.watchers.isHere(asker.session);
        table.watchers.add(asker, key);
        const info = JSON.stringify(tables.infoOf(table, asker.session, pack));
        const chat = JSON.stringify(table.chat);
        const proposals = JSON.stringify(table.proposals);
        const letters = table.hall ? `,"letters":${JSON.stringify(table.hall.letters.readableBy(asker.session))}` : '';
        asker.send(
          `{"type":"welcome","table":${info},"picture":${picture?.picture},"told":${picture?.told},"chat":${chat},"proposals":${proposals}${letters}}`,
        );
        asker.done(id, table.id);
        if (newlyHere) tables.tellInfo(table);
      },
    },
  );
  if (reply.ok) return;
  if (table.watchers.unwant(key)) table.watchedChanged();
  if (reply.code === 'stopped') asker.send(JSON.stringify({ type: 'stopped', table: table.id, message: wordingOf('stopped') }));
  asker.refuse(id, reply.code);
}

function leave(table: LiveTable, watcher: Watcher): boolean {
  const key = table.watchers.remove(watcher);
  if (key === undefined) return false;
  if (table.watchers.unwant(key)) table.watchedChanged();
  return true;
}

/** The tab is closed or looks elsewhere. */
export function unwatch(tables: Tables, table: LiveTable, watcher: Watcher): void {
  if (leave(table, watcher) && !table.watchers.isHere(watcher.session)) tables.tellInfo(table);
}

/** The view as it was: for the replay slider. */
export async function viewAtRequest(table: LiveTable, asker: Asker, { id, seats: asked, position }: MessageOf<'view-at'>): Promise<void> {
  const seats = seatsHeld(table, asker.session, asked);
  if (!seats) return asker.refuse(id, 'wrong-seat');
  if (!table.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  const reply = await table.carryOut({ kind: 'view-at', seats, position });
  if (!reply.ok) return asker.refuse(id, reply.code);
  asker.send(`{"type":"done","id":${JSON.stringify(id)},"table":"${table.id}","picture":${reply.picture?.picture}}`);
}

const CHAT_SHOWN = 100;

export async function chatRequest(
  storage: Storage,
  table: LiveTable,
  asker: Asker,
  { id, text, hex }: MessageOf<'chat'>,
  { most }: { readonly most: number },
): Promise<void> {
  if (!table.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  // Where words take their time nobody gets round it by speaking to all.
  if (table.hall && table.hall.record.delay > 0 && !table.seating.runs(asker.session)) return asker.refuse(id, 'letters-only');
  const request = requestKey(asker.session, id, 'chat');
  if (table.requests.has(request)) return asker.done(id, table.id);
  if (table.chatCount >= most) return asker.refuse(id, 'chat-full');
  const [seat] = table.seatsOf(asker.session);
  const line: ChatLine = {
    from: table.seating.nameOf(asker.session),
    ...(seat === undefined ? {} : { seat }),
    text,
    ...(hex === undefined ? {} : { hex }),
    at: new Date().toISOString(),
  };
  table.requests.remember(request);
  await storage.call('addChat', table.id, line, request).catch((error) => {
    table.requests.forget(request);
    throw error;
  });
  table.chatCount++;
  table.chat = [...table.chat.slice(1 - CHAT_SHOWN), line];
  asker.done(id, table.id);
  const told = JSON.stringify({ type: 'chat', table: table.id, line });
  table.watchers.tellAll(() => told);
}
