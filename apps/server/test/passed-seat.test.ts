import { describe, expect, it } from 'vitest';
import { type Answer, folder, get, joinWith, post, shared, start, Tab, wish } from './client.js';
import { DESKS, guestWith, isType, openHall, options, sit } from './hall-guests.js';

/** Ann, Bob and Dora at a table of three. */
async function three(url: string) {
  const seats = { us: 'me', british: 'invite', german: 'invite' } as const;
  const opened = await post(url, '/api/tables', wish({ options: { players: 'three' }, seats }));
  const { table, invitations } = opened.body;
  const bobs = await post(url, '/api/join', joinWith(invitations.british, 'Bob'));
  const doras = await post(url, '/api/join', joinWith(invitations.german, 'Dora'));
  const sitAt = async (cookie: string, seat: string) => {
    const tab = await Tab.open(url, cookie);
    await tab.watch(table, [seat]);
    return tab;
  };
  const [ann, bob, dora] = [await sitAt(opened.cookie, 'us'), await sitAt(bobs.cookie, 'british'), await sitAt(doras.cookie, 'german')];
  await ann.asked('us');
  const carlTakesOver = async () => {
    const link = await post(url, `/api/tables/${table}/invitations`, { seat: 'british' }, bobs.cookie);
    const carls = await post(url, '/api/join', joinWith(link.body.invitations.british, 'Carl'));
    return sitAt(carls.cookie, 'british');
  };
  return { table, ann, bob, dora, bobCookie: bobs.cookie, carlTakesOver };
}

const propose = (tab: Tab, table: string, seat: string, what: string) => tab.ask({ type: 'propose', table, seat, what });
const agree = (tab: Tab, table: string, seat: string, what: string) => tab.ask({ type: 'answer', table, seat, what, agree: true });

describe('who takes over a seat', () => {
  const server = shared();

  it('has agreed to nothing that was agreed to before him', async () => {
    const { table, ann, bob, dora, carlTakesOver } = await three(server.url);
    expect(await propose(ann, table, 'us', 'draw')).toMatchObject({ type: 'done' });
    expect(await agree(bob, table, 'british', 'draw')).toMatchObject({ type: 'done' });
    const carl = await carlTakesOver();
    expect((await carl.watch(table, ['british'])).proposals).toEqual([{ what: 'draw', by: 'us', agreed: [] }]);
    expect(await agree(dora, table, 'german', 'draw')).toMatchObject({ type: 'done' });
    expect((await ann.watch(table, ['us'])).picture.awaits.kind).toBe('seats');
    expect(await agree(bob, table, 'british', 'draw')).toMatchObject({ code: 'wrong-seat' });
    expect(await agree(carl, table, 'british', 'draw')).toMatchObject({ type: 'done' });
    await ann.until(() => ann.picture.awaits.kind === 'over');
  });

  it('has proposed nothing, nor has who lost the seat', async () => {
    const { table, ann, bob, dora, carlTakesOver } = await three(server.url);
    expect(await propose(bob, table, 'british', 'draw')).toMatchObject({ type: 'done' });
    expect(await agree(ann, table, 'us', 'draw')).toMatchObject({ type: 'done' });
    const carl = await carlTakesOver();
    expect((await carl.watch(table, ['british'])).proposals).toEqual([]);
    await dora.until((got) => got.type === 'table' && got.proposals.length === 0, dora.got.length - 1);
    expect(await agree(dora, table, 'german', 'draw')).toMatchObject({ code: 'no-proposal' });
    expect(await propose(bob, table, 'british', 'draw')).toMatchObject({ code: 'wrong-seat' });
    for (const type of ['resign', 'assist']) {
      expect(await bob.ask({ type, table, seat: 'british', seats: ['british'], position: 3 })).not.toMatchObject({ type: 'done' });
    }
  });

  it('is not bound by what was said while he sat down', async () => {
    const { table, ann, bob, bobCookie } = await three(server.url);
    await propose(ann, table, 'us', 'draw');
    const link = await post(server.url, `/api/tables/${table}/invitations`, { seat: 'british' }, bobCookie);
    const [carls] = await Promise.all([
      post(server.url, '/api/join', joinWith(link.body.invitations.british, 'Carl')),
      ...Array.from({ length: 6 }, () => agree(bob, table, 'british', 'draw')),
    ]);
    const carl = await Tab.open(server.url, carls.cookie);
    expect((await carl.watch(table, ['british'])).proposals).toEqual([{ what: 'draw', by: 'us', agreed: [] }]);
  });
});

