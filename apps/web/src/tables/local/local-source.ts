import type { GameLog, OrderChange, Seat } from '@bocage/kernel';
import type { OrdersBySeat, Picture } from '@bocage/protocol';
import type { Ending, SaveFile, SourceAnswer, TableSource, TableState } from '../table-source.js';
import type { LocalNews } from './local-host.js';
import type { LocalTable } from './local-table.js';
import { makeSave } from './save-file.js';
import type { FromHostWorker, HostRequest, ToHostWorker, ToThinker } from './worker-messages.js';

/** More computers than this share their threads. */
const MOST_WORKERS = 4;

/** A table whose host is a worker of this page, and each computer player another. */
export class LocalSource implements TableSource {
  readonly abilities = { chat: false, alone: true, wholeSave: true };
  private readonly local: LocalTable;
  private readonly workers: Worker[] = [];
  private readonly host: Worker;
  private readonly waiting = new Map<number, (value: unknown) => void>();
  private readonly listeners = new Set<(state: TableState) => void>();
  private readonly failures = new Set<(ending: Ending) => void>();
  private state: TableState | undefined;
  private readonly shared = new Map<ToThinker['player'], Worker>();
  private readonly helpers = new Set<Seat>();
  private next = 1;

  constructor(local: LocalTable) {
    this.local = local;
    this.host = this.add(new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'host' }));
    this.host.addEventListener('message', (event: MessageEvent<FromHostWorker>) => this.hear(event.data));
    const thinkers: Record<Seat, MessagePort> = {};
    for (const [seat, player] of Object.entries(local.players)) {
      if (player !== 'me') thinkers[seat] = this.seatComputer(seat, player);
    }
    const open: ToHostWorker = { type: 'open', table: local.id, thinkers };
    this.host.postMessage(open, Object.values(thinkers));
  }

  subscribe(listener: (state: TableState) => void, failed: (ending: Ending) => void): () => void {
    this.listeners.add(listener);
    this.failures.add(failed);
    if (this.state) listener(this.state);
    return () => {
      this.listeners.delete(listener);
      this.failures.delete(failed);
    };
  }

  act(seat: Seat, position: number, action: string): Promise<SourceAnswer> {
    return this.ask({ what: 'act', seat, position, action });
  }

  undo(seat: Seat, position: number): Promise<SourceAnswer> {
    return this.ask({ what: 'undo', seat, position });
  }

  propose(seat: Seat, proposal: 'take-back' | 'draw'): Promise<SourceAnswer> {
    return this.ask({ what: 'propose', seat, proposal });
  }

  answer(): Promise<SourceAnswer> {
    return Promise.resolve({ ok: false, code: 'nothing-proposed' });
  }

  resign(seat: Seat): Promise<SourceAnswer> {
    return this.ask({ what: 'resign', seat });
  }

  say(): Promise<SourceAnswer> {
    return Promise.resolve({ ok: false, code: 'nobody-listens' });
  }

  enterRoll(_seat: Seat, result: readonly number[]): Promise<SourceAnswer> {
    return this.ask({ what: 'roll', result });
  }

  order(seat: Seat, change: readonly OrderChange[]): Promise<SourceAnswer> {
    return this.ask({ what: 'orders', seat, change });
  }

  look(seats: readonly Seat[]): void {
    void this.ask({ what: 'look', seats });
  }

  assist(seat: Seat): Promise<SourceAnswer> {
    if (!this.helpers.has(seat)) {
      this.helpers.add(seat);
      const port = this.seatComputer(seat, 'greedy');
      const message: ToHostWorker = { type: 'helper', seat, port };
      this.host.postMessage(message, [port]);
    }
    return this.ask({ what: 'assist', seat });
  }

  viewAt(position: number): Promise<Picture | undefined> {
    return this.ask({ what: 'view-at', position });
  }

  async save(): Promise<SaveFile> {
    const orders = await this.ask<OrdersBySeat>({ what: 'all-orders' });
    return makeSave({ ...this.local, orders }, await this.ask<GameLog>({ what: 'log' }));
  }

  label(when: string): void {
    void this.ask({ what: 'label', when });
  }

  close(): void {
    for (const worker of this.workers) worker.terminate();
    this.listeners.clear();
  }

  private add(worker: Worker): Worker {
    this.workers.push(worker);
    worker.addEventListener('error', (event) => this.fail(event.message || 'the game could not be loaded'));
    return worker;
  }

  private seatComputer(seat: Seat, player: ToThinker['player']): MessagePort {
    const worker = this.thinker(player);
    const { port1, port2 } = new MessageChannel();
    const { game, pack, id, isLesson } = this.local;
    const sit: ToThinker = {
      type: 'sit',
      game,
      player,
      seed: `${isLesson ? 'lesson' : id}:${seat}`,
      port: port2,
      ...(pack ? { pack } : {}),
    };
    worker.postMessage(sit, [port2]);
    return port1;
  }

  /** A few computers think at the same time; a hall full of them takes turns. */
  private thinker(player: ToThinker['player']): Worker {
    const computers = Object.values(this.local.players).filter((one) => one !== 'me').length;
    const found = computers > MOST_WORKERS ? this.shared.get(player) : undefined;
    if (found) return found;
    const worker = this.add(new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module', name: `thinker-${player}` }));
    this.shared.set(player, worker);
    return worker;
  }

  private ask<R = SourceAnswer>(request: HostRequest): Promise<R> {
    const id = this.next++;
    const message: ToHostWorker = { type: 'request', id, request };
    this.host.postMessage(message);
    return new Promise((resolve) => this.waiting.set(id, resolve as (value: unknown) => void));
  }

  private hear(message: FromHostWorker): void {
    if (message.type === 'news') this.tell(message.news);
    else if (message.type === 'reply') {
      this.waiting.get(message.id)?.(message.value);
      this.waiting.delete(message.id);
    } else if (message.type === 'failed') this.fail(message.message);
    else if (message.type === 'missing') this.fail('This game is no longer kept in this browser.');
    else this.fail('This game is open in another tab. It goes on here as soon as that tab is closed.');
  }

  private tell({ info, picture, from, told, curtain, orders }: LocalNews): void {
    const earlier = from === 0 ? [] : (this.state?.told ?? []);
    this.state = {
      info,
      picture,
      told: [...earlier, ...told],
      chat: [],
      proposals: [],
      connection: 'here',
      orders,
      ...(curtain === undefined ? {} : { curtain }),
    };
    for (const listener of this.listeners) listener(this.state);
  }

  private fail(message: string): void {
    if (this.state) {
      this.state = { ...this.state, stopped: message };
      for (const listener of this.listeners) listener(this.state);
    } else for (const failed of this.failures) failed({ why: 'failed', message });
  }
}
