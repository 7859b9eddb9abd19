import { clientMessage } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { joinWith, post, shared } from './client.js';
import { type Guest, guestWith, openHall, options, type Room, sit } from './hall-guests.js';

type Sample = Record<string, unknown>;

/** One of each message there is, as the holder of desk 1 or whoever runs the hall would send it. */
const samples = (person: string): Record<string, Sample> => ({
  watch: { seats: ['desk-1'], have: 0 },
  unwatch: {},
  act: { seat: 'desk-1', seats: ['desk-1'], position: 0, action: 'pick:1' },
  undo: { seat: 'desk-1', seats: ['desk-1'], position: 0 },
  assist: { seat: 'desk-1', seats: ['desk-1'], position: 0 },
  propose: { seat: 'desk-1', what: 'draw' },
  answer: { seat: 'desk-1', what: 'draw', agree: true },
  resign: { seat: 'desk-1' },
  chat: { text: 'hello' },
  roll: { seat: 'desk-1', result: [1] },
  'view-at': { seats: ['desk-1'], position: 0 },
  remove: { person },
  orders: { seat: 'desk-1', change: [{ kind: 'turn', choice: 'pass' }] },
  clock: { change: { kind: 'extend', seconds: 60 } },
  hall: { delay: 5 },
  seat: { seat: 'desk-1', change: { kind: 'cover', by: 'random' } },
  ruling: { seat: 'umpire', change: { kind: 'take-back' } },
  letter: { from: 'desk-1', to: ['desk-2'], text: 'hello' },
  letters: { before: '0'.repeat(16) },
});

/** What each message is answered: `done`, or the code of the refusal. */
async function answers(guest: Guest, person: string): Promise<Record<string, string>> {
  const heard: Record<string, string> = {};
  for (const [type, sample] of Object.entries(samples(person))) {
    const answer = await guest.send({ type, ...sample });
    heard[type] = answer.type === 'refused' ? answer.code : answer.type;
  }
  return heard;
}

const all = (code: string) => Object.fromEntries(Object.keys(samples('')).map((type) => [type, code]));

/** Of seats and of running the hall, by somebody who has neither. */
const NOT_HIS = {
  ...all('wrong-seat'),
  unwatch: 'done',
  remove: 'not-running',
  clock: 'not-running',
  hall: 'not-running',
  seat: 'not-running',
};

describe('every message of the protocol', () => {
  const server = shared(options);
  const open = () => openHall(server.url, { clock: { seconds: 600, warnings: [], late: 'wait' } });

  /** Another tab of the host, and how to see that nobody heard or lost anything meanwhile. */
  async function watched(room: Room) {
    const [two, host] = [await sit(room, 'desk-2', 'Bob'), await guestWith(room, room.host, [])];
    const person = (await host.tab.watch(room.table, [])).table.people?.find(({ name }) => name === 'Bob')?.person as string;
    const standing = async () => {
      const { table, picture, chat, letters, proposals } = await host.tab.watch(room.table, []);
      const seats = table.seats.map(({ seat, name, held, cover }) => [seat, name, held, cover]);
      return { seats, hall: table.hall, position: picture.position, chat, letters, proposals };
    };
    return { two, host, person, standing };
  }

  it('has a sample here', () => {
    const types = clientMessage.def.options.map((one) => String(one._zod.propValues?.type?.values().next().value));
    expect(types.sort()).toEqual(Object.keys(samples('')).sort());
  });

  it('is refused from strangers, and changes nothing', async () => {
    const room = await open();
    const { person, standing } = await watched(room);
    const before = await standing();
    const stranger = await guestWith(room, (await post(room.url, '/api/join', joinWith('x'.repeat(40)))).cookie, []);
    const other = await openHall(server.url, {});
    const hostOfAnother = await guestWith(room, other.host, []);
    const refused = { ...NOT_HIS, chat: 'not-invited', letters: 'not-invited', ruling: 'wrong-seat' };
    for (const guest of [stranger, hostOfAnother]) expect(await answers(guest, person)).toEqual(refused);
    expect(await standing()).toEqual(before);
  });

  it('is refused from who has just lost the seat, but for words to all', async () => {
    const room = await open();
    const { host, person, standing } = await watched(room);
    const ann = await sit(room, 'desk-1', 'Ann');
    expect(await host.send({ type: 'seat', seat: 'desk-1', change: { kind: 'give', person } })).toMatchObject({ type: 'done' });
    const before = await standing();
    expect(await answers(ann, person)).toEqual({ ...NOT_HIS, chat: 'done', letters: 'no-letter' });
    expect({ ...(await standing()), chat: [] }).toEqual({ ...before, chat: [] });
  });

  it('changes nothing any more when the game is over', async () => {
    const room = await open();
    const { two, standing } = await watched(room);
    const [ann, umpire] = [await sit(room, 'desk-1', 'Ann'), await sit(room, 'umpire')];
    expect(await umpire.send({ type: 'resign', seat: 'umpire' })).toMatchObject({ type: 'done' });
    await two.tab.until(() => two.tab.picture.awaits.kind === 'over');
    const { position } = await standing();
    const heard = await answers(ann, '0'.repeat(12));
    const plays = ['act', 'undo', 'assist', 'propose', 'answer', 'orders'];
    expect(plays.map((type) => [type, heard[type]])).toEqual(plays.map((type) => [type, 'over']));
    expect([heard.resign, heard.roll]).toEqual(['not-running', 'not-by-hand']);
    expect(await umpire.send({ type: 'ruling', seat: 'umpire', change: { kind: 'take-back' } })).toMatchObject({ type: 'refused' });
    expect((await standing()).position).toBe(position);
  });
});