describe('who asked for a look while he held the seat', () => {
  /** So many moves take more than a second to be played again. */
  const SLOW = 61;

  it('is shown nothing through it once another sits there, and has done nothing in his name', async () => {
    const dataDir = folder();
    const first = await start({ dataDir });
    const opened = await post(first.url, '/api/tables', wish({ scenario: 'broken', seats: { allied: 'me', german: 'invite' } }));
    const { table, invitations } = opened.body;
    const bobs = await post(first.url, '/api/join', joinWith(invitations.german));
    const [ann, bob] = [await Tab.open(first.url, opened.cookie), await Tab.open(first.url, bobs.cookie)];
    await ann.watch(table, ['allied']);
    await bob.watch(table, ['german']);
    for (let i = 0; i < SLOW; i++) {
      const [tab, seat] = i % 2 === 0 ? ([ann, 'allied'] as const) : ([bob, 'german'] as const);
      await tab.asked(seat);
      await tab.act(table, seat, 'slow');
    }
    const link = await post(first.url, `/api/tables/${table}/invitations`, { seat: 'german' }, bobs.cookie);
    await first.stop();
    const { url } = await start({ dataDir });
    const tab = await Tab.open(url, bobs.cookie);
    const seats = ['german'];
    const played = { table, seat: 'german', seats, position: bob.picture.position };
    const asked = [
      tab.ask({ type: 'watch', table, seats, have: 0 }),
      tab.ask({ type: 'view-at', table, seats, position: 3 }),
      tab.ask({ type: 'act', ...played, action: 'h1' }),
      tab.ask({ type: 'undo', ...played }),
      tab.ask({ type: 'assist', ...played }),
      tab.ask({ type: 'resign', table, seat: 'german' }),
      get(url, `/api/tables/${table}/save`, bobs.cookie),
    ] as const;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await post(url, '/api/join', joinWith(link.body.invitations.german, 'Carl'))).status).toBe(200);
    const answers = await Promise.all(asked);
    const save = answers.pop() as Answer;
    expect(answers.map((answer) => 'code' in answer && answer.code)).toEqual(Array(6).fill('wrong-seat'));
    expect(save.status).toBe(404);
    expect(tab.raw.join()).not.toContain('"picture"');
  });
});

