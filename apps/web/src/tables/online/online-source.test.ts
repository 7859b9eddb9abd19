import type { Picture, ServerMessage, TableInfo } from '@bocage/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ending, TableState } from '../table-source.js';
import { OnlineSource } from './online-source.js';

type Sent = { readonly type: string; readonly id: string; readonly seats?: readonly string[] };

class FakeSocket {
  static last: FakeSocket;
  static count = 0;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
    FakeSocket.count++;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** What the server tells this browser of table t: the seats it holds there, or that it knows of no such table. */
let place: readonly string[] | undefined;
const info = (held: readonly string[]) =>
  ({
    id: 't',
    header: { game: 'g' },
    seats: ['red', 'blue'].map((seat) => ({ seat, title: seat, held: held.includes(seat) ? 'me' : 'human', name: '', online: true })),
  }) as unknown as TableInfo;
const welcome = (seats: readonly string[]): ServerMessage => ({
  type: 'welcome',
  table: info(seats),
  picture: { seats, position: 0, view: {}, awaits: { kind: 'chance' }, undo: {} } as unknown as Picture,
  told: [],
  chat: [],
  proposals: [],
});

beforeEach(() => {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', listeners);
  vi.stubGlobal('document', listeners);
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => {
    const answer = place ? info(place) : { code: 'unknown-table', message: 'no such table' };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: place ? 200 : 404, headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function watching(...seats: string[]) {
  place = seats;
  const source = await OnlineSource.join('t');
  const states: TableState[] = [];
  const endings: Ending[] = [];
  source.subscribe(
    (state) => states.push(state),
    (ending) => endings.push(ending),
  );
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say(welcome(seats));
  return { source, socket, states, endings };
}

describe('the clock of a hall', () => {
  it('was heard when it was, though the machine’s clock is set meanwhile', async () => {
    const { socket, states } = await watching('red');
    const hall: ServerMessage = { type: 'hall', table: 't', hall: { runs: false, delay: 0, covers: 'nobody' } };
    socket.say(hall);
    const real = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(real + 3_600_000);
    socket.say(hall);
    vi.restoreAllMocks();
    const [before, after] = states.slice(-2).map(({ heard }) => heard ?? 0) as [number, number];
    expect(after - before).toBeLessThan(60_000);
  });
});

const watches = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === 'watch').map(({ seats }) => seats);
const refuseWatch = (socket: FakeSocket, code: string) => {
  const { id } = socket.sent.filter(({ type }) => type === 'watch').at(-1) as Sent;
  socket.say({ type: 'refused', id, code, message: code });
};

describe('a look at a table that ends', () => {
  it('says why, sends nothing more and does not come back', async () => {
    const { source, socket, states, endings } = await watching('red');
    const pending = source.act('red', 0, 'u1');
    socket.say({ type: 'closed', table: 't', why: 'deleted', message: 'gone' });
    expect(endings).toEqual([{ why: 'deleted', message: 'gone' }]);
    const [sent, opened, told] = [socket.sent.length, FakeSocket.count, states.length];
    expect(await pending).toMatchObject({ ok: false });
    expect(await source.act('red', 0, 'u2')).toMatchObject({ ok: false, code: 'closed' });
    socket.say(welcome(['red']));
    expect([socket.sent.length, FakeSocket.count, states.length]).toEqual([sent, opened, told]);
  });

  it('is told also to who subscribes after it', async () => {
    place = [];
    const source = await OnlineSource.join('t');
    FakeSocket.last.onopen?.();
    refuseWatch(FakeSocket.last, 'not-invited');
    const ended = vi.fn();
    source.subscribe(() => {}, ended);
    expect(ended).toHaveBeenCalledWith({ why: 'no-place', message: 'not-invited' });
  });
});

describe('a seat that passed to another', () => {
  it('is told, and the spectator is looked through meanwhile', async () => {
    const { socket, states, endings } = await watching('red');
    socket.say({ type: 'seated', table: 't', seats: [] });
    expect(endings.map(({ why }) => why)).toEqual(['seat-passed']);
    expect(watches(socket)).toEqual([['red'], []]);
    socket.say(welcome([]));
    expect(states.at(-1)?.picture.seats).toEqual([]);
    socket.say({ type: 'seated', table: 't', seats: ['blue'] });
    expect(watches(socket).at(-1)).toEqual(['blue']);
  });

  it('leaves no table to see where the server has no place for a spectator', async () => {
    const { socket, endings } = await watching('red');
    socket.say({ type: 'seated', table: 't', seats: [] });
    refuseWatch(socket, 'not-invited');
    expect(endings.map(({ why }) => why)).toEqual(['seat-passed', 'no-place']);
  });

  it('goes on with the other seats of who holds more', async () => {
    const { socket, endings } = await watching('red', 'blue');
    socket.say({ type: 'seated', table: 't', seats: ['blue'] });
    expect(watches(socket).at(-1)).toEqual(['blue']);
    expect(endings).toEqual([]);
  });

  it('is found out after a broken line', async () => {
    const { socket, endings } = await watching('red');
    place = [];
    refuseWatch(socket, 'wrong-seat');
    await vi.waitFor(() => expect(watches(socket).at(-1)).toEqual([]));
    expect(endings.map(({ why }) => why)).toEqual(['seat-passed']);
    place = undefined;
    refuseWatch(socket, 'wrong-seat');
    await vi.waitFor(() => expect(endings.at(-1)?.why).toBe('no-place'));
  });
});

it('a table whose rules failed stays to be seen', async () => {
  const { socket, states, endings } = await watching('red');
  socket.say({ type: 'stopped', table: 't', message: 'broken' });
  refuseWatch(socket, 'stopped');
  expect([endings, states.at(-1)?.stopped]).toEqual([[], 'broken']);
});
