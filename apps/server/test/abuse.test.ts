import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Answer, get, post, shared, start, Tab, wish } from './client.js';
import { DESKS, guestWith, openHall, options } from './hall-guests.js';

async function seated(url: string) {
  const opened = await post(url, '/api/tables', wish());
  const tab = await Tab.open(url, opened.cookie);
  const table = opened.body.table as string;
  await tab.watch(table, ['allied']);
  return { tab, table, cookie: opened.cookie };
}

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

describe('a flood', () => {
  it('is refused, and ends the connection when it goes on', async () => {
    const { url } = await start({ quotas: { messageBurst: 20, messagesPerSecond: 1, chatPerMinute: 3, watchesPerConnection: 2 } });
    const { tab, table, cookie } = await seated(url);
    for (let i = 0; i < 3; i++) expect(await tab.ask({ type: 'chat', table, text: `line ${i}` })).toMatchObject({ type: 'done' });
    expect(await tab.ask({ type: 'chat', table, text: 'one too many' })).toMatchObject({ code: 'too-fast' });
    for (let i = 0; i < 200; i++) tab.sendRaw('{}');
    expect(await tab.hungUp()).toBe(1008);
    expect(tab.got.some((got) => got.type === 'refused' && got.code === 'too-fast')).toBe(true);
    const calm = await Tab.open(url, cookie);
    await calm.watch(table, ['allied']);
    expect(await calm.act(table, 'allied', 'h2')).toMatchObject({ type: 'done' });
  });

  it('of pings ends the connection, so that the answers nobody reads do not pile up', async () => {
    const { url } = await start({ quotas: { messageBurst: 20, messagesPerSecond: 1 } });
    const { tab, table, cookie } = await seated(url);
    for (let i = 0; i < 50; i++) tab.ping();
    expect(await tab.hungUp()).toBe(1006);
    const calm = await Tab.open(url, cookie);
    calm.ping();
    await calm.watch(table, ['allied']);
    expect(await calm.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });

  it('of looks at the past is refused, and what is played is not', async () => {
    const { url } = await start({ quotas: { looksBackPerSecond: 1 } });
    const { tab, table } = await seated(url);
    const looks = Array.from({ length: 12 }, () => tab.ask({ type: 'view-at', table, seats: ['allied'], position: 0 }));
    const answers = (await Promise.all(looks)).map((answer) => (answer.type === 'refused' ? answer.code : answer.type));
    expect(answers.filter((answer) => answer === 'too-fast').length).toBeGreaterThan(4);
    expect(answers.filter((answer) => answer === 'done').length).toBeGreaterThan(2);
    expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });

  it('of looks through many tabs of one person meets one quota, also when he hangs up and comes back', async () => {
    const { url } = await start({ quotas: { looksBackPerSecond: 1, watchBurst: 5, watchesPerSecond: 0.01 } });
    const { tab, table, cookie } = await seated(url);
    const codes: string[] = [];
    const note = (answer: Awaited<ReturnType<Tab['ask']>>) => codes.push(answer.type === 'refused' ? answer.code : answer.type);
    for (let i = 0; i < 6; i++) {
      const other = await Tab.open(url, cookie);
      note(await other.ask({ type: 'watch', table, seats: ['allied'], have: 0 }));
      for (let j = 0; j < 3; j++) await other.ask({ type: 'view-at', table, seats: ['allied'], position: 0 });
      other.close();
    }
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'too-fast', 'too-fast']);
    const looks = await Promise.all(Array.from({ length: 4 }, () => tab.ask({ type: 'view-at', table, seats: ['allied'], position: 0 })));
    expect(looks.filter(({ type }) => type === 'done').length).toBeLessThan(4);
    expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });

  it.each(['/api/tables', '/%61pi/tables', '/ap%69/tables?x=1'])('of requests for %s meets its quota', async (path) => {
    const { url } = await start({ quotas: { requestsPerMinute: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await fetch(url + path)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('of saves of one person meets its quota', async () => {
    const { url } = await start({ quotas: { savesPerMinute: 2 } });
    const [ann, bob] = [await post(url, '/api/tables', wish()), await post(url, '/api/tables', wish())];
    const save = async ({ body, cookie }: Answer) => (await get(url, `/api/tables/${body.table}/save`, cookie)).status;
    expect([await save(ann), await save(ann), await save(ann), await save(bob)]).toEqual([200, 200, 429, 200]);
  });

  it('of lists meets a quota of each person besides that of the address, which made-up sessions do not get round', async () => {
    const { url } = await start({ quotas: { listsPerMinute: 3, requestsPerMinute: 10 } });
    const [ann, bob] = [await post(url, '/api/tables', wish()), await post(url, '/api/tables', wish())];
    const list = async ({ cookie }: { readonly cookie: string }) => (await get(url, '/api/tables', cookie)).status;
    expect([await list(ann), await list(ann)]).toEqual([200, 200]);
    expect((await get(url, `/api/tables/${ann.body.table}`, ann.cookie)).status).toBe(200);
    expect([await list(ann), await list(bob)]).toEqual([429, 200]);
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) {
      const cookie = `bocage=${String(i).repeat(43)}`;
      statuses.push((await get(url, `/api/tables/${ann.body.table}/save`, cookie)).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it('of decisions made through ever other seats is refused, and what is decided through those that are looked through is not', async () => {
    const { url } = await start({ ...options, quotas: { watchBurst: 4, watchesPerSecond: 0.01 } });
    const seats = Object.fromEntries([...DESKS, 'umpire'].map((seat) => [seat, 'me']));
    const room = await openHall(url, undefined, seats);
    const { tab, send } = await guestWith(room, room.host, ['desk-1']);
    const act = async (through: readonly string[]) => {
      const answer = await send({ type: 'act', seat: 'desk-1', seats: through, position: 99, action: 'pick:1' });
      return answer.type === 'refused' ? answer.code : answer.type;
    };
    const codes: string[] = [];
    for (const desk of DESKS.slice(1, 7)) codes.push(await act(['desk-1', desk]));
    expect(codes).toEqual(['stale', 'stale', 'stale', 'too-fast', 'too-fast', 'too-fast']);
    expect(await act(['desk-1'])).toBe('stale');
    expect(await tab.act(room.table, 'desk-1', 'pick:1')).toMatchObject({ type: 'done' });
  });

  it('of tables and connections meets its quota', async () => {
    const { url } = await start({ quotas: { tablesPerSession: 2, connectionsPerAddress: 3, watchesPerConnection: 1 } });
    const first = await post(url, '/api/tables', wish());
    const second = await post(url, '/api/tables', wish(), first.cookie);
    expect(second.status).toBe(200);
    const third = await post(url, '/api/tables', wish(), first.cookie);
    expect([third.status, third.body.code]).toEqual([429, 'too-many-tables']);
    const tab = await Tab.open(url, first.cookie);
    await tab.watch(first.body.table, ['allied']);
    await expect(tab.watch(second.body.table, ['allied'])).rejects.toThrow('too-many-tables');
    await Tab.open(url);
    await Tab.open(url);
    const fourth = await Tab.open(url);
    expect(await fourth.hungUp()).toBe(1013);
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
