import { describe, expect, it } from 'vitest';
import { createToy, type Toy } from '../test/toy-game.js';
import { word } from './action.js';
import { stateHash } from './playout.js';
import { replay } from './replay.js';
import { Table } from './table.js';

const game = createToy();

/** A table where these lines were played: "a one" is an action, a number the result of a roll. */
function tableOf(scenario: string, ...lines: (string | number)[]): Table<Toy> {
  const table = new Table(game, { scenario, options: {}, commitment: '' });
  play(table, ...lines);
  return table;
}

function play(table: Table<Toy>, ...lines: (string | number)[]): void {
  for (const line of lines) {
    const [seat = '', said = ''] = typeof line === 'string' ? line.split(' ') : [];
    const answer = typeof line === 'number' ? table.roll([line]) : table.act(seat, word(said));
    expect(answer, String(line)).toMatchObject({ ok: true });
  }
}

describe('undo in turn', () => {
  it('takes out one action after another, and leaves them in the log', () => {
    const table = tableOf('turn', 'a one', 'a two', 'a one');
    const hashes = table.log.entries.map(({ hash }) => hash);
    expect(table.undo('a')).toMatchObject({ ok: true, played: { entry: { kind: 'undo', seat: 'a', entry: 2 } } });
    expect(stateHash(table.state)).toBe(hashes[1]);
    expect(table.undo('a')).toMatchObject({ ok: true, played: { entry: { entry: 1 } } });
    expect(stateHash(table.state)).toBe(hashes[0]);
    expect(table.log.entries).toHaveLength(5);
    expect(table.played.map(({ index }) => index)).toEqual([0]);
    play(table, 'a two');
    expect(table.state.open.said).toEqual([3, 0, 0]);
    expect(replay(game, table.log).ok).toBe(true);
  });

  it('offers anew what was legal before', () => {
    const table = tableOf('turn', 'a pass');
    expect(table.legal('a')).toEqual([]);
    table.undo('a');
    expect(table.legal('a')).toContain(word('one'));
  });

  it.each<[string, (string | number)[], string]>([
    ['nothing was done', [], 'nothing-to-undo'],
    ['a roll came after', ['a one', 'a throw', 3], 'roll'],
    ['a secret roll of its own came after', ['a one', 'a whisper', 3], 'roll'],
    ['it revealed something', ['a one', 'a look'], 'reveal'],
    ['another seat has acted', ['a pass', 'b one'], 'other-seat'],
  ])('stops where %s', (_why, lines, code) => {
    const table = tableOf('turn', ...lines);
    const { hash } = { hash: stateHash(table.state) };
    expect(table.undoable('a')).toEqual({ ok: false, code });
    expect(table.undo('a')).toEqual({ ok: false, code });
    expect(stateHash(table.state)).toBe(hash);
  });

  it('does not mind remarks and nonces', () => {
    const table = tableOf('turn', 'a one');
    table.record({ kind: 'note', text: 'hm' });
    table.record({ kind: 'nonce', seat: 'b', nonce: 'ff' });
    expect(table.undo('a')).toMatchObject({ ok: true });
    expect(table.played.map(({ entry }) => entry.kind)).toEqual(['note', 'nonce']);
  });
});

describe('undo of a sealed answer', () => {
  it("takes out one's own, whoever has answered since, and tells the others nothing", () => {
    const table = tableOf('sealed', 'a bid:1', 'b bid:2');
    const answer = table.undo('a');
    expect(answer).toMatchObject({ ok: true, played: { openChanged: false } });
    expect(table.state.sealed.bid).toEqual([0, 2, 0]);
    if (!answer.ok) return;
    expect([undefined, 'a', 'b', 'c'].map((seat) => table.notices(seat, answer.played))).toEqual([false, true, false, false]);
    play(table, 'c bid:1', 'a bid:2');
    expect(table.state.open.bids).toEqual([2, 2, 1]);
    expect(replay(game, table.log).ok).toBe(true);
  });

  it('is too late once all are in, for the last one too', () => {
    const table = tableOf('sealed', 'a bid:1', 'b bid:2', 'c bid:1');
    expect(['a', 'b', 'c'].map((seat) => table.undoable(seat))).toEqual([
      { ok: false, code: 'reveal' },
      { ok: false, code: 'reveal' },
      { ok: false, code: 'reveal' },
    ]);
  });
});

describe('undo where all act at once', () => {
  it("takes out one's own and leaves what the others did", () => {
    const table = tableOf('open', 'b one', 'a two', 'c one', 'b two');
    expect(table.undo('a')).toMatchObject({ ok: true, played: { entry: { entry: 1 } } });
    expect(table.state.open.said).toEqual([0, 3, 1]);
    expect(table.played.map(({ index }) => index)).toEqual([0, 2, 3]);
    expect(table.undo('b')).toMatchObject({ ok: true, played: { entry: { entry: 3 } } });
    expect(table.state.open.said).toEqual([0, 1, 1]);
    expect(replay(game, table.log).ok).toBe(true);
  });

  it('refuses what another action depends on, and changes nothing by trying', () => {
    const table = tableOf('open', 'a one', 'c two', 'b copy', 'c one');
    const { length } = table.log.entries;
    const hash = stateHash(table.state);
    expect(table.undoable('a')).toEqual({ ok: false, code: 'depends' });
    expect(table.undo('a')).toEqual({ ok: false, code: 'depends' });
    expect(table.log.entries).toHaveLength(length);
    expect(table.history).toHaveLength(length);
    expect(stateHash(table.state)).toBe(hash);
    play(table, 'b copy');
    expect(replay(game, table.log).ok).toBe(true);
  });

  it('does not go back to what was done in turn before, once others have acted', () => {
    const table = tableOf('turn', 'a one', 'a chat', 'b one');
    expect(table.undoable('a')).toEqual({ ok: false, code: 'other-seat' });
    play(table, 'a two');
    expect(table.undo('a')).toMatchObject({ ok: true, played: { entry: { entry: 3 } } });
  });

  it('is over once somebody has acted in turn again', () => {
    const table = tableOf('turn', 'a pass', 'b chat', 'a one', 'b hush');
    expect(table.undoable('a')).toMatchObject({ ok: true, entry: 2 });
    play(table, 'b one');
    expect(table.undoable('a')).toEqual({ ok: false, code: 'other-seat' });
  });

  it('does not go past what another showed it', () => {
    const table = tableOf('open', 'a one', 'b look');
    expect(table.undoable('a')).toEqual({ ok: false, code: 'reveal' });
  });
});

describe('a roll that only another seat can notice', () => {
  it('is no barrier, for a barrier would betray it', () => {
    // A roll that leaves no trace in the open part: what b draws stays with b.
    const secret = createToy({
      awaits: (state) =>
        (state.sealed.bid[1] as number) > 0 && state.sealed.whispers.length === 0
          ? { kind: 'chance', roll: { kind: 'dice', why: 'draw', section: '2', count: 1, sides: 6 }, visibleTo: ['b'] }
          : game.awaits(state),
      resolve(state, _roll, [value]) {
        state.sealed.whispers.push(value as number);
        return [];
      },
    });
    const table = new Table(secret, { scenario: 'sealed', options: {}, commitment: '' });
    play(table, 'a bid:2', 'b bid:1', 4);
    expect(table.undoable('b')).toEqual({ ok: false, code: 'roll' });
    expect(table.undo('a')).toMatchObject({ ok: true, played: { entry: { entry: 0 } } });
    expect(table.state.sealed).toEqual({ bid: [0, 1, 0], whispers: [4] });
    expect(replay(secret, table.log).ok).toBe(true);
  });
});
