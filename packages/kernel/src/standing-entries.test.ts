import { describe, expect, it } from 'vitest';
import { createToy, type Toy } from '../test/toy-game.js';
import { word } from './action.js';
import type { AwaitMode } from './contract.js';
import type { Played } from './played.js';
import { stateHash } from './playout.js';
import { StandingEntries } from './standing-entries.js';
import { Table } from './table.js';

const game = createToy();
const fresh = () => game.setup('turn', {});
const entryAt = (index: number, mode: AwaitMode, reveals?: 'all'): Played<Toy> => ({
  index,
  entry: { kind: 'action', seat: 'a', action: 'one', hash: '' },
  events: reveals ? [{ event: 'shown', reveals }] : [],
  mode,
  openChanged: true,
});

function fill(standing: StandingEntries<Toy>, count: number, mode: AwaitMode): void {
  for (let i = 0; i < count; i++) standing.add(entryAt(i, mode), standing.wantsState(i, mode) ? fresh() : undefined);
}
const kept = (standing: StandingEntries<Toy>): number[] => standing.entries.flatMap(({ before }, i) => (before ? i : []));

describe('the states undo starts from', () => {
  it.each<AwaitMode>(['turn', 'sealed', 'open'])('stay few in a long step (%s), and the first of it is among them', (mode) => {
    const standing = new StandingEntries(game, fresh);
    fill(standing, 10_000, mode);
    expect(kept(standing).length).toBeLessThanOrEqual(64);
    expect(kept(standing).length).toBeGreaterThan(8);
    expect(kept(standing)[0]).toBe(0);
  });

  it('begin anew after what is shown to everybody', () => {
    const standing = new StandingEntries(game, fresh);
    fill(standing, 10, 'turn');
    expect(kept(standing).length).toBe(10);
    standing.add(entryAt(10, 'turn', 'all'), fresh());
    expect(kept(standing).length).toBeLessThanOrEqual(2);
    expect(standing.wantsState(11, 'sealed')).toBe(true);
    standing.add(entryAt(11, 'sealed'), fresh());
    expect(standing.wantsState(12, 'sealed')).toBe(false);
  });

  it('are few of a long game, and from near any place of it', () => {
    const standing = new StandingEntries(game, fresh);
    const count = 40_000;
    for (let i = 0; i < count; i++) {
      const isShown = i % 3 === 2;
      standing.add(entryAt(i, 'turn', isShown ? 'all' : undefined), standing.wantsState(i, 'turn') ? fresh() : undefined);
    }
    const places = kept(standing);
    expect(places.length).toBeLessThan(24);
    for (let back = 1; back < count; back = Math.ceil(back * 1.3)) {
      const from = places.findLast((place) => place <= count - back) ?? 0;
      expect(count - back - from).toBeLessThan(3 * Math.max(back, 40));
    }
  });
});

describe('undo from afar', () => {
  it('gives the state of a table where it was never done', () => {
    const table = new Table(game, { scenario: 'open', options: {}, commitment: '' });
    const without = new Table(game, { scenario: 'open', options: {}, commitment: '' });
    table.act('a', word('two'));
    for (let i = 0; i < 200; i++) for (const one of [table, without]) one.act(i % 2 === 0 ? 'b' : 'c', word('one'));
    expect(table.undo('a')).toMatchObject({ ok: true, played: { entry: { entry: 0 } } });
    expect(stateHash(table.state)).toBe(stateHash(without.state));
  });
});

describe('a log taken up again', () => {
  const table = new Table(game, { scenario: 'sealed', options: {}, commitment: '' });
  table.act('a', word('bid:1'));
  table.act('b', word('bid:2'));
  table.undo('a');
  table.record({ kind: 'nonce', seat: 'c', nonce: 'ff' });
  table.act('a', word('bid:2'));
  table.act('c', word('bid:1'));
  for (const said of ['one', 'throw']) table.act('a', word(said));
  table.roll([4]);
  const { log } = table;

  it('is the same table as one that asked about everything', () => {
    const resumed = Table.resume(game, JSON.parse(JSON.stringify(log)));
    const loaded = Table.load(game, log);
    expect(resumed.log).toEqual(log);
    expect(resumed.state).toEqual(loaded.state);
    expect(resumed.history).toEqual(loaded.history);
    expect(resumed.played).toEqual(loaded.played);
    expect(resumed.act('a', word('two'))).toEqual(loaded.act('a', word('two')));
    expect(resumed.undo('a')).toEqual(loaded.undo('a'));
  });

  it('is refused when it leads elsewhere', () => {
    const changed = { ...log, entries: log.entries.map((entry) => (entry.kind === 'roll' ? { ...entry, result: [5] } : entry)) };
    expect(() => Table.resume(game, changed)).toThrow(/another state/);
    const throwing = createToy({
      play: () => {
        throw new Error('what was legal is not');
      },
    });
    expect(() => Table.resume(throwing, log)).toThrow(/entry 0 \(action\) does not replay/);
  });
});
