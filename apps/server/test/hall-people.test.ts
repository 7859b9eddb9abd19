import { describe, expect, it } from 'vitest';
import { type Answer, eventually, joinWith, post, shared, type Tab } from './client.js';
import { guestWith, isType, ofType, openHall, options, sit } from './hall-guests.js';

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

  it('come in the order they arrive in, and are counted however long they take', async () => {
    const room = await openHall(server.url, { delay: 3_600 });
    const [one, umpire] = [await sit(room, 'desk-1'), await sit(room, 'umpire')];
    const write = (text: string) => one.send({ type: 'letter', from: 'desk-1', to: ['desk-2'], text });
    await write('slow');
    await umpire.send({ type: 'hall', delay: 0 });
    await write('fast');
    const { letters } = await one.tab.watch(room.table, ['desk-1']);
    expect(letters?.map(({ text }) => text)).toEqual(['fast', 'slow']);
    const before = await one.send({ type: 'letters', before: letters?.[1]?.id });
    expect((before as { letters?: readonly { text: string }[] }).letters?.map(({ text }) => text)).toEqual(['fast']);
    const more = await Promise.all(Array.from({ length: 20 }, (_, i) => write(`more ${i}`)));
    expect(more.filter(({ type }) => type === 'done')).toHaveLength(18);
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

describe('letters sent all at once', () => {
  const server = shared(options);

  it('are no more than one after another would be', async () => {
    const room = await openHall(server.url, {});
    const [one, two] = [await sit(room, 'desk-1'), await sit(room, 'desk-2')];
    const sent = Array.from({ length: 60 }, (_, i) => one.send({ type: 'letter', from: 'desk-1', to: ['desk-2'], text: `letter ${i}` }));
    const answers = (await Promise.all(sent)).map((answer) => (answer.type === 'refused' ? answer.code : answer.type));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'too-fast')).toHaveLength(40);
    expect(await two.send({ type: 'letter', from: 'desk-2', to: ['desk-1'], text: 'stop' })).toMatchObject({ type: 'done' });
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

  it('have their seat when they are answered, also who asked twice at once', async () => {
    const rooms = await Promise.all(Array.from({ length: 8 }, () => openHall(server.url, {})));
    const { host: cookie } = await openHall(server.url, {});
    const joins = await Promise.all(
      rooms.flatMap((room) => [1, 2].map(() => post(room.url, '/api/join', joinWith(room.links['desk-1'] as string), cookie))),
    );
    expect(joins.map(({ body }) => body.seats)).toEqual(joins.map(() => ['desk-1']));
  });

  it('leave the seat the game dismisses them from', async () => {
    const room = await openHall(server.url, {});
    const [one, umpire] = [await sit(room, 'desk-1', 'Ann'), await sit(room, 'umpire')];
    // Not from the start: before Ann has come a computer might choose for her what cannot be left at once.
    expect(await umpire.send({ type: 'hall', covers: 'random' })).toMatchObject({ type: 'done' });
    expect((await one.tab.act(room.table, 'desk-1', 'done')).type).toBe('done');
    await umpire.tab.asked('umpire');
    expect((await umpire.tab.act(room.table, 'umpire', 'dismiss')).type).toBe('done');
    expect((await one.tab.until(isType('seated'))).seats).toEqual([]);
    await umpire.tab.until(() => infoOf(umpire.tab, 'desk-1')?.held === 'open' && infoOf(umpire.tab, 'desk-1')?.cover === 'random');
    expect(await one.send({ type: 'watch', seats: ['desk-1'], have: 0 })).toMatchObject({ code: 'wrong-seat' });
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
