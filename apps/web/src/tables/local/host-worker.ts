import type { GameTypes, Seat, ViewOf } from '@bocage/kernel';
import { loadRules } from '../../games/load-rules.js';
import { errorText } from '../../lib/error-text.js';
import { randomHex } from '../../lib/random-hex.js';
import { createIdbStore } from './idb-store.js';
import { LocalHost } from './local-host.js';
import type { FromHostWorker, HostRequest, ThinkReply, ThinkRequest, ToHostWorker } from './worker-messages.js';

const post = (message: FromHostWorker): void => self.postMessage(message);
const thinkers: Record<Seat, MessagePort> = {};
let host: Promise<LocalHost | undefined> | undefined;

self.addEventListener('unhandledrejection', (event) => post({ type: 'failed', message: errorText(event.reason) }));
self.addEventListener('message', (event: MessageEvent<ToHostWorker>) => {
  const message = event.data;
  if (message.type === 'open') host = open(message.table, Object.assign(thinkers, message.thinkers));
  else if (message.type === 'helper') thinkers[message.seat] = message.port;
  else void reply(message.id, message.request);
});

async function reply(id: number, request: HostRequest): Promise<void> {
  const opened = await host;
  if (opened) post({ type: 'reply', id, value: await carryOut(opened, request) });
}

function carryOut(local: LocalHost, request: HostRequest): unknown {
  switch (request.what) {
    case 'act':
      return local.act(request.seat, request.position, request.action);
    case 'undo':
      return local.undo(request.seat, request.position);
    case 'propose':
      return local.propose(request.seat, request.proposal);
    case 'resign':
      return local.resign(request.seat);
    case 'roll':
      return local.enterRoll(request.result);
    case 'look':
      return local.look(request.seats);
    case 'orders':
      return local.order(request.seat, request.change);
    case 'all-orders':
      return local.allOrders();
    case 'assist':
      return local.assist(request.seat);
    case 'view-at':
      return local.viewAt(request.position);
    case 'log':
      return local.log();
    case 'label':
      return local.label(request.when);
  }
}

/** One tab at a time hosts a game; a second one waits for the lock. */
async function open(id: string, thinkers: Readonly<Record<Seat, MessagePort>>): Promise<LocalHost | undefined> {
  const waiting = setTimeout(() => post({ type: 'waiting' }), 400);
  await holdLock(`bocage-table-${id}`);
  clearTimeout(waiting);
  const store = createIdbStore();
  const found = await store.load(id);
  if (!found) {
    post({ type: 'missing' });
    return undefined;
  }
  const { table } = found.kept;
  const game = await loadRules(table.game, table.pack);
  const think = createThink(thinkers);
  const local = new LocalHost(game, table, found.kept.progress.when, found.entries, {
    keep: (from, entries, progress) => store.append(id, from, entries, progress),
    keepOrders: (orders) => store.keepOrders(id, orders),
    think,
    publish: (news) => post({ type: 'news', news }),
    now: () => new Date().toISOString(),
    nonce: () => randomHex(16),
  });
  await local.start();
  return local;
}

function holdLock(name: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise<never>(() => {});
    });
  });
}

function createThink(thinkers: Readonly<Record<Seat, MessagePort>>) {
  return (seat: Seat, view: ViewOf<GameTypes>): Promise<string> =>
    new Promise((resolve, reject) => {
      const port = thinkers[seat];
      if (!port) return reject(new Error(`nobody plays ${seat}`));
      port.onmessage = (event: MessageEvent<ThinkReply>) =>
        'action' in event.data ? resolve(event.data.action) : reject(new Error(event.data.failed));
      const request: ThinkRequest = { seat, view };
      port.postMessage(request);
    });
}
