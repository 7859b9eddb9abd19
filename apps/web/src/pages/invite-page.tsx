import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
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

function Invitation({ seat, link }: { seat: string; link: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="invitation">
      <label className="field">
        <span>{seat === 'spectator' ? 'To watch' : `To play ${seat}`}</span>
        <input className="input" readOnly value={link} data-invitation={seat} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
