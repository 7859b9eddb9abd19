// Is there a sync to disk between a move's arrival and its acknowledgement? Asks strace, where there is one.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openTable, watch } from '../support/player.mjs';
import { OPEN_QUOTAS, serve } from '../support/served.mjs';

const SEATS = ['first', 'second'];
const MOVES = 10;

export async function measureFsync(dataDir, gamesModule) {
  if (spawnSync('strace', ['-V']).status !== 0) return { traced: false };
  const trace = `${dataDir}.trace`;
  const strace = ['-f', '-ttt', '-e', 'trace=fsync,fdatasync', '-o', trace, process.execPath];
  const server = await serve({ dataDir, gamesModule, quotas: OPEN_QUOTAS }, {}, { execPath: 'strace', execArgv: strace }).catch(
    () => undefined,
  );
  if (!server) return { traced: false };
  try {
    const times = await moveOneByOne(server.url);
    const syncs = [...readFileSync(trace, 'utf8').matchAll(/^\d+\s+(\d+\.\d+) (?:fsync|fdatasync)\(/gm)].map((match) => Number(match[1]));
    const synced = times.filter(({ sent, answered }) => syncs.some((at) => at >= sent && at <= answered)).length;
    return { traced: true, moves: times.length, synced };
  } finally {
    await server.stop();
  }
}

/** Seconds since 1970, as strace writes them. */
const now = () => (performance.timeOrigin + performance.now()) / 1000;

async function moveOneByOne(url) {
  const { cookie, table } = await openTable(url, { game: 'clicks', scenario: 'clicks', seats: SEATS });
  let answered = () => {};
  const players = [];
  for (const seat of SEATS) players.push(await watch(url, cookie, table, seat, { onUpdate() {}, onDone: () => answered() }));
  const { position } = players[0].picture;
  const times = [];
  for (let i = 0; i < MOVES; i++) {
    const sent = now();
    await new Promise((resolve) => {
      answered = resolve;
      players[i % 2].act(position + i, 'click');
    });
    times.push({ sent, answered: now() });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const { socket } of players) socket.terminate();
  return times;
}
