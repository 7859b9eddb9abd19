import { type ReactNode, useState } from 'react';
import { Invitation } from '../pages/invitation.js';
import { inviteLink } from '../pages/invitations.js';
import { api } from '../tables/online/api.js';
import { Spectators } from './spectators.js';
import { useController, useTable } from './table-context.js';

/** The link for spectators goes by this name where seats go by theirs. */
const SPECTATOR = 'spectator';

/** New links for seats nobody holds yet; making one ends the link before it. */
export function Invitations(): ReactNode {
  const table = useController();
  const info = useTable((s) => s.live?.info);
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  if (!table.source.abilities.chat || !info?.owner) return null;
  // A hall has a hundred seats: their links are made where they are listed.
  const open = (info.hall ? [] : info.seats).filter((seat) => seat.held === 'open').map(({ seat, title }) => ({ seat, title }));
  const invite = async (seat: string) => {
    const answer = await api.invite(info.id, seat);
    if (answer.ok) setLinks((now) => ({ ...now, ...answer.value.invitations }));
    else table.toast({ text: answer.error.message, tone: 'alarm' });
  };
  return (
    <section className="invitations">
      <h3>Invitations</h3>
      <div className="words">
        {[...open, { seat: SPECTATOR, title: 'spectators' }].map(({ seat, title }) => (
          <button key={seat} type="button" className="button" onClick={() => void invite(seat)}>
            New link for {title}
          </button>
        ))}
      </div>
      {Object.entries(links).map(([seat, link]) => (
        <Invitation key={seat} seat={seat} link={inviteLink(link, location.origin)} />
      ))}
      <Spectators onLinkEnded={() => setLinks(({ [SPECTATOR]: _, ...others }) => others)} />
    </section>
  );
}
