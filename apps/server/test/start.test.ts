import { closeSync, existsSync, mkdirSync, openSync, readFileSync, unlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folder, get, post, start, Tab, wish } from './client.js';

/** A folder in which a server has run and a game was played. */
async function used(moves = 3): Promise<string> {
  const dataDir = folder();
  const server = await start({ dataDir, quotas: { messageBurst: 1e6, messagesPerSecond: 1e6 } });
  const opened = await post(server.url, '/api/tables', wish());
  const tab = await Tab.open(server.url, opened.cookie);
  await tab.watch(opened.body.table, ['allied', 'german']);
  for (let i = 0; i < moves; i++) await tab.act(opened.body.table, i % 2 === 0 ? 'allied' : 'german', `h${i % 9}`);
  await server.stop();
  return dataDir;
}

const PAGE = 4_096;
/** How a page of a table that is kept in the order of its key begins. */
const KEYED_LEAF = 10;

/** Where a page of a log lies that nobody reads before somebody looks at its table. */
function pageOfLog(file: Buffer): number {
  const pages = Array.from({ length: file.length / PAGE }, (_, i) => i * PAGE);
  return pages.find((at) => file[at] === KEYED_LEAF && file.subarray(at, at + PAGE).includes('"action":"h')) ?? -1;
}

/** The line with which a server refuses to start. */
async function refusal(options: Record<string, unknown>): Promise<string> {
  const why = await start(options).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(why.trim().split('\n')).toHaveLength(1);
  return why;
}

describe('a server does not start', () => {
  it('without the key its tables are sealed with, and makes none in its place', async () => {
    const dataDir = await used();
    const key = join(dataDir, 'server.key');
    const right = readFileSync(key);
    unlinkSync(key);
    expect(await refusal({ dataDir })).toContain('server.key is missing');
    expect(existsSync(key)).toBe(false);
    writeFileSync(key, '0'.repeat(64));
    expect(await refusal({ dataDir })).toContain('not the one its tables are sealed with');
    writeFileSync(key, 'half a key');
    expect(await refusal({ dataDir })).toContain('64 hexadecimal digits');
    writeFileSync(key, right);
    expect((await get((await start({ dataDir })).url, '/api/health')).body.tables).toBe(1);
  });

  it('on a database that is damaged, at its head or in the middle', async () => {
    // So many moves that they no longer lie in the journal, which is read at the start.
    const dataDir = await used(520);
    const file = join(dataDir, 'bocage.db');
    const whole = readFileSync(file);
    const at = pageOfLog(whole);
    expect(at).toBeGreaterThan(0);
    const damaged = openSync(file, 'r+');
    writeSync(damaged, Buffer.alloc(512, 0xa5), 0, 512, at);
    closeSync(damaged);
    expect(await refusal({ dataDir })).toContain('is damaged');
    writeFileSync(file, 'this is no database, whatever it is called; it is a letter of some length');
    expect(await refusal({ dataDir })).toContain('is damaged');
    writeFileSync(file, whole);
    expect((await get((await start({ dataDir })).url, '/api/health')).body).toMatchObject({ ok: true, troubles: [] });
  });

  it('in a folder where another runs, and says so in one line', async () => {
    const dataDir = folder();
    await start({ dataDir });
    expect(await refusal({ dataDir })).toMatch(/bocage\.db is in use: another Bocage runs in this folder/);
  });

  it.each(['bocage.example.org', 'ftp://bocage.example.org', 'https://example.org/bocage', 'https://me:secret@example.org', 'http://', ''])(
    'with --public-url %j',
    async (publicUrl) => {
      expect(await refusal({ publicUrl })).toContain('--public-url must be');
    },
  );
});

