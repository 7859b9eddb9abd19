import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder, get, post, start, Tab, wish } from './client.js';

describe('what was acknowledged', () => {
  it('is there after the server was killed, and a request sent again is answered and not repeated', async () => {
    const dataDir = folder();
    const server = await start({ dataDir });
    const opened = await post(server.url, '/api/tables', wish());
    const { table } = opened.body;
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(table, ['allied', 'german']);
    const { position } = tab.picture;
    const request = { type: 'act', id: 'the-same', table, seat: 'allied', seats: ['allied', 'german'], position, action: 'h7' };
    expect(await tab.ask(request)).toMatchObject({ type: 'done', position: position + 1 });
    expect(await tab.ask({ type: 'chat', table, id: 'said', text: 'well met' })).toMatchObject({ type: 'done' });
    expect(await tab.ask(request)).toMatchObject({ type: 'done' });
    await server.kill();

    const again = await start({ dataDir });
    const back = await Tab.open(again.url, opened.cookie);
    expect(await back.ask(request)).toMatchObject({ type: 'done' });
    expect(await back.ask({ type: 'chat', table, id: 'said', text: 'well met' })).toMatchObject({ type: 'done' });
    const welcome = await back.watch(table, ['allied', 'german'], position);
    expect(welcome.picture.position).toBe(position + 1);
    expect(welcome.picture.view.open).toMatchObject({ last: 7, seat: 'german' });
    expect(welcome.told).toHaveLength(1);
    expect(welcome.chat.map(({ text }) => text)).toEqual(['well met']);
    const other = await back.ask({ ...request, id: 'another' });
    expect(other).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('goes on from the same dice after a restart', async () => {
    const dataDir = folder();
    const server = await start({ dataDir });
    const opened = await post(server.url, '/api/tables', wish({ scenario: 'short' }));
    const { table } = opened.body;
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(table, ['allied']);
    await tab.act(table, 'allied', 'roll');
    await server.stop();
    const again = await start({ dataDir });
    const back = await Tab.open(again.url, opened.cookie);
    await back.watch(table, ['allied', 'german']);
    const moves: readonly (readonly [string, string])[] = [
      ['allied', 'roll'],
      ['allied', 'h1'],
      ['german', 'h2'],
      ['allied', 'h3'],
      ['german', 'h4'],
    ];
    for (const [seat, action] of moves) expect(await back.act(table, seat, action)).toMatchObject({ type: 'done' });
    const { body } = await get(again.url, `/api/tables/${table}/save`, opened.cookie);
    const { replay } = await import('@bocage/kernel');
    const { games } = (await import('./fake-game.mjs' as string)) as { games: readonly import('@bocage/kernel').GamePackage[] };
    const game = games[0] as import('@bocage/kernel').GamePackage;
    expect(replay(game.create(game.data), body)).toMatchObject({ ok: true });
  });
});

/** Opens tables with ever smaller packs until none is taken any more. */
async function fillDisk(url: string): Promise<void> {
  for (const length of [60_000, 12_000, 3_000]) {
    for (let n = 0; ; n++) {
      const { status } = await post(url, '/api/tables', wish({ pack: { map: { title: `${n} ${'x'.repeat(length)}` } } }));
      if (status !== 200) break;
    }
  }
}

describe('a disk that is full', () => {
  it('refuses before it acknowledges, and nothing of what it refused remains', async () => {
    const dataDir = folder();
    const server = await start({ dataDir, quotas: { databaseBytes: 400_000, messagesPerSecond: 1e6, messageBurst: 1e6 } });
    const opened = await post(server.url, '/api/tables', wish());
    const { table } = opened.body;
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(table, ['allied', 'german']);
    let acknowledged = tab.picture.position;
    let refused = 0;
    for (let i = 0; i < 4_000 && refused < 5; i++) {
      if (i === 10) await fillDisk(server.url);
      const { awaits } = tab.picture;
      const seat = awaits.kind === 'seats' ? (awaits.seats[0] as string) : '';
      const answer = await tab.ask({ type: 'act', table, seat, seats: ['allied', 'german'], position: acknowledged, action: 'h3' });
      if (answer.type === 'done') {
        acknowledged++;
        await tab.at(acknowledged);
      } else {
        expect(answer.code).toBe('not-saved');
        refused++;
      }
    }
    expect(refused).toBe(5);
    expect(acknowledged).toBeGreaterThan(10);
    expect((await tab.watch(table, ['allied', 'german'], acknowledged)).picture.position).toBe(acknowledged);
    const full = await post(server.url, '/api/tables', wish({ title: 'x'.repeat(80), options: { weather: 'storm' } }));
    if (full.status !== 200) expect([full.status, full.body.code]).toEqual([503, 'not-saved']);
    await server.stop();
    const roomy = await start({ dataDir });
    const back = await Tab.open(roomy.url, opened.cookie);
    expect((await back.watch(table, ['allied', 'german'])).picture.position).toBe(acknowledged);
    const { awaits } = back.picture;
    expect(await back.act(table, awaits.kind === 'seats' ? (awaits.seats[0] as string) : '', 'h1')).toMatchObject({ type: 'done' });
  });
});

describe('the database', () => {
  it('is in WAL mode with every commit synced, and belongs to one server', async () => {
    const dataDir = folder();
    const server = await start({ dataDir });
    expect((await get(server.url, '/api/health')).body).toMatchObject({ ok: true, journalMode: 'wal', synchronous: 2, games: ['fake'] });
    await expect(start({ dataDir })).rejects.toThrow('is in use: another Bocage runs in this folder');
  });

  it('is not opened when the folder is no folder', async () => {
    const dataDir = folder();
    mkdirSync(`${dataDir}/bocage.db`);
    await expect(start({ dataDir })).rejects.toThrow();
  });
});

describe('an upgrade that changes the rules', () => {
  it('goes on from the latest state by a checkpoint', async () => {
    const dataDir = folder();
    const server = await start({ dataDir });
    const opened = await post(server.url, '/api/tables', wish());
    const { table } = opened.body;
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(table, ['allied', 'german']);
    for (const [seat, action] of [
      ['allied', 'h1'],
      ['german', 'hide'],
      ['german', 'h2'],
    ] as const) {
      expect(await tab.act(table, seat, action)).toMatchObject({ type: 'done' });
    }
    const { view } = tab.picture;
    await server.stop();
    const upgraded = await start({ dataDir }, { FAKE_STRIDE: '2' });
    const back = await Tab.open(upgraded.url, opened.cookie);
    const welcome = await back.watch(table, ['allied', 'german'], tab.picture.position);
    expect(welcome.picture.view).toEqual(view);
    expect(await back.act(table, 'allied', 'h3')).toMatchObject({ type: 'done' });
    expect(back.picture.view.open).toMatchObject({ turn: 5, last: 3 });
    await upgraded.kill();
    const later = await start({ dataDir }, { FAKE_STRIDE: '2' });
    const third = await Tab.open(later.url, opened.cookie);
    expect((await third.watch(table, ['allied', 'german'])).picture).toEqual(back.picture);
  });
});
