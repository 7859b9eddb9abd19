import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../lib/error-text.js';
import { useSettings } from '../settings/settings-store.js';
import { compose, type Report } from './compose.js';
import { type OpenedRecord, openRecord } from './open-record.js';
import { paintTurns } from './pictures.js';
import type { TableCard } from './record.js';
import { ReportArticle, tableOf } from './report-article.js';
import { reportFile, saveFile } from './report-file.js';
import '../styles/report.css';

interface Written extends OpenedRecord {
  readonly report: Report;
}

async function write(kind: TableCard['kind'], id: string): Promise<Written> {
  const opened = await openRecord(kind, id);
  const own = await opened.ui.report?.();
  return { ...opened, report: compose(opened.ui, own, opened.record) };
}

/** The report of a table's game, to read, print or keep. */
export function ReportPage({ kind, id }: { kind: TableCard['kind']; id: string }): ReactNode {
  const [written, setWritten] = useState<Written>();
  const [problem, setProblem] = useState<string>();
  const article = useRef<HTMLDivElement>(null);
  const pictures = usePictures(written, setProblem);
  useEffect(() => {
    let isHere = true;
    write(kind, id)
      .then((done) => isHere && setWritten(done))
      .catch((error: unknown) => isHere && setProblem(errorText(error)));
    return () => {
      isHere = false;
    };
  }, [kind, id]);
  const turns = written?.report.turns.length ?? 0;
  const painted = pictures.filter((picture) => picture !== undefined).length;
  const isReady = written !== undefined && painted === turns;
  const save = () => {
    const node = article.current?.querySelector('article');
    if (!written || !node) return;
    const title = `${written.ui.game.meta.title}: after-action report`;
    saveFile(`${written.ui.game.meta.id}-${id.slice(0, 8)}-report.html`, reportFile(node, title));
  };
  return (
    <div className="report-page">
      <header className="report-bar">
        <Link href={tableOf({ kind, id })}>← To the table</Link>
        <span role="status">{written && !isReady ? `Map ${painted + 1} of ${turns} …` : ''}</span>
        <button type="button" className="button" disabled={!isReady} onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button main" disabled={!isReady} onClick={save}>
          Save as one file
        </button>
      </header>
      <main ref={article}>
        {problem !== undefined && (
          <p className="report-wait" role="alert">
            {problem}
          </p>
        )}
        {!written && problem === undefined && <p className="report-wait">Playing the game once more …</p>}
        {written && (
          <ReportArticle ui={written.ui} card={written.card} scope={written.record.scope} report={written.report} pictures={pictures} />
        )}
      </main>
    </div>
  );
}

/** The maps, as they are painted. */
function usePictures(written: Written | undefined, fail: (problem: string) => void): readonly (string | undefined)[] {
  const [pictures, setPictures] = useState<readonly (string | undefined)[]>([]);
  const palette = useSettings((s) => s.palette);
  useEffect(() => {
    if (!written) return;
    const { ui, report } = written;
    const leave = new AbortController();
    setPictures(report.turns.map(() => undefined));
    const hang = (turn: number, picture: string) => setPictures((before) => before.with(turn, picture));
    paintTurns(ui, report.turns, palette, hang, leave.signal).catch((error: unknown) => !leave.signal.aborted && fail(errorText(error)));
    return () => leave.abort();
  }, [written, palette, fail]);
  return pictures;
}
