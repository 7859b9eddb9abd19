// Does what was acknowledged stay? The server is killed under load again and again, its journal torn, its syncs counted.
// node apps/server/bench/kill.mjs [kills]  →  {kills, acknowledged, lost, journalMode, synchronous, tornWal, fsync}
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../dist/src/storage/database.js';
import { openTable, watch } from '../support/player.mjs';
import { OPEN_QUOTAS, serve } from '../support/served.mjs';
import { measureFsync } from './fsync.mjs';
import { measureTornWal } from './torn-wal.mjs';

const SEATS = ['first', 'second'];
const TABLES = 12;
const LONGEST = 240_000;
const gamesModule = new URL('./clicks.mjs', import.meta.url).href;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function measureKills(kills) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-kill-'));
  const dataDir = join(folder, 'data');
  const start = () => serve({ dataDir, gamesModule, quotas: OPEN_QUOTAS });
  const until = performance.now() + LONGEST;
  const report = { kills: 0, acknowledged: 0, lost: 0, journalMode: '', synchronous: 0 };
  try {
    let server = await start();
    const { journalMode, synchronous } = await (await fetch(`${server.url}/api/health`)).json();
    Object.assign(report, { journalMode, synchronous });
    const { cookie, tables } = await openTables(server.url);
    const done = new Map(tables.map((table) => [table, new Set()]));
    while (report.kills < kills && performance.now() < until) {
      const playing = await Promise.all(tables.map((table) => play(server.url, cookie, table, done.get(table), report.kills)));
      await pause(150 + 250 * Math.random());
      await server.kill();
      for (const { stop } of playing) stop();
      report.kills++;
      if (report.kills === 1) cpSync(dataDir, join(folder, 'torn'), { recursive: true });
      server = await start();
    }
    await server.stop();
    Object.assign(report, countLost(dataDir, done));
    return { ...report, tornWal: measureTornWal(join(folder, 'torn')), fsync: await measureFsync(join(folder, 'sync'), gamesModule) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openTables(url) {
  const tables = [];
  let cookie;
  for (let i = 0; i < TABLES; i++) {
    const opened = await openTable(url, { game: 'clicks', scenario: 'clicks', seats: SEATS }, cookie);
    cookie = opened.cookie;
    tables.push(opened.table);
  }
  return { cookie, tables };
}

/** Both seats click in turn as fast as they can; every acknowledged request is remembered. */
async function play(url, cookie, table, done, round) {
  let running = true;
  const answered = (text) => done.add(/"id":"([^"]+)"/.exec(text)[1]);
  const players = [];
  const turn = (i, text) => {
    const asked = SEATS[i];
    if (running && text.includes(`"seats":["${asked}"],"mode"`)) players[i].act(Number(/"position":(\d+)/.exec(text)[1]), 'click');
  };
  for (const [i, seat] of SEATS.entries()) {
    players.push(
      await watch(url, cookie, table, seat, {
        round,
        onUpdate: (text) => turn(i, text),
        onDone: (text) => !text.includes('"watch"') && answered(text),
      }),
    );
  }
  const { picture } = players[0];
  players[SEATS.indexOf(picture.awaits.seats[0])].act(picture.position, 'click');
  return {
    stop() {
      running = false;
      for (const { socket } of players) socket.terminate();
    },
  };
}

function countLost(dataDir, done) {
  const database = new Database(join(dataDir, 'bocage.db'), { bytes: 1e10 });
  const count = { acknowledged: 0, lost: 0 };
  for (const [table, requests] of done) {
    const kept = new Set(database.requestsOf(table, 1e9).map((request) => request.split(':')[1]));
    count.acknowledged += requests.size;
    count.lost += [...requests].filter((request) => !kept.has(request)).length;
  }
  database.close();
  return count;
}

if (process.argv[1] === import.meta.filename) {
  const [kills = 20] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify(await measureKills(kills)));
  process.exit(0);
}
