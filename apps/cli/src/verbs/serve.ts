import type { ServerOptions } from '@bocage/server';
import { type Command, InvalidArgumentError } from 'commander';
import { Mistake } from '../mistake.js';

const DEFAULT_PORT = 1944;

interface Asked {
  readonly host: string;
  readonly port: number;
  readonly data?: string;
  readonly publicUrl?: string;
}

export function serveVerb(program: Command): void {
  program
    .command('serve')
    .description('the table, for browsers')
    .option('--host <address>', 'who may reach it: 127.0.0.1 this machine, 0.0.0.0 the network', '127.0.0.1')
    .option('--port <n>', 'where it listens', parsePort, DEFAULT_PORT)
    .option('--data <folder>', 'where games are kept (.bocage in the current folder)')
    .option('--public-url <url>', 'the address players use when a reverse proxy stands in front')
    .action(serve);
}

async function serve({ host, port, data, publicUrl }: Asked): Promise<void> {
  const options: ServerOptions = {
    host,
    port,
    log: (line) => process.stderr.write(`${line}\n`),
    ...(data === undefined ? {} : { dataDir: data }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  };
  const { startServer, StartRefused } = await import('@bocage/server');
  const server = await startServer(options).catch((error: NodeJS.ErrnoException) => {
    throw error instanceof StartRefused ? new Mistake(error.message) : reasonOf(error, host, port);
  });
  process.stdout.write(`Bocage is open at ${publicUrl ?? server.url}\nCtrl+C closes it; games are kept.\n`);
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Mistake(`Port ${port} is taken, perhaps by another Bocage. Choose another one: npm start -- --port ${port + 1}`);
  }
  if (error.code === 'EACCES') return new Mistake(`This user may not listen on port ${port}. Choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL') return new Mistake(`This machine has no address ${host}.`);
  return error;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}
