import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { download } from '../lib/download.js';
import { errorText } from '../lib/error-text.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { intoView } from '../ui/into-view.js';
import type { TableController } from './controller.js';
import { Invitations } from './invitations.js';
import { useController, useTable } from './table-context.js';

async function save(table: TableController): Promise<void> {
  try {
    download(await table.source.save());
  } catch (error) {
    table.toast({ text: errorText(error), tone: 'alarm' });
  }
}

type Asked = 'resign' | 'draw' | 'take-back';

const QUESTIONS: Readonly<Record<Asked, { readonly button: string; readonly question: string }>> = {
  'take-back': {
    button: 'Take back my last move',
    question: 'Go back to before your last action, past dice and what was seen? It needs the other side’s consent and is logged.',
  },
  draw: { button: 'Offer a draw', question: 'Offer the other side a draw?' },
  resign: { button: 'Resign', question: 'Give up this game?' },
};

/** Everything about the table itself: saving, replay, agreements, the end. */
export function TableDialog({ onClose }: { onClose: () => void }): ReactNode {
  const table = useController();
  const info = useTable((s) => s.live?.info);
  const shown = useTable((s) => s.shown);
  const [asked, setAsked] = useState<Asked>();
  const [place] = useLocation();
  if (!info) return null;
  const isOver = info.over !== undefined;
  const canAsk = !isOver && shown?.seat !== undefined;
  const confirm = (what: Asked) => {
    onClose();
    void (what === 'resign' ? table.resign() : table.propose(what));
  };
  return (
    <Dialog title={info.title} onClose={onClose}>
      <div className="table-menu">
        <button type="button" className="button" onClick={() => void save(table)}>
          <Icon name="save" /> Save to a file
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            void table.playback.replayTo(0);
          }}
        >
          <Icon name="history" /> Replay from the start
        </button>
        {place !== '/view' && (
          <Link href={`${place}/report`} className="button">
            <Icon name="list" /> {isOver ? 'After-action report' : 'Report so far'}
          </Link>
        )}
        <button type="button" className="button" onClick={() => table.store.setState({ dialog: 'dice' })}>
          <Icon name="dice" /> Dice statistics
        </button>
        {canAsk && <OrdersButton />}
        {info.hall && (
          <button type="button" className="button" onClick={() => table.store.setState({ dialog: 'seats' })}>
            <Icon name="people" /> {info.hall.runs ? 'Seats and their links' : 'Seats'}
          </button>
        )}
        {canAsk &&
          (Object.keys(QUESTIONS) as Asked[]).map((what) => (
            <button key={what} type="button" className={what === 'resign' ? 'button danger' : 'button'} onClick={() => setAsked(what)}>
              {QUESTIONS[what].button}
            </button>
          ))}
      </div>
      {asked && <Question asked={asked} onYes={() => confirm(asked)} onNo={() => setAsked(undefined)} />}
      <Invitations />
      <p className="note">
        {table.source.abilities.wholeSave || isOver
          ? 'The file holds the whole game, with the secret that proves every die.'
          : 'While the game runs, the file holds your own view only.'}{' '}
        Dice commitment: <code className="commitment">{info.header.commitment || 'none'}</code>
      </p>
    </Dialog>
  );
}

function OrdersButton(): ReactNode {
  const table = useController();
  if (!table.source.order) return null;
  return (
    <button type="button" className="button" onClick={() => table.store.setState({ dialog: 'orders' })}>
      <Icon name="orders" /> Standing orders
    </button>
  );
}

function Question({ asked, onYes, onNo }: { asked: Asked; onYes: () => void; onNo: () => void }): ReactNode {
  return (
    <div className="question" role="alert" ref={intoView}>
      <p>{QUESTIONS[asked].question}</p>
      <div className="words">
        <button type="button" className="button main" onClick={onYes}>
          Yes
        </button>
        <button type="button" className="button" onClick={onNo}>
          No
        </button>
      </div>
    </div>
  );
}
