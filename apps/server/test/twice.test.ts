import { describe, expect, it } from 'vitest';
import { joinWith, post, shared, Tab, wish } from './client.js';
import { type Guest, openHall, options, sit } from './hall-guests.js';

/** Three people at a table, each with a tab. */
async function three(url: string) {
  const seats = { us: 'me', british: 'invite', german: 'invite' } as const;
  const opened = await post(url, '/api/tables', wish({ options: { players: 'three' }, seats }));
  const { table, invitations } = opened.body;
  const sitAt = async (cookie: string, seat: string) => {
    const tab = await Tab.open(url, cookie);
    await tab.watch(table, [seat]);
    return tab;
  };
  const ann = await sitAt(opened.cookie, 'us');
  const bob = await sitAt((await post(url, '/api/join', joinWith(invitations.british, 'Bob'))).cookie, 'british');
  const dora = await sitAt((await post(url, '/api/join', joinWith(invitations.german, 'Dora'))).cookie, 'german');
  await ann.asked('us');
  const say = (tab: Tab, seat: string, agree: boolean, more: Record<string, unknown> = {}) =>
    tab.ask({ type: 'answer', table, seat, what: 'draw', agree, ...more });
  return { table, ann, bob, dora, say };
}

describe('words that come at the same time', () => {
  const server = shared();

  it('are all heard: two who agree at once have both agreed', async () => {
    for (let i = 0; i < 5; i++) {
      const { table, ann, bob, dora, say } = await three(server.url);
      await ann.ask({ type: 'propose', table, seat: 'us', what: 'draw' });
      await Promise.all([say(bob, 'british', true), say(dora, 'german', true)]);
      await ann.until(() => ann.picture.awaits.kind === 'over');
    }
  });

  it('end a proposal for good when one of them declines it', async () => {
    for (let i = 0; i < 5; i++) {
      const { table, ann, bob, dora, say } = await three(server.url);
      await ann.ask({ type: 'propose', table, seat: 'us', what: 'draw' });
      await Promise.all([say(bob, 'british', false), say(dora, 'german', true)]);
      expect((await ann.watch(table, ['us'])).proposals).toEqual([]);
    }
  });
});

describe('a word that is sent again', () => {
  const server = shared();

  it('is answered again: what was agreed to is agreed, also when the game ended with it', async () => {
    const { table, ann, bob, dora, say } = await three(server.url);
    const proposal = { type: 'propose', table, seat: 'us', what: 'draw', id: 'p1' };
    expect(await ann.ask(proposal)).toMatchObject({ type: 'done' });
    expect(await say(bob, 'british', true, { id: 'b1' })).toMatchObject({ type: 'done' });
    expect(await say(dora, 'german', true, { id: 'd1' })).toMatchObject({ type: 'done' });
    expect(await say(dora, 'german', true, { id: 'd1' })).toMatchObject({ type: 'done' });
    expect(await say(bob, 'british', true, { id: 'b1' })).toMatchObject({ type: 'done' });
    expect(await ann.ask(proposal)).toMatchObject({ type: 'done' });
    expect(await say(bob, 'british', true, { id: 'b2' })).toMatchObject({ code: 'over' });
  });
});

describe('what runs a hall', () => {
  const server = shared(options);

  it('is done once, though it was sent twice before it was answered', async () => {
    const room = await openHall(server.url, { clock: { seconds: 600, warnings: [], late: 'wait' } });
    const umpire = await sit(room, 'umpire');
    const extend = { type: 'clock', change: { kind: 'extend', seconds: 60 }, id: 'once' };
    const answers = await Promise.all([umpire.send(extend), umpire.send(extend), umpire.send(extend)]);
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
    const { table } = await umpire.tab.watch(room.table, ['umpire']);
    expect(table.hall?.clock?.left).toBe(660_000);
  });

  it('loses nothing when two change it at the same time', async () => {
    const room = await openHall(server.url, {});
    const [one, two] = [await sit(room, 'desk-1'), await sit(room, 'desk-2')];
    const cover = (guest: Guest, seat: string) => guest.send({ type: 'seat', seat, change: { kind: 'cover', by: 'random' } });
    const answers = await Promise.all([cover(one, 'desk-1'), cover(two, 'desk-2')]);
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done']);
    const { table } = await one.tab.watch(room.table, ['desk-1']);
    const played = table.seats.filter(({ seat }) => seat === 'desk-1' || seat === 'desk-2');
    expect(played.map(({ cover: by }) => by)).toEqual(['random', 'random']);
  });
});

describe('whoever proposes and proposes', () => {
  const server = shared();

  it('is refused before everybody else has heard of it a hundred times', async () => {
    const { table, ann, bob, say } = await three(server.url);
    const heard = bob.got.length;
    const answers = [];
    for (let i = 0; i < 50; i++) {
      answers.push(await ann.ask({ type: 'propose', table, seat: 'us', what: 'draw' }));
      answers.push(await say(ann, 'us', false));
    }
    expect(answers.at(-1)).toMatchObject({ code: 'too-fast' });
    await bob.caughtUp(table);
    expect(bob.got.slice(heard).filter(({ type }) => type === 'table').length).toBeLessThan(50);
    expect(await say(bob, 'british', false)).toMatchObject({ code: 'no-proposal' });
  });
});

describe('words of one person', () => {
  const server = shared(options);

  it('are said once, though they are sent again before they are kept', async () => {
    const room = await openHall(server.url, {});
    const [one, two] = [await sit(room, 'desk-1'), await sit(room, 'desk-2')];
    const chat = { type: 'chat', text: 'once', id: 'c1' };
    const letter = { type: 'letter', from: 'desk-1', to: ['desk-2'], text: 'once', id: 'l1' };
    const answers = await Promise.all([chat, chat, letter, letter].map((message) => one.send(message)));
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done', 'done']);
    expect(await one.send(letter)).toMatchObject({ type: 'done' });
    const { chat: lines, letters } = await two.tab.watch(room.table, ['desk-2']);
    expect([lines.length, letters?.length]).toEqual([1, 1]);
  });
});
