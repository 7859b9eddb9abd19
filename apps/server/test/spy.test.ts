import { createRng, type GameLog, makeAction, Table } from '@bocage/kernel';
import { type NormandyView, game as normandy, type Sealed } from '@bocage/normandy-1969';
import { describe, expect, it } from 'vitest';
import { get, post, shared, Tab, wish } from './client.js';

const GAMES = 10;
const module = normandy.create(normandy.data);

/**
 * A spy sits at the Allied seat of real games, writes down every byte the server sends while the computer plays the
 * Germans, asks for everything a client can ask for, and afterwards compares the notes with the log that a finished
 * game lays open.
 */
describe('a spy with a seat of its own', () => {
  const server = shared({
    gamesModule: undefined,
    rulesSeconds: 30,
    botSeconds: 60,
    quotas: { messagesPerSecond: 2_000, messageBurst: 4_000 },
  });

  it(`finds none of the other side's secrets in ${GAMES} games`, { timeout: 600_000 }, async () => {
    for (let number = 0; number < GAMES; number++) {
      const { notes, heard, log } = await playAndListen(server.url, number);
      expect(notes.length).toBeGreaterThan(20);
      const secrets = secretsOf(log);
      expect(secrets.order).toBeGreaterThan(0);
      for (const { text, position } of notes) {
        const { piece } = secrets.at(position);
        if (piece.some((held) => held >= 0)) expect(text.includes(JSON.stringify(piece))).toBe(false);
        expect(text.includes(log.secret as string)).toBe(false);
        expect(/"sealed":|"hash":|"secret":|order-drawn|piece-placed|"to":\["german"\]/.exec(text)).toBeNull();
      }
      for (const known of heard) expect(known).toEqual({ order: 0, piece: [], placed: [], chosen: -1 });
    }
  });
});

interface Note {
  readonly text: string;
  readonly position: number;
}

async function playAndListen(url: string, number: number) {
  const opened = await post(
    url,
    '/api/tables',
    wish({ game: 'normandy-1969', scenario: 'bridgehead', seats: { allied: 'me', german: 'random' }, title: `Spy ${number}` }),
  );
  const { table } = opened.body as { table: string };
  const spy = await Tab.open(url, opened.cookie);
  await spy.watch(table, ['allied']);
  const rng = createRng(`spy ${number}`);
  const before: string[] = [];
  while (spy.picture.awaits.kind !== 'over') {
    const { awaits, view } = spy.picture;
    if (awaits.kind !== 'seats' || !awaits.seats.includes('allied')) {
      await spy.until(
        (got) => got.type === 'update' && got.picture.awaits.kind !== 'chance' && isMine(got.picture.awaits),
        spy.got.length - 1,
      );
      continue;
    }
    const legal = module.legal({ seats: ['allied'], ...view } as NormandyView, 'allied');
    // Before the click: what answers it may end the game, and then the save is everybody's.
    if (rng.below(40) === 0) {
      before.push(JSON.stringify((await get(url, `/api/tables/${table}/save`, opened.cookie)).body));
      await spy.ask({ type: 'view-at', table, seats: ['allied'], position: rng.below(spy.picture.position + 1) });
    }
    await spy.act(table, 'allied', makeAction(legal[rng.below(legal.length)] as (typeof legal)[number]));
  }
  const notes = spy.raw.map((text, i): Note => ({ text, position: positionOf(spy.got[i]) }));
  const heard = spy.got.flatMap((got) => ('picture' in got && got.picture ? [got.picture.view.known] : []));
  expect(/"sealed":|"secret":|"entries":/.exec(before.join())).toBeNull();
  const log = (await get(url, `/api/tables/${table}/save`, opened.cookie)).body as GameLog;
  spy.close();
  return { notes, heard, log: (log as { log?: GameLog }).log ?? log };
}

function isMine(awaits: { readonly kind: string; readonly seats?: readonly string[] }): boolean {
  return awaits.kind === 'over' || (awaits.seats?.includes('allied') ?? false);
}

const positionOf = (got: unknown): number => (got as { picture?: { position: number } }).picture?.position ?? Number.MAX_SAFE_INTEGER;

/** What was sealed after each entry the Allies noticed, from the log of the finished game. */
function secretsOf(log: GameLog) {
  const table = Table.load(module, { ...log, entries: [] });
  const sealed: Sealed[] = [];
  let order = 0;
  for (const entry of log.entries) {
    if (entry.kind === 'action')
      table.act(entry.seat, table.legal(entry.seat).find((action) => makeAction(action) === entry.action) as never);
    else if (entry.kind === 'roll') table.roll(entry.result);
    else if (entry.kind === 'nonce') table.record(entry);
    order = Math.max(order, table.state.sealed.order);
    const last = table.history[table.history.length - 1];
    if (last && table.notices('allied', last)) sealed.push(structuredClone(table.state.sealed));
  }
  const first = sealed[0] as Sealed;
  return { order, at: (position: number): Sealed => sealed[Math.min(position, sealed.length) - 1] ?? first };
}
