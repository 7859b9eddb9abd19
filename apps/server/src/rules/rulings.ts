import { type Host, type HostAnswer, type Played, type Seat, seatsOf } from '@bocage/kernel';
import type { RulingChange } from '@bocage/protocol';
import type { HostedTable } from './hosted-table.js';
import type { Done, Failed } from './jobs.js';

type Reason = Extract<RulingChange, { kind: 'reason' }>;

/** A game whose umpires rule tells an event of this name with each ruling. */
const isRuling = ({ events }: Played): boolean => events.some(({ event }) => event === 'ruling');

/** Says why the last ruling was made, or takes it back. */
export function changeRuling(table: HostedTable, seat: Seat, change: RulingChange): Omit<Done, 'id'> | Omit<Failed, 'id'> {
  const { played } = table.host.table;
  const at = played.findLastIndex(isRuling);
  const ruling = played[at];
  if (!ruling) return { ok: false, code: 'no-ruling' };
  if (change.kind === 'reason') {
    const text = `Ruling ${played.filter(isRuling).length}: ${change.text}`;
    return table.change((host) => {
      host.record({ kind: 'note', text, ...readersOf(host, ruling, change) });
      return undefined;
    });
  }
  if (table.host.table.awaits().kind === 'over') return { ok: false, code: 'over' };
  if (!played.slice(at + 1).every((later) => isOwn(ruling, later))) return { ok: false, code: 'ruled-on' };
  return table.change((host) => takeBack(host, seat, ruling));
}

/** Who was told all of a ruling may know its reason: its words may name what only they were told. */
function readersOf({ game, table }: Host, { events }: Played, { readers }: Reason): { readonly to?: readonly Seat[] } {
  const hears = (seat?: Seat): boolean => events.every((event) => game.eventFor(event, seat) !== undefined);
  if (readers === 'all' || (readers === 'concerned' && hears())) return {};
  const to = seatsOf(game.meta, table.header.options).filter(({ id, umpire }) => umpire || (readers === 'concerned' && hears(id)));
  return { to: to.map(({ id }) => id) };
}

/** Nothing of anybody else's: what the one who ruled did since, and remarks. */
function isOwn({ entry: ruling }: Played, { entry }: Played): boolean {
  if (entry.kind === 'note' || entry.kind === 'nonce') return true;
  return entry.kind === 'action' && ruling.kind === 'action' && entry.seat === ruling.seat;
}

/** What nobody noticed is undone, for a take-back is told to all and has to be of something they know. */
function takeBack(host: Host, by: Seat, { index, entry }: Played): HostAnswer | undefined {
  const seat = entry.kind === 'action' ? entry.seat : by;
  while (host.table.played.some((standing) => standing.index === index)) {
    if (host.undo(seat, { seats: [seat], position: host.position([seat]) }).ok) continue;
    const answer = host.takeBack(seat, [by]);
    if (!answer.ok) return answer;
  }
  return undefined;
}
