import { describe, expect, it } from 'vitest';
import { shared } from './client.js';
import { guestWith, isType, openHall, options, sit } from './hall-guests.js';

const ALL = [{ kind: 'forced', choice: 'all' }];

describe('standing orders in a hall', () => {
  const server = shared(options);

  it('answer in secret, and neither umpires nor who runs it are told of them', async () => {
    const room = await openHall(server.url, {});
    const [umpire, desk] = [await sit(room, 'umpire'), await sit(room, 'desk-1')];
    const host = await guestWith(room, room.host, []);
    expect(await desk.send({ type: 'orders', seat: 'desk-1', change: ALL })).toMatchObject({ type: 'done' });
    for (const other of [umpire, host]) {
      expect(await other.send({ type: 'orders', seat: 'desk-1', change: ALL })).toMatchObject({ code: 'wrong-seat' });
    }
    // What is picked third has one answer.
    await desk.tab.act(room.table, 'desk-1', 'pick:3');
    await desk.tab.until(() => (desk.tab.picture.view.known as { pick: number[] }).pick[0] === 4);
    for (const { tab } of [umpire, host]) {
      await tab.caughtUp(room.table);
      expect(tab.raw.join()).not.toMatch(/"choice"|"order":/);
    }
  });

  it('end for who is moved from the seat, and stand again when it is his again', async () => {
    const room = await openHall(server.url, {});
    const desk = await sit(room, 'desk-1');
    const host = await guestWith(room, room.host, []);
    await desk.send({ type: 'orders', seat: 'desk-1', change: ALL });
    expect(await host.send({ type: 'seat', seat: 'desk-1', change: { kind: 'free' } })).toMatchObject({ type: 'done' });
    await desk.tab.until(isType('seated'));
    expect(await desk.send({ type: 'orders', seat: 'desk-1', change: [{ kind: 'forced' }] })).toMatchObject({ code: 'wrong-seat' });
    const [person] =
      (await host.tab.until(isType('seats', ({ people }) => people !== undefined))).people?.filter(({ name }) => name === 'desk-1') ?? [];
    const given = await host.send({ type: 'seat', seat: 'desk-1', change: { kind: 'give', person: person?.person } });
    expect(given).toMatchObject({ type: 'done' });
    // It was his own word that stood there: with the seat it stands again.
    expect((await desk.tab.watch(room.table, ['desk-1'])).orders).toEqual({ 'desk-1': ALL });
  });
});
