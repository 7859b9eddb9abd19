import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Database } from './database.js';
import { runGroup } from './operations.js';
import type { Append, NewTable } from './records.js';
import { SCHEMA } from './schema.js';
import { Sql } from './sql.js';

const append = (table: string, n: number, ...entries: string[]): Append => ({ table, n, entries, asked: ['a'], request: `${table}-${n}` });
const operation = (given: Append) => ({ name: 'append' as const, args: [given] as [Append] });

function newTable(id: string): NewTable {
  const header = { format: 1 as const, game: 'g', version: 1, dataHash: 'd', scenario: 's', options: {}, commitment: '' };
  const record = { id, title: 't', header, secret: '', created: 1, owner: 'o', dataHash: 'd', seats: { a: 'human' as const } };
  return {
    record: { ...record, handDice: false, status: 'running', base: 0, proposals: [] },
    asked: ['a'],
    data: [{ hash: 'd', json: '{}' }],
    entries: ['e0'],
    grants: [],
    invitations: [],
    orders: [],
  };
}

describe('the database', () => {
  let folder = '';
  let database: Database;
  const open = () => new Database(join(folder, 'x.db'), { bytes: 1e9 });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bocage-db-'));
    database = open();
    database.createTable(newTable('one'));
    database.createTable(newTable('two'));
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  it('takes entries only at the next free place', () => {
    const answers = runGroup(
      database,
      [append('one', 1, 'e1', 'e2'), append('one', 2, 'x'), append('two', 5, 'x'), append('two', 1, 'f1')].map(operation),
    );
    expect(answers.map((answer) => answer.ok && (answer.value as { ok: boolean }).ok)).toEqual([true, false, false, true]);
    expect(database.entriesOf('one', 0)).toEqual(['e0', 'e1', 'e2']);
    expect(database.entriesOf('two', 1)).toEqual(['f1']);
  });

  it('keeps the order and the requests when the journal is folded, and after it is opened again', () => {
    for (let n = 1; n < 600; n++) runGroup(database, [operation(append('one', n, `e${n}`)), operation(append('two', n, `f${n}`))]);
    database.tidy('idle');
    runGroup(database, [operation(append('one', 600, 'last'))]);
    database.close();
    database = open();
    expect(database.entriesOf('one', 0)).toEqual([...Array.from({ length: 600 }, (_, n) => `e${n}`), 'last']);
    expect(database.entriesOf('two', 598)).toEqual(['f598', 'f599']);
    expect(database.loadTable('one')?.requests.at(-1)).toBe('one-600');
    expect(database.loadTable('two')?.asked).toEqual(['a']);
    expect(runGroup(database, [operation(append('one', 601, 'more'))])[0]).toMatchObject({ ok: true, value: { ok: true } });
  });

  it('writes what can be written when another in the group cannot', () => {
    const broken = { name: 'append' as const, args: [{ table: 'two', n: 1, entries: [null as unknown as string], asked: [] }] as [Append] };
    const answers = runGroup(database, [operation(append('one', 1, 'e1')), broken, operation(append('one', 2, 'e2'))]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(database.entriesOf('one', 0)).toEqual(['e0', 'e1', 'e2']);
    expect(database.entriesOf('two', 0)).toEqual(['e0']);
  });

  it('keeps the latest of the invitations that were replaced, and not all of them', () => {
    const clock = vi.spyOn(Date, 'now');
    onTestFinished(() => clock.mockRestore());
    for (let i = 0; i < 100; i++) {
      clock.mockReturnValue(i);
      database.invite('one', { hash: `h${i}`, seat: 'a' });
    }
    expect(database.join('h98', 's', 'n', { perTable: 9, perSession: 9 })).toEqual({ ok: false, code: 'revoked-invitation' });
    expect(database.join('h50', 's', 'n', { perTable: 9, perSession: 9 })).toEqual({ ok: false, code: 'unknown-invitation' });
    expect(database.join('h99', 's', 'n', { perTable: 9, perSession: 9 })).toMatchObject({ ok: true, again: false });
  });

  it('keeps nothing of a table that was deleted, and of its data what others play with', () => {
    const letter = { id: 'x', from: 'a', name: 'Ann', to: ['a'], text: 'x', at: '' };
    for (const id of ['one', 'two']) {
      for (let n = 1; n < 600; n++) runGroup(database, [operation(append(id, n, 'e'))]);
      database.tidy('idle');
      database.invite(id, { hash: `h-${id}`, seat: '' });
      database.join(`h-${id}`, 's', 'n', { perTable: 9, perSession: 9 });
      database.addChat(id, { from: 'Ann', text: 'x', at: '' }, 'r');
      database.setHall(id, { delay: 0, covers: 'nobody' });
      database.addLetter(id, letter, 'r');
      database.saveSnapshot(id, 1, '{}');
      database.touch(id, 1);
    }
    const order = { seat: 'a', session: 's', list: [] };
    for (const id of ['one', 'two']) runGroup(database, [operation({ ...append(id, 600, 'last'), orders: order })]);
    const kept = (id: string) => {
      database.close();
      const raw = new Sql(join(folder, 'x.db'), { bytes: 1e9 });
      const names = raw.rows(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%table_id%'`).map(({ name }) => name);
      const counts = names.map((name) => [name, raw.count(`SELECT count(*) AS n FROM ${name} WHERE table_id = ?`, id) > 0]);
      const data = raw.count('SELECT count(*) AS n FROM data');
      raw.close();
      database = open();
      return { parts: counts.filter(([, isKept]) => isKept).map(([name]) => name), of: names.length, data };
    };
    const before = kept('one');
    expect([before.parts.length, before.data]).toEqual([before.of, 1]);
    database.deleteTable('one');
    expect([kept('one').parts, kept('two').parts.length, kept('one').data]).toEqual([[], before.of, 1]);
    database.deleteTable('two');
    expect([kept('two').parts, kept('two').data]).toEqual([[], 0]);
  });

  it('says how it is without a look at every table: anybody may ask, and often', () => {
    const asked: string[] = [];
    const spy = vi.spyOn(Sql.prototype, 'count').mockImplementation((sql) => asked.push(sql));
    database.health();
    spy.mockRestore();
    const raw = new Libsql(':memory:');
    raw.exec(SCHEMA);
    const plans = asked.flatMap((sql) =>
      (raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail),
    );
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toContain('COVERING INDEX');
  });

  it('ends an invitation with its use or its successor', () => {
    database.invite('one', { hash: 'h1', seat: 'a' });
    database.invite('one', { hash: 'h2', seat: 'a' });
    expect(database.join('h1', 's', 'n', { perTable: 9, perSession: 9 })).toEqual({ ok: false, code: 'revoked-invitation' });
    expect(database.join('h2', 's', 'n', { perTable: 9, perSession: 9 })).toMatchObject({ ok: true, again: false });
    expect(database.join('h2', 's', 'n', { perTable: 9, perSession: 9 })).toMatchObject({ ok: true, again: true });
    expect(database.join('h2', 'other', 'n', { perTable: 9, perSession: 9 })).toEqual({ ok: false, code: 'used-invitation' });
    expect(database.listTables('s').map(({ record }) => record.id)).toEqual(['one']);
  });
});
