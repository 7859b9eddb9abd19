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
  readonly movesPerSecond: number;
}

/** Our server with its disk beside boardgame.io's with none: the same number of tables and moves, one after the other. */
export async function benchServer(): Promise<ServerBench> {
  installPeers();
  const amounts = [String(TABLES), String(MOVES_EACH)];
  const ours = await runScript<Load>('apps/server/bench/load.mjs', amounts);
  const theirs = await runScript<Load>('bench/peers/boardgameio.mjs', amounts);
  const kill = await runScript<KillBench>('apps/server/bench/kill.mjs');
  return {
    tables: TABLES,
    movesPerSecond: rounded(ours.movesPerSecond),
    boardgameio: rounded(theirs.movesPerSecond),
    ratio: rounded(ours.movesPerSecond / theirs.movesPerSecond),
    kill,
  };
}
