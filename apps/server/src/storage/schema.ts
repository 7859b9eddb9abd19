/**
 * Text JSON and integer times only, so that the same statements would run on another database. A new entry goes to the
 * end of the journal, so that a commit for fifty tables writes one page and not fifty; from there it is folded into the
 * entries, which lie together by table.
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, scenario TEXT NOT NULL, title TEXT NOT NULL, header TEXT NOT NULL, secret TEXT NOT NULL,
  created INTEGER NOT NULL, owner TEXT NOT NULL, data_hash TEXT NOT NULL, pack_hash TEXT, seats TEXT NOT NULL, hand_dice INTEGER NOT NULL,
  status TEXT NOT NULL, stopped TEXT, outcome TEXT, base INTEGER NOT NULL, proposals TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner);
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status);
CREATE TABLE IF NOT EXISTS data (hash TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, request TEXT, asked TEXT NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal (table_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, request TEXT, asked TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS grants (
  table_id TEXT NOT NULL, seat TEXT NOT NULL, session TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (table_id, seat, session)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS grants_by_session ON grants (session);
CREATE TABLE IF NOT EXISTS invitations (
  hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat TEXT NOT NULL, used_by TEXT, revoked INTEGER NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS invitations_by_table ON invitations (table_id, seat);
CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
  table_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS halls (table_id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS letters (
  table_id TEXT NOT NULL, n INTEGER NOT NULL, json TEXT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS orders (
  table_id TEXT NOT NULL, seat TEXT NOT NULL, session TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS uses (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, state TEXT NOT NULL) STRICT;
`;

/** Raised when the schema changes; a database of a newer server is not opened. */
export const SCHEMA_VERSION = 4;
