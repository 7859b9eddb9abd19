import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { loadGame } from '../games/load-game.js';
import { errorText } from '../lib/error-text.js';
import { useSettings } from '../settings/settings-store.js';
import { FileSource, isViewFile } from '../tables/file-source.js';
import { createIdbStore } from '../tables/local/idb-store.js';
import { LocalSource } from '../tables/local/local-source.js';
import { TableController } from './controller.js';
import { Ended } from './ended.js';
import { turnStarts } from './log-lines.js';
import { TableContext, useController, useTable } from './table-context.js';
import { TableLayout } from './table-layout.js';
import { createTableStore } from './table-store.js';
import '../styles/table.css';
import '../styles/panels.css';
import '../styles/displays.css';
import '../styles/desk.css';
import '../styles/hall.css';
import '../styles/phone.css';
import '../styles/guide.css';

type TableKind = 'local' | 'online' | 'view';

interface TablePageProps {
  readonly kind: TableKind;
  readonly id: string;
}

/** Opens a table, wherever it is, and shows it. */
export function TablePage({ kind, id }: TablePageProps): ReactNode {
  const [table, setTable] = useState<TableController>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isHere = true;
    let opened: TableController | undefined;
    open(kind, id)
      .then((controller) => {
        opened = controller;
        if (isHere) setTable(controller);
        else controller.close();
      })
      .catch((error: unknown) => isHere && setFailed(errorText(error)));
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [kind, id]);
  if (failed !== undefined) return <Nothing text={failed} />;
  if (!table) return <Nothing text="Laying out the map …" />;
  return (
    <TableContext.Provider value={table}>
      <Opened />
    </TableContext.Provider>
  );
}

function Opened(): ReactNode {
  const ending = useTable((s) => s.ending);
  const isReady = useTable((s) => s.live !== undefined && (s.shown !== undefined || s.live.curtain !== undefined));
  useTurnOfLink(isReady);
  if (ending) return <Ended ending={ending} />;
  if (isReady) return <TableLayout />;
  return <Nothing text="Setting up the counters …" />;
}

/** A report leads to its turns: `?turn=3` opens the table in its replay there. */
function useTurnOfLink(isReady: boolean): void {
  const { store, playback } = useController();
  const turn = new URLSearchParams(useSearch()).get('turn');
  useEffect(() => {
    const { log, live } = store.getState();
    if (!isReady || !live || turn === null) return;
    void playback.replayTo(turnStarts(log, live.told).find((start) => start.turn === Number(turn))?.at ?? 0);
  }, [isReady, turn, store, playback]);
}

function Nothing({ text }: { text: string }): ReactNode {
  return (
    <main className="nothing">
      <h1 className="visually-hidden">Bocage</h1>
      <p>{text}</p>
      <Link href="/">Front page</Link>
    </main>
  );
}

async function open(kind: TableKind, id: string): Promise<TableController> {
  const store = createTableStore({ guide: useSettings.getState().guide === 'show' ? 'on' : 'off' });
  if (kind === 'online') {
    const { OnlineSource } = await import('../tables/online/online-source.js');
    const source = await OnlineSource.join(id);
    const { ui } = await loadGame(source.game, source.pack);
    return new TableController(ui, source, store);
  }
  if (kind === 'view') {
    const file: unknown = history.state;
    if (!isViewFile(file)) throw new Error('Load the saved view again from the front page.');
    const { ui } = await loadGame(file.table.header.game, file.table.pack as Parameters<typeof loadGame>[1]);
    return new TableController(ui, new FileSource(file), store);
  }
  const found = await createIdbStore().load(id);
  if (!found) throw new Error('This game is not kept in this browser.');
  const { ui } = await loadGame(found.kept.table.game, found.kept.table.pack);
  if (found.kept.table.isLesson) store.setState({ guide: 'on', lesson: 'yes' });
  return new TableController(ui, new LocalSource(found.kept.table), store);
}
