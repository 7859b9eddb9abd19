import type { ClockWish, HallWish, ServerMessage } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { type Answer, eventually, folder, get, joinWith, post, type Served, shared, start, Tab } from './client.js';

const DESKS = Array.from({ length: 24 }, (_, i) => `desk-${i + 1}`);
const options = { gamesModule: new URL('./hall-game.mjs', import.meta.url).href, quotas: { tablesPerSession: 100 } };
const clock: ClockWish = { seconds: 600, turnSeconds: 600, warnings: [], late: 'done' };

interface Room {
  readonly url: string;
  readonly table: string;
  readonly host: string;
  readonly links: Readonly<Record<string, string>>;
}

/** A hall whose host holds no seat, desks 1 to 3 and the umpire are invited, and the computer has the rest. */
async function openHall(url: string, hall: HallWish | undefined, changes: Record<string, string> = {}): Promise<Room> {
  const seats = { ...Object.fromEntries(DESKS.map((desk) => [desk, 'random'])), umpire: 'invite', 'desk-1': 'invite', 'desk-2': 'invite' };
  const wish = { game: 'hall', scenario: 'hall', options: {}, title: 'A hall', name: 'Host', nonce: 'a'.repeat(32) };
  const answer = await post(url, '/api/tables', { ...wish, seats: { ...seats, ...changes }, ...(hall ? { hall } : {}) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { url, table: answer.body.table, host: answer.cookie, links: answer.body.invitations };
}

interface Guest {
  readonly tab: Tab;
  readonly cookie: string;
  send(message: Record<string, unknown>): ReturnType<Tab['ask']>;
}

async function guestWith(room: Room, cookie: string, seats: readonly string[], brief = false): Promise<Guest> {
  const tab = await Tab.open(room.url, cookie);
  await tab.ask({ type: 'watch', table: room.table, seats, have: 0, ...(brief ? { brief } : {}) });
  return { tab, cookie, send: (message) => tab.ask({ table: room.table, ...message }) };
}

async function sit(room: Room, seat: string, name = seat, brief = false): Promise<Guest> {
  const joined = await post(room.url, '/api/join', joinWith(room.links[seat] as string, name));
  return guestWith(room, joined.cookie, [seat], brief);
}

const ofType = <K extends ServerMessage['type']>(tab: Tab, type: K) =>
  tab.got.filter((got): got is Extract<ServerMessage, { type: K }> => got.type === type);
const isType =
  <K extends ServerMessage['type']>(type: K, fits: (message: Extract<ServerMessage, { type: K }>) => boolean = () => true) =>
  (got: ServerMessage): got is Extract<ServerMessage, { type: K }> =>
    got.type === type && fits(got as Extract<ServerMessage, { type: K }>);

describe('a hall', () => {
  const server = shared(options);

  it('keeps who has answered from everybody, and no answer makes another stale', async () => {
    const room = await openHall(server.url, {});
    const [one, two] = [await sit(room, 'desk-1'), await sit(room, 'desk-2')];
    const before = { position: two.tab.picture.position, heard: two.tab.got.length };
    await one.tab.act(room.table, 'desk-1', 'pick:2');
    await one.tab.act(room.table, 'desk-1', 'done');
    await two.tab.caughtUp(room.table);
    expect(two.tab.got.slice(before.heard).filter(({ type }) => type === 'update')).toEqual([]);
    const answer = await two.send({ type: 'act', seat: 'desk-2', position: before.position, action: 'pick:1' });
    expect(answer.type).toBe('done');
    await two.tab.until(isType('update'), before.heard);
    expect(two.tab.picture.awaits).toMatchObject({ mode: 'sealed', seats: DESKS });
    expect(one.tab.picture.awaits).toMatchObject({ seats: DESKS.filter((desk) => desk !== 'desk-1') });
    const past = await two.send({ type: 'view-at', seats: ['desk-2'], position: 99 });
    expect(past).toMatchObject({ picture: { awaits: { seats: ['desk-2'] } } });
    const listed = (await get(server.url, '/api/tables', two.cookie)).body;
    expect(listed.tables[0].asked).toEqual(['desk-2']);
  });

  it('tells who wants it briefly only what is different, and it comes to the same', async () => {
    const room = await openHall(server.url, {}, Object.fromEntries(DESKS.slice(2).map((desk) => [desk, 'invite'])));
    const [full, brief] = [await sit(room, 'desk-1'), await sit(room, 'desk-2', 'Bob', true)];
    const { changedPicture } = await import('@bocage/protocol');
    const start = await guestWith(room, brief.cookie, ['desk-2']);
    await start.tab.act(room.table, 'desk-2', 'pick:2');
    const [change] = [await brief.tab.until(isType('change', ({ told }) => told.some(({ kind }) => kind === 'action')))];
    expect(change.change).toMatchObject({ open: {}, known: { pick: expect.any(Array) } });
    expect(change.change.known).not.toHaveProperty('done');
    const welcome = ofType(brief.tab, 'welcome')[0];
    let picture = welcome?.picture;
    for (const one of ofType(brief.tab, 'change')) picture = picture && changedPicture(picture, one.change);
    expect(picture).toEqual(start.tab.picture);
    expect(ofType(brief.tab, 'update')).toEqual([]);
    expect(full.tab.raw.join()).not.toContain('"picked"');
  });

  it('is run by its host and its umpires, and by nobody else', async () => {
    const room = await openHall(server.url, { clock });
    const [desk, umpire] = [await sit(room, 'desk-1'), await sit(room, 'umpire')];
    const host = await guestWith(room, room.host, []);
    const requests = [
      { type: 'clock', change: { kind: 'start' } },
      { type: 'clock', change: { kind: 'extend', seconds: 60 } },
      { type: 'hall', delay: 5 },
      { type: 'hall', covers: 'random' },
      { type: 'seat', seat: 'desk-2', change: { kind: 'cover', by: 'random' } },
      { type: 'seat', seat: 'desk-2', change: { kind: 'uncover' } },
      { type: 'seat', seat: 'desk-2', change: { kind: 'free' } },
    ];
    for (const request of requests) {
      expect(await desk.send(request), JSON.stringify(request)).toMatchObject({ type: 'refused', code: 'not-running' });
      expect(await umpire.send(request), JSON.stringify(request)).toMatchObject({ type: 'done' });
      expect(await host.send(request), JSON.stringify(request)).toMatchObject({ type: 'done' });
    }
    expect(await desk.send({ type: 'resign', seat: 'desk-1' })).toMatchObject({ code: 'not-running' });
    const invited = await post(room.url, `/api/tables/${room.table}/invitations`, { seat: 'desk-2' }, desk.cookie);
    expect(invited).toMatchObject({ status: 403 });
    const stranger = await Tab.open(room.url);
    for (const request of requests) expect(await stranger.ask({ table: room.table, ...request })).toMatchObject({ code: 'not-running' });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a clock that never ends', { type: 'clock', change: { kind: 'set', clock: { ...clock, seconds: 1e9 } } }, 'bad-message'],
    ['an extension into the past', { type: 'clock', change: { kind: 'extend', seconds: -60 } }, 'bad-message'],
    ['a change of the clock that is none', { type: 'clock', change: { kind: 'rewind' } }, 'bad-message'],
    ['a delay of a year', { type: 'hall', delay: 31_536_000 }, 'bad-message'],
    ['an unknown computer', { type: 'seat', seat: 'desk-1', change: { kind: 'cover', by: 'deep-thought' } }, 'bad-message'],
    ['a handle that is none', { type: 'seat', seat: 'desk-1', change: { kind: 'give', person: '../..' } }, 'bad-message'],
    ['a handle of nobody', { type: 'seat', seat: 'desk-1', change: { kind: 'give', person: '0'.repeat(12) } }, 'unknown-person'],
    ['a seat the game has not', { type: 'seat', seat: 'desk-99', change: { kind: 'free' } }, 'unknown-seat'],
    ['a letter from a seat not held', { type: 'letter', from: 'desk-1', to: ['desk-2'], text: 'hm' }, 'wrong-seat'],
    ['a letter to nobody', { type: 'letter', from: 'umpire', to: [], text: 'hm' }, 'bad-message'],
    ['a letter to a seat the game has not', { type: 'letter', from: 'umpire', to: ['desk-2', 'desk-99'], text: 'hm' }, 'unknown-seat'],
    ['a letter too long', { type: 'letter', from: 'umpire', to: ['desk-2'], text: 'x'.repeat(1_001) }, 'bad-message'],
    ['letters before one that is none', { type: 'letters', before: 'a'.repeat(16) }, 'no-letter'],
  ])('refuses %s', async (_what, message, code) => {
    const room = await openHall(server.url, { clock });
    const umpire = await sit(room, 'umpire');
    expect(await umpire.send(message)).toMatchObject({ type: 'refused', code });
  });

  it('is not every table', async () => {
    const room = await openHall(server.url, undefined);
    const host = await guestWith(room, room.host, []);
    for (const message of [
      { type: 'clock', change: { kind: 'start' } },
      { type: 'hall', delay: 5 },
      { type: 'seat', seat: 'desk-1', change: { kind: 'free' } },
      { type: 'letter', from: 'desk-1', to: ['desk-2'], text: 'hm' },
      { type: 'letters', before: 'a'.repeat(16) },
    ])
      expect(await host.send(message)).toMatchObject({ type: 'refused', code: 'not-a-hall' });
  });
});

describe('the clock of a hall', () => {
  const server = shared(options);

  it('warns, and says done for the late; what cannot be left open a computer decides', async () => {
    const room = await openHall(server.url, { clock: { seconds: 5, warnings: [4], late: 'done' } });
    const [one, two, umpire] = [await sit(room, 'desk-1'), await sit(room, 'desk-2'), await sit(room, 'umpire')];
    await one.tab.act(room.table, 'desk-1', 'pick:2');
    await two.tab.act(room.table, 'desk-2', 'pick:3');
    await umpire.tab.until(isType('late', ({ seats }) => seats.join() === 'desk-1,desk-2'));
    expect(ofType(one.tab, 'late')).toEqual([]);
    expect(one.tab.got.find(isType('welcome'))?.table.hall).toMatchObject({ runs: false, clock: { state: 'paused', left: 5_000 } });
    await umpire.send({ type: 'clock', change: { kind: 'start' } });
    await one.tab.until(isType('hall', ({ hall }) => hall.clock?.state === 'running'));
    await one.tab.until(isType('warning', ({ seconds }) => seconds === 4));
    await umpire.tab.asked('umpire');
    expect((umpire.tab.picture.view.open as { shown: number[] }).shown.slice(0, 2)).toEqual([2, 4]);
    await umpire.tab.until(isType('hall', ({ hall }) => hall.clock?.state === 'idle'));
  });

  it('is extended, paused, and called by hand', async () => {
    const room = await openHall(server.url, { clock: { ...clock, late: 'wait' } });
    const [one, umpire] = [await sit(room, 'desk-1'), await sit(room, 'umpire')];
    await sit(room, 'desk-2');
    const shown = async (change: Record<string, unknown>) => {
      const from = one.tab.got.length;
      expect(await umpire.send({ type: 'clock', change })).toMatchObject({ type: 'done' });
      return (await one.tab.until(isType('hall'), from)).hall.clock;
    };
    expect((await shown({ kind: 'extend', seconds: 60 }))?.left).toBe(660_000);
    expect((await shown({ kind: 'start' }))?.state).toBe('running');
    const paused = await shown({ kind: 'pause' });
    expect(paused?.state).toBe('paused');
    expect(paused?.left).toBeLessThanOrEqual(660_000);
    await umpire.send({ type: 'clock', change: { kind: 'end' } });
    await umpire.tab.asked('umpire');
    await umpire.send({ type: 'clock', change: { kind: 'off' } });
    await one.tab.until(isType('hall', ({ hall }) => hall.clock === undefined));
    expect(await umpire.send({ type: 'clock', change: { kind: 'start' } })).toMatchObject({ code: 'no-clock' });
  });

  it('and the letters are there after the server was killed, and nobody lost an answer', async () => {
    const dataDir = folder();
    let killed: Served = await start({ ...options, dataDir });
    const first = await openHall(killed.url, { clock: { ...clock, seconds: 1_000 }, delay: 3_600 });
    const [one, two, umpire] = [await sit(first, 'desk-1'), await sit(first, 'desk-2'), await sit(first, 'umpire')];
    await umpire.send({ type: 'clock', change: { kind: 'start' } });
    await one.tab.act(first.table, 'desk-1', 'pick:3');
    await one.send({ type: 'letter', from: 'desk-1', to: ['desk-2'], text: 'delayed words' });
    await umpire.send({ type: 'letter', from: 'umpire', to: ['desk-2'], text: 'words at once' });
    await killed.kill();
    killed = await start({ ...options, dataDir });
    const room = { ...first, url: killed.url };
    const [again, other] = [await guestWith(room, one.cookie, ['desk-1']), await guestWith(room, two.cookie, ['desk-2'])];
    const welcome = other.tab.got.find(isType('welcome'));
    expect(welcome?.table.hall?.clock).toMatchObject({ state: 'running', seconds: 1_000 });
    expect(welcome?.table.hall?.clock?.left).toBeGreaterThan(500_000);
    expect(welcome?.letters?.map(({ text }) => text)).toEqual(['words at once']);
    expect((again.tab.picture.view.known as { pick: number[] }).pick[0]).toBe(3);
    expect(again.tab.got.find(isType('welcome'))?.letters?.map(({ text }) => text)).toEqual(['delayed words']);
    const umpireAgain = await guestWith(room, umpire.cookie, ['umpire']);
    expect(umpireAgain.tab.got.find(isType('welcome'))?.letters).toHaveLength(2);
  });
});

describe('letters', () => {
  const server = shared(options);

  it('reach those they are for and umpires, and are in no message to anybody else', async () => {
    const room = await openHall(server.url, {}, { 'desk-3': 'invite' });
    const [one, two, three, umpire] = [
      await sit(room, 'desk-1'),
      await sit(room, 'desk-2'),
      await sit(room, 'desk-3'),
      await sit(room, 'umpire'),
    ];
    const answer = await one.send({ type: 'letter', id: 'once', from: 'desk-1', to: ['desk-2', 'desk-2'], text: 'attack at b4' });
    expect(answer.type).toBe('done');
    expect(await one.send({ type: 'letter', id: 'once', from: 'desk-1', to: ['desk-2'], text: 'attack at b4' })).toMatchObject({
      type: 'done',
    });
    for (const { tab } of [one, two, umpire]) {
      const { letter } = await tab.until(isType('letter'));
      expect(letter).toMatchObject({ from: 'desk-1', name: 'desk-1', to: ['desk-2'], text: 'attack at b4' });
    }
    await three.tab.caughtUp(room.table);
    const spectator = await guestWith(room, room.host, []);
    const back = await guestWith(room, three.cookie, ['desk-3']);
    for (const { tab } of [three, spectator, back]) expect(tab.raw.join()).not.toContain('attack at b4');
    const { letter } = await two.tab.until(isType('letter'));
    expect(await three.send({ type: 'letters', before: letter.id })).toMatchObject({ code: 'no-letter' });
    await two.send({ type: 'letter', from: 'desk-2', to: ['desk-1'], text: 'understood' });
    const later = await two.tab.until(isType('letter', (got) => got.letter.from === 'desk-2'));
    expect(await two.send({ type: 'letters', before: later.letter.id })).toMatchObject({ letters: [{ text: 'attack at b4' }] });
  });

  it('arrive when they are due', async () => {
    const room = await openHall(server.url, { delay: 2 });
    const [one, two] = [await sit(room, 'desk-1'), await sit(room, 'desk-2')];
    await one.send({ type: 'letter', from: 'desk-1', to: ['desk-2'], text: 'slowly' });
    const mine = await one.tab.until(isType('letter'));
    expect(Date.parse(mine.letter.due as string) - Date.parse(mine.letter.at)).toBe(2_000);
    await two.tab.caughtUp(room.table);
    if (Date.now() < Date.parse(mine.letter.due as string) - 500) expect(two.tab.raw.join()).not.toContain('slowly');
    expect((await two.tab.until(isType('letter'))).letter.text).toBe('slowly');
    expect(ofType(one.tab, 'letter')).toHaveLength(1);
    expect(await one.send({ type: 'chat', text: 'quickly' })).toMatchObject({ code: 'letters-only' });
    const host = await guestWith(room, room.host, []);
    expect(await host.send({ type: 'chat', text: 'to all' })).toMatchObject({ type: 'done' });
  });

  it('are not written without end', async () => {
    const room = await openHall(server.url, {});
    const one = await sit(room, 'desk-1');
    const answers = [];
    for (let i = 0; i < 25; i++) answers.push(await one.send({ type: 'letter', from: 'desk-1', to: ['desk-2'], text: `letter ${i}` }));
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ code: 'too-fast' });
    const again = await guestWith(room, one.cookie, ['desk-1']);
    expect(await again.send({ type: 'letter', from: 'desk-1', to: ['desk-2'], text: 'and another' })).toMatchObject({ code: 'too-fast' });
  });
});

