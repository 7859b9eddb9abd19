import { describe, expect, it } from 'vitest';
import { get, joinWith, post, shared, start, Tab, tokenOf, wish } from './client.js';

describe('seats', () => {
  const server = shared();

  it('are held by a cookie that scripts cannot read', async () => {
    const { url } = server;
    const { setCookie } = await post(url, '/api/tables', wish());
    expect(setCookie).toMatch(/^bocage=[A-Za-z0-9_-]{43};/);
    expect(setCookie).toContain('HttpOnly');
    expect(setCookie).toContain('SameSite=Lax');
  });

  it('are taken once by an invitation', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const link = opened.body.invitations.german as string;
    expect(link.startsWith(`${url}/join/`)).toBe(true);
    const bob = await post(url, '/api/join', joinWith(link));
    expect(bob.body).toMatchObject({ table: opened.body.table, seats: ['german'] });
    const carl = await post(url, '/api/join', joinWith(link, 'Carl'));
    expect([carl.status, carl.body.code]).toEqual([410, 'used-invitation']);
    const again = await post(url, '/api/join', joinWith(link), bob.cookie);
    expect(again.body).toEqual(bob.body);
    const listed = await get(url, '/api/tables', bob.cookie);
    expect(listed.body.tables[0].seats).toMatchObject([
      { seat: 'allied', held: 'human', name: 'Ann' },
      { seat: 'german', held: 'me', name: 'Bob' },
    ]);
    expect((await get(url, '/api/tables', carl.cookie)).body.tables).toEqual([]);
  });

  it('say before they are taken to which game, scenario and side they belong, and who invites', async () => {
    const { url } = server;
    const three = { us: 'me', british: 'invite', german: 'random' } as const;
    const opened = await post(url, '/api/tables', wish({ title: 'Sunday', options: { players: 'three' }, seats: three }));
    const { table, invitations } = opened.body;
    const path = `/api/invitations/${tokenOf(invitations.british)}`;
    const to = {
      table,
      title: 'Sunday',
      game: { id: 'fake', title: 'Fake' },
      scenario: { id: 'long', title: 'Long' },
      options: { weather: 'fair', players: 'three' },
      seat: { id: 'british', title: 'British', side: 'allied' },
      host: 'Ann',
      hall: false,
      over: false,
    };
    expect((await get(url, path)).body).toEqual({ ...to, used: false });
    const bob = await post(url, '/api/join', joinWith(invitations.british));
    expect(bob.body).toEqual({ table, seats: ['british'], to: { ...to, used: true } });
    expect((await get(url, path, bob.cookie)).body).toEqual({ ...to, used: true });
    expect((await get(url, path)).body.code).toBe('used-invitation');
    const { seat: _, ...looking } = to;
    expect((await get(url, `/api/invitations/${tokenOf(invitations.spectator)}`)).body).toEqual({ ...looking, used: false });
    expect((await get(url, `/api/invitations/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('name who invites though he plays none of them', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'invite', german: 'invite' } }));
    const { body } = await get(url, `/api/invitations/${tokenOf(opened.body.invitations.german)}`);
    expect(body).toMatchObject({ host: 'Ann', seat: { title: 'German' } });
  });

  it('wait for everybody before the first secret is drawn, and mix in what each brought', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table } = opened.body;
    const ann = await Tab.open(url, opened.cookie);
    const welcome = await ann.watch(table, ['allied']);
    expect(welcome.picture.awaits).toEqual({ kind: 'chance' });
    await post(url, '/api/join', joinWith(opened.body.invitations.german));
    await ann.at(3);
    expect(ann.picture.awaits).toEqual({ kind: 'seats', seats: ['allied'], mode: 'turn' });
    const { told } = await ann.watch(table, ['allied']);
    expect(told.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['nonce', 'allied'],
      ['nonce', 'german'],
      ['roll', undefined],
    ]);
  });

  it('are those the options choose, each with its own invitation', async () => {
    const { url } = server;
    const three = { us: 'me', british: 'invite', german: 'random' } as const;
    const opened = await post(url, '/api/tables', wish({ options: { players: 'three' }, seats: three }));
    expect([opened.status, opened.body.seats, Object.keys(opened.body.invitations)]).toEqual([200, ['us'], ['british', 'spectator']]);
    const listed = await get(url, '/api/tables', opened.cookie);
    expect(listed.body.tables[0].seats).toMatchObject([
      { seat: 'us', title: 'American', held: 'me' },
      { seat: 'british', title: 'British', held: 'open' },
      { seat: 'german', title: 'German', held: 'computer', name: 'random' },
    ]);
    const two = await post(url, '/api/tables', wish({ options: { players: 'three' } }));
    expect([two.status, two.body.code]).toEqual([400, 'wrong-seats']);
    expect(two.body.message).toContain('us, british, german');
  });

  it('lose together when one of a side gives up', async () => {
    const { url } = server;
    const opened = await post(
      url,
      '/api/tables',
      wish({ options: { players: 'three' }, seats: { us: 'me', british: 'invite', german: 'me' } }),
    );
    const { table } = opened.body;
    const bob = await post(url, '/api/join', joinWith(opened.body.invitations.british));
    const tab = await Tab.open(url, bob.cookie);
    await tab.watch(table, ['british']);
    await tab.ask({ type: 'resign', table, seat: 'british' });
    await tab.until((got) => got.type === 'table' && got.table.over?.winner === 'german');
    const other = await post(url, '/api/tables', wish({ options: { players: 'three' }, seats: { us: 'me', british: 'me', german: 'me' } }));
    const ann = await Tab.open(url, other.cookie);
    await ann.watch(other.body.table, ['us', 'british', 'german']);
    await ann.ask({ type: 'resign', table: other.body.table, seat: 'german' });
    await ann.until((got) => got.type === 'table' && got.table.over?.winner === 'allied');
  });

  it('stay with their holder: only an unused link can be replaced by who opened the table', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table, invitations } = opened.body;
    const path = `/api/tables/${table}/invitations`;
    const stranger = await post(url, path, { seat: 'german' });
    expect(stranger.status).toBe(404);
    const renewed = await post(url, path, { seat: 'german' }, opened.cookie);
    const old = await post(url, '/api/join', joinWith(invitations.german));
    expect(old.body.code).toBe('revoked-invitation');
    const bob = await post(url, '/api/join', joinWith(renewed.body.invitations.german));
    expect(bob.status).toBe(200);
    const stealing = await post(url, path, { seat: 'german' }, opened.cookie);
    expect([stealing.status, stealing.body.code]).toEqual([403, 'seat-taken']);
    const moving = await post(url, path, { seat: 'german' }, bob.cookie);
    const elsewhere = await post(url, '/api/join', joinWith(moving.body.invitations.german));
    expect(elsewhere.body.seats).toEqual(['german']);
    const before = await Tab.open(url, bob.cookie);
    await expect(before.watch(table, ['german'])).rejects.toThrow('wrong-seat');
  });

  it.each([[['german']], [[]]])('that pass to another person end every watch of who held them before, through %j', async (through) => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table, invitations } = opened.body;
    const bob = await post(url, '/api/join', joinWith(invitations.german));
    const tabs = [await Tab.open(url, bob.cookie), await Tab.open(url, bob.cookie)] as const;
    for (const tab of tabs) await tab.watch(table, through);
    const link = await post(url, `/api/tables/${table}/invitations`, { seat: 'german' }, bob.cookie);
    const carl = await post(url, '/api/join', joinWith(link.body.invitations.german, 'Carl'));
    const from = tabs.map((tab) => tab.got.length);
    const now = await Tab.open(url, carl.cookie);
    await now.watch(table, ['german']);
    const ann = await Tab.open(url, opened.cookie);
    await ann.watch(table, ['allied']);
    expect(await ann.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
    expect(await now.act(table, 'german', 'hide')).toMatchObject({ type: 'done' });
    expect(await ann.ask({ type: 'chat', table, text: 'not for Bob' })).toMatchObject({ type: 'done' });
    for (const [i, tab] of tabs.entries()) {
      await tab.until((got) => got.type === 'seated' && got.seats.length === 0);
      expect(await tab.ask({ type: 'view-at', table, seats: [], position: 0 })).toMatchObject({ code: 'not-invited' });
      expect(tab.got.slice(from[i]).filter(({ type }) => type !== 'seated' && type !== 'refused')).toEqual([]);
    }
  });

  it('cannot be looked through or acted for by others', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table, invitations } = opened.body;
    const bob = await post(url, '/api/join', joinWith(invitations.german));
    const tab = await Tab.open(url, bob.cookie);
    await tab.watch(table, ['german']);
    await expect(tab.watch(table, ['allied'])).rejects.toThrow('wrong-seat');
    await expect(tab.watch(table, ['allied', 'german'])).rejects.toThrow('wrong-seat');
    for (const changes of [
      { seat: 'allied' },
      { seats: ['allied'] },
      { seats: ['allied', 'german'] },
      { seat: 'allied', seats: ['allied'] },
    ]) {
      expect(await tab.act(table, 'german', 'h1', changes)).toMatchObject({ type: 'refused', code: 'wrong-seat' });
    }
    expect(await tab.ask({ type: 'resign', table, seat: 'allied' })).toMatchObject({ code: 'wrong-seat' });
    expect(await tab.act(table, 'german', 'h1')).toMatchObject({ code: 'not-asked' });
    const nobody = await Tab.open(url);
    await expect(nobody.watch(table, [])).rejects.toThrow('not-invited');
    expect(await nobody.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ code: 'not-invited' });
    expect(await nobody.ask({ type: 'view-at', table, seats: [], position: 0 })).toMatchObject({ code: 'not-invited' });
  });

  it('spectators share one link, see the open side only and cannot act', async () => {
    const { url } = await start({ quotas: { spectatorsPerTable: 2 } });
    const opened = await post(url, '/api/tables', wish());
    const { table, invitations } = opened.body;
    const joined = await Promise.all(['One', 'Two'].map((name) => post(url, '/api/join', joinWith(invitations.spectator, name))));
    expect(joined.map(({ body }) => [body.table, body.seats])).toEqual([
      [table, []],
      [table, []],
    ]);
    const third = await post(url, '/api/join', joinWith(invitations.spectator, 'Three'));
    expect(third.body.code).toBe('too-many-spectators');
    const tab = await Tab.open(url, joined[0]?.cookie);
    const welcome = await tab.watch(table, []);
    expect(welcome.picture.view.known).toEqual({ order: null, hidden: [] });
    expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ code: 'wrong-seat' });
    expect(await tab.ask({ type: 'chat', table, text: 'good evening' })).toMatchObject({ type: 'done' });
    expect((await tab.until((got) => got.type === 'chat')) as unknown).toMatchObject({ line: { from: 'One', text: 'good evening' } });
  });

  it('may both belong to one browser, merged or one at a time', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish());
    const { table } = opened.body;
    const tab = await Tab.open(url, opened.cookie);
    const both = await tab.watch(table, ['german', 'allied']);
    expect(both.picture.seats).toEqual(['allied', 'german']);
    expect(both.picture.view.known).toMatchObject({ order: expect.stringMatching(/^order-of-/) });
    expect(await tab.act(table, 'allied', 'h4')).toMatchObject({ type: 'done', position: both.picture.position + 1 });
    const one = await tab.watch(table, ['allied']);
    expect(one.picture.view.known).toEqual({ order: null, hidden: [] });
  });

  it('are not guessed: an unknown token is unknown', async () => {
    const { url } = server;
    const answer = await post(url, '/api/join', { token: tokenOf('x'.repeat(43)), name: 'Eve', nonce: 'c'.repeat(32) });
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown-invitation']);
  });
});
