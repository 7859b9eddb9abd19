import type { ClientMessage } from '@bocage/protocol';
import type { Quotas } from '../config.js';
import type { LookBack } from '../rules/look-back.js';
import { NotSaved, type Storage } from '../storage/storage.js';
import { hallRequest } from './hall-requests.js';
import { letterRequest, lettersRequest } from './letters.js';
import type { LiveTable } from './live-table.js';
import { unwatch, viewAtRequest, watchRequest } from './look-requests.js';
import { ordersRequest } from './order-requests.js';
import { playRequest, resignRequest, rollRequest, rulingRequest } from './play-requests.js';
import { answerRequest, proposeRequest, withdrawTakeBack } from './proposals.js';
import { removeRequest } from './spectators.js';
import { assistRequest } from './staff.js';
import type { Tables } from './tables.js';
import { chatRequest } from './talk.js';
import type { Asker } from './watcher.js';

export interface MessageSurroundings {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly past: LookBack;
  readonly quotas: Quotas;
  log(line: string): void;
}

/** Answers one message that has the right shape. */
export async function answerMessage(around: MessageSurroundings, asker: Asker, message: ClientMessage): Promise<void> {
  try {
    const table = around.tables.here(message.table) ?? (await around.tables.find(message.table));
    if (!table) return asker.refuse(message.id, 'unknown-table');
    await answer(around, table, asker, message);
  } catch (error) {
    around.log(`${message.type} at ${message.table}: ${error instanceof Error ? error.stack : String(error)}`);
    asker.refuse(message.id, error instanceof NotSaved ? 'not-saved' : 'server-error');
  }
}

async function answer(
  { tables, storage, past, quotas }: MessageSurroundings,
  table: LiveTable,
  asker: Asker,
  message: ClientMessage,
): Promise<void> {
  const around = { storage, tellInfo: (changed: LiveTable) => tables.tellTable(changed) };
  switch (message.type) {
    case 'watch':
      return watchRequest(tables, table, asker, message, quotas);
    case 'unwatch':
      unwatch(tables, table, asker);
      return asker.done(message.id, table.id);
    case 'act':
    case 'undo':
      // What nobody else could notice tells nobody that anything was withdrawn either.
      if ((await playRequest(table, asker, message))?.shown) await withdrawTakeBack(table, message.seat, around);
      return;
    case 'assist':
      return assistRequest(table, asker, message, { decide: (asked, player) => tables.decide(table, asked, player) });
    case 'propose':
      return proposeRequest(table, asker, message, around);
    case 'answer':
      return answerRequest(table, asker, message, around);
    case 'orders':
      return ordersRequest(table, asker, message);
    case 'resign':
      return resignRequest(table, asker, message);
    case 'roll':
      return rollRequest(table, asker, message);
    case 'ruling':
      return rulingRequest(table, asker, message);
    case 'chat':
      return chatRequest(storage, table, asker, message, quotas);
    case 'remove':
      return removeRequest({ storage, tables }, table, asker, message);
    case 'view-at':
      return viewAtRequest(past, table, asker, message);
    case 'clock':
    case 'hall':
    case 'seat':
      return hallRequest({ storage, tables, quotas }, table, asker, message);
    case 'letter':
      return letterRequest(storage, table, asker, message, { most: quotas.lettersPerTable, perMinute: quotas.lettersPerMinute });
    case 'letters':
      return lettersRequest(table, asker, message);
  }
}
