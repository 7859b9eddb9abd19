import { type GameModule, type GameTypes, type Host, type Seat, seatsOf, type Table } from '@bocage/kernel';
import type { AwaitsForWatcher, Picture, SeatInfo, TableInfo } from '@bocage/protocol';
import type { LocalTable } from './local-table.js';

/** What everybody at this screen knows of the table. */
export function infoOf<T extends GameTypes>({ meta }: GameModule<T>, local: LocalTable, table: Table<T>): TableInfo {
  const { id, title, handDice, created, pack, options, players } = local;
  const awaits = table.awaits();
  return {
    id,
    title,
    header: table.header,
    seats: seatsOf(meta, options).map((seat) => seatInfo(players, seat.id, seat.title)),
    handDice,
    owner: true,
    created,
    ...(pack ? { pack } : {}),
    ...(awaits.kind === 'over' ? { over: awaits.outcome } : {}),
  };
}

function seatInfo(players: LocalTable['players'], seat: Seat, title: string): SeatInfo {
  const player = players[seat] ?? 'me';
  return { seat, title, held: player === 'me' ? 'me' : 'computer', name: player, online: true };
}

/** All that these seats may know now. */
export function pictureOf<T extends GameTypes>(host: Host<T>, seats: readonly Seat[], position: number): Picture {
  const { open, known } = host.view(seats);
  const undo = Object.fromEntries(seats.map((seat) => [seat, undoOf(host.table, seat)]));
  return { seats, position, view: { open, known }, awaits: awaitsFor(host.table, seats), undo };
}

function undoOf<T extends GameTypes>(table: Table<T>, seat: Seat): Picture['undo'][Seat] {
  const found = table.undoable(seat);
  return found.ok ? { ok: true } : found;
}

/** A secret roll says only that the host is rolling. */
function awaitsFor<T extends GameTypes>(table: Table<T>, seats: readonly Seat[]): AwaitsForWatcher {
  const awaits = table.awaits();
  if (awaits.kind !== 'chance') return awaits;
  const mayRead = awaits.visibleTo === 'all' || seats.some((seat) => awaits.visibleTo.includes(seat));
  return mayRead ? { kind: 'chance', roll: awaits.roll } : { kind: 'chance' };
}
