import type { SeatChange, SeatInfo } from '@bocage/protocol';
import { type ReactNode, useState } from 'react';
import { inviteLink } from '../pages/invitations.js';
import { api } from '../tables/online/api.js';
import { useController, useTable } from './table-context.js';

/** For whoever runs a hall: a computer for a while, somebody else's chair, an empty one, a link for a latecomer. */
export function SeatTools({ seat }: { seat: SeatInfo }): ReactNode {
  const table = useController();
  const people = useTable((s) => s.live?.info.people) ?? [];
  const id = useTable((s) => s.live?.info.id) ?? '';
  const [link, setLink] = useState<string>();
  const change = async (what: SeatChange) => {
    const answer = await table.source.hall?.seat(seat.seat, what);
    if (answer && !answer.ok) table.toast({ text: answer.message ?? 'That could not be done.', tone: 'alarm' });
  };
  const invite = async () => {
    const answer = await api.invite(id, seat.seat);
    if (!answer.ok) return table.toast({ text: answer.error.message, tone: 'alarm' });
    const given = inviteLink(answer.value.invitations?.[seat.seat] ?? '', location.origin);
    setLink(given);
    void navigator.clipboard?.writeText(given);
  };
  const choose = (value: string) => {
    if (value === 'free' || value === 'uncover') void change({ kind: value });
    else if (value === 'cover') void change({ kind: 'cover', by: 'greedy' });
    else if (value === 'invite') void invite();
    else if (value !== '') void change({ kind: 'give', person: value });
  };
  return (
    <>
      <select className="input small" aria-label={`Change ${seat.title}`} value="" onChange={(event) => choose(event.target.value)}>
        <option value="">Change …</option>
        {seat.cover === undefined ? (
          <option value="cover">A computer plays it</option>
        ) : (
          <option value="uncover">The computer leaves it</option>
        )}
        {(seat.held === 'human' || seat.held === 'me') && <option value="free">Free the seat</option>}
        <option value="invite">New link (copied)</option>
        {people.map(({ person, name }) => (
          <option key={person} value={person}>
            Give to {name}
          </option>
        ))}
      </select>
      {link !== undefined && (
        <input className="input small" readOnly aria-label="Link" value={link} onFocus={(event) => event.target.select()} />
      )}
    </>
  );
}
