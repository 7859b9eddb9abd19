import { describe, expect, it } from 'vitest';
import { get, post, shared, start, Tab, wish } from './client.js';

const SLOW = 120;
/** Far below what playing the slow game again takes, and far above what a move takes on a busy machine. */
const AT_ONCE_MS = 1_200;

async function alone(url: string, scenario: string) {
  const opened = await post(url, '/api/tables', wish({ scenario }));
  const tab = await Tab.open(url, opened.cookie);
  const table = opened.body.table as string;
  await tab.watch(table, ['allied', 'german']);
  return { tab, table, cookie: opened.cookie };
}

/** A game whose every move takes long, and long again when it is replayed. */
async function slowGame(url: string) {
  const game = await alone(url, 'broken');
  for (let i = 0; i < SLOW; i++) await game.tab.act(game.table, i % 2 === 0 ? 'allied' : 'german', 'slow');
  return game;
}

/** The longest that another table's moves take while something is under way. */
async function longestMove(url: string, until: Promise<unknown>): Promise<number> {
  const { tab, table } = await alone(url, 'long');
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void until.then(end, end);
  let longest = 0;
  for (let i = 0; !isOver; i++) {
    const since = performance.now();
    expect(await tab.act(table, i % 2 === 0 ? 'allied' : 'german', 'h1')).toMatchObject({ type: 'done' });
    longest = Math.max(longest, performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return longest;
}

describe('nobody waits', () => {
  const server = shared({ outsideSeconds: 60, quotas: { messageBurst: 1_000, messagesPerSecond: 1_000 } });

  it('while a save is tried that takes long, nor while its table is taken up', async () => {
    const { url } = server;
    const slow = await slowGame(url);
    const { body: save } = await get(url, `/api/tables/${slow.table}/save`, slow.cookie);
    const load = async () => {
      const loaded = await post(url, '/api/load', { save });
      expect(loaded.status).toBe(200);
      const tab = await Tab.open(url, loaded.cookie);
      const { picture } = await tab.watch(loaded.body.table, ['allied']);
      expect((picture.view.open as { turn: number }).turn).toBe(SLOW + 1);
    };
    expect(await longestMove(url, Promise.all([load(), load()]))).toBeLessThan(AT_ONCE_MS);
  });

  it('while the last die of a long game is taken back', async () => {
    const { url } = server;
    const { tab, table } = await slowGame(url);
    await tab.act(table, 'allied', 'roll');
    const { position } = tab.picture;
    const back = tab.ask({ type: 'propose', table, seat: 'allied', what: 'take-back' });
    expect(await longestMove(url, back)).toBeLessThan(AT_ONCE_MS);
    expect(await back).toMatchObject({ type: 'done' });
    await tab.at(position + 1);
    expect(tab.picture.view.open).toMatchObject({ turn: SLOW + 1, dice: [] });
  });

  it('while somebody looks at the past of a long game', async () => {
    const { url } = server;
    const { tab, table } = await slowGame(url);
    const { position } = tab.picture;
    const seats = ['allied', 'german'];
    const look = async (at: number) => tab.ask({ type: 'view-at', table, seats, position: at });
    const looks = Promise.all([look(position - 1), look(position - 2), look(5)]);
    expect(await longestMove(url, looks)).toBeLessThan(AT_ONCE_MS);
    for (const [i, answer] of (await looks).entries()) {
      expect(answer).toMatchObject({ type: 'done', picture: { position: [position - 1, position - 2, 5][i] } });
    }
    // The next look is at states that are kept: it plays a little of the game and not all.
    const since = performance.now();
    expect(await look(position - 20)).toMatchObject({ picture: { view: { open: { turn: SLOW - 19 } } } });
    expect(performance.now() - since).toBeLessThan((SLOW * 25) / 2 + AT_ONCE_MS);
    await tab.act(table, 'allied', 'h7');
    expect(await look(position + 1)).toMatchObject({ picture: { view: { open: { last: 7 } } } });
  });
});

describe('the past of many games', () => {
  it('is read for one question of each person after the other, and keeps nobody waiting', async () => {
    const { url } = await start({ quotas: { looksBackPerSecond: 1_000, messageBurst: 10_000, messagesPerSecond: 10_000 } });
    const first = await alone(url, 'long');
    for (let i = 0; i < 300; i++) await first.tab.act(first.table, i % 2 === 0 ? 'allied' : 'german', `h${i % 9}`);
    const { body: save } = await get(url, `/api/tables/${first.table}/save`, first.cookie);
    const tables: string[] = [];
    let eve = '';
    for (let i = 0; i < 20; i++) {
      const loaded = await post(url, '/api/load', { save }, eve);
      eve = loaded.cookie;
      tables.push(loaded.body.table);
    }
    const tabs = await Promise.all(tables.map(() => Tab.open(url, eve)));
    // More tables than copies are kept of, each asked for again and again through a tab of its own.
    const storm = Promise.all(
      tables.flatMap((table, i) =>
        Array.from({ length: 20 }, (_, n) => tabs[(i + n) % tabs.length]?.ask({ type: 'view-at', table, seats: ['allied'], position: n })),
      ),
    );
    const since = performance.now();
    const bobs = alone(url, 'long').then(async ({ tab, table }) => {
      await tab.act(table, 'allied', 'h1');
      return tab.ask({ type: 'view-at', table, seats: ['allied'], position: 0 });
    });
    expect(await longestMove(url, storm)).toBeLessThan(AT_ONCE_MS);
    const codes = new Set((await storm).map((answer) => (answer?.type === 'refused' ? answer.code : answer?.type)));
    expect([...codes].sort()).toEqual(['done', 'too-fast']);
    expect(await bobs).toMatchObject({ type: 'done', picture: { position: 0 } });
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});

describe('a save from outside', () => {
  it('may not be longer than can be played, nor go back too often', async () => {
    const { url } = await start({ quotas: { saveEntries: 30, saveTakeBacks: 3 } });
    const { tab, table, cookie } = await alone(url, 'long');
    for (let i = 0; i < 5; i++) {
      await tab.act(table, 'allied', `h${i}`);
      const { position } = tab.picture;
      await tab.ask({ type: 'propose', table, seat: 'allied', what: 'take-back' });
      await tab.at(position + 1);
    }
    const back = await post(url, '/api/load', { save: (await get(url, `/api/tables/${table}/save`, cookie)).body });
    expect([back.status, back.body.code]).toEqual([400, 'bad-save']);
    expect(back.body.message).toContain('5');
    const long = await alone(url, 'long');
    for (let i = 0; i < 40; i++) await long.tab.act(long.table, i % 2 === 0 ? 'allied' : 'german', `h${i % 9}`);
    const much = await post(url, '/api/load', { save: (await get(url, `/api/tables/${long.table}/save`, long.cookie)).body });
    expect([much.status, much.body.code]).toEqual([400, 'bad-save']);
  });

  it('may not be larger than is read', async () => {
    const { url } = await start({ quotas: { saveBytes: 5_000 } });
    const large = await post(url, '/api/load', { save: 'x'.repeat(6_000) });
    expect([large.status, large.body.code]).toEqual([413, 'too-large']);
  });

  it('waits behind a bounded number of others', async () => {
    const { url } = await start({ outsideSeconds: 60 });
    const { tab, table, cookie } = await alone(url, 'broken');
    for (let i = 0; i < 4; i++) await tab.act(table, i % 2 === 0 ? 'allied' : 'german', 'slow');
    const { body: save } = await get(url, `/api/tables/${table}/save`, cookie);
    const answers = await Promise.all(Array.from({ length: 60 }, () => post(url, '/api/load', { save })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'opened' : `${status} ${body.code}`));
    expect([...new Set(codes)].sort()).toEqual(['429 busy', 'opened']);
    expect(codes.filter((code) => code === 'opened').length).toBeLessThanOrEqual(24);
  });

  it('that never ends is refused, and one person tries one at a time', async () => {
    const { url } = await start({ outsideSeconds: 2 });
    const { table, cookie } = await alone(url, 'broken');
    const { body: save } = await get(url, `/api/tables/${table}/save`, cookie);
    const endless = { ...save, entries: [...save.entries, { kind: 'action', seat: 'allied', action: 'loop', hash: 'x' }] };
    const [first, second] = await Promise.all([
      post(url, '/api/load', { save: endless }, cookie),
      new Promise((resolve) => setTimeout(resolve, 300)).then(() => post(url, '/api/load', { save }, cookie)),
    ]);
    expect([first.status, first.body.code]).toEqual([400, 'rules-endless']);
    expect([second.status, second.body.code]).toEqual([429, 'busy']);
    expect((await post(url, '/api/load', { save }, cookie)).status).toBe(200);
  });
});
