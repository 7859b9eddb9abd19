import { Worker } from 'node:worker_threads';

export interface Task {
  readonly id: number;
  readonly table: string;
}

/** What a worker that died left behind: the task it was at, if any, and those it never came to. */
export interface Death<T extends Task> {
  readonly guilty?: T;
  readonly orphans: readonly T[];
  readonly why: string;
}

export interface WatchedWorkerOptions<T extends Task, R> {
  readonly url: URL;
  readonly data: Readonly<Record<string, unknown>>;
  /** No task may take longer without a word. */
  readonly limitMs: number;
  onReply(reply: R, task: T): void;
  onDeath(death: Death<T>): void;
}

const CURRENT = 0;
const HEEDED = 1;
const SHARED_BYTES = 8;
const MOST_MEGABYTES = 2_048;

/**
 * A thread that is watched. It writes the number of the task it is at into shared memory, so that a task that never
 * ends is known by name: the thread is ended, a fresh one started, and the owner decides what becomes of the tasks.
 */
export class WatchedWorker<T extends Task, R extends { readonly id: number }> {
  private readonly options: WatchedWorkerOptions<T, R>;
  private worker: Worker | undefined;
  private at = new Int32Array(new SharedArrayBuffer(SHARED_BYTES));
  private readonly pending = new Map<number, T>();
  private outgoing: T[] = [];
  private flushing = false;
  private closed = false;
  private readonly timer: NodeJS.Timeout;
  private seen = { task: 0, heeded: 0, since: 0 };

  private constructor(options: WatchedWorkerOptions<T, R>) {
    this.options = options;
    this.timer = setInterval(() => this.look(), Math.max(20, options.limitMs / 20));
    this.timer.unref();
  }

  static async start<T extends Task, R extends { readonly id: number }>(options: WatchedWorkerOptions<T, R>): Promise<WatchedWorker<T, R>> {
    const watched = new WatchedWorker<T, R>(options);
    await watched.spawn();
    return watched;
  }

  /** Tasks sent within one turn of the event loop travel together. */
  send(task: T): void {
    this.pending.set(task.id, task);
    this.outgoing.push(task);
    if (this.flushing) return;
    this.flushing = true;
    setImmediate(() => this.flush());
  }

  /** False while a thread that ended is begun anew. */
  get isUp(): boolean {
    return this.worker !== undefined;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.worker?.terminate();
  }

  private flush(): void {
    this.flushing = false;
    if (!this.worker || this.outgoing.length === 0) return;
    this.worker.postMessage(this.outgoing);
    this.outgoing = [];
  }

  private spawn(): Promise<void> {
    const { url, data } = this.options;
    this.at = new Int32Array(new SharedArrayBuffer(SHARED_BYTES));
    const worker = new Worker(url, {
      workerData: { ...data, at: this.at },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    return new Promise((resolve, reject) => {
      worker.on('error', (error) => (this.worker === worker ? this.died(worker, `failed: ${String(error)}`) : reject(error)));
      worker.on('exit', () =>
        this.worker === worker ? this.died(worker, 'ended') : reject(new Error(`${url} ended before it was ready`)),
      );
      worker.once('message', () => {
        worker.on('message', (replies: readonly R[]) => this.receive(replies));
        worker.unref();
        this.worker = worker;
        this.flush();
        resolve();
      });
    });
  }

  private receive(replies: readonly R[]): void {
    for (const reply of replies) {
      const task = this.pending.get(reply.id);
      if (!task) continue;
      this.pending.delete(reply.id);
      this.options.onReply(reply, task);
    }
  }

  private look(): void {
    const task = Atomics.load(this.at, CURRENT);
    const heeded = Atomics.load(this.at, HEEDED);
    const now = performance.now();
    if (task === 0 || task !== this.seen.task || heeded !== this.seen.heeded) this.seen = { task, heeded, since: now };
    else if (this.worker && now - this.seen.since > this.options.limitMs)
      this.died(this.worker, `took longer than ${this.options.limitMs / 1000} s`);
  }

  private died(worker: Worker, why: string): void {
    if (this.closed || worker !== this.worker) return;
    this.worker = undefined;
    void worker.terminate();
    const guilty = this.pending.get(Atomics.load(this.at, CURRENT));
    const orphans = [...this.pending.values()].filter((task) => task !== guilty);
    this.pending.clear();
    this.outgoing = [];
    this.seen = { task: 0, heeded: 0, since: 0 };
    void this.spawn().catch((error) => {
      if (!this.closed) throw error;
    });
    this.options.onDeath({ ...(guilty ? { guilty } : {}), orphans, why });
  }
}

/** The other side: runs each task of a batch under its number and answers the batch at once. */
export function runTask<T extends Task, R>(at: Int32Array, task: T, work: (task: T) => R): R {
  Atomics.store(at, CURRENT, task.id);
  try {
    return work(task);
  } finally {
    Atomics.store(at, CURRENT, 0);
  }
}

/** A long task says that it gets on: the time allowed begins anew. Only where there is an end to it. */
export function heedTask(at: Int32Array): void {
  Atomics.add(at, HEEDED, 1);
}
