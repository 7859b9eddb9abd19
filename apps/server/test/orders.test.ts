import type { ServerMessage } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { folder, get, joinWith, post, shared, start, Tab, wish } from './client.js';

const PASS = [{ kind: 'turn', choice: 'pass' }];

async function twoPlayers(url: string, scenario = 'long') {
  const opened = await post(url, '/api/tables', wish({ scenario, seats: { allied: 'me', german: 'invite' } }));
  const { table, invitations } = opened.body;
  const joined = await post(url, '/api/join', joinWith(invitations.german));
  const [ann, bob] = [await Tab.open(url, opened.cookie), await Tab.open(url, joined.cookie)];
  await ann.watch(table, ['allied']);
  await bob.watch(table, ['german']);
  await ann.asked('allied');
  return { table, ann, bob, annCookie: opened.cookie, bobCookie: joined.cookie, links: invitations };
}

const order = (tab: Tab, table: string, seat: string, change: unknown = PASS, id?: string) =>
  tab.ask({ type: 'orders', table, seat, change, ...(id === undefined ? {} : { id }) });
const orderNews = (tab: Tab) => tab.got.filter((got): got is Extract<ServerMessage, { type: 'orders' }> => got.type === 'orders');
const toldTo = (tab: Tab) => tab.got.flatMap((got) => (got.type === 'update' || got.type === 'welcome' ? got.told : []));

