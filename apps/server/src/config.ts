import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from './start-refused.js';

/** How much anybody may use of this server. Every limit answers with a clear error and changes nothing. */
export interface Quotas {
  readonly tablesTotal: number;
  readonly tablesPerSession: number;
  /** Running tables at which only computers play. */
  readonly machineTablesPerSession: number;
  readonly tablesPerAddressPerHour: number;
  readonly spectatorsPerTable: number;
  /** Tables at which one person looks on. */
  readonly spectatingPerSession: number;
  /** Tabs of people who hold no seat. */
  readonly spectatorTabsPerTable: number;
  /** Tabs of one person at one table. */
  readonly tabsPerTable: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerSession: number;
  readonly watchesPerConnection: number;
  readonly messageBytes: number;
  /** Through one tab; through all tabs of a person four times as many at once and twice as many after that. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** How often one person begins to look at a table, or reads its letters: each time all he may know of it is worked out; through many seats it counts for more. */
  readonly watchesPerSecond: number;
  readonly watchBurst: number;
  /** Of one person; four times as many at once. With undo a game comes to no end, and its log is full before. */
  readonly undosPerMinute: number;
  /** Of one person, answers among them: everybody at the table is told of each. */
  readonly proposalsPerMinute: number;
  readonly chatPerMinute: number;
  /** From one seat. */
  readonly lettersPerMinute: number;
  /** All of them are kept in memory. */
  readonly lettersPerTable: number;
  /** Of one person, at earlier positions. */
  readonly looksBackPerSecond: number;
  readonly chatPerTable: number;
  /** From all spectators of a table together. */
  readonly spectatorChatPerMinute: number;
  readonly spectatorChatPerTable: number;
  /** A table nobody has used for so many days is not counted among those of who opened it. */
  readonly quietTableDays: number;
  /** So many days after its last use a finished table is deleted, and any other. */
  readonly finishedTableDays: number;
  readonly abandonedTableDays: number;
  readonly packBytes: number;
  readonly saveBytes: number;
  readonly saveEntries: number;
  /** Each plays the game again up to where it goes back to. */
  readonly saveTakeBacks: number;
  readonly requestsPerMinute: number;
  /** Of one person: his tables, all of them or one with its data pack. */
  readonly listsPerMinute: number;
  /** Of one person: a whole game is read from the disk for each. */
  readonly savesPerMinute: number;
  /** The database grows no further than this; then moves are refused as on a full disk. */
  readonly databaseBytes: number;
  /** Tables kept in memory at once; those nobody looks at leave first. */
  readonly tablesInMemory: number;
}

const DEFAULT_QUOTAS: Quotas = {
  tablesTotal: 20_000,
  tablesPerSession: 60,
  machineTablesPerSession: 4,
  tablesPerAddressPerHour: 120,
  spectatorsPerTable: 50,
  spectatingPerSession: 60,
  spectatorTabsPerTable: 100,
  tabsPerTable: 12,
  connections: 2_000,
  // A hall full of people has one address.
  connectionsPerAddress: 400,
  connectionsPerSession: 60,
  watchesPerConnection: 8,
  messageBytes: 16 * 1024,
  messagesPerSecond: 40,
  messageBurst: 120,
  watchesPerSecond: 4,
  watchBurst: 40,
  undosPerMinute: 60,
  proposalsPerMinute: 30,
  chatPerMinute: 20,
  lettersPerMinute: 20,
  lettersPerTable: 10_000,
  looksBackPerSecond: 10,
  chatPerTable: 5_000,
  spectatorChatPerMinute: 12,
  spectatorChatPerTable: 1_000,
  quietTableDays: 30,
  finishedTableDays: 180,
  abandonedTableDays: 365,
  packBytes: 2 * 1024 * 1024,
  saveBytes: 4 * 1024 * 1024,
  saveEntries: 40_000,
  saveTakeBacks: 500,
  requestsPerMinute: 1_200,
  listsPerMinute: 60,
  savesPerMinute: 20,
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
  /** How long a save or a data pack may take that is tried, and a position of the past that is looked for. */
  readonly outsideSeconds?: number;
  /** Threads computers think in; of every three one is for tables at which only computers play. Each is begun when it is first needed. */
  readonly botWorkers?: number;
  readonly botSeconds?: number;
  /** A table nobody looks at leaves memory after this. */
  readonly idleSeconds?: number;
  /** How often expired tables are looked for. */
  readonly sweepSeconds?: number;
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
  if (options.publicUrl !== undefined) checkPublicUrl(options.publicUrl);
  return {
    host: '127.0.0.1',
    port: DEFAULT_PORT,
    dataDir: join(process.cwd(), '.bocage'),
    webDir: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
    rulesWorkers: 1,
    rulesSeconds: 10,
    outsideSeconds: 30,
    botWorkers: Math.max(3, Math.min(6, availableParallelism())),
    botSeconds: 60,
    idleSeconds: 300,
    sweepSeconds: 3_600,
    log: () => {},
    ...options,
    quotas: { ...DEFAULT_QUOTAS, ...options.quotas },
  };
}

/** The address of a whole site: links, cookies and the origins that are let in are made of it. */
function checkPublicUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSite = url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:') && `${url.origin}/` === url.href;
  if (!isSite) throw new StartRefused(`--public-url must be an address like https://bocage.example.org, without a path; it is "${text}".`);
}
