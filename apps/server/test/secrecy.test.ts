import { describe, expect, it } from 'vitest';
import { get, joinWith, post, shared, Tab, wish } from './client.js';

describe('secrets', () => {
  const server = shared();

  async function twoPlayers(changes = {}) {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' }, ...changes }));
    const { table, invitations } = opened.body;
    const joined = await post(url, '/api/join', joinWith(invitations.german));
    const [ann, bob] = [await Tab.open(url, opened.cookie), await Tab.open(url, joined.cookie)];
    await ann.watch(table, ['allied']);
    await bob.watch(table, ['german']);
    return { table, ann, bob, annCookie: opened.cookie, bobCookie: joined.cookie, opened };
  }

  it('never reach the other seat, whatever it asks for', async () => {
    const { url } = server;
    const { table, ann, bob, annCookie } = await twoPlayers();
    const spectator = await post(
      url,
      '/api/join',
      joinWith((await post(url, `/api/tables/${table}/invitations`, { seat: 'spectator' }, annCookie)).body.invitations.spectator),
    );
    const eve = await Tab.open(url, spectator.cookie);
    await eve.watch(table, []);
    for (let turn = 0; turn < 8; turn++) {
      await ann.asked('allied');
      if (turn % 3 === 0) expect(await ann.act(table, 'allied', 'roll')).toMatchObject({ type: 'done' });
      expect(await ann.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
      await bob.asked('german');
      expect(await bob.act(table, 'german', 'hide')).toMatchObject({ type: 'done' });
      expect(await bob.act(table, 'german', 'h3')).toMatchObject({ type: 'done' });
    }
    await ann.asked('allied');
    for (const tab of [ann, eve]) {
      const seats = tab === ann ? ['allied'] : [];
      for (let position = 0; position < 12; position++) await tab.ask({ type: 'view-at', table, seats, position });
      await tab.watch(table, seats);
    }
    const heard = [
      ...ann.raw,
      ...eve.raw,
      JSON.stringify((await get(url, '/api/tables', annCookie)).body),
      JSON.stringify((await get(url, `/api/tables/${table}/save`, annCookie)).body),
      JSON.stringify((await get(url, `/api/tables/${table}/save`, spectator.cookie)).body),
    ].join('\n');
    expect(bob.raw.join('\n')).toMatch(/order-of-[A-Z]+-773/);
    expect(bob.raw.join('\n')).toContain('hidden-in-0-hedge');
    expect(heard.length).toBeGreaterThan(10_000);
    expect(heard).not.toMatch(/order-of-|773[123]|hedge|"hash"|"secret"/);
  });

  it('leave no trace in time: nothing at all is sent for what a seat cannot notice', async () => {
    const { table, ann, bob } = await twoPlayers();
    await ann.act(table, 'allied', 'h1');
    await bob.asked('german');
    await ann.caughtUp(table);
    const heard = ann.raw.length;
    const { position } = ann.picture;
    expect(await bob.act(table, 'german', 'hide')).toMatchObject({ type: 'done' });
    await ann.caughtUp(table);
    expect(ann.got.slice(heard).map(({ type }) => type)).toEqual(['done']);
    const again = await ann.watch(table, ['allied'], position);
    expect(again.picture.position).toBe(position);
    expect(again.told).toEqual([]);
  });

  it('of the dice are shown when the game is over, and fit what was promised', async () => {
    const { url } = server;
    const { table, ann, bob, annCookie, bobCookie } = await twoPlayers({ scenario: 'short' });
    const promised = (await ann.watch(table, ['allied'])).table.header.commitment;
    for (let turn = 0; turn < 4; turn++) {
      const [tab, seat] = turn % 2 === 0 ? ([ann, 'allied'] as const) : ([bob, 'german'] as const);
      await tab.asked(seat);
      expect(await tab.act(table, seat, `h${turn}`)).toMatchObject({ type: 'done' });
    }
    await ann.until((got) => got.type === 'table' && got.table.over !== undefined);
    const { commitmentOf, replay } = await import('@bocage/kernel');
    const { games } = (await import('./fake-game.mjs' as string)) as { games: readonly import('@bocage/kernel').GamePackage[] };
    const [game] = games;
    if (!game) throw new Error('no game');
    for (const cookie of [annCookie, bobCookie]) {
      const { body } = await get(url, `/api/tables/${table}/save`, cookie);
      expect(commitmentOf(body.secret)).toBe(promised);
      expect(replay(game.create(game.data), body)).toEqual({ entries: 7, ok: true });
      const forged = structuredClone(body);
      forged.entries[2].result[0] = (forged.entries[2].result[0] + 1) % 3;
      expect(replay(game.create(game.data), forged).ok).toBe(false);
    }
    const loaded = await post(url, '/api/load', { save: (await get(url, `/api/tables/${table}/save`, annCookie)).body }, annCookie);
    expect(loaded.status).toBe(200);
    const looking = await Tab.open(url, annCookie);
    const welcome = await looking.watch(loaded.body.table, ['allied', 'german']);
    expect(welcome.table.over).toEqual({ level: 'decisive', winner: 'allied' });
  });
});
