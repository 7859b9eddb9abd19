// A hall full of people: everybody connected, all who are asked hand down and order at once; then the server is killed in the
// middle of the orders, and everybody comes back.
// node apps/server/bench/megagame.mjs [clients]  →  {clients, submissions, refused, lost, p50, p95, …, kill}, milliseconds
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { createRng, seatsOf } from '@bocage/kernel';
import { game } from '@bocage/liberating-assault';
import { Database } from '../dist/src/storage/database.js';
import { clickAbout, HallPlayer, join, openHall } from '../support/hall-player.mjs';
import { OPEN_QUOTAS, serve, usageOf } from '../support/served.mjs';

const LONGEST = 300_000;
const CLICKS = 12;
const OPTIONS = { way: 'mega', umpires: 'program' };
const gamesModule = new URL('../support/assault.mjs', import.meta.url).href;
const module = game.create(game.data);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (since) => Number(((performance.now() - since) / 1000).toFixed(2));

export async function measureMegagame(clients) {
  const dataDir = mkdtempSync(path(tmpdir(), 'bocage-hall-'));
  const start = () => serve({ dataDir, gamesModule, quotas: { ...OPEN_QUOTAS, watchersPerTable: 1e4, spectatorsPerTable: 1e4 } });
  let server = await start();
  try {
    const hall = await fill(server.url, clients);
    await playUntil(hall.players, (player) => player.step === 'hand-down');
    for (const player of hall.players) player.waits = [];
    const before = await usageOf(server.child);
    const since = performance.now();
    writeLetters(hall.players);
    await playUntil(hall.players, (player) => player.picture.view.open.turn === 2 || isPast(player, 'orders'));
    const took = seconds(since);
    const { cpu, megabytes } = await usageOf(server.child);
    const load = { ...report(hall.players), seconds: took, cpuSeconds: Number((cpu - before.cpu).toFixed(2)), megabytes };
    const kill = await killInOrders(server, hall, start);
    server = kill.server;
    await server.stop();
    const lost = countLost(dataDir, hall);
    return { clients, seats: hall.players.length - hall.spectators, ...load, lost, kill: kill.report };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);
const STAGES = ['hand-down', 'place', 'interference', 'orders', 'effective', 'attack', 'exploit', 'move', 'hand-in', 'retrieve'];
const isPast = ({ picture }, stage) => STAGES.indexOf(picture.view.open.stage) > STAGES.indexOf(stage);

/** A person for every seat, and spectators for the rest. */
async function fill(url, clients) {
  const seats = seatsOf(game.meta, OPTIONS).map(({ id }) => id);
  const { table, links } = await openHall(url, game, { scenario: game.meta.scenarios[0].id, options: OPTIONS, seats });
  const players = [];
  for (const seat of seats.slice(0, clients)) {
    players.push(new HallPlayer({ table, seat, module, cookie: await join(url, links[seat], seat) }));
  }
  const spectators = Math.max(0, clients - seats.length);
  for (let i = 0; i < spectators; i++) {
    players.push(new HallPlayer({ table, seat: undefined, module, cookie: await join(url, links.spectator, `Spectator ${i}`) }));
  }
  await Promise.all(players.map((player) => player.connect(url)));
  return { table, players, spectators };
}

/** Meanwhile everybody writes to three others. */
function writeLetters(players) {
  const seated = players.filter(({ seat }) => seat);
  for (const [i, player] of seated.entries()) {
    const to = [1, 2, 3].map((n) => seated[(i + n) % seated.length].seat);
    player.send({ type: 'letter', id: `letter-${player.seat}`, from: player.seat, to, text: 'Hold the line at 4021 until tonight.' });
  }
}

/** Everybody plays as fast as it is answered until all of them are there. */
async function playUntil(players, isThere) {
  const until = performance.now() + LONGEST;
  for (const [i, player] of players.entries()) {
    if (player.seat) clickAbout(player, createRng(`${i}-${player.round}`), { clicks: CLICKS, until: isThere });
  }
  while (!players.every((player) => isThere(player) && !player.pending)) {
    if (performance.now() > until) throw new Error(`the hall stands still in ${players[0].step}`);
    await pause(20);
  }
  for (const player of players) player.onPicture = () => {};
}

function report(players) {
  const waits = players.flatMap((player) => player.waits).sort((a, b) => a - b);
  const at = (part) => Number((waits[Math.floor(waits.length * part)] ?? 0).toFixed(1));
  const refused = players.flatMap(({ refusals }) => refusals);
  return {
    submissions: waits.length,
    letters: sum(players, ({ letters }) => letters),
    refused: refused.length,
    ...(refused.length > 0 ? { why: [...new Set(refused.map(({ code }) => code))] } : {}),
    p50: at(0.5),
    p95: at(0.95),
    slowest: Number((waits.at(-1) ?? 0).toFixed(1)),
  };
}

/** Kills it when half of those who order have begun, and asks everybody who comes back what he sees. */
async function killInOrders(server, { players }, start) {
  await playUntil(players, (player) => player.step === 'orders' && player.picture.view.open.turn === 2);
  const enough = 3 * players.filter(({ picture, seat }) => seat && picture.awaits.seats.includes(seat)).length;
  const before = sum(players, ({ acknowledged }) => acknowledged.length);
  for (const [i, player] of players.entries()) {
    if (player.seat) clickAbout(player, createRng(`kill-${i}`), { clicks: CLICKS });
  }
  while (sum(players, ({ acknowledged }) => acknowledged.length) - before < enough) await pause(5);
  await server.kill();
  const seen = players.map(({ picture, pending, actedAt }) => ({ picture, pending, isUnseen: actedAt === picture.position }));
  for (const player of players) player.close();
  const since = performance.now();
  const again = await start();
  const up = seconds(since);
  await Promise.all(players.map((player) => player.connect(again.url)));
  const intact = players.filter(({ picture }, i) => isKept(seen[i], picture)).length;
  const back = seconds(since);
  await playUntil(players, (player) => isPast(player, 'orders') || player.picture.view.open.turn > 2);
  const refused = sum(players, ({ refusals }) => refusals.length);
  return {
    server: again,
    report: { sealedOrders: enough, intact, of: players.length, refused, startSeconds: up, everybodyBackSeconds: back },
  };
}

/**
 * What somebody saw before is still so. A click he was told of but had not seen yet must be there, one that was not answered
 * yet may be.
 */
function isKept({ picture, pending, isUnseen }, now) {
  const isNext = now.position === picture.position + 1;
  if (isUnseen && !pending) return isNext;
  return (pending && isNext) || (now.position === picture.position && JSON.stringify(picture.view) === JSON.stringify(now.view));
}

function countLost(dataDir, { table, players }) {
  const database = new Database(path(dataDir, 'bocage.db'), { bytes: 1e10 });
  const kept = new Set(database.requestsOf(table, 1e9).map((request) => request.split(':')[1]));
  database.close();
  return sum(players, ({ acknowledged }) => acknowledged.filter((id) => !kept.has(id)).length);
}

if (process.argv[1] === import.meta.filename) {
  const [clients = 150] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify(await measureMegagame(clients)));
  process.exit(0);
}
