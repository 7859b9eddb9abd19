import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BotPool } from './bots/bot-pool.js';
import { makeConfig, type ServerOptions } from './config.js';
import { loadGames } from './games.js';
import { makeApp } from './http/app.js';
import { RulesPool } from './rules/rules-pool.js';
import { openSeal } from './seal.js';
import { Storage } from './storage/storage.js';
import { Tables } from './tables/tables.js';

export { DEFAULT_PORT, DEFAULT_QUOTAS, type Quotas, type ServerOptions } from './config.js';

export interface RunningServer {
  readonly url: string;
  /** Finishes what is under way, writes the latest states beside their logs, and lets go of the database. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const config = makeConfig(options);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const seal = openSeal(join(config.dataDir, 'server.key'));
  const games = await loadGames(config.gamesModule);
  const storage = await Storage.open(join(config.dataDir, 'bocage.db'), config.quotas.databaseBytes);
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
  const bots = await BotPool.start({ limitMs: config.botSeconds * 1000, ...threads });
  const house = { config, games, storage, rules, bots, seal };
  const placed = new Tables(house);
  tables = placed;
  await storage.call('retryStopped');
  const { app, sockets } = await makeApp(house, placed);
  await app.listen({ host: config.host, port: config.port });
  void placed.resume().catch((error) => config.log(String(error)));
  return {
    url: addressOf(app.server.address(), config.host),
    async close() {
      await sockets.close();
      await app.close();
      await placed.close();
      await Promise.all([rules.close(), bots.close()]);
      await storage.close();
    },
  };
}

function addressOf(address: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
