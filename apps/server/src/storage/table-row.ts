import type { LogHeader, Outcome } from '@bocage/kernel';
import type { KeptProposal, SeatPlan, TableRecord, TableStatus } from './records.js';

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly header: string;
  readonly secret: string;
  readonly created: number;
  readonly owner: string;
  readonly data_hash: string;
  readonly pack_hash: string | null;
  readonly seats: string;
  readonly hand_dice: number;
  readonly status: string;
  readonly stopped: string | null;
  readonly outcome: string | null;
  readonly base: number;
  readonly proposals: string;
}

export function rowOf(record: TableRecord): TableRow {
  return {
    id: record.id,
    game: record.header.game,
    scenario: record.header.scenario,
    title: record.title,
    header: JSON.stringify(record.header),
    secret: record.secret,
    created: record.created,
    owner: record.owner,
    data_hash: record.dataHash,
    pack_hash: record.packHash ?? null,
    seats: JSON.stringify(record.seats),
    hand_dice: record.handDice ? 1 : 0,
    status: record.status,
    stopped: record.stopped ?? null,
    outcome: record.outcome ? JSON.stringify(record.outcome) : null,
    base: record.base,
    proposals: JSON.stringify(record.proposals),
  };
}

export function tableOf(row: TableRow): TableRecord {
  return {
    id: row.id,
    title: row.title,
    header: JSON.parse(row.header) as LogHeader,
    secret: row.secret,
    created: row.created,
    owner: row.owner,
    dataHash: row.data_hash,
    ...(row.pack_hash === null ? {} : { packHash: row.pack_hash }),
    seats: JSON.parse(row.seats) as SeatPlan,
    handDice: row.hand_dice !== 0,
    status: row.status as TableStatus,
    ...(row.stopped === null ? {} : { stopped: row.stopped }),
    ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as Outcome }),
    base: row.base,
    proposals: JSON.parse(row.proposals) as KeptProposal[],
  };
}
