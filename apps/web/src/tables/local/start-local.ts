import { type Entry, type GameLog, type Json, levelsOf, type Options, replay, type Seat, withAutomata } from '@bocage/kernel';
import type { SavedView } from '@bocage/protocol';
import { loadGame } from '../../games/load-game.js';
import { randomHex } from '../../lib/random-hex.js';
import { isViewFile } from '../file-source.js';
import { createIdbStore } from './idb-store.js';
import type { LocalPlayer, LocalTable, Sharing } from './local-table.js';
import { readSave } from './save-file.js';

export interface LocalWishes {
  readonly game: string;
  /** Absent: the game's first scenario and the first value of every option. */
  readonly scenario?: string;
  readonly options?: Options;
  readonly title: string;
  readonly players: Readonly<Record<Seat, LocalPlayer>>;
  readonly sharing: Sharing;
  readonly handDice: boolean;
  readonly isLesson?: boolean;
  readonly pack?: Readonly<Record<string, Json>>;
}

/** Sets up a game in this browser and returns its id. */
export async function startLocal(wishes: LocalWishes): Promise<string> {
  const { meta } = await loadGame(wishes.game);
  const scenario = wishes.scenario ?? meta.scenarios[0]?.id ?? '';
  const chosen = wishes.options ?? Object.fromEntries(meta.options.map((option) => [option.id, option.values[0]?.id ?? '']));
  const unknown = Object.values(wishes.players).find((player) => player !== 'me' && !levelsOf(meta).includes(player));
  if (unknown !== undefined) throw new Error(`${meta.title} has no computer player ${unknown}.`);
  const options = withAutomata(meta, chosen, (seat) => wishes.players[seat]);
  return keep({ ...wishes, scenario, options, secret: randomHex(32), created: new Date().toISOString() }, []);
}

/** *Learn the table*: a guided game of the smallest game here. Lessons that are over or were never begun go out of the list. */
export async function startLesson(): Promise<string> {
  const store = createIdbStore();
  for (const { id, table, progress } of await store.list())
    if (table.isLesson && (progress.over || progress.entries === 0)) await store.remove(id);
  const players = { blue: 'me', red: 'greedy' } as const;
  return startLocal({ game: '_template', title: 'Learn the table', players, sharing: 'open', handDice: false, isLesson: true });
}

export type LoadedSave =
  /** A view to look at goes along to the page that shows it. */
  { readonly ok: true; readonly path: string; readonly view?: SavedView } | { readonly ok: false; readonly message: string };

/** Puts a saved game back on the table after playing it through and checking every hash and die. */
export async function loadSave(text: string): Promise<LoadedSave> {
  const view = parsed(text);
  if (isViewFile(view)) return { ok: true, path: '/view', view };
  const read = readSave(text);
  if (!read.ok) return read;
  const { ui, meta } = await loadGame(read.table.game, read.table.pack);
  if (!meta.scenarios.some((scenario) => scenario.id === read.table.scenario))
    return { ok: false, message: 'Its scenario is not known here.' };
  const log: GameLog = { ...read.log, secret: read.table.secret };
  const report = replay(ui.game, log);
  if (!report.ok) return { ok: false, message: `It does not replay: entry ${report.firstMismatch?.entry}, ${report.firstMismatch?.why}.` };
  return { ok: true, path: `/local/${await keep(read.table, read.log.entries)}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function keep(table: Omit<LocalTable, 'id'>, entries: readonly Entry[]): Promise<string> {
  const id = randomHex(8);
  const progress = { touched: new Date().toISOString(), entries: entries.length, when: 'Set-up', asked: [] };
  await createIdbStore().create({ id, table: { id, ...table }, progress }, entries);
  return id;
}
