import type { Seat } from '@bocage/kernel';
import { FairTurns } from '../bots/fair-turns.js';
import type { Reply, Work } from './jobs.js';
import { RulesPool, type RulesPoolOptions } from './rules-pool.js';

/** A table whose past can be asked for: its log as it is on disk now. */
export interface Remembered {
  readonly id: string;
  loadWork(): Promise<Extract<Work, { kind: 'load' }> | undefined>;
}

const TABLES_KEPT = 16;
/** So many questions of one person wait at once, and so many of all. */
const MOST_OF_ONE = 6;
const MOST_WAITING = 120;
/** A game that goes on while its past is looked at is read again, not more often than this. */
const READ_AGAIN_MS = 1_000;

export type LookBackOptions = Pick<RulesPoolOptions, 'limitMs' | 'gamesModule'>;

interface View {
  readonly seats: readonly Seat[];
  readonly position: number;
}

/**
 * The past of games, in a thread of its own: a copy of each table that somebody looks back at, with the states it went
 * through. The thread that hosts the game does nothing for it. Logs are read one after another, each person in turn, so
 * that the disk and this thread never have more than one of them in hand however many are asked for.
 */
export class LookBack {
  private readonly options: LookBackOptions;
  private pool: Promise<RulesPool> | undefined;
  /** When each copy was made, and whether it is there yet. The one used last is the last. */
  private readonly copies = new Map<string, { readonly at: number; readonly made: Promise<Reply | undefined> }>();
  private readonly turns = new FairTurns();
  private readonly waiting = new Map<string, number>();
  private total = 0;

  constructor(options: LookBackOptions) {
    this.options = options;
  }

  async viewAt(session: string, table: Remembered, view: View): Promise<Reply> {
    const own = this.waiting.get(session) ?? 0;
    if (own >= MOST_OF_ONE || this.total >= MOST_WAITING) return { id: 0, ok: false, code: 'too-fast' };
    this.waiting.set(session, own + 1);
    this.total++;
    try {
      return await this.answer(session, table, view);
    } finally {
      this.total--;
      const left = (this.waiting.get(session) ?? 1) - 1;
      if (left > 0) this.waiting.set(session, left);
      else this.waiting.delete(session);
    }
  }

  private async answer(session: string, table: Remembered, view: View): Promise<Reply> {
    this.pool ??= this.start();
    const pool = await this.pool;
    const found = this.copies.get(table.id);
    const first = found ? await this.ask(pool, table, { ...view, from: 'past' }) : undefined;
    if (first?.ok) return first;
    const wait = found ? READ_AGAIN_MS - (performance.now() - found.at) : 0;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return this.turns.take({ person: session, table: table.id }, async () => {
      await this.read(pool, table, found);
      return (await this.ask(pool, table, { ...view, from: 'any' })) ?? { id: 0, ok: false, code: 'server-error' };
    });
  }

  forget(id: string): void {
    if (!this.copies.delete(id)) return;
    void this.pool?.then((pool) => pool.run(id, { kind: 'forget' }));
  }

  async close(): Promise<void> {
    await (await this.pool)?.close();
  }

  private start(): Promise<RulesPool> {
    return RulesPool.start({ ...this.options, workers: 1, onRestart: () => this.copies.clear() });
  }

  /** Undefined: there is no copy. */
  private async ask(
    pool: RulesPool,
    { id }: Remembered,
    view: Omit<Extract<Work, { kind: 'view-at' }>, 'kind'>,
  ): Promise<Reply | undefined> {
    const copy = this.copies.get(id);
    const made = await copy?.made;
    if (!copy || !made?.ok) return undefined;
    this.keep(id, copy);
    const reply = await pool.run(id, { kind: 'view-at', ...view });
    return reply.ok || reply.code === 'not-yet' ? reply : undefined;
  }

  /** A new copy in place of the one that was found, unless somebody else has made one meanwhile. */
  private async read(pool: RulesPool, table: Remembered, found: { readonly at: number } | undefined): Promise<void> {
    const now = this.copies.get(table.id);
    if (now && now !== found) return;
    const made = table
      .loadWork()
      .then((work) => work && pool.run(table.id, work))
      .catch(() => undefined);
    this.keep(table.id, { at: performance.now(), made });
    if (!(await made)?.ok) this.copies.delete(table.id);
  }

  private keep(id: string, copy: { readonly at: number; readonly made: Promise<Reply | undefined> }): void {
    this.copies.delete(id);
    this.copies.set(id, copy);
    if (this.copies.size > TABLES_KEPT) this.forget(this.copies.keys().next().value as string);
  }
}
