import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenTable, ServerMessage } from '@bocage/protocol';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
// @ts-expect-error: a script shared with the benches
import { serve } from '../support/served.mjs';

// A busy machine may take its time: what a test waits for comes, or it never does.
const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 5 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS });

const built = fileURLToPath(new URL('../dist/src/index.js', import.meta.url));

export interface Served {
  readonly url: string;
  readonly logged: readonly string[];
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * The built server with the fake game, for as long as the test lasts. Each test ends its own: files share this module, so that a hook of
 * the module would be the first file's alone.
 */
export async function start(options: Record<string, unknown> = {}, env: Record<string, string> = {}): Promise<Served> {
  const server = await launch({ dataDir: options.dataDir ?? folder(), ...options }, env);
  onTestFinished(() => server.kill());
  return server;
}

/** Needs `npx tsc -b` before, because the server's threads are loaded from dist. */
async function launch(options: Record<string, unknown>, env: Record<string, string> = {}): Promise<Served> {
  if (!statSync(built, { throwIfNoEntry: false })) throw new Error('these tests run the built server: run `npx tsc -b` first');
  return (await serve(
    {
      gamesModule: new URL('./fake-game.mjs', import.meta.url).href,
      rulesSeconds: 3,
      botSeconds: 3,
      outsideSeconds: 4,
      ...options,
    },
    env,
  )) as Served;
}

const temporary = (): string => mkdtempSync(join(tmpdir(), 'bocage-test-'));

/** A folder for as long as the test lasts. */
export function folder(): string {
  const made = temporary();
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** One server for all tests of a file. */
export function shared(options: Record<string, unknown> = {}): { readonly url: string } {
  let server: Served | undefined;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = temporary();
    server = await launch({ dataDir, ...options });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return server?.url ?? '';
    },
  };
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly body: any;
  readonly cookie: string;
  readonly setCookie: string;
}

export async function post(url: string, path: string, body: unknown, cookie = '', headers: Record<string, string> = {}): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: text,
  });
  const setCookie = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    body: await response.json(),
    setCookie,
    cookie: setCookie === '' ? cookie : (setCookie.split(';')[0] as string),
  };
}

export async function get(url: string, path: string, cookie = ''): Promise<Answer> {
  const response = await fetch(url + path, { headers: { cookie } });
  return { status: response.status, body: await response.json(), setCookie: '', cookie };
}

export function wish(changes: Partial<OpenTable> = {}): OpenTable {
  return {
    game: 'fake',
    scenario: 'long',
    options: {},
    title: 'A table',
    seats: { allied: 'me', german: 'me' },
    name: 'Ann',
    nonce: 'a'.repeat(32),
    ...changes,
  };
}

export const tokenOf = (link: string): string => link.split('/').at(-1) as string;
export const joinWith = (link: string, name = 'Bob') => ({ token: tokenOf(link), name, nonce: 'b'.repeat(32) });

/** One tab: every message it got, and how to wait for the next one that fits. */
export class Tab {
  readonly got: ServerMessage[] = [];
  readonly raw: string[] = [];
  closedWith = 0;
  private readonly socket: WebSocket;
  private sent = 0;
  private wake: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.raw.push(String(data));
      this.got.push(JSON.parse(String(data)) as ServerMessage);
      this.wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      this.wake();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, cookie = '', headers: Record<string, string> = {}): Promise<Tab> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie, ...headers } });
    const tab = new Tab(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return tab;
  }

  /** Waits for the first message, of those not yet waited for, that fits. */
  async until<T extends ServerMessage>(fits: (message: ServerMessage) => message is T, from?: number): Promise<T>;
  async until(fits: (message: ServerMessage) => boolean, from?: number): Promise<ServerMessage>;
  async until(fits: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = this.got.slice(from).find(fits);
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(`waited in vain (closed with ${this.closedWith}); the last were ${this.raw.slice(-3).join('\n').slice(0, 1000)}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, 100);
      });
    }
  }

  /** Sends a request and waits for its answer. */
  async ask(message: Record<string, unknown>): Promise<Extract<ServerMessage, { type: 'done' | 'refused' }>> {
    const id = (message.id as string | undefined) ?? `r${this.sent++}-${Math.random().toString(36).slice(2, 8)}`;
    const from = this.got.length;
    this.socket.send(JSON.stringify({ ...message, id }));
    return (await this.until((got) => (got.type === 'done' || got.type === 'refused') && got.id === id, from)) as never;
  }

  sendRaw(text: string | Buffer): void {
    this.socket.send(text);
  }

  ping(): void {
    this.socket.ping();
  }

  async watch(table: string, seats: readonly string[], have = 0): Promise<Extract<ServerMessage, { type: 'welcome' }>> {
    const from = this.got.length;
    const answer = await this.ask({ type: 'watch', table, seats, have });
    if (answer.type === 'refused') throw new Error(answer.code);
    return this.until((got) => got.type === 'welcome', from) as never;
  }

  /** The newest picture of the table. */
  get picture() {
    const last = this.got.findLast((got) => got.type === 'welcome' || got.type === 'update');
    if (last?.type !== 'welcome' && last?.type !== 'update') throw new Error('no picture yet');
    return last.picture;
  }

  /** Acts, and waits until the table has told what came of it. */
  async act(table: string, seat: string, action: string, changes: Record<string, unknown> = {}) {
    const { seats, position } = this.picture;
    const answer = await this.ask({ type: 'act', table, seat, seats, position, action, ...changes });
    if (answer.type === 'done' && answer.position !== undefined) await this.at(answer.position);
    return answer;
  }

  /** Waits until the table stands at a position. */
  async at(position: number): Promise<void> {
    await this.until((got) => (got.type === 'update' || got.type === 'welcome') && got.picture.position >= position);
  }

  /** Waits until the newest picture this tab has asks a seat: from then on it may act for it. */
  async asked(seat: string): Promise<void> {
    await this.until(() => this.picture.awaits.kind === 'seats' && this.picture.awaits.seats.includes(seat));
  }

  /** Waits for the answer to a question: whatever the server sent before has then been heard. */
  async caughtUp(table: string): Promise<void> {
    await this.ask({ type: 'view-at', table, seats: this.picture.seats, position: 0 });
  }

  /** Waits until the server has hung up; says with which code. */
  async hungUp(): Promise<number> {
    await eventually(
      () => this.closedWith !== 0,
      () => 'the line is still open',
    );
    return this.closedWith;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Somebody alone at a table of his own. */
export async function seated(url: string) {
  const opened = await post(url, '/api/tables', wish());
  const tab = await Tab.open(url, opened.cookie);
  const table = opened.body.table as string;
  await tab.watch(table, ['allied']);
  return { tab, table, cookie: opened.cookie };
}

/** Waits until something holds that nobody will tell us of. */
export async function eventually(holds: () => boolean | Promise<boolean>, why: () => string, patience = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patience; !(await holds()); ) {
    if (Date.now() > deadline) throw new Error(why());
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
