import type { ClockWish } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { folder, get, joinWith, post, shared, start, Tab, wish } from './client.js';
import { DESKS, type Guest, guestWith, isType, ofType, openHall, options, type Room, sit } from './hall-guests.js';

/** Every desk is somebody's, so that nothing happens by itself. */
const invited = Object.fromEntries(DESKS.map((desk) => [desk, 'invite']));
const clock: ClockWish = { seconds: 600, warnings: [], late: 'wait' };

async function finish(room: Room, guests: readonly Guest[]): Promise<void> {
  for (const [i, guest] of guests.entries()) {
    const seat = DESKS[i] as string;
    await guest.tab.asked(seat);
    expect(await guest.tab.act(room.table, seat, 'done')).toMatchObject({ type: 'done' });
  }
}

describe('what a hall tells of itself', () => {
  const server = shared(options);

  it('is the same whatever was clicked in secret: the clock’s step and proposals', async () => {
    const heard: unknown[] = [];
    for (const clicks of [0, 7]) {
      const room = await openHall(server.url, { clock }, invited);
      const umpire = await sit(room, 'umpire');
      const guests: Guest[] = [];
      for (const desk of DESKS) guests.push(await sit(room, desk));
      const [one, two] = guests as [Guest, Guest];
      for (let i = 0; i < clicks; i++)
        expect(await two.tab.act(room.table, 'desk-2', `pick:${1 + (i % 2)}`)).toMatchObject({ type: 'done' });
      await finish(room, guests);
      await umpire.tab.asked('umpire');
      expect(await umpire.tab.act(room.table, 'umpire', 'go')).toMatchObject({ type: 'done' });
      await one.tab.asked('desk-1');
      await one.tab.caughtUp(room.table);
      await one.tab.until(isType('hall', ({ hall }) => hall.clock?.step.startsWith('all-') ?? false));
      const steps = ofType(one.tab, 'hall').map(({ hall }) => hall.clock?.step);
      heard.push([ofType(one.tab, 'welcome')[0]?.table.hall?.clock?.step, steps.at(-1)]);
    }
    expect(heard[1]).toEqual(heard[0]);
  });

  it('is not that a seat has clicked: neither by a proposal nor by its end', async () => {
    const room = await openHall(server.url, {}, invited);
    const umpire = await sit(room, 'umpire');
    const guests: Guest[] = [];
    for (const desk of DESKS) guests.push(await sit(room, desk));
    const [one, two] = guests as [Guest, Guest];
    await one.tab.act(room.table, 'desk-1', 'pick:1');
    expect(await one.send({ type: 'propose', seat: 'desk-1', what: 'take-back' })).toMatchObject({ code: 'undo-instead' });
    for (const position of [0, 99])
      expect(await two.send({ type: 'view-at', seats: ['desk-2'], position })).toMatchObject({
        picture: { awaits: { seats: ['desk-2'] } },
      });
    await finish(room, guests);
    await umpire.tab.asked('umpire');
    await umpire.tab.act(room.table, 'umpire', 'go');
    await one.tab.asked('desk-1');
    // Now the answer before is there for all to see, and the others may be asked.
    expect(await one.send({ type: 'propose', seat: 'desk-1', what: 'take-back' })).toMatchObject({ type: 'done' });
    const told = await two.tab.until(isType('table', ({ proposals }) => proposals.length > 0));
    expect(told.proposals).toEqual([{ what: 'take-back', by: 'desk-1', agreed: [] }]);
    // Who sat down last is told a moment later than it happened: that news has nothing to do with the click below.
    await two.tab.until(isType('seats', ({ seats }) => seats.some(({ seat, online }) => seat === DESKS.at(-1) && online)));
    await two.tab.caughtUp(room.table);
    const from = two.tab.got.length;
    expect(await one.tab.act(room.table, 'desk-1', 'pick:2')).toMatchObject({ type: 'done' });
    // Words have their turns: whatever the click did to a proposal has been done when this is answered.
    expect(await one.send({ type: 'answer', seat: 'desk-1', what: 'draw', agree: true })).toMatchObject({ code: 'no-proposal' });
    await two.tab.caughtUp(room.table);
    expect(two.tab.got.slice(from).filter(({ type }) => type !== 'done')).toEqual([]);
  });

  it('is who looks through a seat, however briefly, also to who was away', async () => {
    const room = await openHall(server.url, {});
    const ann = await sit(room, 'desk-1', 'Ann');
    const host = await guestWith(room, room.host, []);
    const people = (await host.tab.watch(room.table, [])).table.people ?? [];
    const handle = (name: string) => people.find((one) => one.name === name)?.person as string;
    expect(people.map(({ name }) => name).sort()).toEqual(['Ann', 'Host']);
    ann.tab.close();
    expect(await host.send({ type: 'seat', seat: 'desk-1', change: { kind: 'give', person: handle('Host') } })).toMatchObject({
      type: 'done',
    });
    const { told } = await host.tab.watch(room.table, ['desk-1']);
    expect(told.at(-1)?.note).toBe('Host, who runs this hall, holds desk-1 from now on in place of Ann.');
    expect(await host.send({ type: 'seat', seat: 'desk-1', change: { kind: 'give', person: handle('Ann') } })).toMatchObject({
      type: 'done',
    });
    const back = await guestWith(room, ann.cookie, ['desk-1']);
    const notes = ofType(back.tab, 'welcome')[0]?.told.flatMap(({ note }) => note ?? []);
    expect(notes).toContain('Host, who runs this hall, holds desk-1 from now on in place of Ann.');
    const link = await post(room.url, `/api/tables/${room.table}/invitations`, { seat: 'desk-1' }, room.host);
    const carl = await sit({ ...room, links: link.body.invitations }, 'desk-1', 'Carl');
    const spectator = await guestWith(room, room.host, []);
    expect(JSON.stringify(ofType(spectator.tab, 'welcome')[0]?.told)).toContain('Carl holds desk-1 from now on in place of Ann.');
    carl.tab.close();
  });

  it('is to its host what a seat knows only when he holds it, and never the whole game', async () => {
    const room = await openHall(server.url, {});
    const ann = await sit(room, 'desk-1', 'Ann');
    await ann.tab.act(room.table, 'desk-1', 'pick:2');
    const host = await guestWith(room, room.host, []);
    const seats = ['desk-1'];
    for (const message of [
      { type: 'watch', have: 0 },
      { type: 'view-at', position: 1 },
    ])
      expect(await host.send({ ...message, seats })).toMatchObject({ code: 'wrong-seat' });
    expect(await host.send({ type: 'act', seat: 'desk-1', seats, position: 1, action: 'pick:1' })).toMatchObject({ code: 'wrong-seat' });
    const { body } = await get(room.url, `/api/tables/${room.table}/save`, room.host);
    expect([body.format, body.picture.seats, body.picture.view.known.pick.every((pick: number) => pick === 0)]).toEqual([
      'bocage-view-1',
      [],
      true,
    ]);
    const own = await openHall(server.url, {}, Object.fromEntries([...DESKS, 'umpire'].map((seat) => [seat, 'me'])));
    expect((await get(own.url, `/api/tables/${own.table}/save`, own.host)).body.format).toBe('bocage-view-1');
  });

  it('is who comes by a link, or he does not come', async () => {
    const dataDir = folder();
    const first = await start({ dataDir });
    const seats = { allied: 'me', german: 'invite' } as const;
    const opened = await post(first.url, '/api/tables', wish({ scenario: 'broken', seats, hall: {} }));
    const { table, invitations } = opened.body;
    const ann = await Tab.open(first.url, opened.cookie);
    await ann.watch(table, ['allied']);
    await ann.act(table, 'allied', 'throw');
    expect((await post(first.url, '/api/join', joinWith(invitations.german))).status).toBe(503);
    await first.stop();
    const { url } = await start({ dataDir });
    const bob = await post(url, '/api/join', joinWith(invitations.german));
    expect(bob.status).toBe(200);
    const { told } = await (await Tab.open(url, bob.cookie)).watch(table, ['german']);
    expect(told.map(({ note }) => note)).toContain('Bob holds German from now on.');
  });
});
