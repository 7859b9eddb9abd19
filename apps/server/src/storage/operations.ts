import type { Database } from './database.js';

/** What may be asked of the storage thread, by name. */
const READS = [
  'loadTable',
  'loadLog',
  'entriesOf',
  'dataText',
  'listTables',
  'tablesToResume',
  'countTables',
  'invitation',
  'anySecret',
  'expiredTables',
  'health',
] as const;
export const WRITES = [
  'append',
  'createTable',
  'invite',
  'join',
  'addChat',
  'setProposals',
  'setHall',
  'setPlan',
  'setHolder',
  'addLetter',
  'setStopped',
  'retryStopped',
  'saveSnapshot',
  'touch',
  'deleteTable',
  'removeSpectator',
] as const;

export type OperationName = (typeof READS)[number] | (typeof WRITES)[number];

export interface Operation<K extends OperationName = OperationName> {
  readonly name: K;
  readonly args: Parameters<Database[K]>;
}

export type Settled = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

const reads: ReadonlySet<string> = new Set(READS);

/**
 * Group commit: everything that waited is written in one transaction with one sync to disk, and nothing is answered
 * before it. Should the transaction fail, each is tried alone, so that only what cannot be written is refused.
 */
export function runGroup(database: Database, group: readonly Operation[]): readonly Settled[] {
  if (group.every(({ name }) => reads.has(name))) return group.map((operation) => attempt(database, operation));
  try {
    database.begin();
    const values = group.map((operation) => call(database, operation));
    database.commit();
    return values.map((value) => ({ ok: true, value }));
  } catch (error) {
    database.rollback();
    return group.length === 1 ? [refused(error)] : group.flatMap((operation) => runGroup(database, [operation]));
  }
}

function attempt(database: Database, operation: Operation): Settled {
  try {
    return { ok: true, value: call(database, operation) };
  } catch (error) {
    return refused(error);
  }
}

function call(database: Database, { name, args }: Operation): unknown {
  return (database[name] as (...values: readonly unknown[]) => unknown).apply(database, args);
}

function refused(error: unknown): Settled {
  return { ok: false, message: error instanceof Error ? error.message : String(error) };
}
