import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createPlayer, type Player } from '@bocage/ai';
import { type Action, makeAction, type View } from '@bocage/kernel';
import { loadGames } from '../games.js';
import { Modules } from '../rules/modules.js';
import { runTask } from '../watched-worker.js';
import type { BotTask, Chosen, Forgotten, Thought } from './thoughts.js';

const { at, gamesModule, nice } = workerData as { readonly at: Int32Array; readonly gamesModule?: string; readonly nice: number };
const port = parentPort;
if (!port) throw new Error('computer players run in a thread of their own');

const PLAYERS_KEPT = 300;
const modules = new Modules(await loadGames(gamesModule));
/** A player keeps its plan from click to click, so it is kept as long as there is room. */
const players = new Map<string, Player>();

function playerFor({ table, seat, player, game, dataHash, dataText }: Thought): Player {
  const key = `${table}:${seat}:${player}`;
  const found = players.get(key);
  players.delete(key);
  const kept = found ?? createPlayer(player, modules.pinned(game, dataHash, dataText), randomBytes(8).toString('hex'));
  if (players.size >= PLAYERS_KEPT) players.delete(players.keys().next().value as string);
  players.set(key, kept);
  return kept;
}

function choose(thought: Thought): Chosen {
  const { id, seat, game, dataHash, dataText } = thought;
  if (dataText === undefined && !modules.has(dataHash)) return { id, ok: false, code: 'need-data', message: '' };
  const module = modules.pinned(game, dataHash, dataText);
  const view = JSON.parse(thought.view) as View;
  const legal = module.legal(view, seat);
  if (legal.length === 0) return { id, ok: false, code: 'threw', message: `${seat} is asked and has no legal action` };
  const action = legal.length === 1 ? (legal[0] as Action) : playerFor(thought).choose(view, seat, legal);
  return { id, ok: true, action: makeAction(action) };
}

/** Steps back behind the threads that serve people, where the system lets a thread do so. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), nice);
  } catch {
    // Elsewhere all threads are equal.
  }
}

function forget({ id, table }: Forgotten): Chosen {
  for (const key of players.keys()) if (key.startsWith(`${table}:`)) players.delete(key);
  return { id, ok: false, code: 'orphaned', message: '' };
}

function answer(thought: Thought): Chosen {
  try {
    return runTask(at, thought, choose);
  } catch (error) {
    return { id: thought.id, ok: false, code: 'threw', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (tasks: readonly BotTask[]) => {
  for (const task of tasks) {
    port.postMessage(['forget' in task ? forget(task) : answer(task)]);
  }
});
stepBack();
port.postMessage('ready');
