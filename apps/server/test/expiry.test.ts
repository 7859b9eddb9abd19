import { describe, expect, it } from 'vitest';
import { eventually, folder, get, joinWith, post, shared, start, Tab, wish } from './client.js';

const remove = (url: string, table: string, cookie: string) =>
  fetch(`${url}/api/tables/${table}`, { method: 'DELETE', headers: { cookie } }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as { code?: string },
  }));

const SECOND = 1 / 86_400;

describe('a table', () => {
  const server = shared();

  it('is deleted by who opened it, and by nobody else', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish());
    const { table, invitations } = opened.body;
    const eve = await post(url, '/api/join', joinWith(invitations.spectator, 'Eve'));
    const tab = await Tab.open(url, eve.cookie);
    await tab.watch(table, []);
    const ann = await Tab.open(url, opened.cookie);
    await ann.watch(table, ['allied', 'german']);
    expect(await remove(url, table, '')).toMatchObject({ status: 404 });
    expect(await remove(url, table, eve.cookie)).toMatchObject({ status: 403, body: { code: 'not-owner' } });
    expect(await remove(url, table, opened.cookie)).toMatchObject({ status: 200 });
    await tab.until((got) => got.type === 'closed' && got.table === table);
    expect(await ann.act(table, 'allied', 'h1')).toMatchObject({ code: 'unknown-table' });
    await expect(tab.watch(table, [])).rejects.toThrow('unknown-table');
    expect((await get(url, '/api/tables', opened.cookie)).body.tables).toEqual([]);
    expect((await get(url, `/api/tables/${table}/save`, opened.cookie)).status).toBe(404);
    expect((await post(url, '/api/join', joinWith(invitations.spectator, 'Fay'))).body.code).toBe('unknown-invitation');
    expect(await remove(url, table, opened.cookie)).toMatchObject({ status: 404 });
  });

  it('is not deleted under the hands of others, but when the game is over', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table } = opened.body;
    await post(url, '/api/join', joinWith(opened.body.invitations.german));
    expect(await remove(url, table, opened.cookie)).toMatchObject({ status: 409, body: { code: 'others-play' } });
    const ann = await Tab.open(url, opened.cookie);
    await ann.watch(table, ['allied']);
    await ann.ask({ type: 'resign', table, seat: 'allied' });
    expect(await remove(url, table, opened.cookie)).toMatchObject({ status: 200 });
  });

  it('of computers ends in the middle of their game', async () => {
    const { url } = await start({ quotas: { machineTablesPerSession: 1 } });
    const machines = wish({ seats: { allied: 'greedy', german: 'greedy' } });
    const opened = await post(url, '/api/tables', machines);
    expect((await post(url, '/api/tables', machines, opened.cookie)).status).toBe(429);
    expect(await remove(url, opened.body.table, opened.cookie)).toMatchObject({ status: 200 });
    expect((await post(url, '/api/tables', machines, opened.cookie)).status).toBe(200);
  });
});

describe('a table nobody uses', () => {
  it('is not counted against who opened it any more, and can still be gone on with', async () => {
    const { url } = await start({ quotas: { tablesPerSession: 1, quietTableDays: 3 * SECOND } });
    const first = await post(url, '/api/tables', wish());
    expect((await post(url, '/api/tables', wish(), first.cookie)).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect((await post(url, '/api/tables', wish(), first.cookie)).status).toBe(200);
    const tab = await Tab.open(url, first.cookie);
    await tab.watch(first.body.table, ['allied']);
    expect(await tab.act(first.body.table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });

  it('is counted again when somebody has come back to it, and one whose game is over never', async () => {
    const settings = { dataDir: folder(), quotas: { tablesPerSession: 1, quietTableDays: 4 * SECOND } };
    const before = await start(settings);
    const { body, cookie } = await post(before.url, '/api/tables', wish());
    await before.stop();
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const { url } = await start(settings);
    const tab = await Tab.open(url, cookie);
    await tab.watch(body.table, ['allied']);
    expect((await post(url, '/api/tables', wish(), cookie)).body.code).toBe('too-many-tables');
    expect(await tab.ask({ type: 'resign', table: body.table, seat: 'allied' })).toMatchObject({ type: 'done' });
    expect((await post(url, '/api/tables', wish(), cookie)).status).toBe(200);
  });

  it('goes after a time, a finished one earlier, one that is looked at never', async () => {
    const { url } = await start({
      idleSeconds: 1,
      sweepSeconds: 1,
      quotas: { finishedTableDays: 3 * SECOND, abandonedTableDays: 12 * SECOND },
    });
    const [played, left, finished] = [
      await post(url, '/api/tables', wish()),
      await post(url, '/api/tables', wish()),
      await post(url, '/api/tables', wish()),
    ];
    const watched = await Tab.open(url, played.cookie);
    await watched.watch(played.body.table, ['allied']);
    const tab = await Tab.open(url, finished.cookie);
    await tab.watch(finished.body.table, ['allied']);
    await tab.ask({ type: 'resign', table: finished.body.table, seat: 'allied' });
    tab.close();
    const tables = async () => (await get(url, '/api/health')).body.tables as number;
    await eventually(
      async () => (await tables()) === 2,
      () => 'the finished table is still there',
    );
    expect((await get(url, '/api/tables', left.cookie)).body.tables).toHaveLength(1);
    await eventually(
      async () => (await tables()) === 1,
      () => 'the abandoned table is still there',
    );
    expect(await watched.act(played.body.table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  });
});
