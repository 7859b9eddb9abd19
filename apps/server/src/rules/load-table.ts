import {
  type Entry,
  type GameLog,
  type GameModule,
  type GameTypes,
  type LogHeader,
  ReplayError,
  type StateOf,
  Table,
} from '@bocage/kernel';
import { Unusable, type Work } from './jobs.js';

export interface LoadedTable {
  readonly table: Table;
  readonly base: number;
  /** Set when the old entries no longer replay and the table goes on from a checkpoint. */
  readonly checkpoint?: { readonly base: number; readonly header: LogHeader; readonly entry: Entry };
}

/** Replays a stored log step by step and compares hashes; under rules that changed, goes on from the latest state by a checkpoint. */
export function* loadTable(
  module: GameModule,
  { header, base, entries: texts, snapshot }: Extract<Work, { kind: 'load' }>,
): Generator<void, LoadedTable> {
  const entries: Entry[] = [];
  for (const text of texts) {
    entries.push(JSON.parse(text) as Entry);
    yield;
  }
  const table = yield* replayed(module, { ...header, entries });
  if (table) return { table, base };
  if (!snapshot || snapshot.n < base)
    throw new Unusable('no-replay', 'this game was begun under rules that have changed since, and no later state of it was kept');
  const state = JSON.parse(snapshot.state) as StateOf<GameTypes>;
  const latest = goneOnFrom(module, header, state, entries.slice(snapshot.n - base));
  const { scenario, options, commitment } = header;
  const fresh = new Table(module, { scenario, options, commitment });
  const { entry } = fresh.checkpoint(latest);
  const at = base + entries.length;
  return { table: fresh, base: at, checkpoint: { base: at, header: fresh.header, entry } };
}

function* replayed(module: GameModule, log: GameLog): Generator<void, Table | undefined> {
  try {
    return yield* Table.resuming(module, log);
  } catch (error) {
    if (error instanceof ReplayError) return undefined;
    throw error;
  }
}

/** The snapshot with what was played after it, as the rules are now. */
function goneOnFrom(module: GameModule, header: LogHeader, state: StateOf<GameTypes>, later: readonly Entry[]): StateOf<GameTypes> {
  const { scenario, options, commitment } = header;
  const table = new Table(module, { scenario, options, commitment });
  const { entry } = table.checkpoint(state);
  return Table.load(module, { ...table.header, entries: [entry, ...later] }).state;
}
