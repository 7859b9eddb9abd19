// A spy with a seat of its own plays whole games and records every byte the server sends it. Afterwards, with the whole
// log in hand, every view and every line it was told must be exactly what its seat may know, and nothing sealed,
// no hash and no dice secret may stand in the recording.
// node apps/server/bench/spy.mjs [games] [game] [spy seat]  →  {games, messages, bytes, leaks, found}
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createPlayer } from '@bocage/ai';
import { Host, makeAction, Table } from '@bocage/kernel';
import { loadGames } from '../dist/src/games.js';
import { PastStates } from '../dist/src/rules/past-states.js';
import { connect, post } from '../support/player.mjs';
import { OPEN_QUOTAS, serve } from '../support/served.mjs';

const LONGEST = 600_000;
const SHORTEST_SECRET = 24;

export async function measureSpy(games, gameId, spySeat) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bocage-spy-'));
  const { game } = (await loadGames()).get(gameId);
  const module = game.create(game.data);
  const server = await serve({ dataDir, quotas: OPEN_QUOTAS });
  const report = { games: 0, messages: 0, bytes: 0, leaks: 0, found: [] };
  const until = performance.now() + LONGEST;
  try {
    while (report.games < games && performance.now() < until) {
      const { recording, log } = await playOne(server.url, module, spySeat, report.games);
      const found = leaksIn(module, log, spySeat, recording);
      report.games++;
      report.messages += recording.length;
      report.bytes += recording.reduce((sum, text) => sum + text.length, 0);
      report.leaks += found.length;
      report.found.push(...found.slice(0, 5));
    }
    return report;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The spy plays the greedy player's moves against the computer, and asks for everything it can think of. */
async function playOne(url, module, spySeat, round) {
  const { meta } = module;
  const seats = Object.fromEntries(meta.seats.map(({ id }) => [id, id === spySeat ? 'me' : 'greedy']));
  const wish = { game: meta.id, scenario: meta.scenarios[round % meta.scenarios.length].id, options: {}, title: 'Spy', name: 'Spy', seats };
  const opened = await post(url, '/api/tables', { ...wish, nonce: '5'.repeat(32) });
  const { table } = opened.body;
  const socket = await connect(url, opened.cookie);
  const player = createPlayer('greedy', module, `spy:${round}`);
  const recording = [];
  const answered = new Set();
  const send = (message) => socket.send(JSON.stringify({ table, id: `${recording.length}-${Math.random()}`, ...message }));
  const save = async () => (await fetch(`${url}/api/tables/${table}/save`, { headers: { cookie: opened.cookie } })).text();
  await new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const text = String(data);
      recording.push(text);
      const message = JSON.parse(text);
      if (message.type === 'stopped') reject(new Error(text));
      if (message.type !== 'update' && message.type !== 'welcome') return;
      const { awaits, position, view } = message.picture;
      if (awaits.kind === 'over') return resolve();
      if (awaits.kind !== 'seats' || !awaits.seats.includes(spySeat) || answered.has(position)) return;
      answered.add(position);
      const seen = { seats: [spySeat], ...view };
      const action = player.choose(seen, spySeat, module.legal(seen, spySeat));
      if (position % 50 === 0) {
        send({ type: 'view-at', seats: [spySeat], position: Math.floor(position / 2) });
        send({ type: 'act', seat: spySeat, seats: [spySeat], position, action: 'nonsense' });
        void save().then((text) => recording.push(text.startsWith('{"format":"bocage-view-1"') ? text : `LEAK ${text}`));
      }
      send({ type: 'act', seat: spySeat, seats: [spySeat], position, action: makeAction(action) });
    });
    socket.on('close', () => reject(new Error('the line broke')));
    send({ type: 'watch', seats: [spySeat], have: 0 });
  });
  socket.terminate();
  return { recording, log: JSON.parse(await save()) };
}

function leaksIn(module, log, seat, recording) {
  const table = Table.load(module, log);
  const host = new Host(module, table, () => []);
  const past = new PastStates(module, table);
  const told = asWire(host.since([seat], 0));
  const found = [];
  for (const text of recording) {
    const message = text.startsWith('{') ? JSON.parse(text) : { type: 'not JSON' };
    if (message.type === 'not JSON') found.push(text.slice(0, 200));
    if (message.picture) found.push(...pictureLeaks(module, past, seat, message.picture));
    if (message.told && !isDeepStrictEqual(message.told, toldBefore(told, message)))
      found.push(`told more or less than its seat may read at ${message.picture.position}`);
  }
  const everything = recording.join('\n');
  for (const secret of [log.secret, ...log.entries.map(({ hash }) => hash)])
    if (everything.includes(secret)) found.push(`a hash or secret: ${secret}`);
  return found;
}

const toldBefore = (told, { picture, told: given }) => told.slice(picture.position - given.length, picture.position);
const asWire = (value) => JSON.parse(JSON.stringify(value));

/** The view must be the seat's own, and hold no sealed column that the seat does not know. */
function pictureLeaks(module, past, seat, { position, view, seats }) {
  const state = past.at([seat], position);
  const { open, known } = module.view(state, [seat]);
  const found = [];
  if (seats.join() !== seat || !isDeepStrictEqual(view, asWire({ open, known }))) found.push(`another view than its own at ${position}`);
  const text = JSON.stringify(view);
  const allowed = JSON.stringify({ open, known });
  for (const [column, value] of Object.entries(state.sealed)) {
    const secret = JSON.stringify(value);
    if (secret.length >= SHORTEST_SECRET && text.includes(secret) && !allowed.includes(secret)) found.push(`${column} at ${position}`);
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const [games = '10', game = 'normandy-1969', seat = 'allied'] = process.argv.slice(2);
  console.log(JSON.stringify(await measureSpy(Number(games), game, seat)));
  process.exit(0);
}
