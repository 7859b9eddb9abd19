import type { ClientMessage, ServerMessage } from '@bocage/protocol';

/** What the client needs of a WebSocket; a test hands in its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' }>;

export interface SocketDeps {
  connect(): Socket;
  newId(): string;
  /** Calls back after so many milliseconds; returns how to call it off. */
  later(ms: number, call: () => void): () => void;
  random(): number;
}

export interface SocketEvents {
  onLine(line: 'joining' | 'joined' | 'away'): void;
  onMessage(message: ServerMessage): void;
  /** Sent first on every connection: what to watch, and from where. */
  greeting(): ClientMessage | undefined;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

const unsent = (id: string): Reply => ({ type: 'refused', id, code: 'closed', message: 'This table is open here no more.' });

/**
 * One line to the server that mends itself. A request keeps its id and is sent again on every new connection until it
 * is answered, so it is carried out exactly once however often the line breaks.
 */
export class SocketClient {
  private readonly deps: SocketDeps;
  private readonly events: SocketEvents;
  private readonly waiting = new Map<string, { readonly text: string; readonly resolve: (reply: Reply) => void }>();
  private socket: Socket | undefined;
  private isOpen = false;
  private failures = 0;
  private isClosed = false;
  private callOff: (() => void) | undefined;

  constructor(deps: SocketDeps, events: SocketEvents) {
    this.deps = deps;
    this.events = events;
    this.open();
  }

  request(message: ClientMessage): Promise<Reply> {
    if (this.isClosed) return Promise.resolve(unsent(message.id));
    const text = JSON.stringify(message);
    return new Promise((resolve) => {
      this.waiting.set(message.id, { text, resolve });
      if (this.isOpen) this.socket?.send(text);
    });
  }

  newId(): string {
    return this.deps.newId();
  }

  /** Tries at once: the network came back, or the page was brought to the front. */
  hurry(): void {
    if (this.isOpen || this.isClosed || !this.callOff) return;
    this.callOff();
    this.open();
  }

  /** For good: nothing more is sent, heard or waited for. */
  close(): void {
    this.isClosed = true;
    this.callOff?.();
    this.socket?.close();
    for (const [id, { resolve }] of this.waiting) resolve(unsent(id));
    this.waiting.clear();
  }

  private open(): void {
    this.callOff = undefined;
    this.events.onLine(this.failures === 0 ? 'joining' : 'away');
    const socket = this.deps.connect();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => this.lost(socket);
  }

  private opened(socket: Socket): void {
    this.isOpen = true;
    this.failures = 0;
    const greeting = this.events.greeting();
    if (greeting) socket.send(JSON.stringify(greeting));
    for (const { text } of this.waiting.values()) socket.send(text);
    this.events.onLine('joined');
  }

  private lost(socket: Socket): void {
    if (this.socket !== socket || this.isClosed) return;
    this.isOpen = false;
    this.failures++;
    this.events.onLine('away');
    const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.failures - 1));
    this.callOff = this.deps.later(most * (0.5 + this.deps.random() / 2), () => this.open());
  }

  private hear(text: string): void {
    if (this.isClosed) return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'done' || message.type === 'refused') {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
    this.events.onMessage(message);
  }
}
