import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { MessageSurroundings } from '../tables/messages.js';
import { Connection } from './connection.js';
import type { Measures } from './measures.js';
import { sessionOf } from './sessions.js';

const HEARTBEAT = 30_000;
const TRY_LATER = 1013;
const GOODBYE = 1_000;

/** All open connections, with a heartbeat that finds the dead ones. */
export class Sockets {
  private readonly around: MessageSurroundings;
  private readonly open = new Map<Connection, string>();
  private readonly perAddress = new Map<string, number>();
  private readonly measures: Measures;
  private readonly timer: NodeJS.Timeout;

  constructor(around: MessageSurroundings, measures: Measures) {
    this.around = around;
    this.measures = measures;
    this.timer = setInterval(() => {
      for (const connection of this.open.keys()) connection.ping();
    }, HEARTBEAT);
    this.timer.unref();
  }

  get size(): number {
    return this.open.size;
  }

  add(socket: WebSocket, request: FastifyRequest): void {
    const { connections, connectionsPerAddress, connectionsPerSession } = this.around.quotas;
    // As requests are counted: whoever has one IPv6 address has all of its network.
    const address = normalizeIP(request.ip);
    const session = sessionOf(request);
    const here = this.perAddress.get(address) ?? 0;
    const own = session === '' ? 0 : [...this.open.keys()].filter((one) => one.session === session).length;
    if (this.open.size >= connections || here >= connectionsPerAddress || own >= connectionsPerSession) {
      socket.close(TRY_LATER, 'too many connections');
      return;
    }
    const connection = new Connection(socket, request.raw.socket, { session, measure: this.measures.of(session) }, this.around);
    this.perAddress.set(address, here + 1);
    this.open.set(connection, address);
    socket.once('close', () => this.remove(connection, address));
  }

  /** Says goodbye, and does not wait long for an answer. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const connection of this.open.keys()) connection.close();
    for (let waited = 0; this.open.size > 0 && waited < GOODBYE; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const connection of this.open.keys()) connection.terminate();
  }

  private remove(connection: Connection, address: string): void {
    this.open.delete(connection);
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }
}
