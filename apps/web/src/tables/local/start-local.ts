import { type GameUi, type Lesson, readyReplies } from '@bocage/board';
import {
  commitmentOf,
  type Entry,
  type GameLog,
  type GameModule,
  type Json,
  levelsOf,
  type Options,
  replay,
  type Seat,
  seatsOf,
  Table,
  withAutomata,
} from '@bocage/kernel';
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

/**
 * A guided beginning of a game, *Learn the table* of the smallest one. Lessons that are over or were never begun go out of the
 * list. The dice are the lesson's own: what it says comes to pass.
 */
export async function startLesson(game: string): Promise<string> {
  const store = createIdbStore();
  for (const { id, table, progress } of await store.list())
    if (table.isLesson && (progress.over || progress.entries <= Object.keys(table.players).length)) await store.remove(id);
  const { ui, meta } = await loadGame(game);
  if (!ui.lesson) throw new Error(`${meta.title} has no guided beginning.`);
  const { title, scenario, options, seat, secret } = ui.lesson.file;
  const players = Object.fromEntries(seatsOf(meta, options).map(({ id }) => [id, id === seat ? 'me' : 'greedy'] as const));
  const script = scriptOf(ui, ui.lesson, seat);
  const table = { game, scenario, options, title, players, sharing: 'open', handDice: false, isLesson: true, ...script } as const;
  const entries = seated(ui.game, table, secret);
  return keep({ ...table, secret, created: new Date().toISOString() }, entries);
}

/** What of a lesson its host needs. */
function scriptOf(ui: GameUi, lesson: Lesson, seat: Seat): Pick<LocalTable, 'replies' | 'dice'> {
  const { scenario, options, dice = [] } = lesson.file;
  return { dice, replies: readyReplies(ui, lesson, ui.game.view(ui.game.setup(scenario, options), [seat])) };
}

/** Everybody has brought nothing to the dice: they are the secret's alone. */
function seated(
  game: GameModule,
  { scenario, options, players }: Pick<LocalTable, 'scenario' | 'options' | 'players'>,
  secret: string,
): readonly Entry[] {
  const table = new Table(game, { scenario, options, commitment: commitmentOf(secret) });
  for (const seat of Object.keys(players)) table.record({ kind: 'nonce', seat, nonce: '00' });
  return table.log.entries;
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
