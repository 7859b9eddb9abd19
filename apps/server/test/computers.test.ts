import { describe, expect, it } from 'vitest';
import { post, start, Tab, wish } from './client.js';

type Seats = Record<string, 'me' | 'greedy'>;
const machines: Seats = { allied: 'greedy', german: 'greedy' };
const against: Seats = { allied: 'me', german: 'greedy' };

const open = (url: string, seats: Seats, weather: string, cookie = '') =>
  post(url, '/api/tables', wish({ seats, options: { weather } }), cookie);

async function sit(url: string, weather: string, cookie = '') {
  const opened = await open(url, against, weather, cookie);
  const tab = await Tab.open(url, opened.cookie);
  const table = opened.body.table as string;
  await tab.watch(table, ['allied']);
  await tab.asked('allied');
  return { tab, table, cookie: opened.cookie };
}

/** One's own move, and where the computer answered. */
async function round({ tab, table }: Awaited<ReturnType<typeof sit>>): Promise<number> {
  const { position } = tab.picture;
  expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
  await tab.at(position + 2);
  await tab.asked('allied');
  return (tab.picture.view.open as { last: number }).last;
}

describe('who plays against a computer', () => {
  it('does not wait for computers that play each other, however long they think and however many there are', async () => {
    const { url } = await start({ botSeconds: 40 });
    let eve = '';
    for (let i = 0; i < 3; i++) eve = (await open(url, machines, 'storm', eve)).cookie;
    const ann = await sit(url, 'fair');
    const since = performance.now();
    for (let i = 0; i < 3; i++) await round(ann);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it('does not wait for machines of his own either', async () => {
    const { url } = await start({ botSeconds: 40 });
    let eve = '';
    for (let i = 0; i < 3; i++) eve = (await open(url, machines, 'storm', eve)).cookie;
    const own = await sit(url, 'fair', eve);
    const since = performance.now();
    for (let i = 0; i < 3; i++) await round(own);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it('does not wait for another person’s computer either', async () => {
    const { url } = await start({ botSeconds: 40 });
    let eve = '';
    for (let i = 0; i < 3; i++) {
      const stuck = await sit(url, 'storm', eve);
      eve = stuck.cookie;
      await stuck.tab.act(stuck.table, 'allied', 'h1');
    }
    const ann = await sit(url, 'fair');
    const since = performance.now();
    await round(ann);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it('meets the same player from move to move, in a thread that is his own as far as there are threads', async () => {
    const { url } = await start({ botWorkers: 3 });
    const [ann, bob] = [await sit(url, 'rain'), await sit(url, 'rain')];
    const annsOther = await sit(url, 'rain', ann.cookie);
    const threads = { ann: new Set<number>(), bob: new Set<number>() };
    for (let i = 0; i < 4; i++) {
      threads.ann.add(await round(ann));
      threads.bob.add(await round(bob));
      threads.ann.add(await round(annsOther));
    }
    expect([threads.ann.size, threads.bob.size]).toEqual([1, 1]);
    expect(threads.ann).not.toEqual(threads.bob);
  });
});

describe('tables of computers only', () => {
  it('are few for each person', async () => {
    const { url } = await start({ quotas: { machineTablesPerSession: 2 } });
    const first = await open(url, machines, 'storm');
    expect((await open(url, machines, 'storm', first.cookie)).status).toBe(200);
    const third = await open(url, machines, 'storm', first.cookie);
    expect([third.status, third.body.code]).toEqual([429, 'too-many-machine-tables']);
    expect((await open(url, against, 'fair', first.cookie)).status).toBe(200);
    expect((await open(url, machines, 'storm')).status).toBe(200);
  });

  it('are as few when they are opened all at once', async () => {
    const { url } = await start({ quotas: { machineTablesPerSession: 2, tablesPerSession: 5 } });
    const { cookie } = await open(url, against, 'fair');
    const atOnce = (seats: Seats, count: number) => Promise.all(Array.from({ length: count }, () => open(url, seats, 'fair', cookie)));
    expect((await atOnce(machines, 8)).filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await atOnce(against, 8)).filter(({ status }) => status === 200)).toHaveLength(2);
  });
});
