import { type Death, WatchedWorker } from '../watched-worker.js';
import { Lane, type Payer } from './lanes.js';
import type { BotTask, Chosen, Thought } from './thoughts.js';

export interface ThinkingThreadOptions {
  readonly limitMs: number;
  /** How far it stands back behind the other threads of the server. */
  readonly nice: number;
  readonly gamesModule?: string;
}

interface Waiting {
  readonly thought: Omit<Thought, 'id'>;
  resolve(chosen: Chosen): void;
}

/** One thread in which computers think, begun when it is first needed. One thought at a time is with it; what waits, waits here. */
export class ThinkingThread {
  private readonly options: ThinkingThreadOptions;
  private worker: Promise<WatchedWorker<BotTask, Chosen>> | undefined;
  private readonly lanes = { people: new Lane<Waiting>(), machines: new Lane<Waiting>() } as const;
  private under: { readonly id: number; readonly resolve: (chosen: Chosen) => void } | undefined;
  private isBusy = false;
  private last = 0;

  constructor(options: ThinkingThreadOptions) {
    this.options = options;
  }

  think(thought: Omit<Thought, 'id'>, payer: Payer, company: 'people' | 'machines'): Promise<Chosen> {
    return new Promise((resolve) => {
      this.lanes[company].add(payer, { thought, resolve });
      void this.goOn();
    });
  }

  forget(table: string): void {
    void this.worker?.then((worker) => worker.send({ id: this.nextId(), table, forget: true })).catch(() => {});
  }

  async close(): Promise<void> {
    const worker = await this.worker?.catch(() => undefined);
    await worker?.close();
  }

  private async goOn(): Promise<void> {
    if (this.isBusy) return;
    const next = this.lanes.people.next() ?? this.lanes.machines.next();
    if (!next) return;
    this.isBusy = true;
    const id = this.nextId();
    this.under = { id, resolve: next.resolve };
    try {
      const worker = await this.started();
      worker.send({ ...next.thought, id });
    } catch (error) {
      this.worker = undefined;
      this.answer({ id, ok: false, code: 'orphaned', message: String(error) });
    }
  }

  private started(): Promise<WatchedWorker<BotTask, Chosen>> {
    const { limitMs, nice, gamesModule } = this.options;
    this.worker ??= WatchedWorker.start<BotTask, Chosen>({
      url: new URL('./bot-worker.js', import.meta.url),
      data: { gamesModule, nice },
      limitMs,
      onReply: (chosen) => this.answer(chosen),
      onDeath: (death) => this.died(death),
    });
    return this.worker;
  }

  private answer(chosen: Chosen): void {
    if (this.under?.id !== chosen.id) return;
    const { resolve } = this.under;
    this.under = undefined;
    this.isBusy = false;
    resolve(chosen);
    void this.goOn();
  }

  private died({ guilty, orphans, why }: Death<BotTask>): void {
    if (guilty) this.answer({ id: guilty.id, ok: false, code: 'endless', message: `the thought ${why}` });
    for (const { id } of orphans) this.answer({ id, ok: false, code: 'orphaned', message: why });
  }

  private nextId(): number {
    this.last = (this.last % 0x7fff_fffe) + 1;
    return this.last;
  }
}
