import type { ClientMessage, ServerMessage } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { type Socket, SocketClient } from './socket-client.js';

class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function clientOf() {
  const sockets: FakeSocket[] = [];
  const waits: { ms: number; call: () => void }[] = [];
  const lines: string[] = [];
  const heard: ServerMessage[] = [];
  let ids = 0;
  const greeting: ClientMessage = { type: 'watch', id: 'w', table: 'abcdefgh', seats: ['blue'], have: 3 };
  const client = new SocketClient(
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      newId: () => `r${++ids}`,
      later: (ms, call) => {
        const wait = { ms, call };
        waits.push(wait);
        return () => void waits.splice(waits.indexOf(wait), 1);
      },
      random: () => 1,
    },
    { onLine: (line) => void lines.push(line), onMessage: (message) => void heard.push(message), greeting: () => greeting },
  );
  const last = () => sockets.at(-1) as FakeSocket;
  return { client, sockets, waits, lines, heard, last };
}

const act = (id: string): ClientMessage => ({
  type: 'act',
  id,
  table: 'abcdefgh',
  seat: 'blue',
  seats: ['blue'],
  position: 3,
  action: 'u1',
});

describe('the line to the server', () => {
  it('greets first and then sends what was asked meanwhile', () => {
    const { client, last } = clientOf();
    void client.request(act('a'));
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent.map((message) => message.id)).toEqual(['w', 'a']);
  });

  it('sends an unanswered request again with the same id after a break, and an answered one never', async () => {
    const { client, waits, last } = clientOf();
    last().onopen?.();
    const first = client.request(act('a'));
    void client.request(act('b'));
    last().say({ type: 'done', id: 'a', table: 'abcdefgh', position: 4 });
    expect(await first).toMatchObject({ type: 'done', position: 4 });
    last().close();
    waits[0]?.call();
    last().onopen?.();
    expect(last().sent.map((message) => message.id)).toEqual(['w', 'b']);
  });

  it('waits longer after every failure, within a bound, and starts over once joined', () => {
    const { waits, last } = clientOf();
    for (let i = 0; i < 9; i++) {
      last().close();
      waits[i]?.call();
    }
    expect(waits.map((wait) => wait.ms)).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000, 15000]);
    last().onopen?.();
    last().close();
    expect(waits.at(-1)?.ms).toBe(400);
  });

  it('says how the line is', () => {
    const { lines, last } = clientOf();
    last().onopen?.();
    last().close();
    expect(lines).toEqual(['joining', 'joined', 'away']);
  });

  it('tries at once when told to hurry, and only once', () => {
    const { client, sockets, waits, last } = clientOf();
    last().onopen?.();
    last().close();
    client.hurry();
    client.hurry();
    expect(sockets).toHaveLength(2);
    expect(waits).toEqual([]);
  });

  it('stays closed once closed', () => {
    const { client, waits, last } = clientOf();
    last().onopen?.();
    client.close();
    expect(waits).toEqual([]);
  });
});
