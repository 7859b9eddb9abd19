import { describe, expect, it } from 'vitest';
import { eventually, folder, get, joinWith, post, shared, start, Tab, wish } from './client.js';

describe('at a table', () => {
  const server = shared({ quotas: { looksBackPerSecond: 1e6, messageBurst: 1e6 } });

  async function alone(changes = {}) {
    const opened = await post(server.url, '/api/tables', wish(changes));
    const tab = await Tab.open(server.url, opened.cookie);
    const table = opened.body.table as string;
    await tab.watch(
      table,
      Object.keys(wish(changes).seats).filter((seat) => wish(changes).seats[seat] === 'me'),
    );
    return { tab, table, cookie: opened.cookie };
  }

  async function twoPlayers() {
    const opened = await post(server.url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
    const { table, invitations } = opened.body;
    const joined = await post(server.url, '/api/join', joinWith(invitations.german));
    const [ann, bob] = [await Tab.open(server.url, opened.cookie), await Tab.open(server.url, joined.cookie)];
    await ann.watch(table, ['allied']);
    await bob.watch(table, ['german']);
    return { table: table as string, ann, bob, annCookie: opened.cookie };
  }

  it('a tab that comes back is told exactly what it missed', async () => {
    const { tab, table, cookie } = await alone();
    const have = tab.picture.position;
    tab.close();
    const other = await Tab.open(server.url, cookie);
    await other.watch(table, ['allied', 'german']);
    for (const [seat, action] of [
      ['allied', 'h1'],
      ['german', 'h2'],
      ['allied', 'h3'],
    ] as const) {
      const { position } = other.picture;
      await other.act(table, seat, action);
      await other.at(position + 1);
    }
    const back = await Tab.open(server.url, cookie);
    const welcome = await back.watch(table, ['allied', 'german'], have);
    expect(welcome.told.map((told) => (told.events[0] as unknown as { hex: number }).hex)).toEqual([1, 2, 3]);
    expect(welcome.picture).toEqual(other.picture);
    const beyond = await back.watch(table, ['allied', 'german'], 10_000);
    expect(beyond.told).toHaveLength(beyond.picture.position);
  });

  it('several tabs see the same, acknowledgement first', async () => {
    const { tab, table, cookie } = await alone();
    const second = await Tab.open(server.url, cookie);
    await second.watch(table, ['allied', 'german']);
    const { position } = tab.picture;
    const from = tab.got.length;
    await tab.act(table, 'allied', 'h9');
    await Promise.all([tab.at(position + 1), second.at(position + 1)]);
    expect(second.picture).toEqual(tab.picture);
    expect(tab.got.slice(from).map(({ type }) => type)).toEqual(['done', 'update']);
  });

  it('actions sent in a rush are taken in order or refused as stale, never twice', async () => {
    const { tab, table } = await alone();
    const { position, seats } = tab.picture;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        tab.ask({ type: 'act', table, seat: 'allied', seats, position, action: `h${i}`, id: `rush-${i}` }),
      ),
    );
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(1);
    const same = await Promise.all(
      Array.from({ length: 5 }, () =>
        tab.ask({ type: 'act', table, seat: 'german', seats, position: position + 1, action: 'h1', id: 'same' }),
      ),
    );
    expect(same.every(({ type }) => type === 'done')).toBe(true);
    await tab.at(position + 2);
    await tab.caughtUp(table);
    expect(tab.picture.position).toBe(position + 2);
  });

  it('undo goes back one’s own action and no further than the die', async () => {
    const { tab, table } = await alone();
    const before = tab.picture;
    await tab.act(table, 'allied', 'h1');
    await tab.at(before.position + 1);
    expect(tab.picture.undo.allied).toEqual({ ok: true });
    const { position, seats } = tab.picture;
    expect(await tab.ask({ type: 'undo', table, seat: 'allied', seats, position })).toMatchObject({ type: 'done' });
    await tab.at(position + 1);
    expect(tab.picture.view).toEqual(before.view);
    await tab.act(table, 'allied', 'roll');
    await tab.at(position + 3);
    const now = tab.picture;
    expect(now.undo.allied).toEqual({ ok: false, code: 'roll' });
    expect(await tab.ask({ type: 'undo', table, seat: 'allied', seats, position: now.position })).toMatchObject({ code: 'roll' });
  });

  it('a take-back past the die needs the other’s consent', async () => {
    const { table, ann, bob } = await twoPlayers();
    const before = ann.picture.view;
    expect(await ann.act(table, 'allied', 'roll')).toMatchObject({ type: 'done', position: 5 });
    expect(await bob.ask({ type: 'answer', table, seat: 'german', what: 'take-back', agree: true })).toMatchObject({ code: 'no-proposal' });
    expect(await ann.ask({ type: 'propose', table, seat: 'allied', what: 'take-back' })).toMatchObject({ type: 'done' });
    await bob.until((got) => got.type === 'table' && got.proposals.length === 1);
    expect(await ann.ask({ type: 'answer', table, seat: 'allied', what: 'take-back', agree: true })).toMatchObject({ code: 'no-proposal' });
    expect(await bob.ask({ type: 'answer', table, seat: 'german', what: 'take-back', agree: true })).toMatchObject({ type: 'done' });
    await ann.at(6);
    expect(ann.picture.view).toEqual(before);
    const proposed = ann.got.findIndex((got) => got.type === 'table' && got.proposals.length === 1);
    expect(proposed).toBeGreaterThan(0);
    await ann.until((got) => got.type === 'table' && got.proposals.length === 0, proposed);
  });

  it('a draw is agreed, a resignation is not asked for', async () => {
    const first = await twoPlayers();
    await first.ann.ask({ type: 'propose', table: first.table, seat: 'allied', what: 'draw' });
    expect(await first.bob.ask({ type: 'answer', table: first.table, seat: 'german', what: 'draw', agree: false })).toMatchObject({
      type: 'done',
    });
    expect(await first.bob.ask({ type: 'answer', table: first.table, seat: 'german', what: 'draw', agree: true })).toMatchObject({
      code: 'no-proposal',
    });
    await first.bob.ask({ type: 'propose', table: first.table, seat: 'german', what: 'draw' });
    await first.ann.ask({ type: 'answer', table: first.table, seat: 'allied', what: 'draw', agree: true });
    await first.bob.until((got) => got.type === 'table' && got.table.over?.level === 'draw');
    expect(await first.ann.act(first.table, 'allied', 'h1')).toMatchObject({ code: 'over' });
    const second = await twoPlayers();
    await second.bob.ask({ type: 'resign', table: second.table, seat: 'german' });
    await second.ann.until((got) => got.type === 'table' && got.table.over?.winner === 'allied');
    const third = await alone({ seats: { allied: 'me', german: 'random' } });
    expect(await third.tab.ask({ type: 'propose', table: third.table, seat: 'allied', what: 'draw' })).toMatchObject({
      code: 'computer-declines',
    });
  });

  it('public dice may be thrown by hand, secret ones never', async () => {
    const { tab, table } = await alone({ handDice: true });
    expect(tab.picture.awaits.kind).toBe('seats');
    await tab.act(table, 'allied', 'roll');
    await tab.until((got) => got.type === 'update' && got.picture.awaits.kind === 'chance' && got.picture.awaits.roll?.kind === 'dice');
    expect(await tab.ask({ type: 'roll', table, seat: 'allied', result: [7, 1] })).toMatchObject({ code: 'wrong-result' });
    expect(await tab.ask({ type: 'roll', table, seat: 'allied', result: [6, 1] })).toMatchObject({ type: 'done' });
    await tab.until((got) => got.type === 'update' && (got.picture.view.open as { dice: number[] }).dice.join() === '6,1');
  });

  it('one sees who is there', async () => {
    const { ann, bob } = await twoPlayers();
    await ann.until((got) => got.type === 'table' && got.table.seats[1]?.online === true);
    const from = ann.got.length;
    bob.close();
    await ann.until((got) => got.type === 'table' && got.table.seats[1]?.online === false, from);
  });

  it('the past can be looked at, as it was seen then, whatever was undone', async () => {
    const { tab, table } = await alone();
    const seen = [tab.picture];
    const actions = [
      'h1',
      'hide',
      'undo',
      'hide',
      'h2',
      'undo',
      'h3',
      'roll',
      'h4',
      'take-back',
      'h5',
      ...Array.from({ length: 70 }, (_, i) => `h${i % 40}`),
    ];
    for (const action of actions) {
      const { position, awaits, seats } = tab.picture;
      const seat = action === 'take-back' ? 'allied' : awaits.kind === 'seats' ? (awaits.seats[0] as string) : '';
      const undoing = action === 'undo' ? (tab.picture.undo.german?.ok ? 'german' : 'allied') : seat;
      if (action === 'undo') await tab.ask({ type: 'undo', table, seat: undoing, seats, position });
      else if (action === 'take-back') await tab.ask({ type: 'propose', table, seat, what: 'take-back' });
      else expect(await tab.act(table, seat, action), action).toMatchObject({ type: 'done' });
      await tab.at(position + 1);
      seen.push(tab.picture);
    }
    for (const { seats, position, view, awaits } of [seen[60], ...seen, seen[7], seen[70]].filter((picture) => picture !== undefined)) {
      const answer = await tab.ask({ type: 'view-at', table, seats, position });
      expect(answer).toMatchObject({ type: 'done', picture: { position, view, awaits } });
    }
  });
});

