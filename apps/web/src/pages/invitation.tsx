import { type ReactNode, useState } from 'react';

/** One link to send. */
export function Invitation({ seat, link }: { seat: string; link: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="invitation">
      <label className="field">
        <span>{seat.startsWith('spectator') ? 'To watch' : `To play ${seat}`}</span>
        <input className="input" readOnly value={link} data-invitation={seat} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
