import { rounded } from './cpu.js';
import { installPeers } from './peers.js';
import { runScript } from './script.js';

const TABLES = 50;
const MOVES_EACH = 200;

export interface KillBench {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly journalMode: string;
  readonly synchronous: string | number;
  /** Journals cut short as a power cut would, and how many of them did not open to a whole log. */
  readonly tornWal: { readonly cuts: number; readonly broken: number };
  /** Whether strace was there, and how many moves were synced to disk between arrival and acknowledgement. */
  readonly fsync: { readonly traced: boolean; readonly moves?: number; readonly synced?: number };
}

export interface ServerBench {
  readonly tables: number;
  /** Acknowledged after they were on disk, all tables together, by the clock. */
  readonly movesPerSecond: number;
  readonly boardgameio: number;
  readonly ratio: number;
  readonly kill: KillBench;
}

interface Load {
  readonly moves: number;
  readonly seconds: number;
}

const ROUNDS = 3;

/** Our server with its disk beside boardgame.io's with none: the same number of tables and moves, taking turns. */
export async function benchServer(): Promise<ServerBench> {
  installPeers();
  const amounts = [String(TABLES), String(MOVES_EACH)];
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await runScript<Load>('apps/server/bench/load.mjs', amounts));
    theirs.push(await runScript<Load>('bench/peers/boardgameio.mjs', amounts));
  }
  const kill = await runScript<KillBench>('apps/server/bench/kill.mjs');
  return {
    tables: TABLES,
    movesPerSecond: rounded(speed(ours)),
    boardgameio: rounded(speed(theirs)),
    ratio: rounded(speed(ours) / speed(theirs)),
    kill,
  };
}

function speed(loads: readonly Load[]): number {
  const sum = (pick: (load: Load) => number): number => loads.reduce((total, load) => total + pick(load), 0);
  return sum(({ moves }) => moves) / sum(({ seconds }) => seconds);
}
