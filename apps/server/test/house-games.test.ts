import { createRng, type GameModule, type GamePackage, makeAction, type Seat, seatsOf, type View } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../src/games.js';
import { folder, get, post, start, Tab, wish } from './client.js';

const CLICKS = 60;
const games = await houseGames();

/** The seat that is asked clicks anything its own view offers; every click must be accepted. */
async function clickOn(tab: Tab, table: string, module: GameModule, rng: ReturnType<typeof createRng>): Promise<boolean> {
  const { awaits, view, seats } = tab.picture;
  if (awaits.kind !== 'seats') return false;
  const seat = awaits.seats[0] as Seat;
  const legal = module.legal({ seats, ...view } as View, seat);
  const action = legal[rng.below(legal.length)];
  if (!action) throw new Error(`${seat} is asked and nothing is offered`);
  const answer = await tab.act(table, seat, makeAction(action));
  expect(answer, `${makeAction(action)} by ${seat}`).toMatchObject({ type: 'done' });
  return true;
}

describe.each(games.map((game) => [game.meta.id, game] as [string, GamePackage]))('%s on the server', (_id, game) => {
  it('accepts what the view offers, before and after a kill, and replays', async () => {
    const dataDir = folder();
    const options = { dataDir, gamesModule: undefined, rulesSeconds: 20 };
    const module = game.create(game.data);
    const rng = createRng(`server:${game.meta.id}`);
    const seats = Object.fromEntries(seatsOf(game.meta, {}).map(({ id }) => [id, 'me' as const]));
    const server = await start(options);
    const opened = await post(server.url, '/api/tables', wish({ game: game.meta.id, scenario: game.meta.scenarios[0]?.id ?? '', seats }));
    const { table } = opened.body;
    const tab = await Tab.open(server.url, opened.cookie);
    await tab.watch(table, opened.body.seats);
    for (let i = 0; i < CLICKS && (await clickOn(tab, table, module, rng)); i++);
    const { picture } = tab;
    await server.kill();
    const again = await start(options);
    const back = await Tab.open(again.url, opened.cookie);
    expect((await back.watch(table, opened.body.seats)).picture).toEqual(picture);
    for (let i = 0; i < CLICKS && (await clickOn(back, table, module, rng)); i++);
    const { replay } = await import('@bocage/kernel');
    const { body } = await get(again.url, `/api/tables/${table}/save`, opened.cookie);
    expect(replay(module, body)).toMatchObject({ ok: true });
  });
});
