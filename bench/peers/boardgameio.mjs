// Moves per second through boardgame.io's in-memory server: 50 matches at once, each player answering the other.
// node bench/peers/boardgameio.mjs [matches] [moves in each]  →  {movesPerSecond, moves, seconds, serverCpuSeconds}
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const { io } = createRequire(import.meta.url)('socket.io-client');

export async function measureBoardgameIo(matches, movesEach) {
  const server = fork(new URL('./boardgameio-server.mjs', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = await once(server, 'message');
  const tables = await Promise.all(Array.from({ length: matches }, (_, i) => openMatch(port, `match${i}`)));
  const before = await cpuOf(server);
  const since = performance.now();
  await Promise.all(tables.map((table) => table.play(movesEach)));
  const seconds = (performance.now() - since) / 1000;
  const serverCpuSeconds = (await cpuOf(server)) - before;
  for (const table of tables) table.close();
  server.disconnect();
  const moves = matches * movesEach;
  return { movesPerSecond: moves / seconds, moves, seconds, serverCpuSeconds };
}

async function cpuOf(server) {
  server.send('cpu');
  const [{ cpu }] = await once(server, 'message');
  return (cpu.user + cpu.system) / 1e6;
}

/** Two players at one match; each hears of every move, and the one whose turn it is answers at once. */
async function openMatch(port, matchID) {
  const players = await Promise.all(['0', '1'].map((playerID) => connect(port, matchID, playerID)));
  return {
    play(moves) {
      return new Promise((resolve) => {
        let left = moves;
        const answer = (state) => {
          if (left-- === 0) return resolve();
          const playerID = state.ctx.currentPlayer;
          const action = { type: 'MAKE_MOVE', payload: { type: 'click', args: [], playerID } };
          players[Number(playerID)].emit('update', action, state._stateID, matchID, playerID);
        };
        players.forEach((socket, i) => {
          socket.on('update', (_match, state) => {
            if (state.ctx.currentPlayer === String(i)) answer(state);
          });
        });
        answer({ ctx: { currentPlayer: '0' }, _stateID: 0 });
      });
    },
    close() {
      for (const socket of players) socket.disconnect();
    },
  };
}

async function connect(port, matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/clicks`, { transports: ['websocket'], extraHeaders: { origin: `http://localhost:${port}` } });
  socket.emit('sync', matchID, playerID, undefined, 2);
  await new Promise((resolve) => socket.once('sync', resolve));
  return socket;
}

if (process.argv[1] === import.meta.filename) {
  const [matches = 50, moves = 100] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify(await measureBoardgameIo(matches, moves)));
}
