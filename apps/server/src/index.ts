import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BotPool } from './bots/bot-pool.js';
import { makeConfig, type ServerOptions } from './config.js';
import { loadGames } from './games.js';
import { makeApp } from './http/app.js';
import { Desk } from './rules/desk.js';
import { LookBack } from './rules/look-back.js';
import { RulesPool } from './rules/rules-pool.js';
import { openSeal, type Seal } from './seal.js';
import { StartRefused } from './start-refused.js';
import { Storage } from './storage/storage.js';
import { Housekeeping } from './tables/housekeeping.js';
import { Tables } from './tables/tables.js';

export { DEFAULT_PORT, type Quotas, type ServerOptions } from './config.js';
export { StartRefused } from './start-refused.js';

export interface RunningServer {
  readonly url: string;
  /** Finishes what is under way, writes the latest states beside their logs, and lets go of the database. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const config = makeConfig(options);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, 'bocage.db');
  const seal = openSeal(join(config.dataDir, 'server.key'), isThere(file) ? 'something' : 'nothing');
  const games = await loadGames(config.gamesModule);
  const storage = await Storage.open(file, config.quotas.databaseBytes);
  await checkKey(storage, seal, config.dataDir);
  const threads = config.gamesModule === undefined ? {} : { gamesModule: config.gamesModule };
  let tables: Tables | undefined;
  const rules = await RulesPool.start({
    workers: config.rulesWorkers,
    limitMs: config.rulesSeconds * 1000,
    ...threads,
    onRestart(wasThere, why) {
      config.log(`a rules thread ${why}; its tables are loaded again`);
      tables?.lost(wasThere);
    },
  });
  const bots = new BotPool({ workers: config.botWorkers, limitMs: config.botSeconds * 1000, ...threads });
  const limitMs = config.outsideSeconds * 1000;
  const desk = new Desk({ limitMs, ...threads });
  const past = new LookBack({ limitMs, ...threads });
  const house = { config, games, storage, rules, bots, desk, past, seal };
  const placed = new Tables(house);
  tables = placed;
  await storage.call('retryStopped');
  const housekeeping = new Housekeeping(house, placed);
  const { app, sockets } = await makeApp(house, placed);
  await app.listen({ host: config.host, port: config.port });
  void placed.resume().catch((error) => config.log(String(error)));
  return {
    url: addressOf(app.server.address(), config.host),
    async close() {
      await sockets.close();
      await app.close();
      housekeeping.close();
      await placed.close();
      await Promise.all([rules.close(), bots.close(), desk.close(), past.close()]);
      await storage.close();
    },
  };
}

const isThere = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** A key that opens nothing of what is there is somebody else's. */
async function checkKey(storage: Storage, seal: Seal, dataDir: string): Promise<void> {
  const sealed = await storage.call('anySecret');
  if (sealed === undefined) return;
  try {
    seal.open(sealed);
  } catch {
    await storage.close();
    throw new StartRefused(
      `The server.key in ${dataDir} is not the one its tables are sealed with. Put the right one back from your backup.`,
    );
  }
}

function addressOf(address: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
