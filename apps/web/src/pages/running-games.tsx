import type { TableListing } from '@bocage/protocol';
import { cardOf } from '@bocage/shelf';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { createIdbStore } from '../tables/local/idb-store.js';
import type { KeptTable } from '../tables/local/local-table.js';
import { api } from '../tables/online/api.js';
import { DeleteButton } from './delete-button.js';
import { LOSS_HERE, lossOnline } from './losses.js';
import { RenameButton } from './rename-button.js';

type Listed = TableListing['tables'][number];

/** My games, the ones in this browser and the ones on the server. */
export function RunningGames(): ReactNode {
  const [local, setLocal] = useState<readonly KeptTable[]>([]);
  const [problem, setProblem] = useState<string>();
  const [online, setOnline] = useState<TableListing['tables']>([]);
  useEffect(() => {
    createIdbStore()
      .list()
      .then(setLocal)
      .catch(() => setLocal([]));
    const ask = () => void api.tables().then((answer) => answer.ok && setOnline(answer.value.tables));
    ask();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  const waiting = online.filter((table) => isMyMove(table)).length;
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) Bocage` : 'Bocage';
  }, [waiting]);
  if (local.length + online.length === 0) return null;
  const forget = async (id: string) => {
    await createIdbStore().remove(id);
    setLocal((tables) => tables.filter((table) => table.id !== id));
  };
  const close = async ({ id, title }: Listed) => {
    const answer = await api.remove(id);
    if (answer.ok) setOnline((tables) => tables.filter((table) => table.id !== id));
    setProblem(answer.ok ? undefined : `“${title}” was not deleted. ${answer.error.message}`);
  };
  const rename = async (id: string, title: string) => {
    await createIdbStore().rename(id, title);
    setLocal((tables) => tables.map((kept) => (kept.id === id ? { ...kept, table: { ...kept.table, title } } : kept)));
  };
  return (
    <section className="games" aria-labelledby="games">
      <h2 id="games">Your games</h2>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <ul>
        {online.map((table) => {
          const isAsked = isMyMove(table);
          return (
            <li key={table.id}>
              <Link href={`/table/${table.id}`} className="game-link">
                <b>{table.title}</b>
                <span>
                  {gameOf(table.header.game, table.title)}
                  {table.over ? 'Over' : isAsked ? 'Your move' : 'Waiting for the other side'} · online
                </span>
              </Link>
              {table.owner && <DeleteButton title={table.title} loss={lossOnline(table)} onDelete={() => void close(table)} />}
            </li>
          );
        })}
        {local.map(({ id, table, progress }) => (
          <li key={id}>
            <Link href={`/local/${id}`} className="game-link">
              <b>{table.title}</b>
              <span>
                {gameOf(table.game, table.title)}
                {progress.over ? 'Over' : progress.when} · in this browser · {dayOf(progress.touched)}
              </span>
            </Link>
            <RenameButton title={table.title} onRename={(title) => void rename(id, title)} />
            <DeleteButton title={table.title} loss={LOSS_HERE} onDelete={() => void forget(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which game it is, where its name does not say so. */
function gameOf(id: string, title: string): string {
  const game = cardOf(id)?.title;
  return game === undefined || title.includes(game) ? '' : `${game} · `;
}

function isMyMove({ seats, asked, over }: Listed): boolean {
  return over === undefined && seats.some(({ seat, held }) => held === 'me' && asked.includes(seat));
}

function dayOf(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
