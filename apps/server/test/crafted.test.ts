import { seatsOf } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../src/games.js';
import { get, post, shared, Tab, wish } from './client.js';

const many = { quotas: { tablesPerAddressPerHour: 1e5, tablesPerSession: 1e5, requestsPerMinute: 1e5 } };

describe('a save that was made up', () => {
  const server = shared(many);

  async function saved() {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish({ scenario: 'broken' }));
    const tab = await Tab.open(url, opened.cookie);
    await tab.watch(opened.body.table, ['allied', 'german']);
    await tab.act(opened.body.table, 'allied', 'roll');
    await tab.act(opened.body.table, 'allied', 'h1');
    return (await get(url, `/api/tables/${opened.body.table}/save`, opened.cookie)).body;
  }

  it('is answered with 400, whatever is in it, and the server goes on', async () => {
    const save = await saved();
    const plus = (entry: unknown) => ({ ...save, entries: [...save.entries, entry] });
    const crafted: readonly unknown[] = [
      { ...save, secret: 'not hexadecimal at all' },
      { ...save, secret: 'abc' },
      { ...save, scenario: 'constructor' },
      { ...save, options: { players: '__proto__' } },
      { ...save, options: { toString: 'x' } },
      { ...save, options: { players: 'three' } },
      { ...save, dataHash: '' },
      { ...save, entries: [].concat(save.entries).reverse() },
      { ...save, bocage: { pack: null } },
      { ...save, bocage: { pack: [] } },
      { ...save, bocage: { pack: 'rules' } },
      { ...save, bocage: { pack: { rules: null } } },
      plus({ kind: 'action', seat: '__proto__', action: 'h1', hash: '' }),
      plus({ kind: 'action', seat: 'german', action: '__proto__', hash: '' }),
      plus({ kind: 'action', seat: 'german', action: 'throw', hash: '' }),
      plus({ kind: 'roll', result: [9e15], from: 'host', hash: '' }),
      plus({ kind: 'undo', seat: 'german', entry: 10_000_000, hash: '' }),
      plus({ kind: 'undo', seat: 'allied', entry: 0, hash: '' }),
      plus({ kind: 'take-back', seat: 'nobody', to: 999, agreed: [], hash: '' }),
      plus({ kind: 'conclude', outcome: { level: 'x' }, why: '', hash: 'x' }),
      plus({ kind: 'nonce', seat: 'nobody', nonce: 'x', hash: 'x' }),
      plus({ kind: 'checkpoint', version: 1, dataHash: '', state: {}, hash: '' }),
    ];
    const answers: [number, number, string][] = [];
    for (const [i, one] of crafted.entries()) {
      const { status, body } = await post(server.url, '/api/load', { save: one });
      if (status !== 400 || body.message.length < 10) answers.push([i, status, body.message]);
    }
    expect(answers).toEqual([]);
    expect((await post(server.url, '/api/load', { save })).status).toBe(200);
    expect((await get(server.url, '/api/health')).body.ok).toBe(true);
  });
});

describe('a save that is longer than its game can be', () => {
  const server = shared({ ...many, gamesModule: undefined });

  it('is refused before it is played', async () => {
    const { meta } = (await houseGames()).find(({ meta }) => meta.longestGame < 40_000) as Awaited<ReturnType<typeof houseGames>>[number];
    const options = Object.fromEntries(meta.options.map(({ id, values }) => [id, values[0]?.id as string]));
    const seats = Object.fromEntries(seatsOf(meta, options).map(({ id }) => [id, 'me' as const]));
    const opened = await post(
      server.url,
      '/api/tables',
      wish({ game: meta.id, scenario: meta.scenarios[0]?.id as string, options, seats }),
    );
    const { body: save } = await get(server.url, `/api/tables/${opened.body.table}/save`, opened.cookie);
    const note = { kind: 'note', text: 'on and on', hash: save.entries[0].hash };
    const long = { ...save, entries: [...save.entries, ...Array.from({ length: meta.longestGame }, () => note)] };
    const { status, body } = await post(server.url, '/api/load', { save: long });
    expect([status, body.code, body.message]).toEqual([400, 'bad-save', `the save has more entries than a game of ${meta.title} can have`]);
  });
});

describe('a data pack', () => {
  const server = shared(many);

  it('is refused, however deep it is nested, and its length is all it costs', async () => {
    for (const depth of [1_000, 20_000, 500_000]) {
      const pack = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      const text = JSON.stringify({ ...wish(), pack: 'PACK' }).replace('"PACK"', pack);
      const { status, body } = await post(server.url, '/api/tables', text);
      expect([depth, status, body.code]).toEqual([depth, 400, 'bad-pack']);
    }
  });
});

describe('a data pack that was made up', () => {
  const server = shared({ ...many, gamesModule: undefined, outsideSeconds: 60 });

  it('is told of what is wrong a little at a time, however much it is', async () => {
    const { meta } = (await houseGames())[0] as Awaited<ReturnType<typeof houseGames>>[number];
    const seats = Object.fromEntries(seatsOf(meta, {}).map(({ id }) => [id, 'me' as const]));
    const table = wish({ game: meta.id, scenario: meta.scenarios[0]?.id as string, seats });
    const pack = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`file-${i}`, {}]));
    const { status, body } = await post(server.url, '/api/tables', { ...table, pack });
    expect([status, body.code, body.complaints.length]).toEqual([400, 'bad-pack', 20]);
  });

  it('is never our fault, in any game of the house', async () => {
    const { url } = server;
    const wrong: unknown[] = [];
    for (const { meta, data } of await houseGames()) {
      const options = Object.fromEntries(meta.options.map(({ id, values }) => [id, values[0]?.id as string]));
      const seats = Object.fromEntries(seatsOf(meta, options).map(({ id }) => [id, 'me' as const]));
      const table = wish({ game: meta.id, scenario: meta.scenarios[0]?.id as string, options, seats });
      for (const file of Object.keys(data)) {
        for (const value of [null, [], 'x', { nothing: [null, { x: -1 }] }]) {
          const { status } = await post(url, '/api/tables', { ...table, pack: { [file]: value } });
          // What a game reads nothing of it may let pass.
          if (status !== 400 && !(status === 200 && typeof value === 'object')) wrong.push([meta.id, file, value, status]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
