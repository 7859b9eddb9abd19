import { describe, expect, it } from 'vitest';
import { type Answer, get, post, seated, start, Tab, wish } from './client.js';
import { DESKS, guestWith, openHall, options } from './hall-guests.js';

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
    const past = async (seats: readonly string[]) => {
      const answer = await send({ type: 'view-at', seats, position: 0 });
      return answer.type === 'refused' ? answer.code : answer.type;
    };
    expect([await past(['desk-2', 'desk-7']), await past(['desk-2'])]).toEqual(['too-fast', 'done']);
    expect(await tab.act(room.table, 'desk-1', 'pick:1')).toMatchObject({ type: 'done' });
  });

  it('of looks through very many seats counts for more', async () => {
    const { url } = await start({ ...options, quotas: { watchBurst: 4, watchesPerSecond: 0.001 } });
    const room = await openHall(url, undefined, Object.fromEntries([...DESKS, 'umpire'].map((seat) => [seat, 'me'])));
    const tab = await Tab.open(url, room.host);
    const look = async (seats: readonly string[]) => (await tab.ask({ type: 'watch', table: room.table, seats, have: 0 })).type;
    expect([await look(DESKS), await look(DESKS.slice(1)), await look(DESKS.slice(2))]).toEqual(['done', 'done', 'refused']);
  });

  it('of undos is refused before the log is full, and what is played is not', async () => {
    const { url } = await start({ quotas: { undosPerMinute: 2 } });
    const { tab, table } = await seated(url);
    const codes: string[] = [];
    for (let i = 0; i < 10; i++) {
      await tab.act(table, 'allied', 'roll');
      await tab.asked('allied');
      await tab.act(table, 'allied', 'hide');
      const { seats, position } = tab.picture;
      const answer = await tab.ask({ type: 'undo', table, seat: 'allied', seats, position });
      codes.push(answer.type === 'refused' ? answer.code : answer.type);
      if (answer.type === 'done') await tab.at(position + 1);
    }
    expect(codes).toEqual([...Array(8).fill('done'), 'too-fast', 'too-fast']);
    expect(await tab.act(table, 'allied', 'h1')).toMatchObject({ type: 'done' });
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

  it('of connections from one network of addresses is the flood of one of them', async () => {
    const { url } = await start({ publicUrl: 'https://bocage.example', quotas: { connectionsPerAddress: 2 } });
    const from = (address: string) => Tab.open(url, '', { host: 'bocage.example', 'x-forwarded-for': address });
    await from('2001:db8:7:1::a');
    await from('2001:db8:7:1::b');
    const third = await from('2001:db8:7:1:ffff::c');
    expect(await third.hungUp()).toBe(1013);
    const neighbour = await from('2001:db8:7:2::a');
    expect(await neighbour.ask({ type: 'watch', table: 'nowhere1', seats: [], have: 0 })).toMatchObject({ type: 'refused' });
  });
});
