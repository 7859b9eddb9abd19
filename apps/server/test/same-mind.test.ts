import { createPlayer } from '@bocage/ai';
import { game as darkSummer } from '@bocage/dark-summer';
import { type GameLog, type GameModule, type GamePackage, makeAction, Table } from '@bocage/kernel';
import { game as normandy } from '@bocage/normandy-1969';
import { expect, it } from 'vitest';
import { eventually, get, post, shared, wish } from './client.js';

const server = shared({
  gamesModule: undefined,
  rulesSeconds: 30,
  botSeconds: 60,
  quotas: { listsPerMinute: 1e5 },
});

/** A whole game between the server's computers, as its log. */
async function played(game: string, scenario: string): Promise<GameLog> {
  const opened = await post(server.url, '/api/tables', wish({ game, scenario, seats: { allied: 'greedy', german: 'greedy' } }));
  const { table } = opened.body as { table: string };
  await eventually(
    async () => (await get(server.url, '/api/tables', opened.cookie)).body.tables[0]?.over !== undefined,
    () => 'the game does not end',
    480_000,
  );
  return (await get(server.url, `/api/tables/${table}/save`, opened.cookie)).body as GameLog;
}

/** What a player draws from a seed of its own, so that it cannot be foreseen. */
const SEEDED = ['deploy'];

/** Decisions of a log in which the player that is measured, which looks at the live state, would have done something else. */
function differences(module: GameModule, log: GameLog): { readonly decisions: number; readonly other: readonly string[] } {
  const table = Table.load(module, { ...log, entries: [] });
  const players = new Map(module.meta.seats.map(({ id }) => [id, createPlayer('greedy', module, 'measured')]));
  const other: string[] = [];
  let decisions = 0;
  for (const entry of log.entries) {
    if (entry.kind === 'action') {
      const legal = table.legal(entry.seat);
      const isDrawn = SEEDED.includes(table.state.open.stack.at(-1)?.step ?? '');
      const chosen =
        isDrawn || legal.length === 1 ? undefined : players.get(entry.seat)?.choose(table.view([entry.seat]), entry.seat, legal);
      decisions++;
      if (chosen && makeAction(chosen) !== entry.action) other.push(`${entry.seat} ${entry.action} instead of ${makeAction(chosen)}`);
      table.act(entry.seat, legal.find((action) => makeAction(action) === entry.action) as never);
    } else if (entry.kind === 'roll') table.roll(entry.result);
    else if (entry.kind === 'nonce') table.record(entry);
  }
  return { decisions, other };
}

it.each([
  [normandy as unknown as GamePackage, 'campaign'],
  [darkSummer as unknown as GamePackage, 'campaign'],
])('the computer at a table plays as the one that is measured: $meta.id', { timeout: 600_000 }, async (pack, scenario) => {
  const module = pack.create(pack.data);
  let compared = 0;
  // A game may end early by the dice: then another one is played.
  for (let games = 0; games < 5 && compared <= 200; games++) {
    const { decisions, other } = differences(module, await played(pack.meta.id, scenario));
    expect(other).toEqual([]);
    compared += decisions;
  }
  expect(compared).toBeGreaterThan(200);
});
