import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Invitation } from './invitation.js';
import { inviteLink, keptInvitations } from './invitations.js';
import { Statement } from './statement.js';

/** The links of a table just opened, to be sent. */
export function InvitePage({ id }: { id: string }): ReactNode {
  const invitations = Object.entries(keptInvitations(id));
  return (
    <div className="page narrow">
      <header className="front-head">
        <Link href="/" className="wordmark">
          Bocage
        </Link>
      </header>
      <main>
        <h1>The table is open</h1>
        <div className="card form">
          {invitations.length === 0 && <p>The links of this table were shown when it was opened.</p>}
          {invitations.map(([seat, given]) => (
            <Invitation key={seat} seat={seat} link={inviteLink(given, location.origin)} />
          ))}
          <Link href={`/table/${id}`} className="button main big">
            Go to the table
          </Link>
          <p className="note">A seat’s link works once. Send it only to the person who is to sit there.</p>
        </div>
      </main>
      <Statement />
    </div>
  );
}
