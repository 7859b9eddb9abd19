import { request } from 'node:http';
import { openTable } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { get, post, seated, shared, Tab, wish } from './client.js';

/** The status a request gets that names this host. */
function statusFor(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${url}/api/health`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('messages that are not in order', () => {
  const server = shared();

  it.each([
    ['no JSON', 'hello'],
    ['half a message', '{"type":"act"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown kind', '{"type":"cheat","id":"x","table":"abcdefgh"}'],
    ['a field too many', '{"type":"unwatch","id":"x","table":"abcdefgh","admin":true}'],
    ['a prototype', '{"type":"unwatch","id":"x","table":"abcdefgh","__proto__":{"admin":true}}'],
    ['a path for a table', '{"type":"unwatch","id":"x","table":"../../etc"}'],
    ['a negative position', '{"type":"view-at","id":"x","table":"abcdefgh","seats":[],"position":-1}'],
    ['a thousand seats', JSON.stringify({ type: 'watch', id: 'x', table: 'abcdefgh', seats: Array(1000).fill('a'), have: 0 })],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ])('are refused: %s', async (_what, text) => {
    const { tab, table } = await seated(server.url);
    const from = tab.got.length;
    tab.sendRaw(text);
    expect(await tab.until((got) => got.type === 'refused', from)).toMatchObject({ code: 'bad-message' });
    expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });

  it('are refused when too large, and end the connection when much too large', async () => {
    const { tab, table } = await seated(server.url);
    const from = tab.got.length;
    tab.sendRaw(JSON.stringify({ type: 'chat', id: 'x', table, text: 'x'.repeat(20_000) }));
    expect(await tab.until((got) => got.type === 'refused', from)).toMatchObject({ code: 'too-large' });
    tab.sendRaw('x'.repeat(200_000));
    expect(await tab.hungUp()).toBe(1009);
  });

  it('say what was wrong: an old position, an illegal target, an unreadable action, no table', async () => {
    const { tab, table } = await seated(server.url);
    const before = tab.picture;
    expect(await tab.act(table, 'allied', 'h1', { position: before.position - 1 })).toMatchObject({ code: 'stale' });
    expect(await tab.act(table, 'allied', 'h1', { position: before.position + 1 })).toMatchObject({ code: 'stale' });
    expect(await tab.act(table, 'allied', 'h999')).toMatchObject({ code: 'not-legal', refusal: { code: 'off-map', section: '3' } });
    expect(await tab.act(table, 'allied', 'DROP TABLE')).toMatchObject({ code: 'unreadable' });
    expect(await tab.act(table, 'allied', '__proto__')).toMatchObject({ code: 'unreadable' });
    expect(await tab.act('zzzzzzzzzzzzzzzz', 'allied', 'h1')).toMatchObject({ code: 'unknown-table' });
    expect(await tab.ask({ type: 'roll', table, seat: 'allied', result: [6] })).toMatchObject({ code: 'not-by-hand' });
    expect((await tab.watch(table, ['allied'])).picture).toEqual(before);
  });
});

describe('foreign pages', () => {
  const server = shared();

  it('cannot use the server under another name or from another origin', async () => {
    const { url } = server;
    const { port } = new URL(url);
    expect(await statusFor(url, { host: `127.0.0.1:${port}` })).toBe(200);
    expect(await statusFor(url, { host: `localhost:${port}` })).toBe(200);
    expect(await statusFor(url, { host: `evil.example:${port}` })).toBe(421);
    expect(await statusFor(url, { host: '127.0.0.1:1' })).toBe(421);
    expect(await statusFor(url, { host: `127.0.0.1:${port}`, origin: 'http://evil.example' })).toBe(403);
    expect(await statusFor(url, { host: `127.0.0.1:${port}`, origin: 'null' })).toBe(403);
    const foreign = await post(url, '/api/tables', wish(), '', { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'wrong-origin']);
    await expect(Tab.open(url, '', { origin: 'https://evil.example' })).rejects.toThrow('403');
    const own = await Tab.open(url, '', { origin: url });
    expect(own.closedWith).toBe(0);
  });

  it('get a policy that keeps foreign scripts out', async () => {
    const response = await fetch(`${server.url}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a table that should not be opened', () => {
  const server = shared({ quotas: { packBytes: 100_000 } });
  const open = (changes: Record<string, unknown>) => post(server.url, '/api/tables', { ...wish(), ...changes });

  it.each([
    ['no JSON', '{"game":', 400, 'bad-request'],
    ['an unknown game', { game: 'chess' }, 404, 'unknown-game'],
    ['an unknown scenario', { scenario: 'x' }, 400, 'unknown-scenario'],
    ['an unknown option', { options: { cheats: 'on' } }, 400, 'unknown-option'],
    ['an unknown value', { options: { weather: 'sun' } }, 400, 'unknown-option'],
    ['a seat missing', { seats: { allied: 'me' } }, 400, 'wrong-seats'],
    ['a seat too many', { seats: { allied: 'me', german: 'me', french: 'me' } }, 400, 'wrong-seats'],
    ['an automaton where there is none', { seats: { allied: 'me', german: 'automaton' } }, 400, 'unknown-player'],
    ['markup in a name', { name: '<script>alert(1)</script>' }, 400, 'bad-text'],
    ['markup in a title', { title: '<img src=x>' }, 400, 'bad-text'],
    ['text that runs backwards', { name: 'Ann\u202e' }, 400, 'bad-text'],
    ['a field too many', { admin: true }, 400, 'bad-request'],
  ])('is refused: %s', async (_what, body, status, code) => {
    const answer = typeof body === 'string' ? await post(server.url, '/api/tables', body) : await open(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message.length).toBeGreaterThan(10);
  });

  it.each([
    ['a prototype', '{"rules":{"__proto__":{"hexes":1}}}', 400],
    ['a constructor', '{"rules":{"constructor":{"prototype":{"hexes":1}}}}', 400],
    ['markup', '{"map":{"title":"<b onclick=x>"}}', 400],
    ['an unknown file', '{"passwords":{}}', 400],
    ['a figure out of bounds', '{"rules":{"hexes":5000}}', 400],
    ['figures of another kind', '{"rules":{"hexes":"many"}}', 400],
    ['a list', '[1,2]', 400],
    ['megabytes', JSON.stringify({ map: { title: 'x'.repeat(200_000) } }), 413],
    ['figures that never end', '{"rules":{"hexes":666}}', 400],
  ])('is refused with a data pack of %s', async (_what, pack, status) => {
    const text = JSON.stringify({ ...wish(), pack: 'PACK' }).replace('"PACK"', pack);
    const answer = await post(server.url, '/api/tables', text);
    expect(answer.status).toBe(status);
    expect(answer.body.message.length).toBeGreaterThan(10);
    const health = await get(server.url, '/api/health');
    expect(health.body.ok).toBe(true);
  });

  it('is not looked through when it names more seats, options or fields than there can be', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`k${i}`, 'x']));
    for (const body of [
      { ...wish(), seats: many },
      { ...wish(), options: many },
      { ...wish(), ...many },
    ])
      expect(openTable.safeParse(body).error?.issues).toHaveLength(1);
    expect(openTable.safeParse(wish()).success).toBe(true);
  });

  it('says file, path and reason of a bad figure, and opens with a good one', async () => {
    const bad = await open({ pack: { rules: { hexes: 5000 } } });
    expect(bad.body.complaints).toEqual([{ file: 'rules', path: 'hexes', reason: 'must be from 1 to 999' }]);
    const good = await open({ pack: { rules: { hexes: 2 } } });
    const tab = await Tab.open(server.url, good.cookie);
    const { table } = good.body;
    const welcome = await tab.watch(table, ['allied']);
    const { pack } = welcome.table;
    expect(pack).toMatchObject({ rules: { hexes: 2, turns: 1_000_000 } });
    expect((await get(server.url, `/api/tables/${table}`, good.cookie)).body).toMatchObject({ id: table, owner: true, pack });
    expect((await get(server.url, `/api/tables/${table}`, bad.cookie)).body.code).toBe('unknown-table');
    expect((await get(server.url, '/api/tables', good.cookie)).body.tables[0]).not.toHaveProperty('pack');
    expect((await get(server.url, `/api/tables/${table}/save`, good.cookie)).body.bocage).toMatchObject({ pack, sharing: 'open' });
    expect(await tab.act(table, 'allied', 'h5')).toMatchObject({ code: 'not-legal' });
    expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });
});
