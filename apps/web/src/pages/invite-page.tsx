import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Invitation } from './invitation.js';
import { inviteLink, keptInvitations } from './invitations.js';
import { Statement } from './statement.js';

/** More links than these are a list to copy or print. */
const MOST_SINGLE = 8;

/** The links of a table just opened, to be sent. */
export function InvitePage({ id }: { id: string }): ReactNode {
  const invitations = Object.entries(keptInvitations(id)).map(([seat, given]) => ({ seat, link: inviteLink(given, location.origin) }));
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
          {invitations.length > MOST_SINGLE && <AllLinks links={invitations} />}
          {invitations.length <= MOST_SINGLE && invitations.map(({ seat, link }) => <Invitation key={seat} seat={seat} link={link} />)}
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

function AllLinks({ links }: { links: readonly { readonly seat: string; readonly link: string }[] }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const [wanted, setWanted] = useState('');
  const text = links.map(({ seat, link }) => `${seat}\t${link}`).join('\n');
  const found =
    wanted.trim() === ''
      ? []
      : links.filter(({ seat }) => seat.includes(wanted.trim().toLowerCase().replaceAll(' ', '-'))).slice(0, MOST_SINGLE);
  return (
    <>
      <label className="field">
        <span>{links.length} links, a line for each seat</span>
        <textarea className="input" rows={8} readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {isCopied ? 'Copied' : 'Copy all'}
      </button>
      <label className="field">
        <span>Find one</span>
        <input className="input" value={wanted} placeholder="br-50-operations" onChange={(event) => setWanted(event.target.value)} />
      </label>
      {found.map(({ seat, link }) => (
        <Invitation key={seat} seat={seat} link={link} />
      ))}
    </>
  );
}
