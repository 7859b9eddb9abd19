import type { TableListing } from '@bocage/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { createIdbStore } from '../tables/local/idb-store.js';
import type { KeptTable } from '../tables/local/local-table.js';
import { api } from '../tables/online/api.js';
import { Icon } from '../ui/icon.js';

/** My games, the ones in this browser and the ones on the server. */
export function RunningGames(): ReactNode {
  const [local, setLocal] = useState<readonly KeptTable[]>([]);
  const [online, setOnline] = useState<TableListing['tables']>([]);
  useEffect(() => {
    createIdbStore()
      .list()
      .then(setLocal)
      .catch(() => setLocal([]));
    void api.tables().then((answer) => answer.ok && setOnline(answer.value.tables));
  }, []);
  if (local.length + online.length === 0) return null;
  const forget = async (id: string) => {
    await createIdbStore().remove(id);
    setLocal((tables) => tables.filter((table) => table.id !== id));
  };
  return (
    <section className="games" aria-labelledby="games">
      <h2 id="games">Your games</h2>
      <ul>
        {online.map((table) => {
          const mine = table.seats.filter((seat) => seat.held === 'me').map((seat) => seat.seat);
          const isAsked = table.asked.some((seat) => mine.includes(seat));
          return (
            <li key={table.id}>
              <Link href={`/table/${table.id}`} className="game-link">
                <b>{table.title}</b>
                <span>{table.over ? 'Over' : isAsked ? 'Your move' : 'Waiting for the other side'} · online</span>
              </Link>
            </li>
          );
        })}
        {local.map(({ id, table, progress }) => (
          <li key={id}>
            <Link href={`/local/${id}`} className="game-link">
              <b>{table.title}</b>
              <span>
                {progress.over ? 'Over' : progress.when} · in this browser · {dayOf(progress.touched)}
              </span>
            </Link>
            <ForgetButton title={table.title} onForget={() => void forget(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForgetButton({ title, onForget }: { title: string; onForget: () => void }): ReactNode {
  const [isSure, setSure] = useState(false);
  if (isSure) {
    return (
      <button type="button" className="button danger" onClick={onForget} onBlur={() => setSure(false)}>
        Delete for good
      </button>
    );
  }
  return (
    <button type="button" className="button quiet icon" aria-label={`Delete ${title}`} onClick={() => setSure(true)}>
      <Icon name="close" />
    </button>
  );
}

function dayOf(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
