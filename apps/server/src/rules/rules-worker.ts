import { parentPort, workerData } from 'node:worker_threads';
import { loadGames } from '../games.js';
import { heedTask, runTask } from '../watched-worker.js';
import { HostedTable } from './hosted-table.js';
import { type Done, type Failed, isPlay, type Job, type Reply, Unusable } from './jobs.js';
import { loadTable } from './load-table.js';
import { Modules } from './modules.js';
import { openTable } from './open-table.js';
import { readSave } from './read-save.js';
import { changeRuling } from './rulings.js';
import { staffOf } from './staff.js';
import { changeOrders, readable, stand } from './standing-orders.js';
import { canTakeBack, takeBackTo } from './take-back.js';
import { timeUp } from './time-up.js';

const { at, gamesModule } = workerData as { readonly at: Int32Array; readonly gamesModule?: string };
const port = parentPort;
if (!port) throw new Error('the rules run in a thread of their own');

const modules = new Modules(await loadGames(gamesModule));
const tables = new Map<string, HostedTable>();

type Answer = Omit<Done, 'id'> | Omit<Failed, 'id'>;

function hosted(job: Job): HostedTable {
  const found = tables.get(job.table);
  if (!found) throw new Error(`table ${job.table} is not loaded`);
  return found;
}

/** Done at no table. */
const NOWHERE: Omit<Done, 'id'> = { ok: true, n: 0, entries: [], updates: [], asked: [], step: { key: '', mode: 'none' }, computers: [] };
const nothing = (table: HostedTable): Done => ({ ...table.unchanged(), id: 0 });

function* load(job: Extract<Job, { kind: 'load' }>): Generator<void, Answer> {
  const game = modules.pinned(job.spec.game, job.spec.dataHash, job.dataText);
  const { table, base, checkpoint } = yield* loadTable(game, job);
  const loaded = new HostedTable(job.spec, game, table, base);
  tables.set(job.table, loaded);
  const from = checkpoint ? 0 : table.log.entries.length;
  stand(loaded.host, readable(loaded.host, job.orders, loaded.seats), job.complete);
  loaded.watch(job.watched);
  return { ...loaded.standing(from), ...(checkpoint ? { checkpoint: { base: checkpoint.base, header: checkpoint.header } } : {}) };
}

function work(job: Exclude<Job, { kind: 'load' }>): Answer {
  switch (job.kind) {
    case 'open': {
      const opened = openTable(modules, job);
      tables.set(job.table, opened.hosted);
      return opened.done;
    }
    case 'read-save':
      return { ...NOWHERE, save: readSave(job.text) };
    case 'forget':
      tables.delete(job.table);
      return NOWHERE;
    case 'watched':
      hosted(job).watch(job.watched);
      return nothing(hosted(job));
    case 'picture':
      return { ...nothing(hosted(job)), picture: hosted(job).picture(job, job.have) };
    case 'view-at':
      return viewAt(hosted(job), job);
    case 'staff':
      return { ...nothing(hosted(job)), staff: staffOf(hosted(job).host, job.seat, job.within, (seat) => hosted(job).askedOf(seat)) };
    case 'can-take-back':
      return canTakeBack(hosted(job), job.seat);
    case 'snapshot':
      return hosted(job).snapshot();
    case 'computers':
      return hosted(job).seatComputers(job.computers);
    case 'time-up':
      return timeUp(hosted(job), job);
    default:
      return change(hosted(job), job);
  }
}

/** Only who keeps the past plays it again; who hosts the game has what is now. */
function viewAt(table: HostedTable, { seats, position, from }: Extract<Job, { kind: 'view-at' }>): Answer {
  const now = table.host.position(seats);
  if (from === 'now' && position < now) return { ...nothing(table), position: now };
  if (from === 'past' && position > now) return { ok: false, code: 'not-yet' };
  return { ...nothing(table), picture: table.pictureAt(seats, position) };
}

