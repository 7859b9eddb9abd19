import type { Refusal } from '@bocage/kernel';
import { clientMessage } from '@bocage/protocol';
import type { WebSocket } from 'ws';
import { unwatch } from '../tables/look-requests.js';
import { answerMessage, type MessageSurroundings } from '../tables/messages.js';
import type { Asker } from '../tables/watcher.js';
import { wordingOf } from '../tables/wording.js';
import { Bucket } from './bucket.js';

const LARGEST_BACKLOG = 8 * 1024 * 1024;
const POLICY = 1008;

/** One browser tab: what it sends is checked before anything looks at it. */
export class Connection implements Asker {
  readonly session: string;
  private readonly socket: WebSocket;
  private readonly around: MessageSurroundings;
  private readonly messages: Bucket;
  private readonly chat: Bucket;
  private readonly watching = new Set<string>();
  private refusals = 0;
  isAlive = true;

  constructor(socket: WebSocket, session: string, around: MessageSurroundings) {
    const { quotas } = around;
    this.socket = socket;
    this.session = session;
    this.around = around;
    this.messages = new Bucket(quotas.messageBurst, quotas.messagesPerSecond);
    this.chat = new Bucket(quotas.chatPerMinute, quotas.chatPerMinute / 60);
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => void this.left());
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** A tab that no longer reads is let go; it comes back and is told what it missed. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > LARGEST_BACKLOG) return this.socket.terminate();
    this.socket.send(text);
  }

  done(id: string, table: string, position?: number): void {
    this.send(`{"type":"done","id":${JSON.stringify(id)},"table":"${table}"${position === undefined ? '' : `,"position":${position}`}}`);
  }

  refuse(id: string, code: string, refusal?: Refusal): void {
    this.send(JSON.stringify({ type: 'refused', id, code, message: wordingOf(code), ...(refusal ? { refusal } : {}) }));
  }

  ping(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
  }

  close(): void {
    this.socket.close(1001, 'the server is stopping');
  }

  private receive(data: Buffer): void {
    if (!this.messages.take()) return this.tooFast();
    if (data.length > this.around.quotas.messageBytes) return this.refuse('', 'too-large');
    let json: unknown;
    try {
      json = JSON.parse(data.toString('utf8'));
    } catch {
      return this.refuse('', 'bad-message');
    }
    const parsed = clientMessage.safeParse(json);
    if (!parsed.success) return this.refuse(idOf(json), 'bad-message');
    const message = parsed.data;
    if (message.type === 'chat' && !this.chat.take()) return this.refuse(message.id, 'too-fast');
    if (message.type === 'watch') {
      if (!this.watching.has(message.table) && this.watching.size >= this.around.quotas.watchesPerConnection) {
        return this.refuse(message.id, 'too-many-tables');
      }
      this.watching.add(message.table);
    } else if (message.type === 'unwatch') this.watching.delete(message.table);
    void answerMessage(this.around, this, message);
  }

  /** A tab that keeps flooding is shown the door. */
  private tooFast(): void {
    this.refusals++;
    if (this.refusals > 4 * this.around.quotas.messageBurst) return this.socket.close(POLICY, 'too many messages');
    this.refuse('', 'too-fast');
  }

  private async left(): Promise<void> {
    const { tables } = this.around;
    for (const id of this.watching) {
      const table = await tables.find(id).catch(() => undefined);
      if (table) unwatch(tables, table, this);
    }
  }
}

function idOf(json: unknown): string {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : '';
  return typeof id === 'string' ? id.slice(0, 40) : '';
}
