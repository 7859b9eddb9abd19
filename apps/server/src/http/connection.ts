import type { Writable } from 'node:stream';
import type { Refusal } from '@bocage/kernel';
import { type ClientMessage, clientMessage } from '@bocage/protocol';
import type { WebSocket } from 'ws';
import { unwatch } from '../tables/look-requests.js';
import { answerMessage, type MessageSurroundings } from '../tables/messages.js';
import type { Asker } from '../tables/watcher.js';
import { wordingOf } from '../tables/wording.js';
import { Bucket } from './bucket.js';
import type { Measure } from './measures.js';

const LARGEST_BACKLOG = 8 * 1024 * 1024;
const POLICY = 1008;
/** So many more seats to look through are a look more. */
const SEATS_OF_A_LOOK = 16;

/** One browser tab: what it sends is checked before anything looks at it. */
export class Connection implements Asker {
  readonly session: string;
  private readonly socket: WebSocket;
  private readonly stream: Writable;
  private readonly around: MessageSurroundings;
  private readonly messages: Bucket;
  private readonly chat: Bucket;
  private readonly measure: Measure;
  private readonly watching = new Set<string>();
  private refusals = 0;
  private held = false;
  isAlive = true;

  constructor(
    socket: WebSocket,
    stream: Writable,
    { session, measure }: { session: string; measure: Measure },
    around: MessageSurroundings,
  ) {
    const { quotas } = around;
    this.socket = socket;
    this.stream = stream;
    this.session = session;
    this.around = around;
    this.messages = new Bucket(quotas.messageBurst, quotas.messagesPerSecond);
    this.chat = new Bucket(quotas.chatPerMinute, quotas.chatPerMinute / 60);
    this.measure = measure;
    socket.on('message', (data: Buffer) => this.receive(data));
    // A browser sends none. Each is answered, and the answers of who does not read them would pile up here.
    socket.on('ping', () => this.messages.take() || this.terminate());
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => void this.left());
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  mayLook(seats: number): boolean {
    return this.measure.watches.take(1 + Math.floor(seats / SEATS_OF_A_LOOK));
  }

  /** A tab that no longer reads is let go; it comes back and is told what it missed. */
  send(text: string): void {
    if (this.socket.bufferedAmount > LARGEST_BACKLOG) this.socket.terminate();
    else if (this.isOpen) {
      this.hold();
      this.socket.send(text);
    }
  }

  /** What is sent in one go leaves in one go. */
  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.stream.cork();
    process.nextTick(() => {
      this.held = false;
      this.stream.uncork();
    });
  }

  done(id: string, table: string, position?: number): void {
    this.send(`{"type":"done","id":${JSON.stringify(id)},"table":"${table}"${position === undefined ? '' : `,"position":${position}`}}`);
  }

  refuse(id: string, code: string, refusal?: Refusal): void {
    this.send(JSON.stringify({ type: 'refused', id, code, message: wordingOf(code), ...(refusal ? { refusal } : {}) }));
  }

  ping(): void {
    if (this.isAlive) this.socket.ping();
    else this.socket.terminate();
    this.isAlive = false;
  }

  close(): void {
    this.socket.close(1001, 'the server is stopping');
  }

  terminate(): void {
    this.socket.terminate();
  }

  private receive(data: Buffer): void {
    // Who was shown the door may still be talking.
    if (!this.isOpen) return;
    const { quotas } = this.around;
    const json = data.length > quotas.messageBytes ? undefined : parseJson(data.toString('utf8'));
    const read = this.messages.take() && this.measure.messages.take() ? this.read(json) : this.tooFast();
    if (typeof read === 'object') void answerMessage(this.around, this, read);
    else this.refuse(idOf(json), data.length > quotas.messageBytes ? 'too-large' : read);
  }

  /** The message, or the code of what is wrong with it. */
  private read(json: unknown): ClientMessage | string {
    const parsed = clientMessage.safeParse(json);
    if (!parsed.success) return 'bad-message';
    const { type } = parsed.data;
    const seats = parsed.data.type === 'watch' ? parsed.data.seats.length : 0;
    if (type === 'chat' && !this.chat.take()) return 'too-fast';
    if (type === 'view-at' && !this.measure.looksBack.take()) return 'too-fast';
    if ((type === 'watch' || type === 'letters') && !this.mayLook(seats)) return 'too-fast';
    if (type === 'undo' && !this.measure.undos.take()) return 'too-fast';
    if ((type === 'propose' || type === 'answer') && !this.measure.proposals.take()) return 'too-fast';
    return this.mayWatch(parsed.data) ? parsed.data : 'too-many-tables';
  }

  private mayWatch({ type, table }: ClientMessage): boolean {
    if (type === 'unwatch') this.watching.delete(table);
    if (type !== 'watch' || this.watching.has(table)) return true;
    if (this.watching.size >= this.around.quotas.watchesPerConnection) return false;
    this.watching.add(table);
    return true;
  }

  /** A tab that keeps flooding is shown the door. */
  private tooFast(): string {
    this.refusals++;
    if (this.refusals > 4 * this.around.quotas.messageBurst) this.socket.close(POLICY, 'too many messages');
    return 'too-fast';
  }

  private async left(): Promise<void> {
    const { tables } = this.around;
    for (const id of this.watching) {
      const table = await tables.find(id).catch(() => undefined);
      if (table) unwatch(tables, table, this);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf(json: unknown): string {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : '';
  return typeof id === 'string' ? id.slice(0, 40) : '';
}
