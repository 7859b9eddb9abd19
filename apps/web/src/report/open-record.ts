import type { GameUi } from '@bocage/board';
import { type Entry, type GameMeta, type Options, type Outcome, type Seat, seatsOf } from '@bocage/kernel';
import type { SeatInfo, TableInfo } from '@bocage/protocol';
import { loadGame } from '../games/load-game.js';
import { createIdbStore } from '../tables/local/idb-store.js';
import { humanSeats, type LocalTable } from '../tables/local/local-table.js';
import { api } from '../tables/online/api.js';
import { OnlineSource } from '../tables/online/online-source.js';
import type { TableState } from '../tables/table-source.js';
import { outcomeOf, type PlayedLog, playRecord } from './play-record.js';
import type { GameRecord, TableCard } from './record.js';
import { watchRecord } from './watch-record.js';

export interface OpenedRecord {
  readonly ui: GameUi;
  readonly card: TableCard;
  readonly record: GameRecord;
}

/** The record of a table, wherever it is: the whole truth once its game is over, before that what is seen from here. */
export function openRecord(kind: TableCard['kind'], id: string): Promise<OpenedRecord> {
  return kind === 'local' ? openLocal(id) : openOnline(id);
}

async function openLocal(id: string): Promise<OpenedRecord> {
  const found = await createIdbStore().load(id);
  if (!found) throw new Error('This game is not kept in this browser.');
  const { table, progress } = found.kept;
  const { ui, meta } = await loadGame(table.game, table.pack);
  const log = { ...table, entries: found.entries };
  // A game that was loaded from a file and not yet looked at does not say that it is over.
  const over = progress.over ?? outcomeOf(ui, log);
  const people = humanSeats(table);
  if (!over && table.sharing === 'curtain' && people.length > 1) {
    throw new Error('Several people share this screen and have secrets: the report is written when the game is over.');
  }
  const seats = seatsOf(meta, table.options);
  const record = await playRecord(ui, log, over ? allSeeing(meta, table.options) : people, over ? 'whole' : 'seen');
  const sat = seats.map((seat): SeatInfo => seatOf(table, seat.id, seat.title));
  const { title, created, scenario, options } = table;
  const ended = over ? { ended: progress.touched } : {};
  return { ui, record, card: { id, kind: 'local', title, scenario, options, seats: sat, created, ...ended, ...overOf(over) } };
}

function seatOf({ players }: LocalTable, seat: string, title: string): SeatInfo {
  const player = players[seat] ?? 'me';
  return { seat, title, held: player === 'me' ? 'me' : 'computer', name: player, online: true };
}

async function openOnline(id: string): Promise<OpenedRecord> {
  const listing = await api.tables();
  if (!listing.ok) throw new Error(listing.error.message);
  const info = listing.value.tables.find((table) => table.id === id);
  if (!info) throw new Error('This browser holds no place at that table.');
  const { ui, meta } = await loadGame(info.header.game, info.pack as Parameters<typeof loadGame>[1]);
  if (info.over === undefined) {
    const record = await watched(id, ui);
    return { ui, record, card: cardOf(info) };
  }
  const answer = await api.save(id);
  if (!answer.ok) throw new Error(answer.error.message);
  const { scenario, options, entries } = answer.value as PlayedLog & { readonly entries: readonly Entry[] };
  const record = await playRecord(ui, { scenario, options, entries }, allSeeing(meta, options), 'whole');
  return { ui, record, card: cardOf(info) };
}

/** Whose eyes see the whole truth: umpires', also where the table had none but the game knows them; else everybody's together. */
function allSeeing(meta: GameMeta, options: Options): readonly Seat[] {
  const seats = seatsOf(meta, options);
  const others = meta.options.flatMap(({ id, values }) => values.map((value) => seatsOf(meta, { ...options, [id]: value.id })));
  const umpires = [seats, ...others].map((list) => list.filter(({ umpire }) => umpire)).find((list) => list.length > 0);
  return (umpires ?? seats).map(({ id }) => id);
}

async function watched(id: string, ui: GameUi): Promise<GameRecord> {
  const source = await OnlineSource.join(id);
  try {
    const state = await new Promise<TableState>((resolve, reject) => {
      source.subscribe(resolve, ({ message }) => reject(new Error(message)));
    });
    return await watchRecord(ui, state, (position) => source.viewAt(position));
  } finally {
    source.close();
  }
}

const overOf = (outcome: Outcome | undefined): { readonly outcome?: Outcome } => (outcome ? { outcome } : {});

function cardOf({ id, title, header, seats, created, over }: TableInfo): TableCard {
  const { scenario, options } = header;
  return { id, kind: 'online', title, scenario, options, seats, created, ...overOf(over) };
}
