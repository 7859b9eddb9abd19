import type { Seat } from '@bocage/kernel';
import type { JoinTable, Seated, TableListing } from '@bocage/protocol';
import { ApiRefusal } from '../api-error.js';
import { randomToken, sha256 } from '../seal.js';
import type { Grant } from '../storage/records.js';
import { noteNewHolder, reseat } from './hall-requests.js';
import { invitationRefused, invitedTo } from './invited.js';
import type { LiveTable } from './live-table.js';
import { linksOf, SPECTATOR } from './opening.js';
import { seatPassed } from './order-requests.js';
import { plainText } from './plain-text.js';
import { forgetWordOf } from './proposals.js';
import { Seating } from './seating.js';
import { infoText, tableInfo } from './table-info.js';
import type { House, Tables } from './tables.js';

/** An invitation, exchanged for a seat held by this session. */
export async function joinTable(house: House, tables: Tables, { token, name, nonce }: JoinTable, session: string): Promise<Seated> {
  plainText('name', name);
  const { spectatorsPerTable, spectatingPerSession } = house.config.quotas;
  const most = { perTable: spectatorsPerTable, perSession: spectatingPerSession };
  const hash = sha256(token);
  const found = await house.storage.call('invitation', hash);
  if (!found) throw invitationRefused('unknown-invitation');
  const table = await tables.find(found.table);
  if (!table) throw new ApiRefusal(404, 'unknown-table', 'The game of this table is not on this server.');
  const grant = { seat: found.seat, session, name };
  // Who asked twice waits, too, until he sits there.
  await table.turns.take(async () => {
    await noteWhoComes(house, table, grant, hash);
    const answer = await house.storage.call('join', hash, session, name, most);
    if (!answer.ok) throw invitationRefused(answer.code);
    if (!answer.again) await takeSeat({ house, tables, table }, grant, nonce);
  });
  return { table: table.id, seats: table.seatsOf(session), to: invitedTo(table, found.seat, 'used') };
}

/** Before he sits there: where it cannot be noted he does not. Links change in turns of their table, so that what is noted comes true. */
async function noteWhoComes({ storage }: House, table: LiveTable, grant: Grant, hash: string): Promise<void> {
  const found = await storage.call('invitation', hash);
  const isOpen = found !== undefined && found.usedBy === undefined && !found.revoked;
  if (isOpen && grant.seat !== '') await noteNewHolder(table, grant);
}

interface Joined {
  readonly house: House;
  readonly tables: Tables;
  readonly table: LiveTable;
}

/** Somebody has a place from now on: what was said from it before was not said by him. */
async function takeSeat({ house, tables, table }: Joined, grant: Grant, nonce: string): Promise<void> {
  const { seating } = table;
  const { seat, session } = grant;
  const before = seating.holderOf(seat);
  const others = seating.grants.filter((held) => (seat === '' ? held.seat !== '' || held.session !== session : held.seat !== seat));
  seating.grants = [...others, grant];
  if (before && before.session !== session) {
    reseat(tables, table, before.session);
    await seatPassed(table, seat);
    await forgetWordOf(table, seat, { storage: house.storage, tellInfo: (changed) => tables.tellTable(changed) });
  }
  if (table.hall) await sitDown(house, table, seat);
  if (seat !== '' && table.status === 'running') await table.carryOut({ kind: 'nonce', seat, nonce, complete: table.complete });
  tables.tellPresence(table, session);
}

/** Who comes late to a hall plays himself, whatever covered his seat. */
async function sitDown({ storage }: House, table: LiveTable, seat: Seat): Promise<void> {
  const { seating } = table;
  if (seat !== '' && seating.plan[seat] !== 'human') {
    const plan = { ...seating.plan, [seat]: 'human' as const };
    await storage.call('setPlan', table.id, plan);
    seating.plan = plan;
  }
  await table.computersChanged();
}

/**
 * A new link for a seat; the one before it ends. The opener may do so for seats nobody holds and for spectators, the
 * holder of a seat for his own: to go on in another browser. Nobody can take a seat, and its secrets, from its holder,
 * but who runs a hall, where everybody knows that people are moved.
 */
export async function inviteTo(
  house: House,
  tables: Tables,
  id: string,
  seat: string,
  { session, origin }: { session: string; origin: string },
): Promise<Seated> {
  const table = await tables.find(id);
  if (!table?.mayLook(session)) throw new ApiRefusal(404, 'unknown-table', 'There is no such table among yours.');
  const { seating, hall } = table;
  const isSeat = hall ? table.seats.includes(seat) : seating.plan[seat] === 'human';
  if (!isSeat && seat !== SPECTATOR) throw new ApiRefusal(400, 'wrong-seat', `Nobody can be invited to ${seat}.`);
  const held = isSeat && seating.holderOf(seat) !== undefined;
  const runs = hall && seating.runs(session);
  const may = runs || (held ? table.holds(session, seat) : table.record.owner === session);
  if (!may)
    throw new ApiRefusal(
      403,
      held ? 'seat-taken' : 'not-owner',
      held ? 'Somebody holds that seat.' : 'Only who opened the table can invite.',
    );
  const token = randomToken();
  await table.turns.take(() => house.storage.call('invite', id, { hash: sha256(token), seat: isSeat ? seat : '' }));
  return { table: id, seats: table.seatsOf(session), invitations: linksOf(origin, new Map([[seat, token]])) };
}

/** The tables this session opened or holds a place at. */
export async function listTables(house: House, tables: Tables, session: string): Promise<TableListing> {
  const listed = await house.storage.call('listTables', session);
  return {
    tables: listed.flatMap(({ record, asked, grants }) => {
      const meta = house.games.get(record.header.game)?.game.meta;
      if (!meta) return [];
      const { id, header, outcome } = record;
      const seating = new Seating(meta, header.options, record, grants);
      const described = { record, header, meta, seating, outcome, isHere: (other: string) => tables.isHere(id, other) };
      // Who of the others has answered a sealed question is not told here either.
      return [{ ...tableInfo(described, session), asked: asked.filter((seat) => seating.holds(session, seat)) }];
    }),
  };
}

/** One of them, with its data pack. */
export async function lookAtTable(tables: Tables, id: string, session: string): Promise<string> {
  const table = await tables.find(id);
  if (!table?.mayLook(session)) throw new ApiRefusal(404, 'unknown-table', 'There is no such table among yours.');
  return infoText(tables.infoOf(table, session), await tables.packText(table.record));
}
