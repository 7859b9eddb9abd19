// Starts the built server in a process of its own, as benches and tests want it: on a free port, and so that it can be killed.
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Limits that stop people and not benches. */
export const OPEN_QUOTAS = {
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  watchBurst: 1e6,
  tablesPerSession: 1e6,
  tablesPerAddressPerHour: 1e6,
  connectionsPerAddress: 1e6,
  connectionsPerSession: 1e6,
  tabsPerTable: 1e6,
  requestsPerMinute: 1e6,
};

/** The address, the process, what it logged; `stop` ends it in order, `kill` as a power cut would. */
export async function serve(options, env = {}, how = { execArgv: ['--disable-warning=ExperimentalWarning'] }) {
  const child = fork(new URL('./child.mjs', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...how,
    env: { ...process.env, ...env },
  });
  const logged = [];
  child.on('message', ({ log }) => log === undefined || logged.push(log));
  const url = await new Promise((resolve, reject) => {
    child.on('message', (message) => (message.url ? resolve(message.url) : message.failed && reject(new Error(message.failed))));
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.send(options);
  });
  const ended = once(child, 'exit');
  return {
    url,
    child,
    logged,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** CPU-seconds used so far, and megabytes held now. */
export async function usageOf(child) {
  child.send('usage');
  return new Promise((resolve) => {
    const hear = ({ cpu, memory }) => {
      if (!cpu) return;
      child.off('message', hear);
      resolve({ cpu: (cpu.user + cpu.system) / 1e6, megabytes: Math.round(memory / 2 ** 20) });
    };
    child.on('message', hear);
  });
}

export const cpuOf = async (child) => (await usageOf(child)).cpu;
