import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.js';
import { type Operation, runGroup } from './operations.js';

const { file, bytes } = workerData as { readonly file: string; readonly bytes: number };
const port = parentPort;
if (!port) throw new Error('the storage runs in a thread of its own');

const database = new Database(file, { bytes });

port.on('message', (group: readonly Operation[] | 'close') => {
  if (group !== 'close') return port.postMessage(runGroup(database, group));
  database.close();
  port.postMessage('closed');
});
port.postMessage('ready');
