import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How much anybody may use of this server. Every limit answers with a clear error and changes nothing. */
export interface Quotas {
  readonly tablesTotal: number;
  readonly tablesPerSession: number;
  readonly tablesPerAddressPerHour: number;
  readonly spectatorsPerTable: number;
  readonly watchersPerTable: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly watchesPerConnection: number;
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly chatPerMinute: number;
  /** From one seat. */
  readonly lettersPerMinute: number;
  /** All of them are kept in memory. */
  readonly lettersPerTable: number;
  /** Views of earlier positions, which are played again from the start. */
  readonly looksBackPerSecond: number;
  readonly chatPerTable: number;
  readonly packBytes: number;
  readonly saveBytes: number;
  readonly requestsPerMinute: number;
  /** The database grows no further than this; then moves are refused as on a full disk. */
  readonly databaseBytes: number;
  /** Tables kept in memory at once; those nobody looks at leave first. */
  readonly tablesInMemory: number;
}

export const DEFAULT_QUOTAS: Quotas = {
  tablesTotal: 20_000,
  tablesPerSession: 60,
  tablesPerAddressPerHour: 120,
  spectatorsPerTable: 50,
  watchersPerTable: 400,
  connections: 2_000,
  // A hall full of people has one address.
  connectionsPerAddress: 400,
  watchesPerConnection: 8,
  messageBytes: 16 * 1024,
  messagesPerSecond: 40,
  messageBurst: 120,
  chatPerMinute: 20,
  lettersPerMinute: 20,
  lettersPerTable: 10_000,
  looksBackPerSecond: 10,
  chatPerTable: 5_000,
  packBytes: 2 * 1024 * 1024,
  saveBytes: 4 * 1024 * 1024,
  requestsPerMinute: 1_200,
  databaseBytes: 16 * 1024 ** 3,
  tablesInMemory: 500,
};

export interface ServerOptions {
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** Where the database and the key of the server are kept. */
  readonly dataDir?: string;
  /** The address players use when a reverse proxy stands in front: https://bocage.example.org */
  readonly publicUrl?: string;
  /** The built web client. */
  readonly webDir?: string;
  readonly rulesWorkers?: number;
  readonly rulesSeconds?: number;
  readonly botSeconds?: number;
  /** A table nobody looks at leaves memory after this. */
  readonly idleSeconds?: number;
  readonly quotas?: Partial<Quotas>;
  /** A module that exports `games`, in place of the games of this house: for tests and benches. */
  readonly gamesModule?: string;
  /** Lines about what goes wrong; silent when absent. */
  readonly log?: (line: string) => void;
}

export type Config = Required<Omit<ServerOptions, 'publicUrl' | 'gamesModule' | 'quotas'>> & {
  readonly publicUrl?: string;
  readonly gamesModule?: string;
  readonly quotas: Quotas;
};

export const DEFAULT_PORT = 1944;

export function makeConfig(options: ServerOptions): Config {
  return {
    host: '127.0.0.1',
    port: DEFAULT_PORT,
    dataDir: join(process.cwd(), '.bocage'),
    webDir: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
    rulesWorkers: 1,
    rulesSeconds: 10,
    botSeconds: 60,
    idleSeconds: 300,
    log: () => {},
    ...options,
    quotas: { ...DEFAULT_QUOTAS, ...options.quotas },
  };
}
