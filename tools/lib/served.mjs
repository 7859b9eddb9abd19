import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * The built server on a free port with data of its own. `restart('SIGKILL')` ends it as a power cut would and starts it
 * again on the same port and data.
 */
export async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'bocage-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child = await started(port, data, url);
  const end = (signal) =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill(signal);
    });
  return {
    url,
    async restart(signal = 'SIGTERM') {
      await end(signal);
      child = await started(port, data, url);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function started(port, data, url) {
  const child = spawn(process.execPath, ['apps/cli/bin/bocage.mjs', 'serve', '--port', String(port), '--data', data], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said = (said + text).slice(-4000)));
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended at once:\n${said}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer within 60 s:\n${said}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