describe('computer players', () => {
  it('answer by themselves, also after the server was killed', async () => {
    const dataDir = folder();
    const server = await start({ dataDir });
    const opened = await post(
      server.url,
      '/api/tables',
      wish({ seats: { allied: 'me', german: 'search' }, pack: { rules: { turns: 900_000 } } }),
    );
    const { table } = opened.body;
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(table, ['allied']);
    await tab.act(table, 'allied', 'h1');
    await server.kill();
    const again = await start({ dataDir });
    const back = await Tab.open(again.url, opened.cookie);
    await back.watch(table, ['allied']);
    await back.asked('allied');
    expect(await back.act(table, 'allied', 'h2')).toMatchObject({ type: 'done' });
  });

  it('play a whole game against each other while nobody looks', async () => {
    const server = await start();
    const opened = await post(server.url, '/api/tables', wish({ scenario: 'short', seats: { allied: 'random', german: 'greedy' } }));
    const listed = async () => (await get(server.url, '/api/tables', opened.cookie)).body.tables[0];
    await eventually(
      async () => (await listed())?.over !== undefined,
      () => 'the game does not end',
    );
    const tab = await Tab.open(server.url, opened.cookie);
    const welcome = await tab.watch(opened.body.table, []);
    expect(welcome.table.seats.map(({ held }) => held)).toEqual(['computer', 'computer']);
    expect(welcome.picture.awaits.kind).toBe('over');
  });
});

describe('a table nobody looks at', () => {
  it('leaves memory and comes back as it was', async () => {
    const server = await start({ idleSeconds: 0.2 });
    const opened = await post(server.url, '/api/tables', wish());
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(opened.body.table, ['allied']);
    await tab.act(opened.body.table, 'allied', 'h5');
    const { picture } = tab;
    tab.close();
    await eventually(
      async () => (await get(server.url, '/api/health')).body.tablesInMemory === 0,
      () => 'the table stays in memory',
    );
    const back = await Tab.open(server.url, opened.cookie);
    expect((await back.watch(opened.body.table, ['allied'])).picture).toEqual(picture);
  });
});
