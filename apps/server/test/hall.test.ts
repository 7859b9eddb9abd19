import type { ClockWish } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { folder, get, post, type Served, shared, start, Tab } from './client.js';
import { DESKS, guestWith, isType, ofType, openHall, options, sit } from './hall-guests.js';

const clock: ClockWish = { seconds: 600, turnSeconds: 600, warnings: [], late: 'done' };

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
    const listedAsked = async (cookie: string) => (await get(server.url, '/api/tables', cookie)).body.tables[0].asked;
    // Desk 2 has not answered, and desk 1 is not told.
    expect([await listedAsked(two.cookie), await listedAsked(one.cookie)]).toEqual([['desk-2'], []]);
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