describe('the client', () => {
  it('is sent as it was packed when it was built: a flood of requests for it costs no more than reading', async () => {
    const webDir = folder();
    mkdirSync(join(webDir, 'assets'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
    const script = 'x'.repeat(5_000);
    writeFileSync(join(webDir, 'assets/x.js'), script);
    writeFileSync(join(webDir, 'assets/x.js.gz'), gzipSync('packed beforehand'));
    const { url } = await start({ webDir });
    const asked = (encoding: string) => fetch(`${url}/assets/x.js`, { headers: { 'accept-encoding': encoding } });
    const packed = await asked('gzip');
    expect([await packed.text(), packed.headers.get('vary')?.toLowerCase()]).toEqual(['packed beforehand', 'accept-encoding']);
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await asked('identity');
    expect([await plain.text(), plain.headers.get('content-type')]).toEqual([script, packed.headers.get('content-type')]);
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
  });
});

describe('the answers of /api', () => {
  it('are never kept by a browser or a proxy', async () => {
    const { url } = await start();
    for (const path of ['/api/tables', '/api/health', '/api/tables/abcdefgh/save', '/api/nothing']) {
      const response = await fetch(url + path);
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('nor are those that refuse a foreign page, or that were asked for in an odd way', async () => {
    const { url } = await start();
    const foreign = await fetch(`${url}/api/tables`, { headers: { origin: 'https://evil.example' } });
    expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([403, 'no-store']);
    const odd = await fetch(`${url}/%61pi/tables`);
    expect([await odd.json(), odd.headers.get('cache-control')]).toEqual([{ tables: [] }, 'no-store']);
    const broken = await fetch(`${url}/api/tables/%ff`);
    expect([broken.status, broken.headers.get('cache-control'), await broken.json()]).toMatchObject([
      400,
      'no-store',
      { code: 'bad-request' },
    ]);
  });

  it('and the page, which brings a session, is no proxy’s to give to another', async () => {
    const { url } = await start();
    for (const path of ['/', '/table/abcdefgh', '/join/x']) {
      const { headers } = await fetch(url + path);
      expect([path, headers.get('cache-control'), headers.get('set-cookie') !== null]).toEqual([path, 'private, no-cache', true]);
    }
  });
});

describe('health', () => {
  it('says that moves are not kept as long as they are not', async () => {
    const free = { messageBurst: 1e6, messagesPerSecond: 1e6, chatPerMinute: 1e6, chatPerTable: 1e6 };
    const { url } = await start({ quotas: { databaseBytes: 400_000, ...free } });
    const opened = await post(url, '/api/tables', wish());
    const other = await post(url, '/api/tables', wish());
    const { table } = opened.body;
    expect((await get(url, '/api/health')).body).toMatchObject({ ok: true, journalMode: 'wal', synchronous: 2 });
    const tab = await Tab.open(url, opened.cookie);
    await tab.watch(table, ['allied', 'german']);
    const text = 'x'.repeat(500);
    let isFull = false;
    for (let i = 0; i < 50 && !isFull; i++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => tab.ask({ type: 'chat', table, text })));
      isFull = answers.some((answer) => answer.type === 'refused' && answer.code === 'not-saved');
    }
    expect(isFull).toBe(true);
    const full = await get(url, '/api/health');
    expect([full.status, full.body.ok]).toEqual([503, false]);
    expect(full.body.troubles.join()).toContain('the last write was refused');
    const gone = await fetch(`${url}/api/tables/${table}`, { method: 'DELETE', headers: { cookie: opened.cookie } });
    expect([gone.status, (await get(url, '/api/health')).status]).toEqual([200, 503]);
    const [again, id] = [await Tab.open(url, other.cookie), other.body.table];
    await again.watch(id, ['allied', 'german']);
    expect(await again.act(id, 'allied', 'h1')).toMatchObject({ type: 'done' });
    expect((await get(url, '/api/health')).body).toMatchObject({ ok: true, troubles: [] });
  });

  it('says that no move is played while a rules thread is begun anew', async () => {
    const { url } = await start({ rulesSeconds: 1, quotas: { requestsPerMinute: 1e6 } });
    const opened = await post(url, '/api/tables', wish({ scenario: 'broken' }));
    const tab = await Tab.open(url, opened.cookie);
    await tab.watch(opened.body.table, ['allied']);
    const failing = tab.act(opened.body.table, 'allied', 'loop');
    const heard = new Set<string>();
    for (let [last, until] = ['', Date.now() + 30_000]; Date.now() < until && !(heard.size > 1 && last === '200 '); ) {
      const { status, body } = await get(url, '/api/health');
      last = `${status} ${body.troubles.join()}`;
      heard.add(last);
    }
    expect(await failing).toMatchObject({ code: 'stopped' });
    expect([...heard].sort()).toEqual(['200 ', '503 a rules thread is not running']);
  });
});
