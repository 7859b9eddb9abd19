import type { GameModule, GameTypes } from './contract.js';
import { commitmentOf, verifiableRoll } from './dice.js';
import type { Entry, GameLog } from './log.js';
import { ReplayError } from './played.js';
import { Table } from './table.js';

export interface ReplayReport {
  readonly entries: number;
  readonly ok: boolean;
  /** The first entry that no longer fits, gives another state, or was not rolled by the committed dice. */
  readonly firstMismatch?: { readonly entry: number; readonly why: string };
}

/** Plays a log again and compares every hash; with the secret, rolls every die again too. */
export function replay<T extends GameTypes>(game: GameModule<T>, log: GameLog, hashKey = ''): ReplayReport {
  const entries = log.entries.length;
  const mismatch = (entry: number, why: string): ReplayReport => ({ entries, ok: false, firstMismatch: { entry, why } });
  if (log.game !== game.meta.id) return mismatch(0, `the log is of ${log.game}, not of ${game.meta.id}`);
  if (dataHashOf(log) !== game.dataHash) return mismatch(0, 'the log was played with other data');
  if (log.secret !== undefined && commitmentOf(log.secret) !== log.commitment) return mismatch(0, 'the secret is not the one committed to');
  let table: Table<T>;
  try {
    table = Table.load(game, log, hashKey);
  } catch (error) {
    if (error instanceof ReplayError) return mismatch(error.index, error.code);
    throw error;
  }
  for (let i = 0; i < entries; i++) {
    if (table.log.entries[i]?.hash !== log.entries[i]?.hash) return mismatch(i, 'another state');
  }
  const dice = log.secret === undefined ? undefined : falseDie(table, log.entries, log.secret);
  return dice === undefined ? { entries, ok: true } : mismatch(dice, 'not the committed dice');
}

/** The data the log goes on with: an upgrade writes its own into a checkpoint. */
function dataHashOf(log: GameLog): string {
  const checkpoint = log.entries.findLast((entry) => entry.kind === 'checkpoint');
  return checkpoint?.kind === 'checkpoint' ? checkpoint.dataHash : log.dataHash;
}

function falseDie<T extends GameTypes>(table: Table<T>, entries: readonly Entry[], secret: string): number | undefined {
  for (const { index, entry, roll } of table.history) {
    if (entry.kind !== 'roll' || entry.from !== 'host' || !roll) continue;
    const due = verifiableRoll(secret, entries.slice(0, index), roll.roll);
    if (due.join() !== entry.result.join()) return index;
  }
  return undefined;
}
