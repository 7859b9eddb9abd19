import { type Death, WatchedWorker } from '../watched-worker.js';
import type { Job, Reply, Work } from './jobs.js';

export interface RulesPoolOptions {
  readonly workers: number;
  readonly limitMs: number;
  readonly gamesModule?: string;
  /** The tables a thread hosted are gone with it; called before its tasks are answered. */
  onRestart(wasThere: (table: string) => boolean, why: string): void;
}

/** The thread ended before it came to this: ask again, the table is loaded anew. */
export const ORPHANED = 'orphaned';
/** The rules did not come back from this: the table is stopped. */
export const ENDLESS = 'endless';

/** Threads that host tables. A table stays with its thread. */
export class RulesPool {
  private readonly workers: WatchedWorker<Job, Reply>[] = [];
  private readonly answers = new Map<number, (reply: Reply) => void>();
  private readonly options: RulesPoolOptions;
  private last = 0;

  private constructor(options: RulesPoolOptions) {
    this.options = options;
  }

  static async start(options: RulesPoolOptions): Promise<RulesPool> {
    const pool = new RulesPool(options);
    for (let i = 0; i < options.workers; i++) pool.workers.push(await pool.worker(i));
    return pool;
  }

  run(table: string, work: Work): Promise<Reply> {
    this.last = (this.last % 0x7fff_fffe) + 1;
    const id = this.last;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.workers[this.place(table)]?.send({ ...work, id, table });
    });
  }

  get isUp(): boolean {
    return this.workers.every((worker) => worker.isUp);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private place(table: string): number {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) % 65_521;
    return sum % this.options.workers;
  }

  private worker(index: number): Promise<WatchedWorker<Job, Reply>> {
    const { limitMs, gamesModule } = this.options;
    return WatchedWorker.start<Job, Reply>({
      url: new URL('./rules-worker.js', import.meta.url),
      data: { gamesModule },
      limitMs,
      onReply: (reply) => this.answer(reply),
      onDeath: (death) => this.died(index, death),
    });
  }

  private answer(reply: Reply): void {
    const resolve = this.answers.get(reply.id);
    this.answers.delete(reply.id);
    resolve?.(reply);
  }

  private died(index: number, { guilty, orphans, why }: Death<Job>): void {
    this.options.onRestart((table) => this.place(table) === index, why);
    if (guilty) this.answer({ id: guilty.id, ok: false, code: ENDLESS, message: `${guilty.kind}: the rules thread ${why}` });
    for (const { id } of orphans) this.answer({ id, ok: false, code: ORPHANED });
  }
}
