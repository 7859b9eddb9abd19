import type { GameLog, Json } from '@bocage/kernel';
import { type OrdersBySeat, savedOrders } from '@bocage/protocol';
import { saveName } from '../../lib/save-name.js';
import type { SaveFile } from '../table-source.js';
import { LOCAL_PLAYERS, type LocalPlayer, type LocalTable, type Sharing } from './local-table.js';

/** A saved game is its log, which any replay tool reads, and who sat where. */
interface SavedGame extends GameLog {
  readonly bocage: {
    readonly title: string;
    readonly players: Readonly<Record<string, LocalPlayer>>;
    readonly sharing: Sharing;
    readonly handDice: boolean;
    readonly created: string;
    readonly pack?: Readonly<Record<string, Json>>;
    readonly orders?: OrdersBySeat;
  };
}

export type ReadSave =
  | { readonly ok: true; readonly table: Omit<LocalTable, 'id'>; readonly log: GameLog }
  | { readonly ok: false; readonly message: string };

export function makeSave(table: LocalTable, log: GameLog): SaveFile {
  const { title, players, sharing, handDice, created, pack, orders = {} } = table;
  const json: SavedGame = { ...log, bocage: { title, players, sharing, handDice, created, orders, ...(pack ? { pack } : {}) } };
  return { name: saveName(title, String(log.entries.length)), json };
}

const LARGEST_SAVE = 20_000_000;

/** Text of a file as a game that can be played on, or why it is none. The entries are checked when they are replayed. */
export function readSave(text: string): ReadSave {
  if (text.length > LARGEST_SAVE) return refuse('it is too large');
  let json: Partial<SavedGame> | null;
  try {
    json = JSON.parse(text) as Partial<SavedGame> | null;
  } catch {
    return refuse('it is not JSON');
  }
  if (typeof json !== 'object' || json === null || json.format !== 1) return refuse('it is not a Bocage save');
  const { game, scenario, options, entries, secret, bocage } = json;
  if (typeof game !== 'string' || typeof scenario !== 'string' || !Array.isArray(entries))
    return refuse('it lacks the game or its entries');
  if (typeof options !== 'object' || options === null) return refuse('it lacks the options of the game');
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret)) return refuse('it holds one side’s view and not the whole game');
  const players = readPlayers(bocage?.players);
  if (!players) return refuse('it does not say who plays which side');
  const table = {
    game,
    scenario,
    options,
    title: typeof bocage?.title === 'string' ? bocage.title.slice(0, 80) : game,
    players,
    sharing: bocage?.sharing === 'curtain' ? 'curtain' : 'open',
    handDice: bocage?.handDice === true,
    secret,
    created: typeof bocage?.created === 'string' ? bocage.created.slice(0, 30) : new Date().toISOString(),
    ...(bocage?.pack ? { pack: bocage.pack } : {}),
    // What cannot be said in this game is left out when it is played.
    orders: savedOrders.safeParse(bocage?.orders).data ?? {},
  } as const;
  return { ok: true, table, log: json as GameLog };
}

function readPlayers(players: unknown): Record<string, LocalPlayer> | undefined {
  if (typeof players !== 'object' || players === null) return undefined;
  const known = Object.entries(players).filter((pair): pair is [string, LocalPlayer] => LOCAL_PLAYERS.includes(pair[1] as LocalPlayer));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function refuse(why: string): ReadSave {
  return { ok: false, message: `This file cannot be played on: ${why}.` };
}
