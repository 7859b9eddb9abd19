import type { ServerMessage } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { eventually, folder, post, type Served, start, Tab, wish } from './client.js';

async function table(url: string, changes = {}) {
  const opened = await post(url, '/api/tables', wish(changes));
  const tab = await Tab.open(url, opened.cookie);
  const id = opened.body.table as string;
  await tab.watch(id, opened.body.seats);
  return { tab, id, cookie: opened.cookie };
}

/** What the server logs comes by another way than what it sends. */
const logs = (server: Served, text: string) =>
  eventually(
    () => server.logged.join('\n').includes(text),
    () => `never logged: ${text}; but ${server.logged.join('\n')}`,
  );

describe('rules that fail', () => {
  it.each(['loop', 'throw'])('stop their table and no other: %s', async (action) => {
    const dataDir = folder();
    const server = await start({ dataDir });
    const [broken, ...others] = await Promise.all([table(server.url, { scenario: 'broken' }), table(server.url), table(server.url)]);
    if (!broken) throw new Error('no table');
    for (const { tab, id } of [broken, ...others]) expect(await tab.act(id, 'allied', 'h1')).toMatchObject({ type: 'done' });
    const failing = broken.tab.act(broken.id, 'german', action);
    const meanwhile = others.map(async ({ tab, id }, i) => {
      for (let turn = 0; turn < 6; turn++) {
        const { position, awaits } = tab.picture;
        const seat = awaits.kind === 'seats' ? (awaits.seats[0] as string) : '';
        expect(await tab.act(id, seat, `h${turn}`)).toMatchObject({ type: 'done' });
        await tab.at(position + 1);
      }
      return i;
    });
    expect(await failing).toMatchObject({ type: 'refused', code: 'stopped' });
    await Promise.all(meanwhile);
    expect(await broken.tab.until((got) => got.type === 'stopped')).toMatchObject({ table: broken.id });
    expect(await broken.tab.act(broken.id, 'german', 'h1')).toMatchObject({ code: 'stopped' });
    await logs(server, broken.id);

    await server.stop();
    const again = await start({ dataDir });
    const tab = await Tab.open(again.url, broken.cookie);
    const welcome = await tab.watch(broken.id, ['german']);
    expect(welcome.picture.awaits).toMatchObject({ seats: ['german'] });
    expect(await tab.act(broken.id, 'german', 'h2')).toMatchObject({ type: 'done' });
  });

  it.each([
    ['storm', 'endless'],
    ['fog', 'lost in the fog'],
  ])('in a computer player are taken over by a simpler one, and hold up nobody else: %s', async (weather, why) => {
    const server = await start();
    const broken = await table(server.url, { seats: { allied: 'me', german: 'greedy' }, options: { weather } });
    const other = await table(server.url, { seats: { allied: 'me', german: 'greedy' } });
    const asksAllied = (got: ServerMessage) =>
      got.type === 'update' && got.picture.awaits.kind === 'seats' && got.picture.awaits.seats[0] === 'allied';
    for (const { tab, id } of [broken, other]) {
      const from = tab.got.length;
      expect(await tab.act(id, 'allied', 'h1')).toMatchObject({ type: 'done' });
      await tab.until(asksAllied, from);
    }
    await logs(server, `table ${broken.id}: greedy at german failed`);
    await logs(server, why);
    expect(server.logged.join('\n')).not.toContain(other.id);
  });
});
