import type { Invited } from '@bocage/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../settings/settings-store.js';
import { api } from '../tables/online/api.js';
import { invitedText } from './invited.js';
import { Statement } from './statement.js';

/** An invitation link ends here: a name, and one is seated. */
export function JoinPage({ token }: { token: string }): ReactNode {
  const kept = useSettings((s) => s.name);
  const change = useSettings((s) => s.change);
  const [name, setName] = useState(kept);
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const [invited, setInvited] = useState<Invited>();
  useEffect(() => {
    void api.invited(token).then((answer) => {
      if (!answer.ok) setProblem(answer.error.message);
      else if (answer.value.used) go(`/table/${answer.value.table}`, { replace: true });
      else setInvited(answer.value);
    });
  }, [token, go]);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    change({ name: name.trim() });
    const answer = await api.join(token, name.trim());
    if (answer.ok) go(`/table/${answer.value.table}`, { replace: true });
    else setProblem(answer.error.message);
  };
  return (
    <div className="page narrow">
      <header className="front-head">
        <Link href="/" className="wordmark">
          Bocage
        </Link>
      </header>
      <main>
        <h1>{invited ? invited.game.title : 'You are invited to a table'}</h1>
        {invited && <InvitedFacts invited={invited} />}
        <form className="card form" onSubmit={(event) => void join(event)}>
          <label className="field">
            <span>Your name at the table</span>
            <input
              className="input"
              required
              maxLength={40}
              autoComplete="nickname"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          {problem !== undefined && (
            <p role="alert" className="problem">
              {problem}
            </p>
          )}
          <button type="submit" className="button main big">
            {invited && !invited.seat ? 'Look on' : 'Sit down'}
          </button>
          <p className="note">The link works once. Your seat is then kept by this browser.</p>
        </form>
      </main>
      <Statement />
    </div>
  );
}

function InvitedFacts({ invited }: { invited: Invited }): ReactNode {
  return (
    <div className="card invited">
      <p>{invitedText(invited)}</p>
      <dl>
        <dt>Table</dt>
        <dd>{invited.title}</dd>
        <dt>Scenario</dt>
        <dd>{invited.scenario.title}</dd>
        <dt>Your side</dt>
        <dd>{invited.seat?.title ?? 'none: you look on'}</dd>
        <dt>Opened by</dt>
        <dd>{invited.host}</dd>
      </dl>
      {invited.over && <p role="status">This game is over.</p>}
      <Link href={`/rules/${invited.game.id}`}>The rules in our words</Link>
    </div>
  );
}
