// Durable moves per second through the server: 50 tables at once, two players each, each answering the other.
// node apps/server/bench/load.mjs [tables] [moves in each]  →  {movesPerSecond, p50, p95, …}, milliseconds
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable, watch } from '../support/player.mjs';
import { cpuOf, OPEN_QUOTAS, serve } from '../support/served.mjs';

const SEATS = ['first', 'second'];
const LONGEST = 120_000;

export async function measureLoad(tables, movesEach) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bocage-load-'));
  const server = await serve({ dataDir, quotas: OPEN_QUOTAS, gamesModule: new URL('./clicks.mjs', import.meta.url).href });
  const { url, child } = server;
  try {
    const first = await openTable(url, { game: 'clicks', scenario: 'clicks', seats: SEATS });
    const matches = [];
    for (let i = 0; i < tables; i++) matches.push(await sitDown(url, first.cookie));
    await Promise.all(matches.map((match) => match.play(20)));
    const before = await cpuOf(child);
    const since = performance.now();
    const waits = (await Promise.all(matches.map((match) => match.play(movesEach)))).flat().sort((a, b) => a - b);
    const seconds = (performance.now() - since) / 1000;
    const serverCpuSeconds = (await cpuOf(child)) - before;
    const at = (part) => Number(waits[Math.floor(waits.length * part)].toFixed(2));
    for (const match of matches) match.close();
    return { movesPerSecond: waits.length / seconds, p50: at(0.5), p95: at(0.95), moves: waits.length, seconds, serverCpuSeconds };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Two players at one table; the one whose turn it is acts as soon as it hears of the other's move. */
async function sitDown(url, cookie) {
  const { table } = await openTable(url, { game: 'clicks', scenario: 'clicks', seats: SEATS }, cookie);
  let turn = () => {};
  let acknowledged = () => {};
  const players = await Promise.all(
    SEATS.map((seat, i) => watch(url, cookie, table, seat, { onUpdate: (text) => turn(i, text), onDone: () => acknowledged() })),
  );
  let position = players[0].picture.position;
  let mover = 0;
  return {
    play: (moves) =>
      new Promise((resolve) => {
        const waits = [];
        let since = 0;
        const move = () => {
          since = performance.now();
          players[mover].act(position, 'click');
        };
        acknowledged = () => void waits.push(performance.now() - since);
        turn = (i, text) => {
          if (!text.includes(`"seats":["${SEATS[i]}"],"mode"`)) return;
          mover = i;
          position = positionIn(text);
          if (waits.length < moves) move();
          else resolve(waits);
        };
        move();
      }),
    close: () => players.forEach(({ socket }) => void socket.terminate()),
  };
}

/** Read without parsing the whole message: the bench measures the server and not itself. */
const positionIn = (text) => Number(/"position":(\d+)/.exec(text)[1]);

if (process.argv[1] === import.meta.filename) {
  const [tables = 50, moves = 200] = process.argv.slice(2).map(Number);
  const timer = setTimeout(() => process.exit(1), LONGEST);
  console.log(JSON.stringify(await measureLoad(tables, moves)));
  clearTimeout(timer);
  process.exit(0);
}
