import { type ReactNode, useState } from 'react';
import { intoView } from '../ui/into-view.js';
import { dotOf, spectatorsOf } from './presence.js';
import { useController, useTable } from './table-context.js';

/** For who opened the table: the spectators, each of whom can be sent away. */
export function Spectators({ onLinkEnded }: { onLinkEnded: () => void }): ReactNode {
  const table = useController();
  const people = useTable((s) => s.live?.info.people);
  const [asked, setAsked] = useState<string>();
  const spectators = spectatorsOf(people ?? []);
  const chosen = spectators.find(({ person }) => person === asked);
  if (spectators.length === 0) return null;
  const send = async (person: string) => {
    setAsked(undefined);
    const answer = await table.source.sendAway?.(person);
    if (answer?.ok) onLinkEnded();
    else table.toast({ text: answer?.message ?? 'That could not be done.', tone: 'alarm' });
  };
  return (
    <section className="spectators">
      <h3>Spectators</h3>
      <ul>
        {spectators.map(({ person, name, online }) => (
          <li key={person} className="seat-row" data-spectator={name}>
            <span className={dotOf({ held: 'human', online })} aria-hidden="true" />
            <span className="seat-name">
              <b>{name || 'Somebody'}</b> <small>{online ? 'here' : 'away'}</small>
            </span>
            <button type="button" className="button small" aria-label={`Send away ${name || 'somebody'}`} onClick={() => setAsked(person)}>
              Send away
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className="question" role="alert" ref={intoView}>
          <p>
            Send {chosen.name || 'this spectator'} away? The spectators’ link ends with it, for everybody: the others stay, and for whoever
            is still to come you make a new link.
          </p>
          <div className="words">
            <button type="button" className="button danger" onClick={() => void send(chosen.person)}>
              Send away
            </button>
            <button type="button" className="button" onClick={() => setAsked(undefined)}>
              Keep
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