describe('a hall', () => {
  it('shows who was moved from a seat nothing more through it, though he asks for nothing', async () => {
    const { url } = await start(options);
    const room = await openHall(url, {});
    const [ann, bob, umpire] = [await sit(room, 'desk-1', 'Ann'), await sit(room, 'desk-2', 'Bob'), await sit(room, 'umpire')];
    const { people } = (await umpire.tab.watch(room.table, ['umpire'])).table;
    const person = people?.find(({ name }) => name === 'Bob')?.person;
    expect(await umpire.send({ type: 'seat', seat: 'desk-1', change: { kind: 'give', person } })).toMatchObject({ type: 'done' });
    await ann.tab.until(isType('seated'));
    const heard = ann.tab.raw.length;
    await bob.tab.watch(room.table, ['desk-1', 'desk-2']);
    expect(await bob.tab.act(room.table, 'desk-1', 'pick:2')).toMatchObject({ type: 'done' });
    await umpire.tab.caughtUp(room.table);
    expect(await ann.send({ type: 'chat', text: 'I am still here' })).toMatchObject({ type: 'done' });
    expect(ann.tab.raw.slice(heard).filter((text) => text.includes('"update"'))).toEqual([]);
  });

  it('is left to players its game has, and to no others', async () => {
    const { url } = await start(options);
    const room = await openHall(url, {});
    const [desk, host] = [await sit(room, 'desk-1'), await guestWith(room, room.host, [])];
    expect(await desk.send({ type: 'seat', seat: 'desk-1', change: { kind: 'cover', by: 'search' } })).toMatchObject({
      code: 'unknown-player',
    });
    expect(await host.send({ type: 'hall', covers: 'search' })).toMatchObject({ code: 'unknown-player' });
    expect(await desk.send({ type: 'seat', seat: 'desk-1', change: { kind: 'cover', by: 'greedy' } })).toMatchObject({ type: 'done' });
    const odd = desk.tab.got.length;
    desk.tab.sendRaw(
      JSON.stringify({ type: 'seat', id: 'odd', table: room.table, seat: 'desk-1', change: { kind: 'cover', by: 'automaton' } }),
    );
    expect(await desk.tab.until(isType('refused'), odd)).toMatchObject({ code: 'bad-message' });
  });

  it('that computers cover while nobody has come is a table of computers', async () => {
    const { url } = await start({ ...options, quotas: { tablesPerSession: 100, machineTablesPerSession: 1 } });
    const invited = Object.fromEntries([...DESKS, 'umpire'].map((seat) => [seat, 'invite']));
    const body = { game: 'hall', scenario: 'hall', options: {}, title: 'A hall', name: 'Host', nonce: 'a'.repeat(32), seats: invited };
    const first = await post(url, '/api/tables', { ...body, hall: { covers: 'random' } });
    expect(first.status).toBe(200);
    const second = await post(url, '/api/tables', { ...body, hall: { covers: 'random' } }, first.cookie);
    expect([second.status, second.body.code]).toEqual([429, 'too-many-machine-tables']);
    expect((await post(url, '/api/tables', { ...body, hall: {} }, first.cookie)).status).toBe(200);
    // Somebody has come: it is a hall like others.
    await post(url, '/api/join', joinWith(first.body.invitations['desk-3'], 'Ann'));
    expect((await post(url, '/api/tables', { ...body, hall: { covers: 'random' } }, first.cookie)).status).toBe(200);
    expect((await get(url, '/api/health')).body.ok).toBe(true);
  });

  it('does not become one of computers beyond what its host may have of these', async () => {
    const { url } = await start({ ...options, quotas: { tablesPerSession: 100, machineTablesPerSession: 1 } });
    const seats = (desk: 'me' | 'invite') => ({
      ...Object.fromEntries(DESKS.map((one) => [one, 'random'])),
      umpire: 'invite',
      'desk-1': desk,
    });
    const body = { game: 'hall', scenario: 'hall', options: {}, title: 'A hall', name: 'Host', nonce: 'a'.repeat(32), hall: {} };
    let host = '';
    const asked = async (desk: 'me' | 'invite', ...messages: readonly Record<string, unknown>[]) => {
      const opened = await post(url, '/api/tables', { ...body, seats: seats(desk) }, host);
      host = opened.cookie;
      const tab = await Tab.open(url, host);
      const answers: string[] = [];
      for (const message of messages) {
        const answer = await tab.ask({ table: opened.body.table, ...message });
        answers.push(answer.type === 'refused' ? answer.code : answer.type);
      }
      return answers;
    };
    const covers = { type: 'hall', covers: 'random' };
    const cover = (seat: string) => ({ type: 'seat', seat, change: { kind: 'cover', by: 'random' } });
    expect(await asked('invite', covers)).toEqual(['done']);
    expect(await asked('invite', covers)).toEqual(['too-many-machine-tables']);
    expect(await asked('me', cover('umpire'), cover('desk-1'))).toEqual(['done', 'too-many-machine-tables']);
    const free = { type: 'seat', seat: 'desk-1', change: { kind: 'free' } };
    expect(await asked('me', covers, free)).toEqual(['done', 'too-many-machine-tables']);
  });
});