describe('people in a hall', () => {
  const server = shared(options);
  const infoOf = (tab: Tab, seat: string) => {
    const news = tab.got.flatMap((got) => (got.type === 'welcome' ? got.table.seats : got.type === 'seats' ? got.seats : []));
    return news.findLast((one) => one.seat === seat);
  };

  it('are given seats and lose them, and see from then on what belongs to these', async () => {
    const room = await openHall(server.url, {});
    const [one, two, umpire] = [await sit(room, 'desk-1', 'Ann'), await sit(room, 'desk-2', 'Bob'), await sit(room, 'umpire')];
    await one.tab.act(room.table, 'desk-1', 'pick:2');
    await umpire.tab.until(() => infoOf(umpire.tab, 'desk-2')?.person !== undefined);
    const bob = infoOf(umpire.tab, 'desk-2')?.person as string;
    expect(await umpire.send({ type: 'seat', seat: 'desk-1', change: { kind: 'give', person: bob } })).toMatchObject({ type: 'done' });
    expect((await one.tab.until(isType('seated'))).seats).toEqual([]);
    expect((await two.tab.until(isType('seated'))).seats).toEqual(['desk-1', 'desk-2']);
    const heard = one.tab.got.length;
    expect(await one.send({ type: 'watch', seats: ['desk-1'], have: 0 })).toMatchObject({ code: 'wrong-seat' });
    expect(await one.send({ type: 'act', seat: 'desk-1', seats: ['desk-1'], position: 9, action: 'done' })).toMatchObject({
      code: 'wrong-seat',
    });
    expect(await one.send({ type: 'watch', seats: [], have: 0 })).toMatchObject({ type: 'done' });
    const both = await guestWith(room, two.cookie, ['desk-1', 'desk-2']);
    expect((both.tab.picture.view.known as { pick: number[] }).pick.slice(0, 2)).toEqual([2, 0]);
    expect((await both.tab.act(room.table, 'desk-1', 'pick:1')).type).toBe('done');
    await one.tab.caughtUp(room.table);
    expect(one.tab.raw.slice(heard).join()).not.toContain('"picked"');
    await umpire.tab.until(() => infoOf(umpire.tab, 'desk-1')?.name === 'Bob');
    const people = umpire.tab.got.findLast(isType('seats', (news) => news.people !== undefined))?.people;
    expect(people?.map(({ name }) => name).sort()).toContain('Ann');
    expect(ofType(one.tab, 'seats').some((news) => news.people !== undefined)).toBe(false);
    expect(await umpire.send({ type: 'seat', seat: 'desk-1', change: { kind: 'free' } })).toMatchObject({ type: 'done' });
    expect(await both.send({ type: 'act', seat: 'desk-1', seats: ['desk-1'], position: 9, action: 'done' })).toMatchObject({
      code: 'wrong-seat',
    });
    await umpire.tab.until(() => infoOf(umpire.tab, 'desk-1')?.held === 'open');
  });

  it('come late by a link to any seat, which ends what covered it and who held it', async () => {
    const room = await openHall(server.url, {});
    const [two, umpire] = [await sit(room, 'desk-2', 'Bob'), await sit(room, 'umpire')];
    const linkTo = async (seat: string): Promise<Answer> =>
      post(room.url, `/api/tables/${room.table}/invitations`, { seat }, umpire.cookie);
    const late = await linkTo('desk-9');
    expect(late.status).toBe(200);
    const guest = await sit({ ...room, links: late.body.invitations }, 'desk-9', 'Cid');
    await guest.tab.until(() => infoOf(guest.tab, 'desk-9')?.held === 'me' && infoOf(guest.tab, 'desk-9')?.cover === undefined);
    const instead = await linkTo('desk-2');
    const newcomer = await sit({ ...room, links: instead.body.invitations }, 'desk-2', 'Dan');
    expect((await two.tab.until(isType('seated'))).seats).toEqual([]);
    expect((await newcomer.tab.act(room.table, 'desk-2', 'done')).type).toBe('done');
    expect((await linkTo('desk-99')).status).toBe(400);
  });

  it('leave their seat to a computer and take it back', async () => {
    const room = await openHall(server.url, {});
    const one = await sit(room, 'desk-1');
    expect(await one.send({ type: 'seat', seat: 'desk-2', change: { kind: 'cover', by: 'greedy' } })).toMatchObject({
      code: 'not-running',
    });
    expect(await one.send({ type: 'seat', seat: 'desk-1', change: { kind: 'cover', by: 'greedy' } })).toMatchObject({ type: 'done' });
    expect(await one.send({ type: 'act', seat: 'desk-1', position: 9, action: 'pick:1' })).toMatchObject({ code: 'covered' });
    await eventually(
      () => (one.tab.picture.view.known as { done: number[] }).done[0] === 1,
      () => 'the computer did not play desk-1',
    );
    await one.tab.until(() => infoOf(one.tab, 'desk-1')?.cover === 'greedy');
    expect(await one.send({ type: 'seat', seat: 'desk-1', change: { kind: 'uncover' } })).toMatchObject({ type: 'done' });
    await one.tab.until(() => infoOf(one.tab, 'desk-1')?.cover === undefined);
  });

  it('need not be there: a computer covers what nobody holds until somebody does', async () => {
    const room = await openHall(server.url, { covers: 'random' });
    const host = await guestWith(room, room.host, []);
    const umpire = await sit(room, 'umpire');
    await umpire.tab.asked('umpire');
    expect(await host.send({ type: 'hall', covers: 'nobody' })).toMatchObject({ type: 'done' });
    await umpire.tab.act(room.table, 'umpire', 'go');
    const one = await sit(room, 'desk-1');
    expect((await one.tab.act(room.table, 'desk-1', 'pick:1')).type).toBe('done');
    expect((one.tab.picture.view.open as { round: number }).round).toBe(2);
  });
});
