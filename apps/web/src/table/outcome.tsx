import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { SectionLink } from '../ui/rich-text.js';
import { useController, useTable } from './table-context.js';

export function Outcome(): ReactNode {
  const { ui, playback } = useController();
  const outcome = useTable((s) => s.shown?.outcome);
  const score = useTable((s) => s.shown?.status.score ?? '');
  const [place] = useLocation();
  if (!outcome) return null;
  const said = ui.outcome(outcome);
  return (
    <div className="outcome">
      <h2>{said}</h2>
      <p>{score.startsWith(`${said}: `) ? score.slice(said.length + 2) : score}</p>
      {outcome.section !== undefined && <SectionLink section={outcome.section} />}
      <button type="button" className="button main" onClick={() => void playback.replayTo(0)}>
        Replay the game
      </button>
      {place !== '/view' && (
        <Link href={`${place}/report`} className="button">
          After-action report
        </Link>
      )}
    </div>
  );
}
