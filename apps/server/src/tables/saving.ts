import type { GameLog } from '@bocage/kernel';
import { ApiRefusal } from '../api-error.js';
import type { LiveTable } from './live-table.js';
import { infoText } from './table-info.js';
import type { House, Tables } from './tables.js';

/** A file to take home: the whole game when it is over or nobody else plays in it, else what one's own seats know. */
export async function saveTable(
  house: House,
  tables: Tables,
  id: string,
  session: string,
): Promise<{ readonly name: string; readonly json: string }> {
  const table = await tables.find(id);
  if (!table?.mayLook(session)) throw new ApiRefusal(404, 'unknown-table', 'There is no such table among yours.');
  const mayHaveAll = (): boolean => table.outcome !== undefined || (!table.hall && table.seats.every((seat) => table.holds(session, seat)));
  const whole = mayHaveAll();
  const json = whole ? await wholeGame(house, tables, table) : await ownView(tables, table, session);
  // One of the seats may have passed to another while the game was read.
  if (whole && !mayHaveAll()) throw new ApiRefusal(404, 'unknown-table', 'There is no such table among yours.');
  return { name: `${table.header.game}-${table.id}${whole ? '' : '-view'}.bocage.json`, json };
}

async function wholeGame({ storage, seal }: House, tables: Tables, table: LiveTable): Promise<string> {
  const { record, header } = table;
  const stored = await storage.call('loadLog', table.id);
  if (!stored) throw new ApiRefusal(404, 'unknown-table', 'There is no such table.');
  // As long as the game goes on a seat may still pass to somebody else: nobody knows its dice before they fall.
  const committed = header.commitment === '' || !table.outcome ? {} : { secret: seal.open(record.secret) };
  const log: Omit<GameLog, 'entries'> = { ...header, ...committed };
  const pack = await tables.packText(record);
  const players = Object.fromEntries(Object.entries(table.seating.plan).map(([seat, plan]) => [seat, plan === 'human' ? 'me' : plan]));
  const { title, handDice } = record;
  // Who sees a game to its end has no use for orders, and no right to the others'.
  const orders = table.outcome
    ? {}
    : Object.fromEntries(table.seats.map((seat) => [seat, table.orders.of(seat)]).filter(([, list]) => list?.length));
  const bocage = {
    title,
    players,
    sharing: 'open',
    handDice,
    created: new Date(record.created).toISOString(),
    orders,
  };
  // The entries are texts already, and of a long game too many to be read here, where everybody waits.
  const rest = JSON.stringify(log).slice(1, -1);
  const more = JSON.stringify(bocage).slice(0, -1);
  return `{"entries":[${stored.entries.join()}],${rest},"bocage":${more}${pack === undefined ? '' : `,"pack":${pack}`}}}`;
}

async function ownView(tables: Tables, table: LiveTable, session: string): Promise<string> {
  const seats = table.seatsOf(session);
  const reply = await table.carryOut({ kind: 'picture', seats, brief: false, have: 0 });
  const isHis = table.mayLook(session) && seats.every((seat) => table.holds(session, seat));
  if (!isHis) throw new ApiRefusal(404, 'unknown-table', 'There is no such table among yours.');
  if (!reply.ok) throw new ApiRefusal(409, reply.code, 'This table cannot be saved now.');
  const info = infoText(tables.infoOf(table, session), await tables.packText(table.record));
  return `{"format":"bocage-view-1","table":${info},"picture":${reply.picture?.picture},"told":${reply.picture?.told}}`;
}
