import { type Seat, sideOfSeat } from '@bocage/kernel';
import type { Invited } from '@bocage/protocol';
import { ApiRefusal } from '../api-error.js';
import { sha256 } from '../seal.js';
import type { LiveTable } from './live-table.js';
import type { House, Tables } from './tables.js';

const REFUSED: Readonly<Record<string, string>> = {
  'unknown-invitation': 'This invitation does not exist. Check that the whole link was copied.',
  'used-invitation': 'This invitation has been used. If it was you, open the table in the browser you used; else ask for a new one.',
  'revoked-invitation': 'This invitation was replaced by a newer one. Ask for that.',
  'too-many-places': 'You look on at as many tables as you may. Leave some of them to others.',
  'too-many-spectators': 'This table has as many spectators as it may have.',
};

export function invitationRefused(code: string): ApiRefusal {
  return new ApiRefusal(code === 'unknown-invitation' ? 404 : 410, code, REFUSED[code] ?? code);
}

/** What a link invites to, told before anybody sits down. It is not used by this. */
export async function lookAtInvitation(house: House, tables: Tables, token: string, session: string): Promise<Invited> {
  const found = await house.storage.call('invitation', sha256(token));
  if (!found) throw invitationRefused('unknown-invitation');
  const isOwn = session !== '' && found.usedBy === session;
  if (found.usedBy !== undefined && !isOwn) throw invitationRefused('used-invitation');
  if (found.revoked && !isOwn) throw invitationRefused('revoked-invitation');
  const table = await tables.find(found.table);
  if (!table) throw new ApiRefusal(404, 'unknown-table', 'The game of this table is not on this server.');
  return invitedTo(table, found.seat, isOwn ? 'used' : 'open');
}

export function invitedTo(table: LiveTable, seat: Seat, link: 'used' | 'open'): Invited {
  const { meta, header, record, seating, status } = table;
  const scenario = meta.scenarios.find(({ id }) => id === header.scenario);
  const title = meta.seats.find(({ id }) => id === seat)?.title;
  return {
    table: table.id,
    title: record.title,
    game: { id: meta.id, title: meta.title },
    scenario: { id: header.scenario, title: scenario?.title ?? header.scenario },
    options: header.options,
    ...(title === undefined ? {} : { seat: { id: seat, title, side: sideOfSeat(meta, seat) } }),
    host: seating.nameOf(seating.owner),
    hall: table.hall !== undefined,
    over: status === 'over',
    used: link === 'used',
  };
}
