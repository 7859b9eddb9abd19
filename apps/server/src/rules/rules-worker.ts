import { parentPort, workerData } from 'node:worker_threads';
import { loadGames } from '../games.js';
import { heedTask, runTask } from '../watched-worker.js';
import { HostedTable } from './hosted-table.js';
import { type Done, type Failed, type Job, type Reply, Unusable } from './jobs.js';
import { loadTable } from './load-table.js';
import { Modules } from './modules.js';
import { openTable } from './open-table.js';
import { changeRuling } from './rulings.js';
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

const nothing = (table: HostedTable): Done => ({ ...table.unchanged(), id: 0 });

function load(job: Extract<Job, { kind: 'load' }>): Answer {
  const game = modules.pinned(job.spec.game, job.spec.dataHash, job.dataText);
  const { table, base, checkpoint } = loadTable(game, job, () => heedTask(at));
  const loaded = new HostedTable(job.spec, game, table, base);
  tables.set(job.table, loaded);
  const from = checkpoint ? 0 : table.log.entries.length;
  if (job.complete) loaded.host.rollAll();
  loaded.watch(job.watched);
  return { ...loaded.standing(from), ...(checkpoint ? { checkpoint: { base: checkpoint.base, header: checkpoint.header } } : {}) };
}

function work(job: Job): Answer {
  switch (job.kind) {
    case 'open': {
      const opened = openTable(modules, job);
      tables.set(job.table, opened.hosted);
      return opened.done;
    }
    case 'load':
      return load(job);
    case 'forget':
      tables.delete(job.table);
      return { ok: true, n: 0, entries: [], updates: [], asked: [], step: { key: '', mode: 'none' }, computers: [] };
    case 'watched':
      hosted(job).watch(job.watched);
      return nothing(hosted(job));
    case 'picture':
      return { ...nothing(hosted(job)), picture: hosted(job).picture(job, job.have) };
    case 'view-at':
      return { ...nothing(hosted(job)), picture: hosted(job).pictureAt(job.seats, job.position) };
    case 'can-take-back':
      return hosted(job).host.table.takeBackPoint(job.seat) === undefined ? { ok: false, code: 'nothing-to-undo' } : nothing(hosted(job));
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

function change(table: HostedTable, job: Job): Answer {
  if (table.isFull && job.kind !== 'conclude') return { ok: false, code: 'log-full' };
  switch (job.kind) {
    case 'act':
      return table.change((host) => host.submit(job.seat, job, job.action), job.seats);
    case 'undo':
      return table.change((host) => host.undo(job.seat, job), job.seats);
    case 'take-back':
      return table.change((host) => host.takeBack(job.seat, job.agreed));
    case 'ruling':
      return changeRuling(table, job.seat, job.change);
    case 'conclude':
      if (table.host.table.awaits().kind === 'over') return { ok: false, code: 'over' };
      return table.change((host) => {
        host.conclude(job.outcome, job.why);
        return undefined;
      });
    case 'nonce':
      return table.change((host) => {
        host.record({ kind: 'nonce', seat: job.seat, nonce: job.nonce });
        if (job.complete) host.rollAll();
        return undefined;
      });
    case 'enter-roll':
      return table.change((host) => host.enterRoll(job.result));
    default:
      throw new Error(`no work named ${job.kind}`);
  }
}

/** Outside data that cannot be used is an answer; anything else that is thrown is our fault and stops the table. */
function answer(job: Job): Reply {
  try {
    return { ...runTask(at, job, work), id: job.id };
  } catch (error) {
    tables.delete(job.table);
    if (error instanceof Unusable) return { id: job.id, ok: false, code: error.code, message: error.message, complaints: error.complaints };
    return { id: job.id, ok: false, code: 'threw', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What came together is answered together, but nobody waits long for the others. */
const TOGETHER_MS = 4;

port.on('message', (jobs: readonly Job[]) => {
  let replies: Reply[] = [];
  let since = performance.now();
  for (const job of jobs) {
    replies.push(answer(job));
    if (performance.now() - since < TOGETHER_MS) continue;
    port.postMessage(replies);
    replies = [];
    since = performance.now();
  }
  if (replies.length > 0) port.postMessage(replies);
});
port.postMessage('ready');
