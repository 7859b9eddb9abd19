import { describe, expect, it } from 'vitest';
import { joinWith, post, shared, start, Tab, wish } from './client.js';
import { guestWith, openHall, options, sit } from './hall-guests.js';

describe('"let my staff finish" at a table that is no hall', () => {
  const server = shared(options);

  it('decides for one seat until its part of the step is done, and for no other', async () => {
    const room = await openHall(server.url, undefined, { umpire: 'random' });
    const ann = await sit(room, 'desk-1');
    const bob = await sit(room, 'desk-2');
    await ann.tab.asked('desk-1');
    const { position } = ann.tab.picture;
    expect(await ann.send({ type: 'assist', id: 'staff-1', seat: 'desk-1', seats: ['desk-1'], position })).toMatchObject({ type: 'done' });
    const known = (tab: Tab) => tab.picture.view.known as { pick: number[]; done: number[] };
    await ann.tab.until(() => known(ann.tab).done[0] === 1);
    expect(ann.tab.picture.position).toBeGreaterThan(position);
    await bob.tab.caughtUp(room.table);
    expect(known(bob.tab).done[1]).toBe(0);
    expect(bob.tab.raw.join()).not.toContain('picked');
    // The same press, sent again after a broken line, is answered and does nothing.
    const after = ann.tab.picture.position;
    expect(await ann.send({ type: 'assist', id: 'staff-1', seat: 'desk-1', seats: ['desk-1'], position })).toMatchObject({ type: 'done' });
    expect(await ann.send({ type: 'assist', seat: 'desk-1', position: after })).toMatchObject({ code: 'not-asked' });
    expect(ann.tab.picture.position).toBe(after);
  });

  it('is for one’s own seat, at the position one looks at', async () => {
    const room = await openHall(server.url, undefined, { umpire: 'random' });
    const ann = await sit(room, 'desk-1');
    const bob = await sit(room, 'desk-2');
    await bob.tab.asked('desk-2');
    const { position } = bob.tab.picture;
    expect(await bob.send({ type: 'assist', seat: 'desk-1', seats: ['desk-1'], position })).toMatchObject({ code: 'wrong-seat' });
    expect(await bob.send({ type: 'assist', seat: 'desk-2', position: position + 1 })).toMatchObject({ code: 'stale' });
    await ann.tab.caughtUp(room.table);
    const host = await guestWith(room, room.host, []);
    expect(await host.send({ type: 'assist', seat: 'desk-1', seats: [], position: 0 })).toMatchObject({ code: 'wrong-seat' });
  });
});

describe('the staff', () => {
  it('stops when another person is asked', async () => {
    const { url } = await start();
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table } = opened.body;
    await post(url, '/api/join', joinWith(opened.body.invitations.german));
    const ann = await Tab.open(url, opened.cookie);
    await ann.watch(table, ['allied']);
    await ann.asked('allied');
    const { position } = ann.picture;
    expect(await ann.ask({ type: 'assist', table, seat: 'allied', position })).toMatchObject({ type: 'done' });
    await ann.asked('german');
    expect(ann.picture.position).toBe(position + 1);
  });

  it('goes no further than the phase, though only computers play against it', async () => {
    const { url } = await start();
    const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'greedy' } }));
    const { table } = opened.body;
    const ann = await Tab.open(url, opened.cookie);
    await ann.watch(table, ['allied']);
    await ann.asked('allied');
    const { position } = ann.picture;
    expect(await ann.ask({ type: 'assist', table, seat: 'allied', position })).toMatchObject({ type: 'done' });
    await ann.caughtUp(table);
    expect((ann.picture.view.open as { turn: number }).turn).toBe(3);
    expect(ann.picture.position).toBe(position + 2);
  });
});
