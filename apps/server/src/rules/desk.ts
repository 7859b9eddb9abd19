import type { Reply, Work } from './jobs.js';
import { RulesPool, type RulesPoolOptions } from './rules-pool.js';

/** As many wait for the desk at once, and no more. */
const MOST_WAITING = 24;

export type DeskOptions = Pick<RulesPoolOptions, 'limitMs' | 'gamesModule'>;

/**
 * Where saves and data packs from outside are tried, in a thread of its own: whatever they hold, no table waits for it.
 * Each person has one thing there at a time.
 */
export class Desk {
  private readonly options: DeskOptions;
  private pool: Promise<RulesPool> | undefined;
  private readonly busy = new Set<string>();

  constructor(options: DeskOptions) {
    this.options = options;
  }

  async run(session: string, id: string, work: Work): Promise<Reply | 'busy'> {
    if (this.busy.has(session) || this.busy.size >= MOST_WAITING) return 'busy';
    this.busy.add(session);
    try {
      this.pool ??= RulesPool.start({ ...this.options, workers: 1, onRestart: () => {} });
      const pool = await this.pool;
      const reply = await pool.run(id, work);
      void pool.run(id, { kind: 'forget' });
      return reply;
    } finally {
      this.busy.delete(session);
    }
  }

  async close(): Promise<void> {
    await (await this.pool)?.close();
  }
}
