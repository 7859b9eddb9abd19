import { type GameMeta, type LogHeader, type Outcome, type Seat, seatsOf } from '@bocage/kernel';
import type { HallInfo, Person, SeatInfo, TableInfo } from '@bocage/protocol';
import type { TableRecord } from '../storage/records.js';
import type { Seating } from './seating.js';

/** What of a table does not depend on who looks. */
export interface Described {
  readonly record: TableRecord;
  readonly header: LogHeader;
  readonly meta: GameMeta;
  readonly seating: Seating;
  readonly outcome?: Outcome | undefined;
  isHere(session: string): boolean;
  /** In a list it is not told who looks on. */
  readonly tellsPeople?: true;
  hallInfo?(session: string): HallInfo;
}

/** The same as text, with the data pack, which is text already and may be long. */
export function infoText(info: TableInfo, packText: string | undefined): string {
  const text = JSON.stringify(info);
  return packText === undefined ? text : `${text.slice(0, -1)},"pack":${packText}}`;
}

/** The table as one session may know it, without its data pack. */
export function tableInfo(table: Described, session: string): TableInfo {
  const { record, header, meta, seating, outcome } = table;
  const hall = table.hallInfo?.(session);
  return {
    id: record.id,
    title: record.title,
    header,
    seats: seatsOf(meta, header.options).map(({ id, title }) => seatInfo(table, id, title, session)),
    handDice: record.handDice,
    owner: session !== '' && record.owner === session,
    created: new Date(record.created).toISOString(),
    ...(outcome ? { over: outcome } : {}),
    ...(hall ? { hall } : {}),
    ...(table.tellsPeople && hearsOfPeople(table, session) ? { people: peopleOf(seating, table) } : {}),
  };
}

export function seatInfo({ seating, isHere, hallInfo }: Described, seat: Seat, title: string, session: string): SeatInfo {
  const grant = seating.holderOf(seat);
  const computer = seating.computerOf(seat);
  if (!grant && seating.plan[seat] !== 'human') return { seat, title, held: 'computer', name: computer ?? '', online: true };
  const cover = computer ? { cover: computer } : {};
  if (!grant) return { seat, title, held: 'open', name: '', online: false, ...cover };
  const person = hallInfo ? { person: seating.personOf(grant.session) } : {};
  const held = grant.session === session ? 'me' : 'human';
  return { seat, title, held, name: grant.name, online: isHere(grant.session), ...cover, ...person };
}

/** Who is told of everybody who has a place: who opened the table, and whoever runs a hall. */
export const hearsOfPeople = ({ seating, hallInfo }: Described, session: string): boolean =>
  hallInfo ? seating.runs(session) : session === seating.owner;

export function peopleOf(seating: Seating, { isHere }: Pick<Described, 'isHere'>): readonly Person[] {
  return [...seating.sessions].map((session) => ({
    person: seating.personOf(session),
    name: seating.nameOf(session),
    online: isHere(session),
    ...(session === seating.owner ? { owner: true as const } : {}),
    seats: seating.seatsOf(session),
  }));
}
