import { describe, expect, it } from 'vitest';
import { createToy } from '../test/toy-game.js';
import { word } from './action.js';
import { effective } from './log.js';
import { stateHash } from './playout.js';
import { replay } from './replay.js';
import { Table } from './table.js';

const game = createToy();
const open = (scenario: string) => new Table(game, { scenario, options: {}, commitment: '' });
/** Plays "a one" style lines; a number is a roll's result. */
function play(table: ReturnType<typeof open>, ...lines: (string | number)[]): void {
  for (const line of lines) {
    const [seat = '', said = ''] = typeof line === 'string' ? line.split(' ') : [];
    const answer = typeof line === 'number' ? table.roll([line]) : table.act(seat, word(said));
    expect(answer, String(line)).toMatchObject({ ok: true });
  }
}
const said = (table: ReturnType<typeof open>) => table.state.open.said.join(' ');

describe('a table', () => {
  it('accepts exactly what it offers, of whom it asks', () => {
    const table = open('turn');
    expect(table.act('b', word('one'))).toEqual({ ok: false, code: 'not-asked' });
    expect(table.act('a', word('copy'))).toEqual({ ok: false, code: 'not-legal' });
    expect(table.roll([3])).toEqual({ ok: false, code: 'no-roll-awaited' });
    expect(table.log.entries).toEqual([]);
    expect(table.act('a', word('one'))).toMatchObject({ ok: true, played: { index: 0, mode: 'turn', openChanged: true } });
    expect(table.log.entries).toEqual([{ kind: 'action', seat: 'a', action: 'one', hash: stateHash(table.state) }]);
  });

  it('takes only results the roll can give, and secret ones only from the host', () => {
    const table = open('turn');
    play(table, 'a throw');
    expect(table.act('a', word('one'))).toEqual({ ok: false, code: 'not-asked' });
    expect(table.roll([7])).toEqual({ ok: false, code: 'wrong-result' });
    expect(table.roll([6], 'hand')).toMatchObject({ ok: true, played: { entry: { from: 'hand' } } });
    play(table, 'a whisper');
    expect(table.roll([6], 'hand')).toEqual({ ok: false, code: 'wrong-result' });
    play(table, 6);
  });

  it('keeps the identity of its live state, and hashes under its key', () => {
    const table = new Table(game, { scenario: 'turn', options: {}, commitment: '' }, 'a key');
    const { state } = table;
    table.act('a', word('one'));
    expect(table.state).toBe(state);
    expect(table.log.entries[0]?.hash).toBe(stateHash(state, 'a key'));
    expect(table.log.entries[0]?.hash).not.toBe(stateHash(state));
  });

  it('ends when the host says so, and asks nobody any more', () => {
    const table = open('turn');
    table.conclude({ winner: 'b', level: 'resigned' }, 'a resigned');
    expect(table.awaits()).toEqual({ kind: 'over', outcome: { winner: 'b', level: 'resigned' } });
    expect(table.act('a', word('one'))).toEqual({ ok: false, code: 'not-asked' });
    expect(table.undoable('a')).toEqual({ ok: false, code: 'nothing-to-undo' });
  });

  it('tells nobody which of the others have answered a sealed question', () => {
    const table = open('sealed');
    play(table, 'a bid:1');
    const asked = (...seats: string[]) => table.awaitsFor(seats);
    expect(table.awaits()).toMatchObject({ seats: ['b', 'c'] });
    expect(asked('b')).toEqual({ kind: 'seats', mode: 'sealed', seats: ['a', 'b', 'c'] });
    expect(asked()).toMatchObject({ seats: ['a', 'b', 'c'] });
    expect(asked('a')).toMatchObject({ seats: ['b', 'c'] });
    table.undo('a');
    expect(asked('a')).toMatchObject({ seats: ['a', 'b', 'c'] });
    play(table, 'a bid:1', 'b bid:1', 'c bid:1');
    expect(asked('b')).toEqual({ kind: 'seats', mode: 'turn', seats: ['a'] });
  });

  it('forks to an independent table at the same place', () => {
    const table = open('turn');
    play(table, 'a one', 'a throw', 4);
    const fork = table.fork();
    play(fork, 'a two');
    expect([said(table), said(fork)]).toEqual(['1 0 0', '3 0 0']);
    expect(fork.log.entries.slice(0, 3)).toEqual(table.log.entries);
  });
});

