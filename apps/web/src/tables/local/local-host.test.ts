import { createRng, type Entry, type GameModule, makeAction, replay, type View } from '@bocage/kernel';
import type { OrdersBySeat } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { fakeGame } from '../../testing/fake-game.js';
import { LocalHost, type LocalNews } from './local-host.js';
import type { LocalPlayer, LocalTable, Sharing } from './local-table.js';

const game = fakeGame as unknown as GameModule;

function tableOf(players: Record<string, LocalPlayer>, sharing: Sharing = 'open'): LocalTable {
  const fixed = { id: 't', game: 'fake', scenario: 'only', options: {}, title: '', handDice: false, created: '', secret: 'ab'.repeat(32) };
  return { ...fixed, players, sharing };
}

function hostOf(table: LocalTable, entries: readonly Entry[] = [], played: GameModule = game) {
  const disk: Entry[] = [...entries];
  const news: LocalNews[] = [];
  const kept: OrdersBySeat[] = [];
  const labels: string[] = [];
  const shown: { seat: string; view: View }[] = [];
  const rng = createRng(1);
  const host = new LocalHost(played, table, '', entries, {
    keep: (from, more, { when }) => {
      labels.push(when);
      disk.splice(from, disk.length, ...more);
      return Promise.resolve();
    },
    keepOrders: (orders) => {
      kept.push(orders);
      return Promise.resolve();
    },
    think: (seat, view) => {
      shown.push({ seat, view });
      const legal = game.legal(view, seat);
      return Promise.resolve(makeAction(legal[rng.below(legal.length)] as NonNullable<(typeof legal)[number]>));
    },
    publish: (one) => void news.push(one),
    now: () => '',
    nonce: () => '00',
  });
  const last = () => news.at(-1) as LocalNews;
  return { host, disk, news, shown, kept, labels, last };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a game in this browser', () => {
  it('shows the human seat its own secrets and no others', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'random' }));
    await host.start();
    expect(last().picture.seats).toEqual(['blue']);
    expect(JSON.stringify(last().picture)).toContain('4711');
    expect(JSON.stringify(last().picture)).not.toContain('4712');
  });

  it('is called in the list of games by the turn it has come to, though nothing was played since it was loaded', async () => {
    const { host, labels, disk } = hostOf(tableOf({ blue: 'me', red: 'me' }));
    await host.start();
    const [before, entries] = [labels.length, disk.length];
    host.label('Turn 3');
    host.label('Turn 3');
    expect([labels.slice(before), disk.length]).toEqual([['Turn 3'], entries]);
  });

  it('shows a computer player only the view of its seat', async () => {
    const { host, shown } = hostOf(tableOf({ blue: 'me', red: 'random' }));
    await host.start();
    await host.act('blue', 2, 'done');
    await settle();
    expect(shown.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain('4711');
  });

  it('lets a computer do a player’s part of a step, from his own view, and stops there', async () => {
    const { host, shown, last } = hostOf(tableOf({ blue: 'me', red: 'me' }));
    await host.start();
    const { awaits } = last().picture;
    const seat = awaits.kind === 'seats' ? (awaits.seats[0] as string) : '';
    const step = JSON.stringify((last().picture.view.open as { stack: unknown }).stack);
    expect(await host.assist(seat)).toEqual({ ok: true });
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map((one) => one.seat))).toEqual(new Set([seat]));
    const after = last().picture.awaits;
    const isMoved = JSON.stringify((last().picture.view.open as { stack: unknown }).stack) !== step;
    expect(isMoved || (after.kind === 'seats' && !after.seats.includes(seat))).toBe(true);
  });

  it('lets the staff finish a phase through all its moves, and does not begin the next', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'me' }));
    await host.start();
    expect(await host.assist('blue')).toEqual({ ok: true });
    const actions = host.log().entries.filter(({ kind }) => kind === 'action');
    expect(actions.at(-1)).toMatchObject({ seat: 'blue', action: 'done' });
    expect(actions.filter((entry) => entry.kind === 'action' && entry.action === 'done')).toHaveLength(1);
    expect(last().picture.awaits).toMatchObject({ kind: 'seats', seats: ['red'] });
  });

  it('keeps every entry before the page hears of it', async () => {
    const { host, disk, last } = hostOf(tableOf({ blue: 'me', red: 'me' }));
    await host.start();
    const { position } = last().picture;
    await host.act('blue', position, 'u0');
    expect(disk.at(-1)).toMatchObject({ kind: 'action', action: 'u0' });
  });

  it('refuses an answer to an old position', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'me' }));
    await host.start();
    const { position } = last().picture;
    await host.act('blue', position, 'u0');
    expect(await host.act('blue', position, 'u1')).toMatchObject({ ok: false, code: 'stale' });
  });

  it('goes on from its entries after a reload', async () => {
    const table = tableOf({ blue: 'me', red: 'random' });
    const first = hostOf(table);
    await first.host.start();
    await first.host.act('blue', first.last().picture.position, 'done');
    await settle();
    const second = hostOf(table, first.disk);
    await second.host.start();
    expect(second.last().picture).toEqual(first.last().picture);
    expect(second.disk).toEqual(first.disk);
  });

  it('rolls verifiable dice', async () => {
    const { host } = hostOf(tableOf({ blue: 'random', red: 'random' }));
    await host.start();
    await settle();
    await settle();
    expect(host.log().entries.length).toBeGreaterThan(5);
    expect(replay(game, host.log())).toMatchObject({ ok: true });
  });

  it('lets the computer give a move back and decline a draw', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'random' }));
    await host.start();
    await host.act('blue', last().picture.position, 'done');
    await settle();
    expect(await host.propose('blue', 'draw')).toMatchObject({ ok: false, code: 'declined' });
    expect(await host.propose('blue', 'take-back')).toEqual({ ok: true });
    expect(last().picture.awaits).toMatchObject({ seats: ['blue'] });
  });

  it('ends when a side resigns', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'random' }));
    await host.start();
    await host.resign('blue');
    expect(last().picture.awaits).toMatchObject({ kind: 'over', outcome: { winner: 'red' } });
  });
});

