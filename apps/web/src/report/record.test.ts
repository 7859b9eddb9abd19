import type { GameUi } from '@bocage/board';
import { clone, type GameTypes, hex, makeAction, type StateOf, Table, type Told, unit, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { type FakeOpen, fakeGame, grid } from '../testing/fake-game.js';
import { fakeUi } from '../testing/fake-ui.js';
import { outcomeOf, parted, playRecord } from './play-record.js';
import { standingOf } from './record.js';
import { watchRecord } from './watch-record.js';

/** The fake game, telling of its turns as the games of the house do. */
const ui = {
  ...fakeUi,
  game: {
    ...fakeGame,
    play(state: StateOf<GameTypes>, seat: string, action: Parameters<typeof fakeGame.play>[2]) {
      const open = state.open as FakeOpen;
      const { turn } = open;
      const events = fakeGame.play(state as never, seat, action);
      return open.turn === turn ? events : [...events, { event: 'dusk' }, { event: 'turn' }, { event: 'dawn' }];
    },
    eventFor: (event: { event: string }, seat: string | undefined) => (event.event === 'moved' && seat === 'red' ? undefined : event),
  },
} as unknown as GameUi;

const at = (label: string) => hex(grid.parse(label) as number);

/** Two turns and a bit, with a move undone. */
function playedTable(): Table {
  const table = new Table(ui.game, { scenario: 'only', options: {}, commitment: '' });
  const act = (seat: string, ...actions: Parameters<Table['act']>[1][]) => {
    for (const action of actions) expect(table.act(seat, action).ok, makeAction(action)).toBe(true);
  };
  act('blue', unit(0), at('0202'), unit(1), at('0203'));
  expect(table.undo('blue').ok).toBe(true);
  act('blue', at('0303'), word('done'));
  act('red', word('done'));
  act('blue', unit(2), at('0204'), word('done'));
  act('red', unit(3), at('0702'), word('done'));
  act('blue', unit(0), at('0302'));
  return table;
}

const names = (moments: readonly { readonly events: readonly { readonly event: string }[] }[]) =>
  moments.flatMap(({ events }) => events.map(({ event }) => event));

describe('a record', () => {
  it('parts the last entry of a turn where the next begins', () => {
    const [before, after] = parted({ events: [{ event: 'dusk' }, { event: 'turn' }, { event: 'dawn' }], note: 'so be it' });
    expect(before).toEqual({ events: [{ event: 'dusk' }], note: 'so be it' });
    expect(after).toEqual({ events: [{ event: 'turn' }, { event: 'dawn' }] });
    expect(parted({ events: [] })).toEqual([undefined, undefined]);
  });

  it('has a chapter for each turn, with the state at its end and without what was undone', async () => {
    const { chapters, start } = await playRecord(ui, playedTable().log, ['blue', 'red'], 'whole');
    expect(chapters.map(({ status }) => status.turn)).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
    expect(names(chapters[0]?.moments ?? [])).toEqual(['moved', 'moved', 'dusk']);
    expect(names(chapters[1]?.moments ?? [])).toEqual(['turn', 'dawn', 'moved', 'moved', 'dusk']);
    const hexes = (view: { readonly open: unknown } | undefined, of: number) =>
      grid.label((view as { readonly open: FakeOpen }).open.hex[of] as number);
    expect([start, ...chapters.map(({ view }) => view)].map((view) => hexes(view, 0))).toEqual(['0102', '0202', '0202', '0302']);
    expect(hexes(chapters[0]?.view, 1)).toBe('0303');
    expect(hexes(chapters[1]?.view, 3)).toBe('0702');
  });

  it('keeps to what its seats heard and know when it is not the whole truth', async () => {
    const { chapters } = await playRecord(ui, playedTable().log, ['red'], 'seen');
    expect(chapters.flatMap(({ moments }) => names(moments))).not.toContain('moved');
    expect(chapters.map(({ view }) => (view.known as { secret: number[] }).secret[0])).toEqual([0, 0, 0]);
  });

  it('is the same when it is put together from what a seat was told', async () => {
    const table = playedTable();
    const played = await playRecord(ui, table.log, ['blue'], 'seen');
    const told = table.history.map(
      ({ entry, events }): Told => ({ kind: entry.kind, events, ...('seat' in entry ? { seat: entry.seat } : {}) }),
    );
    const viewAt = async (position: number) => {
      const then = Table.load(ui.game, { ...table.log, entries: table.log.entries.slice(0, position) });
      const { open, known } = then.view(['blue']);
      return { seats: ['blue'], position, view: clone({ open, known }) } as never;
    };
    const picture = await viewAt(told.length);
    const watched = await watchRecord(ui, { told, picture } as never, viewAt);
    expect(watched.chapters.map(({ moments }) => names(moments))).toEqual(played.chapters.map(({ moments }) => names(moments)));
    expect(watched.chapters.map(({ view }) => view.open)).toEqual(played.chapters.map(({ view }) => view.open));
    expect(watched.chapters.map(({ status }) => status.turn)).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
  });

  it('says how a game ended, and nothing of one that goes on', () => {
    const table = playedTable();
    expect(outcomeOf(ui, table.log)).toBeUndefined();
    table.conclude({ level: 'draw' }, 'agreed');
    expect(outcomeOf(ui, table.log)).toEqual({ level: 'draw' });
  });

  it('says why when the server does not show an earlier turn', async () => {
    const state = { told: [{ kind: 'action', seat: 'blue', events: [{ event: 'moved' }] }], picture: {} } as never;
    await expect(watchRecord(ui, state, () => Promise.resolve(undefined))).rejects.toThrow('earlier turns');
  });

  it('leaves out what an undo or a take-back took out of the telling', () => {
    const told = (kind: Told['kind'], seat: string): Told => ({ kind, seat, events: [] });
    const all = [told('action', 'blue'), told('action', 'red'), told('undo', 'blue'), told('action', 'blue'), told('action', 'red')];
    expect(standingOf(all).map(({ position }) => position)).toEqual([1, 3, 4]);
    expect(standingOf([...all, told('take-back', 'blue')]).map(({ position }) => position)).toEqual([1]);
  });
});
