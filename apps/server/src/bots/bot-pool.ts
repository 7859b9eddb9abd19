import { WatchedWorker } from '../watched-worker.js';
import type { Chosen, Thought } from './thoughts.js';

/** Computer players think in a thread of their own, so that no table waits for a thought. */
export class BotPool {
  private worker: WatchedWorker<Thought, Chosen> | undefined;
  private readonly answers = new Map<number, (chosen: Chosen) => void>();
  private last = 0;

  static async start(options: { readonly limitMs: number; readonly gamesModule?: string }): Promise<BotPool> {
    const pool = new BotPool();
    pool.worker = await WatchedWorker.start<Thought, Chosen>({
      url: new URL('./bot-worker.js', import.meta.url),
      data: { gamesModule: options.gamesModule },
      limitMs: options.limitMs,
      onReply: (chosen) => pool.answer(chosen),
      onDeath({ guilty, orphans, why }) {
        if (guilty) pool.answer({ id: guilty.id, ok: false, code: 'endless', message: `the thought ${why}` });
        for (const { id } of orphans) pool.answer({ id, ok: false, code: 'orphaned', message: why });
      },
    });
    return pool;
  }

  think(thought: Omit<Thought, 'id'>): Promise<Chosen> {
    this.last = (this.last % 0x7fff_fffe) + 1;
    const id = this.last;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.worker?.send({ ...thought, id });
    });
  }

  async close(): Promise<void> {
    await this.worker?.close();
  }

  private answer(chosen: Chosen): void {
    const resolve = this.answers.get(chosen.id);
    this.answers.delete(chosen.id);
    resolve?.(chosen);
  }
}
