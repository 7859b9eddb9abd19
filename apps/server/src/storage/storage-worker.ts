import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.js';
import { type Operation, runGroup } from './operations.js';

const { file, bytes } = workerData as { readonly file: string; readonly bytes: number };
const port = parentPort;
if (!port) throw new Error('the storage runs in a thread of its own');

const QUIET_MS = 100;
const database = open();

function open(): Database {
  try {
    return new Database(file, { bytes });
  } catch (error) {
    const why = error instanceof Object && 'message' in error ? String(error.message) : String(error);
    throw new Error(wordingOf(why));
  }
}

function wordingOf(why: string): string {
  const line = why.replaceAll(/\s+/g, ' ');
  if (/locked|busy/i.test(line))
    return `${file} is in use: another Bocage runs in this folder. Stop it, or choose another folder with --data.`;
  if (/malformed|not a database|damaged|corrupt/i.test(line))
    return `${file} is damaged (${line}). Put it back from your backup, or begin anew with --data.`;
  return `${file} cannot be opened: ${line}`;
}

/** A disk that is too full for tidying is found by the next write, which is refused. */
function tidy(when: 'idle' | 'busy'): void {
  try {
    database.tidy(when);
  } catch {
    database.rollback();
  }
}

/** What cannot be put in order now is put in order when the file is next opened. */
function close(): void {
  try {
    database.close();
  } catch {
    // Every commit is on disk already.
  }
}

const quiet = setTimeout(() => tidy('idle'), QUIET_MS);

port.on('message', (group: readonly Operation[] | 'close') => {
  if (group === 'close') {
    clearTimeout(quiet);
    tidy('idle');
    close();
    port.postMessage('closed');
    return;
  }
  port.postMessage(runGroup(database, group));
  tidy('busy');
  quiet.refresh();
});
port.postMessage('ready');
