import type { Invited } from '@bocage/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../tables/online/api.js';
import { invitedText, tokenOf } from './invited.js';

/** One link to send. */
export function Invitation({ seat, link }: { seat: string; link: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const [invited, setInvited] = useState<Invited>();
  useEffect(() => {
    void api.invited(tokenOf(link)).then((answer) => answer.ok && setInvited(answer.value));
  }, [link]);
  const words = invited ? `${invitedText(invited)} ${link}` : link;
  const copy = () => void navigator.clipboard.writeText(words).then(() => setCopied(true));
  return (
    <div className="invitation">
      <label className="field">
        <span>{seat.startsWith('spectator') ? 'To watch' : `To play ${invited?.seat?.title ?? seat}`}</span>
        <input className="input" readOnly value={link} data-invitation={seat} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      {invited && <small className="invitation-words">{invitedText(invited)}</small>}
    </div>
  );
}
