import type { FoundInvitation, Grant, Invitation, JoinAnswer, NewHolder, SpectatorLimits } from './records.js';
import type { Sql } from './sql.js';

/** Of the links that were replaced before they were used, so many of each seat are still known as such. */
const REPLACED_KEPT = 20;

/** Who has which place at which table, and the links by which one gets there. */
export class Places {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  grant(table: string, { seat, session, name }: Grant): void {
    this.sql.run('INSERT OR IGNORE INTO sessions (hash, created) VALUES (?, ?)', session, Date.now());
    if (seat !== '') this.sql.run('DELETE FROM grants WHERE table_id = ? AND seat = ?', table, seat);
    this.sql.run('INSERT OR REPLACE INTO grants (table_id, seat, session, name) VALUES (?, ?, ?, ?)', table, seat, session, name);
  }

  /** A new invitation for a seat; the unused ones before it end. */
  invite(table: string, { hash, seat }: Invitation): void {
    this.sql.run('UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ? AND used_by IS NULL', table, seat);
    this.sql.run(
      `DELETE FROM invitations WHERE hash IN (SELECT hash FROM invitations
        WHERE table_id = ? AND seat = ? AND used_by IS NULL ORDER BY created DESC LIMIT -1 OFFSET ?)`,
      table,
      seat,
      REPLACED_KEPT,
    );
    this.sql.run(
      'INSERT INTO invitations (hash, table_id, seat, used_by, revoked, created) VALUES (?, ?, ?, NULL, 0, ?)',
      hash,
      table,
      seat,
      Date.now(),
    );
  }

  /** Where a link leads, whoever may still use it. */
  invitation(hash: string): FoundInvitation | undefined {
    const found = this.sql.row('SELECT table_id, seat, used_by, revoked FROM invitations WHERE hash = ?', hash);
    if (!found) return undefined;
    const [table, seat, usedBy] = [found.table_id as string, found.seat as string, found.used_by as string | null];
    return { table, seat, ...(usedBy === null ? {} : { usedBy }), revoked: found.revoked !== 0 };
  }

  /** The spectators' link (seat '') may be used again; a seat's only by the session that used it. */
  join(hash: string, { session, name }: Omit<Grant, 'seat'>, most: SpectatorLimits): JoinAnswer {
    const found = this.invitation(hash);
    if (!found) return { ok: false, code: 'unknown-invitation' };
    const { table, seat, usedBy, revoked } = found;
    if (usedBy === session || (seat === '' && this.looksOn(table, session))) return { ok: true, table, seat, again: true };
    if (usedBy !== undefined) return { ok: false, code: 'used-invitation' };
    if (revoked) return { ok: false, code: 'revoked-invitation' };
    const tooMany = seat === '' ? this.tooManySpectators(table, session, most) : undefined;
    if (tooMany) return { ok: false, code: tooMany };
    if (seat !== '') this.sql.run('UPDATE invitations SET used_by = ? WHERE hash = ?', session, hash);
    this.grant(table, { seat, session, name });
    return { ok: true, table, seat, again: false };
  }

  private looksOn(table: string, session: string): boolean {
    return this.sql.row(`SELECT 1 AS n FROM grants WHERE table_id = ? AND seat = '' AND session = ?`, table, session) !== undefined;
  }

  /** Who opened the table is not counted. */
  private tooManySpectators(
    table: string,
    session: string,
    { perTable, perSession }: SpectatorLimits,
  ): 'too-many-spectators' | 'too-many-places' | undefined {
    const here = this.sql.count(
      `SELECT count(*) AS n FROM grants WHERE table_id = ? AND seat = '' AND session <> (SELECT owner FROM tables WHERE id = ?)`,
      table,
      table,
    );
    if (here >= perTable) return 'too-many-spectators';
    const elsewhere = this.sql.count(`SELECT count(*) AS n FROM grants WHERE session = ? AND seat = '' AND table_id <> ?`, session, table);
    return elsewhere >= perSession ? 'too-many-places' : undefined;
  }

  /** Sends a spectator away; with the link he came by he would be back at once. */
  removeSpectator(table: string, session: string): void {
    this.sql.run(`DELETE FROM grants WHERE table_id = ? AND seat = '' AND session = ?`, table, session);
    this.sql.run(`UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ''`, table);
  }

  setHolder(table: string, { seat, session, name, spectator }: NewHolder): void {
    this.sql.run('UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ? AND used_by IS NULL', table, seat);
    // A link that was used once lets nobody back in.
    this.sql.run('UPDATE invitations SET used_by = ? WHERE table_id = ? AND seat = ? AND used_by IS NOT NULL', '', table, seat);
    this.sql.run('DELETE FROM grants WHERE table_id = ? AND seat = ?', table, seat);
    if (session !== undefined) this.grant(table, { seat, session, name });
    if (spectator) this.grant(table, spectator);
  }

  grantsOf(table: string): readonly Grant[] {
    return this.sql.rows('SELECT seat, session, name FROM grants WHERE table_id = ?', table) as unknown as readonly Grant[];
  }
}
