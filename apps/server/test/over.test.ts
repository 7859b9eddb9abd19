import { describe, expect, it } from 'vitest';
import { folder, get, joinWith, post, shared, start, Tab, wish } from './client.js';

async function twoPlayers(url: string, scenario: string) {
  const opened = await post(url, '/api/tables', wish({ scenario, seats: { allied: 'me', german: 'invite' } }));
  const { table } = opened.body;
  const { cookie } = await post(url, '/api/join', joinWith(opened.body.invitations.german));
  const [ann, bob] = [await Tab.open(url, opened.cookie), await Tab.open(url, cookie)];
  await ann.watch(table, ['allied']);
  await bob.watch(table, ['german']);
  await ann.asked('allied');
  return { table, ann, bob, annCookie: opened.cookie };
}

/** The short game up to its last move, which is the German's. */
async function upToTheLast({ table, ann, bob }: Awaited<ReturnType<typeof twoPlayers>>): Promise<void> {
  await ann.act(table, 'allied', 'h1');
  await bob.asked('german');
  await bob.act(table, 'german', 'h2');
  await ann.asked('allied');
  await ann.act(table, 'allied', 'h3');
  await bob.asked('german');
}

const isOver = (tab: Tab) => tab.picture.awaits.kind === 'over';

describe('a game that is over', () => {
  const server = shared();

  it('is revived by no undo and no take-back, though its last move ended it', async () => {
    const game = await twoPlayers(server.url, 'short');
    const { table, ann, bob } = game;
    await upToTheLast(game);
    expect(await bob.act(table, 'german', 'h4')).toMatchObject({ type: 'done' });
    await bob.until(() => isOver(bob));
    await ann.until(() => isOver(ann));
    const { position } = bob.picture;
    expect(bob.picture.undo.german).toMatchObject({ ok: false });
    expect(await bob.ask({ type: 'undo', table, seat: 'german', seats: ['german'], position })).toMatchObject({ code: 'over' });
    for (const what of ['take-back', 'draw']) {
      expect(await bob.ask({ type: 'propose', table, seat: 'german', what })).toMatchObject({ code: 'over' });
      expect(await ann.ask({ type: 'answer', table, seat: 'allied', what, agree: true })).toMatchObject({ code: 'over' });
    }
    expect(await ann.ask({ type: 'resign', table, seat: 'allied' })).toMatchObject({ code: 'over' });
    expect(await ann.ask({ type: 'assist', table, seat: 'allied', position: ann.picture.position })).toMatchObject({ code: 'over' });
    expect((await bob.watch(table, ['german'])).picture).toMatchObject({ position, awaits: { kind: 'over' } });
  });

  it('is not revived by an agreement that was on its way', async () => {
    const game = await twoPlayers(server.url, 'short');
    const { table, ann, bob } = game;
    await upToTheLast(game);
    expect(await ann.ask({ type: 'propose', table, seat: 'allied', what: 'take-back' })).toMatchObject({ type: 'done' });
    await bob.until((got) => got.type === 'table' && got.proposals.length === 1);
    const agreed = { type: 'answer', table, seat: 'german', what: 'take-back', agree: true };
    const [last, answer] = await Promise.all([bob.act(table, 'german', 'h4'), bob.ask(agreed)]);
    expect([last.type, answer.type]).toEqual(['done', 'refused']);
    const { picture, proposals, table: info } = await ann.watch(table, ['allied']);
    expect(picture.awaits.kind).toBe('over');
    expect(proposals).toEqual([]);
    expect(info.over).toMatchObject({ winner: 'allied' });
  });

  it('gives its dice secret away then and not before, also to who plays alone', async () => {
    const { url } = server;
    const opened = await post(url, '/api/tables', wish());
    const { table } = opened.body;
    const tab = await Tab.open(url, opened.cookie);
    await tab.watch(table, ['allied', 'german']);
    await tab.act(table, 'allied', 'roll');
    const before = await get(url, `/api/tables/${table}/save`, opened.cookie);
    expect(before.body.entries.length).toBeGreaterThan(3);
    expect(before.body).not.toHaveProperty('secret');
    await tab.ask({ type: 'resign', table, seat: 'allied' });
    const after = await get(url, `/api/tables/${table}/save`, opened.cookie);
    expect(after.body.secret).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a game that was over', () => {
  it('is over after a restart, also under rules that cannot read it any more', async () => {
    const dataDir = folder();
    const first = await start({ dataDir });
    const game = await twoPlayers(first.url, 'short');
    await upToTheLast(game);
    await game.bob.act(game.table, 'german', 'h4');
    await first.kill();
    // Under these rules the game would have ended earlier: the table stops.
    const other = await start({ dataDir }, { FAKE_STRIDE: '3' });
    const lost = await Tab.open(other.url, game.annCookie);
    await expect(lost.watch(game.table, ['allied'])).rejects.toThrow('stopped');
    await other.stop();
    const again = await start({ dataDir });
    const tab = await Tab.open(again.url, game.annCookie);
    const { picture, table } = await tab.watch(game.table, ['allied']);
    expect([picture.awaits.kind, table.over?.winner]).toEqual(['over', 'allied']);
    expect(await tab.ask({ type: 'propose', table: game.table, seat: 'allied', what: 'take-back' })).toMatchObject({ code: 'over' });
    expect((await get(again.url, `/api/tables/${game.table}/save`, game.annCookie)).body.secret).toBeDefined();
  });
});
