import { beforeEach, describe, expect, it } from 'vitest';
import { get, shared } from './client.js';
import { type Guest, guestWith, isType, openHall, options, type Room, sit } from './hall-guests.js';

describe('a ruling', () => {
  const server = shared(options);
  let room: Room;
  let one: Guest;
  let two: Guest;
  let umpire: Guest;
  let host: Guest;

  /** All desks have answered: the umpire rules. */
  beforeEach(async () => {
    room = await openHall(server.url, {});
    [one, two, umpire] = [await sit(room, 'desk-1'), await sit(room, 'desk-2'), await sit(room, 'umpire')];
    host = await guestWith(room, room.host, []);
    for (const [guest, seat] of [[one, 'desk-1'] as const, [two, 'desk-2'] as const]) await guest.tab.act(room.table, seat, 'done');
    await umpire.tab.asked('umpire');
  });

  const say = (action: string) => umpire.tab.act(room.table, 'umpire', action);
  const give = (readers: string, text = 'He had fuel.') =>
    umpire.send({ type: 'ruling', seat: 'umpire', change: { kind: 'reason', text, readers } });
  const takeBack = (guest: Guest = umpire, seat = 'umpire') => guest.send({ type: 'ruling', seat, change: { kind: 'take-back' } });
  const ruled = () => (umpire.tab.picture.view.open as { ruled: number }).ruled;
  const reads = ({ tab }: Guest): boolean => tab.raw.join().includes('He had fuel.');

  it.each([
    ['concerned', [true, false, false, true]],
    ['umpires', [false, false, false, true]],
    ['all', [true, true, true, true]],
  ])('has a reason in the log, for %s', async (readers, expected) => {
    await say('rule');
    const before = two.tab.picture.position;
    expect(await give(readers)).toMatchObject({ type: 'done' });
    await umpire.tab.until(isType('update', ({ told }) => told.some(({ note }) => note === 'Ruling 1: He had fuel.')));
    for (const { tab } of [one, two, host]) await tab.caughtUp(room.table);
    expect([one, two, host, umpire].map(reads)).toEqual(expected);
    // Who does not read it does not notice it either, now or when he looks again.
    expect(two.tab.picture.position).toBe(before + (expected[1] ? 1 : 0));
    expect(reads(await guestWith(room, two.cookie, ['desk-2']))).toBe(expected[1]);
    expect(JSON.stringify((await get(room.url, `/api/tables/${room.table}/save`, two.cookie)).body).includes('fuel')).toBe(expected[1]);
  });

  it('is taken back by an umpire with what he did since, and counted anew', async () => {
    await say('rule');
    await say('rule');
    await give('all');
    await say('mull');
    const heard = two.tab.got.length;
    expect(await takeBack()).toMatchObject({ type: 'done' });
    await umpire.tab.until(() => ruled() === 1);
    const { told } = await two.tab.until(isType('update'), heard);
    expect(told.map(({ kind, seat }) => [kind, seat])).toEqual([['take-back', 'umpire']]);
    await give('all', 'He had none.');
    await two.tab.until(isType('update', (update) => update.told.some(({ note }) => note === 'Ruling 1: He had none.')));
    await takeBack();
    expect(await takeBack()).toMatchObject({ type: 'refused', code: 'no-ruling' });
    expect(await give('all')).toMatchObject({ type: 'refused', code: 'no-ruling' });
  });

  it('is taken back when the game has gone on, as long as nobody has answered', async () => {
    const desks = Object.fromEntries(Array.from({ length: 22 }, (_, i) => [`desk-${i + 3}`, { kind: 'uncover' }]));
    await say('rule');
    for (const [seat, change] of Object.entries(desks)) await umpire.send({ type: 'seat', seat, change });
    await say('go');
    expect(await takeBack()).toMatchObject({ type: 'done' });
    await umpire.tab.until(() => ruled() === 0);
    await umpire.tab.asked('umpire');
    await say('rule');
    await say('go');
    await two.tab.act(room.table, 'desk-2', 'pick:2');
    expect(await takeBack()).toMatchObject({ type: 'refused', code: 'ruled-on' });
    await two.tab.caughtUp(room.table);
    expect((two.tab.picture.view.known as { pick: number[] }).pick[1]).toBe(2);
    expect(await give('concerned')).toMatchObject({ type: 'done' });
  });

  it('may have its reason when the game is over, and stands then', async () => {
    await say('rule');
    await umpire.send({ type: 'resign', seat: 'umpire' });
    expect(await give('all')).toMatchObject({ type: 'done' });
    await two.tab.until(isType('update', ({ told }) => told.some(({ note }) => note === 'Ruling 1: He had fuel.')));
    expect(await takeBack()).toMatchObject({ type: 'refused', code: 'over' });
  });

  it('is touched by nobody but umpires', async () => {
    await say('rule');
    expect(await takeBack(one, 'desk-1')).toMatchObject({ type: 'refused', code: 'not-an-umpire' });
    for (const guest of [one, host]) expect(await takeBack(guest)).toMatchObject({ type: 'refused', code: 'wrong-seat' });
    expect(await umpire.send({ type: 'ruling', seat: 'umpire', change: { kind: 'reason', text: '', readers: 'all' } })).toMatchObject({
      code: 'bad-message',
    });
    expect(ruled()).toBe(1);
  });
});