describe('the curtain', () => {
  it('shows nobody’s secrets until the asked player sits down', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'me' }, 'curtain'));
    await host.start();
    expect(last().curtain).toBe('blue');
    expect(JSON.stringify(last().picture)).not.toMatch(/471[12]/);
    host.look(['blue']);
    expect(last().curtain).toBeUndefined();
    expect(JSON.stringify(last().picture)).toContain('4711');
  });

  it('falls when the other side is asked, and lifts for it alone', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'me' }, 'curtain'));
    await host.start();
    host.look(['blue']);
    await host.act('blue', last().picture.position, 'done');
    expect(last().curtain).toBe('red');
    host.look(['red']);
    expect(JSON.stringify(last().picture)).not.toContain('4711');
    expect(last().from).toBe(0);
  });
});

describe('an earlier position', () => {
  it('is what the table looked like then, undo and all', async () => {
    const { host, last } = hostOf(tableOf({ blue: 'me', red: 'me' }));
    await host.start();
    const seen = new Map<number, unknown>();
    const look = () => seen.set(last().picture.position, structuredClone(last().picture.view));
    look();
    for (const action of ['u0', 'h2', 'u1', 'undo', 'u2', 'done']) {
      const { position } = last().picture;
      if (action === 'undo') await host.undo('blue', position);
      else await host.act('blue', position, action);
      look();
    }
    expect(seen.size).toBeGreaterThan(5);
    for (const [position, view] of seen) expect(host.viewAt(position).view).toEqual(view);
  });

  it('lists the seats its options choose, and a whole side gives up with one of them', async () => {
    const seats = [
      { id: 'blue', title: 'Blue', side: 'west' },
      { id: 'green', title: 'Green', side: 'west' },
      { id: 'red', title: 'Red' },
      { id: 'white', title: 'White' },
    ];
    const values = [{ id: 'three', title: '', seats: ['blue', 'green', 'red'] }];
    const meta = { ...game.meta, seats, options: [{ id: 'players', title: '', section: 'F.1', values }] };
    const table = { ...tableOf({ blue: 'me', green: 'random', red: 'random' }), options: { players: 'three' } };
    const { host, last } = hostOf(table, [], { ...game, meta });
    await host.start();
    expect(last().info.seats.map(({ seat, held }) => [seat, held])).toEqual([
      ['blue', 'me'],
      ['green', 'computer'],
      ['red', 'computer'],
    ]);
    await host.resign('blue');
    expect(last().info.over).toEqual({ level: 'resignation', winner: 'red' });
  });

  describe('with standing orders', () => {
    /** Said beforehand: a seat ends its turn at once. */
    const ordered = {
      ...game,
      orders: {
        kinds: [{ id: 'end', title: 'Ending', about: '', choices: [{ id: 'done', title: 'End my turn' }] }],
        asked: () => ({ kind: 'end' }),
        answer: (_view, _seat, legal, orders) => (orders.of('end').choice === 'done' ? legal.at(-1) : undefined),
      },
    } as GameModule;
    const DONE = { kind: 'end', choice: 'done' };

    it('follows them, keeps them and shows them to their own seat', async () => {
      const { host, kept, last } = hostOf(tableOf({ blue: 'me', red: 'me' }), [], ordered);
      await host.start();
      expect(await host.order('red', [DONE])).toEqual({ ok: true });
      expect(kept).toEqual([{ blue: [], red: [DONE] }]);
      expect(last().orders).toEqual({ blue: [], red: [DONE] });
      await host.act('blue', last().picture.position, 'done');
      expect(last().picture.awaits).toMatchObject({ kind: 'seats', seats: ['blue'] });
      expect(last().told.map(({ order }) => order)).toEqual([undefined, 'done']);
      expect(replay(ordered, host.log()).ok).toBe(true);
    });

    it('takes them up again with the game, and leaves out what is none', async () => {
      const table = { ...tableOf({ blue: 'me', red: 'me' }), orders: { red: [DONE, { kind: 'nonsense', choice: 'done' }], green: [DONE] } };
      const { host, last } = hostOf(table, [], ordered);
      await host.start();
      expect(host.allOrders()).toEqual({ blue: [], red: [DONE] });
      await host.act('blue', last().picture.position, 'done');
      expect(last().picture.awaits).toMatchObject({ seats: ['blue'] });
    });

    it('takes none for a computer’s seat, for one behind the curtain, or after the end', async () => {
      const computer = hostOf(tableOf({ blue: 'me', red: 'random' }), [], ordered);
      await computer.host.start();
      expect(await computer.host.order('red', [DONE])).toEqual({ ok: false, code: 'wrong-seat' });
      expect(await computer.host.order('blue', [{ kind: 'end', choice: 'begin' }])).toEqual({ ok: false, code: 'unknown-order' });
      const behind = hostOf(tableOf({ blue: 'me', red: 'me' }, 'curtain'), [], ordered);
      await behind.host.start();
      behind.host.look(['blue']);
      expect(await behind.host.order('red', [DONE])).toEqual({ ok: false, code: 'wrong-seat' });
      expect(await behind.host.order('blue', [DONE])).toEqual({ ok: true });
      behind.host.look(['red']);
      expect(JSON.stringify(behind.last().orders)).toBe('{"red":[]}');
      await behind.host.resign('red');
      expect(await behind.host.order('blue', [DONE])).toEqual({ ok: false, code: 'over' });
    });

    it('does not follow them for ever where everybody has some', async () => {
      const { host, last } = hostOf(tableOf({ blue: 'me', red: 'me' }), [], ordered);
      await host.start();
      await host.order('red', [DONE]);
      await host.order('blue', [DONE]);
      expect(last().picture.awaits.kind).toBe('over');
    });
  });
});
