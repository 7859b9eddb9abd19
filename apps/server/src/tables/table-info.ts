import { type GameMeta, type LogHeader, type Outcome, type Seat, seatsOf } from '@bocage/kernel';
import type { SeatInfo, TableInfo } from '@bocage/protocol';
import type { Grant, TableRecord } from '../storage/records.js';

/** What of a table does not depend on who looks. */
export interface Described {
  readonly record: TableRecord;
  readonly header: LogHeader;
  readonly meta: GameMeta;
  readonly grants: readonly Grant[];
  readonly outcome?: Outcome | undefined;
  isHere(session: string): boolean;
}

/** The table as one session may know it. The pack travels with the welcome and in lists, not with every change. */
export function tableInfo(table: Described, session: string, pack?: unknown): TableInfo {
  const { record, header, meta, outcome } = table;
  return {
    id: record.id,
    title: record.title,
    header,
    seats: seatsOf(meta, header.options).map(({ id, title }) => seatInfo(table, id, title, session)),
    handDice: record.handDice,
    owner: session !== '' && record.owner === session,
    created: new Date(record.created).toISOString(),
    ...(pack === undefined ? {} : { pack }),
    ...(outcome ? { over: outcome } : {}),
  };
}

function seatInfo({ record, grants, isHere }: Described, seat: Seat, title: string, session: string): SeatInfo {
  const plan = record.seats[seat];
  if (plan !== undefined && plan !== 'human') return { seat, title, held: 'computer', name: plan, online: true };
  const grant = grants.find((held) => held.seat === seat);
  if (!grant) return { seat, title, held: 'open', name: '', online: false };
  return { seat, title, held: grant.session === session ? 'me' : 'human', name: grant.name, online: isHere(grant.session) };
}