describe('standing orders at a server', () => {
  const server = shared({ quotas: { tablesPerSession: 100 } });

  it('answer for who is away, and tell the others what a click would have told', async () => {
    const { table, ann, bob, bobCookie } = await twoPlayers(server.url);
    expect(await order(bob, table, 'german')).toMatchObject({ type: 'done' });
    bob.close();
    const by = await ann.act(table, 'allied', 'h1');
    expect(by).toMatchObject({ type: 'done' });
    await ann.asked('allied');
    const news = toldTo(ann).slice(-2);
    const clicks = await twoPlayers(server.url);
    await clicks.ann.act(clicks.table, 'allied', 'h1');
    await clicks.bob.asked('german');
    await clicks.bob.act(clicks.table, 'german', 'pass');
    await clicks.ann.asked('allied');
    expect(news).toEqual(toldTo(clicks.ann).slice(-2));
    expect(ann.picture.undo).toEqual(clicks.ann.picture.undo);
    const back = await Tab.open(server.url, bobCookie);
    const { told, orders } = await back.watch(table, ['german']);
    expect(told.at(-1)).toMatchObject({ kind: 'action', seat: 'german', order: 'pass' });
    expect(orders).toEqual({ german: PASS });
  });

  it('answer what is asked already when they are given', async () => {
    const { table, ann, bob } = await twoPlayers(server.url);
    await ann.act(table, 'allied', 'h1');
    await bob.asked('german');
    await order(bob, table, 'german', [{ kind: 'turn', choice: 'go', n: 9 }]);
    await ann.asked('allied');
    expect(ann.picture.view.open).toMatchObject({ last: 9 });
  });

  it('are told to every tab of who holds the seat and to nobody else, nor that something was done in secret', async () => {
    const { table, ann, bob, bobCookie, links } = await twoPlayers(server.url);
    const looker = await post(server.url, '/api/join', joinWith(links.spectator, 'Eve'));
    const [eve, second] = [await Tab.open(server.url, looker.cookie), await Tab.open(server.url, bobCookie)];
    await eve.watch(table, []);
    await second.watch(table, ['german']);
    // Who opened the table is told a moment later that somebody looks on.
    await ann.until((got) => got.type === 'seats' && (got.people ?? []).some(({ name, online }) => name === 'Eve' && online));
    const before = [ann, eve].map((tab) => tab.raw.length);
    await order(bob, table, 'german', [{ kind: 'turn', choice: 'hide' }]);
    await second.until((got) => got.type === 'orders');
    expect(orderNews(second)).toEqual([{ type: 'orders', table, seat: 'german', orders: [{ kind: 'turn', choice: 'hide' }] }]);
    for (const tab of [ann, eve]) await tab.caughtUp(table);
    expect([ann, eve].map((tab, i) => tab.raw.slice(before[i]).filter((text) => !text.includes('"done"')))).toEqual([[], []]);
    await ann.act(table, 'allied', 'h1');
    await ann.asked('allied');
    await eve.caughtUp(table);
    for (const tab of [ann, eve]) {
      expect(orderNews(tab)).toEqual([]);
      expect(tab.raw.join()).not.toMatch(/"order":"(hide|pass)"|"choice"/);
    }
    expect((await ann.watch(table, ['allied'])).orders).toEqual({ allied: [] });
    expect((await eve.watch(table, [])).orders).toEqual({});
  });

  it('can be given by nobody but who holds the seat', async () => {
    const { table, ann, bob, links } = await twoPlayers(server.url);
    const looker = await post(server.url, '/api/join', joinWith(links.spectator, 'Eve'));
    const eve = await Tab.open(server.url, looker.cookie);
    await eve.watch(table, []);
    for (const [tab, seat] of [
      [ann, 'german'],
      [bob, 'allied'],
      [eve, 'german'],
      [bob, 'nobody'],
      [bob, '__proto__'],
    ] as const) {
      expect((await order(tab, table, seat)).type).toBe('refused');
    }
    await ann.act(table, 'allied', 'h1');
    await bob.asked('german');
  });

  it('have to be of the game’s kinds and bounds', async () => {
    const { table, bob } = await twoPlayers(server.url);
    const wrong = [
      [{ kind: 'sing', choice: 'loud' }],
      [{ kind: 'turn', choice: 'loop' }],
      [{ kind: 'turn', choice: 'go', n: 40 }],
      [{ kind: 'turn', choice: 'go', n: -1 }],
      [{ kind: 'turn', choice: 'pass', unit: 3 }],
      [{ kind: 'forced', choice: '__proto__' }],
    ];
    for (const change of wrong) expect((await order(bob, table, 'german', change)).type).toBe('refused');
    for (const change of [[], 'pass', [{ kind: 'turn', choice: 'go', n: 1.5 }], [{ kind: 'turn', extra: 1 }], Array(401).fill(PASS[0])]) {
      const from = bob.got.length;
      bob.sendRaw(JSON.stringify({ type: 'orders', id: 'odd', table, seat: 'german', change }));
      await bob.until((got) => got.type === 'refused', from);
    }
    expect((await bob.watch(table, ['german'])).orders).toEqual({ german: [] });
  });

  it('come once, however often they are sent', async () => {
    const { table, ann, bob } = await twoPlayers(server.url);
    await ann.act(table, 'allied', 'h1');
    await bob.asked('german');
    const sent = await Promise.all([1, 2, 3].map(() => order(bob, table, 'german', PASS, 'same')));
    expect(sent.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
    expect(orderNews(bob)).toHaveLength(1);
    await order(bob, table, 'german', [{ kind: 'turn' }], 'other');
    expect(await order(bob, table, 'german', PASS, 'same')).toMatchObject({ type: 'done' });
    await ann.asked('allied');
    await ann.act(table, 'allied', 'h2');
    await bob.asked('german');
    expect((await bob.watch(table, ['german'])).orders).toEqual({ german: [] });
  });

  it('are taken back and decided by hand by who undoes them', async () => {
    const { table, ann, bob } = await twoPlayers(server.url);
    await order(bob, table, 'german');
    await ann.act(table, 'allied', 'h1');
    await bob.until(() => bob.picture.undo.german?.ok === true);
    expect(ann.picture.undo.allied).toEqual({ ok: false, code: 'other-seat' });
    const { position } = bob.picture;
    expect(await bob.ask({ type: 'undo', table, seat: 'german', seats: ['german'], position })).toMatchObject({ type: 'done' });
    await bob.asked('german');
    expect(await bob.act(table, 'german', 'h5')).toMatchObject({ type: 'done' });
    await ann.asked('allied');
    await ann.act(table, 'allied', 'h6');
    await ann.asked('allied');
    expect(toldTo(bob).map(({ order: by }) => by)).toContain('pass');
  });

  it('do nothing after the end, and cannot be given then', async () => {
    const { table, ann, bob } = await twoPlayers(server.url, 'short');
    await order(bob, table, 'german');
    for (const action of ['h1', 'h2']) {
      await ann.asked('allied');
      await ann.act(table, 'allied', action);
    }
    await ann.until(() => ann.picture.awaits.kind === 'over');
    const { position } = ann.picture;
    expect(await order(bob, table, 'german', [{ kind: 'turn', choice: 'go', n: 1 }])).toMatchObject({ code: 'over' });
    expect(await order(ann, table, 'allied')).toMatchObject({ code: 'over' });
    expect((await ann.watch(table, ['allied'])).picture.position).toBe(position);
  });

  it('are not those of who takes over the seat, and who has lost it changes none', async () => {
    const { table, ann, bob, bobCookie } = await twoPlayers(server.url);
    await order(bob, table, 'german');
    const link = await post(server.url, `/api/tables/${table}/invitations`, { seat: 'german' }, bobCookie);
    const joined = await post(server.url, '/api/join', joinWith(link.body.invitations.german, 'Carl'));
    const carl = await Tab.open(server.url, joined.cookie);
    expect((await carl.watch(table, ['german'])).orders).toEqual({ german: [] });
    const heard = bob.raw.length;
    expect(await order(bob, table, 'german', [{ kind: 'turn', choice: 'go', n: 3 }])).toMatchObject({ code: 'wrong-seat' });
    await ann.act(table, 'allied', 'h1');
    await carl.asked('german');
    expect(await carl.act(table, 'german', 'h2')).toMatchObject({ type: 'done' });
    await order(carl, table, 'german', [{ kind: 'turn', choice: 'go', n: 4 }]);
    await ann.asked('allied');
    await ann.act(table, 'allied', 'h3');
    await ann.asked('allied');
    expect(ann.picture.view.open).toMatchObject({ last: 4 });
    expect(orderNews(bob).slice(1)).toEqual([]);
    expect(bob.raw.slice(heard).join()).not.toContain('"choice"');
  });

  it('given while the seat passes on stand for nobody', async () => {
    const { table, ann, bob, bobCookie } = await twoPlayers(server.url);
    const link = await post(server.url, `/api/tables/${table}/invitations`, { seat: 'german' }, bobCookie);
    const [joined] = await Promise.all([
      post(server.url, '/api/join', joinWith(link.body.invitations.german, 'Carl')),
      ...[1, 2, 3, 4, 5, 6].map((n) => order(bob, table, 'german', [{ kind: 'turn', choice: 'go', n }])),
    ]);
    const carl = await Tab.open(server.url, joined.cookie);
    expect((await carl.watch(table, ['german'])).orders).toEqual({ german: [] });
    await ann.act(table, 'allied', 'h1');
    await carl.asked('german');
  });

  it('of all seats keep nobody waiting: they go on for a while, and then only when somebody does something', async () => {
    const { table, ann, bob } = await twoPlayers(server.url);
    const other = await twoPlayers(server.url);
    await order(bob, table, 'german');
    await order(ann, table, 'allied', [{ kind: 'turn', choice: 'go', n: 2 }]);
    expect(await other.ann.act(other.table, 'allied', 'h1')).toMatchObject({ type: 'done' });
    const rested = async () => {
      for (let last = -1; last !== ann.picture.position; await new Promise((resolve) => setTimeout(resolve, 400))) {
        last = ann.picture.position;
        await ann.caughtUp(table);
      }
      return ann.picture.position;
    };
    const first = await rested();
    expect(first).toBeGreaterThan(100);
    expect(first).toBeLessThan(250);
    expect(await order(ann, table, 'allied', [{ kind: 'turn' }])).toMatchObject({ type: 'done' });
    await ann.asked('allied');
    expect(await ann.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  }, 30_000);

  it('roll nothing before everybody is there', async () => {
    const opened = await post(server.url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const ann = await Tab.open(server.url, opened.cookie);
    const { table } = opened.body;
    await ann.watch(table, ['allied']);
    expect(await order(ann, table, 'allied')).toMatchObject({ type: 'done' });
    expect((await ann.watch(table, ['allied'])).picture.awaits).toEqual({ kind: 'chance' });
    const joined = await post(server.url, '/api/join', joinWith(opened.body.invitations.german));
    const bob = await Tab.open(server.url, joined.cookie);
    await bob.watch(table, ['german']);
    await bob.asked('german');
  });

  it('are saved with a game of one’s own, and stand when it is loaded', async () => {
    const opened = await post(server.url, '/api/tables', wish());
    const ann = await Tab.open(server.url, opened.cookie);
    const { table } = opened.body;
    await ann.watch(table, ['allied', 'german']);
    await order(ann, table, 'german');
    await ann.act(table, 'allied', 'h1');
    const { body: save } = await get(server.url, `/api/tables/${table}/save`, opened.cookie);
    expect(save.bocage.orders).toEqual({ german: PASS });
    expect(save.entries.at(-1)).toMatchObject({ action: 'pass', by: 'order' });
    const again = await post(server.url, '/api/load', { save, name: 'Ann' }, opened.cookie);
    expect(again.status).toBe(200);
    const tab = await Tab.open(server.url, opened.cookie);
    expect((await tab.watch(again.body.table, ['allied', 'german'])).orders).toEqual({ allied: [], german: PASS });
    await tab.act(again.body.table, 'allied', 'h2');
    await tab.asked('allied');
    const invited = await post(server.url, '/api/load', { save, name: 'Ann', seats: { german: 'invite' } }, opened.cookie);
    const bob = await post(server.url, '/api/join', joinWith(invited.body.invitations.german));
    const bobs = await Tab.open(server.url, bob.cookie);
    expect((await bobs.watch(invited.body.table, ['german'])).orders).toEqual({ german: [] });
  });
});

describe('standing orders', () => {
  it('survive a restart with their seat', async () => {
    const dataDir = folder();
    const first = await start({ dataDir });
    const { table, bob, annCookie, bobCookie } = await twoPlayers(first.url);
    await order(bob, table, 'german', [{ kind: 'turn', choice: 'go', n: 11 }]);
    await first.stop();
    const second = await start({ dataDir });
    const ann = await Tab.open(second.url, annCookie);
    await ann.watch(table, ['allied']);
    await ann.act(table, 'allied', 'h1');
    await ann.asked('allied');
    expect(ann.picture.view.open).toMatchObject({ last: 11 });
    const again = await Tab.open(second.url, bobCookie);
    expect((await again.watch(table, ['german'])).orders).toEqual({ german: [{ kind: 'turn', choice: 'go', n: 11 }] });
  });
});
