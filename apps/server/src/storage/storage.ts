import { Worker } from 'node:worker_threads';
import { StartRefused } from '../start-refused.js';
import type { Database } from './database.js';
import { type Operation, type OperationName, type Settled, WRITES } from './operations.js';

const writes: ReadonlySet<string> = new Set(WRITES);
/** A full disk still lets pass what needs no more room: only these show that there is some again. */
const GROWING: readonly OperationName[] = ['append', 'createTable', 'addChat', 'addLetter'];

interface Waiting {
  readonly operation: Operation;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The disk would not take it. Nothing of it has been written. */
export class NotSaved extends Error {}

/**
 * The storage thread as the server sees it. One group is under way at a time; what is asked meanwhile forms the next,
 * so groups grow with the load.
 */
export class Storage {
  private readonly worker: Worker;
  private waiting: Waiting[] = [];
  private underWay: readonly Waiting[] = [];
  private scheduled = false;
  /** Why a write was refused; undefined since things are written again. */
  trouble: string | undefined;
  private onIdle: (() => void) | undefined;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  static async open(file: string, bytes: number): Promise<Storage> {
    const worker = new Worker(new URL('./storage-worker.js', import.meta.url), {
      workerData: { file, bytes },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => {
        worker.removeAllListeners('error');
        resolve();
      });
      worker.once('error', (error) => reject(new StartRefused(error.message)));
    });
    const storage = new Storage(worker);
    worker.on('message', (answers: readonly Settled[] | 'closed') => storage.receive(answers));
    worker.on('error', (error) => storage.fail(error));
    return storage;
  }

  call<K extends OperationName>(name: K, ...args: Parameters<Database[K]>): Promise<ReturnType<Database[K]>> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ operation: { name, args } as Operation, resolve: resolve as (value: unknown) => void, reject });
      if (this.underWay.length > 0 || this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  async close(): Promise<void> {
    if (this.underWay.length > 0 || this.waiting.length > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
    const closed = new Promise((resolve) => this.worker.once('message', resolve));
    this.worker.postMessage('close');
    await closed;
    await this.worker.terminate();
  }

  private flush(): void {
    this.scheduled = false;
    if (this.underWay.length > 0 || this.waiting.length === 0) return;
    this.underWay = this.waiting;
    this.waiting = [];
    this.worker.postMessage(this.underWay.map(({ operation }) => operation));
  }

  private receive(answers: readonly Settled[] | 'closed'): void {
    if (answers === 'closed') return;
    const group = this.underWay;
    this.underWay = [];
    this.flush();
    answers.forEach((answer, i) => {
      const waiting = group[i] as Waiting;
      if (!answer.ok && writes.has(waiting.operation.name)) this.trouble = answer.message;
      else if (answer.ok && GROWING.includes(waiting.operation.name)) this.trouble = undefined;
      if (answer.ok) waiting.resolve(answer.value);
      else waiting.reject(new NotSaved(answer.message));
    });
    if (this.underWay.length === 0 && this.waiting.length === 0) this.onIdle?.();
  }

  /** The thread itself failed: nothing can be promised any more, and the process must not pretend otherwise. */
  private fail(error: unknown): void {
    throw new Error(`the storage thread failed: ${String(error)}`);
  }
}