describe('a take-back', () => {
  it('goes back past rolls and reveals to before the last action of that seat', () => {
    const table = open('turn');
    play(table, 'a one', 'a pass', 'b throw', 5, 'b pass', 'c one');
    const before = table.log.entries[1]?.hash;
    expect(table.takeBackPoint('b')).toBe(4);
    expect(table.takeBack('b', ['a', 'c'])).toMatchObject({ ok: true });
    expect(table.takeBack('b', ['a', 'c'])).toMatchObject({ ok: true });
    expect(stateHash(table.state)).toBe(before);
    expect(table.state.open.dice).toEqual([]);
    expect(effective(table.log.entries)).toEqual([0, 1]);
    expect(replay(game, table.log)).toEqual({ entries: 8, ok: true });
  });

  it('is not there for a seat that has done nothing', () => {
    expect(open('turn').takeBack('a', ['b'])).toEqual({ ok: false, code: 'nothing-to-undo' });
  });
});

describe('replay', () => {
  const table = open('turn');
  play(table, 'a one', 'a two');
  table.undo('a');
  play(table, 'a throw', 2, 'a pass', 'b whisper', 3, 'b end');
  table.record({ kind: 'note', text: 'well played' });
  const { log } = table;
  const withEntry = (at: number, change: object) => ({ ...log, entries: log.entries.map((e, i) => (i === at ? { ...e, ...change } : e)) });

  it('gives the same hashes and the same log', () => {
    const loaded = Table.load(game, JSON.parse(JSON.stringify(log)));
    expect(loaded.log).toEqual(log);
    expect(loaded.history.map(({ openChanged }) => openChanged)).toEqual(table.history.map(({ openChanged }) => openChanged));
    expect(replay(game, log)).toEqual({ entries: 10, ok: true });
  });

  it.each([
    ['another hash', withEntry(1, { hash: 'f'.repeat(16) }), 1, 'another state'],
    ['another action', withEntry(1, { action: 'one' }), 1, 'another state'],
    ['an action not offered', withEntry(1, { action: 'copy' }), 1, 'not-legal'],
    ['no action at all', withEntry(0, { action: '<b>' }), 0, 'not-legal'],
    ['another seat', withEntry(0, { seat: 'b' }), 0, 'not-asked'],
    ['an impossible roll', withEntry(4, { result: [9] }), 4, 'wrong-result'],
    ['another roll', withEntry(4, { result: [3] }), 4, 'another state'],
    ['another game', { ...log, game: 'chess' }, 0, 'the log is of chess, not of toy'],
    ['other data', { ...log, dataHash: 'x' }, 0, 'the log was played with other data'],
  ])('finds %s', (_what, changed, entry, why) => {
    expect(replay(game, changed)).toEqual({ entries: 10, ok: false, firstMismatch: { entry, why } });
  });

  it('finds a changed rule', () => {
    const changed = createToy({
      play(state, seat, action) {
        state.open.said[2] = 5;
        return game.play(state, seat, action);
      },
    });
    expect(replay(changed, log).firstMismatch).toEqual({ entry: 0, why: 'another state' });
  });
});

describe('a checkpoint', () => {
  it('is where undo and take-back end', () => {
    const table = open('turn');
    play(table, 'a one');
    table.checkpoint(table.state);
    expect(table.undoable('a')).toEqual({ ok: false, code: 'nothing-to-undo' });
    expect(table.takeBackPoint('a')).toBeUndefined();
    expect(replay(game, table.log)).toEqual({ entries: 2, ok: true });
  });

  it('lets a game begun under old rules go on under new ones', () => {
    const old = open('turn');
    play(old, 'a one', 'a throw', 6);
    const newer = createToy({
      dataHash: 'new-data',
      legal: (view, seat) => game.legal(view, seat).filter((action) => action !== word('throw')),
    });
    expect(replay(newer, { ...old.log, dataHash: 'new-data' }).ok).toBe(false);

    const entry = { kind: 'checkpoint', version: 2, dataHash: 'new-data', state: JSON.parse(JSON.stringify(old.state)), hash: '' } as const;
    const table = Table.load(newer, { ...old.log, entries: [...old.log.entries, entry] });
    expect(table.header).toMatchObject({ dataHash: 'toy-data', version: 1 });
    expect(table.undoable('a')).toEqual({ ok: false, code: 'nothing-to-undo' });
    expect(table.takeBackPoint('a')).toBeUndefined();
    play(table, 'a two', 'a one');
    expect(table.undo('a')).toMatchObject({ ok: true });
    expect(said(table)).toBe('3 0 0');
    expect(table.log.entries[3]).toMatchObject({ version: 2, dataHash: 'new-data' });
    expect(replay(newer, table.log)).toEqual({ entries: 7, ok: true });
  });
});