function change(table: HostedTable, job: Job): Answer {
  if (table.isFull && job.kind !== 'conclude' && job.kind !== 'note') return { ok: false, code: 'log-full' };
  if (isPlay(job) && table.isOver) return { ok: false, code: 'over' };
  switch (job.kind) {
    case 'act':
      return table.change((host) => host.submit(job.seat, job, job.action), job.seats);
    case 'undo':
      return table.change((host) => host.undo(job.seat, job), job.seats);
    case 'take-back':
      return table.change((host) => takeBackTo(host, job));
    case 'note':
      return table.change((host) => {
        host.record({ kind: 'note', text: job.text });
        return undefined;
      });
    case 'ruling':
      return changeRuling(table, job.seat, job.change);
    case 'conclude':
      return table.change((host) => {
        host.conclude(job.outcome, job.why);
        return undefined;
      });
    case 'nonce':
      return table.change((host) => {
        host.record({ kind: 'nonce', seat: job.seat, nonce: job.nonce });
        if (job.complete) host.goOn();
        return undefined;
      });
    case 'enter-roll':
      return table.change((host) => host.enterRoll(job.result));
    case 'orders':
      return changeOrders(table, job);
    case 'stand':
      return table.change((host) => stand(host, { [job.seat]: job.orders }, job.complete));
    case 'go-on':
      return table.change((host) => stand(host, {}, true));
    default:
      throw new Error(`no work named ${job.kind}`);
  }
}

/** Outside data that cannot be used is an answer; anything else that is thrown is our fault and stops the table. */
function failed(job: Job, error: unknown): Reply {
  tables.delete(job.table);
  if (error instanceof Unusable) return { id: job.id, ok: false, code: error.code, message: error.message, complaints: error.complaints };
  return { id: job.id, ok: false, code: 'threw', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function answer(job: Exclude<Job, { kind: 'load' }>): Reply {
  try {
    return { ...runTask(at, job, work), id: job.id };
  } catch (error) {
    return failed(job, error);
  }
}

/** A table that is being loaded, and what is asked of it meanwhile. */
interface Loading {
  readonly job: Job;
  readonly steps: Generator<void, Answer>;
  readonly waiting: Job[];
}

const loading = new Map<string, Loading>();
/** A long log is taken up a little at a time: other tables do not wait for it. */
const SLICE_MS = 8;

/** The answer, once the last step is done. */
function loadOn({ job, steps }: Loading): Reply | undefined {
  const until = performance.now() + SLICE_MS;
  heedTask(at);
  try {
    return runTask(at, job, () => {
      do {
        const step = steps.next();
        if (step.done) return { ...step.value, id: job.id };
      } while (performance.now() < until);
      return undefined;
    });
  } catch (error) {
    return failed(job, error);
  }
}

function loadAll(): void {
  for (const [table, one] of [...loading]) {
    const reply = loadOn(one);
    if (!reply) continue;
    loading.delete(table);
    port?.postMessage([reply]);
    if (one.waiting.length > 0) receive(one.waiting);
  }
  if (loading.size > 0) setImmediate(loadAll);
}

function beginToLoad(job: Extract<Job, { kind: 'load' }>): Reply | undefined {
  const one: Loading = { job, steps: load(job), waiting: [] };
  const reply = loadOn(one);
  if (reply) return reply;
  loading.set(job.table, one);
  if (loading.size === 1) setImmediate(loadAll);
  return undefined;
}

/** Undefined: it is answered later. */
function take(job: Job): Reply | undefined {
  const before = loading.get(job.table);
  if (before) before.waiting.push(job);
  else return job.kind === 'load' ? beginToLoad(job) : answer(job);
  return undefined;
}

/** What came together is answered together, but nobody waits long for the others. */
const TOGETHER_MS = 4;

function receive(jobs: readonly Job[]): void {
  let replies: Reply[] = [];
  let since = performance.now();
  for (const job of jobs) {
    const reply = take(job);
    if (reply) replies.push(reply);
    if (performance.now() - since < TOGETHER_MS || replies.length === 0) continue;
    port?.postMessage(replies);
    replies = [];
    since = performance.now();
  }
  if (replies.length > 0) port?.postMessage(replies);
}

port.on('message', receive);
port.postMessage('ready');
