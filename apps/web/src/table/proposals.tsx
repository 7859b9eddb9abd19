import type { ReactNode } from 'react';
import { useController, useTable } from './table-context.js';

const ASKS = { 'take-back': 'asks to take back the last move', draw: 'offers a draw' } as const;

/** What the other side has asked for and this side has not answered. */
export function Proposals(): ReactNode {
  const table = useController();
  const proposals = useTable((s) => s.live?.proposals);
  const seats = useTable((s) => s.live?.info.seats);
  const seat = useTable((s) => s.shown?.seat);
  if (!proposals || proposals.length === 0) return null;
  const titleOf = (id: string) => seats?.find((one) => one.seat === id)?.title ?? id;
  return (
    <ul className="proposals">
      {proposals.map(({ what, by, agreed }) => (
        <li key={`${what}${by}`}>
          <p>
            {by === seat
              ? `You asked: ${what === 'draw' ? 'a draw' : 'a take-back'}. Waiting for an answer.`
              : `${titleOf(by)} ${ASKS[what]}.`}
          </p>
          {by !== seat && seat !== undefined && !agreed.includes(seat) && (
            <div className="words">
              <button type="button" className="button main" onClick={() => void table.answer(what, 'agree')}>
                Agree
              </button>
              <button type="button" className="button" onClick={() => void table.answer(what, 'decline')}>
                Decline
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
