import { type ReactNode, useMemo, useState } from 'react';
import { SettingsDialog } from '../settings/settings-dialog.js';
import { Counter } from '../ui/counter.js';
import { Dialog } from '../ui/dialog.js';
import { faceOf } from './forecast-figures.js';
import { HelpDialog } from './help-dialog.js';
import { countDice } from './log-lines.js';
import { OrdersDialog } from './orders-dialog.js';
import { SeatsDialog } from './seats-dialog.js';
import { useController, useTable } from './table-context.js';
import { TableDialog } from './table-dialog.js';

export function Dialogs(): ReactNode {
  const { store } = useController();
  const dialog = useTable((s) => s.dialog);
  const close = () => store.setState({ dialog: undefined });
  switch (dialog) {
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'find':
      return <FindDialog onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'dice':
      return <DiceDialog onClose={close} />;
    case 'seats':
      return <SeatsDialog onClose={close} />;
    case 'orders':
      return <OrdersDialog onClose={close} />;
    case 'table':
      return <TableDialog onClose={close} />;
    default:
      return null;
  }
}

interface Closing {
  readonly onClose: () => void;
}

function FindDialog({ onClose }: Closing): ReactNode {
  const { tools } = useController();
  const [text, setText] = useState('');
  const found = useMemo(() => tools.find(text), [tools, text]);
  const go = (hex: number | undefined) => {
    onClose();
    if (hex !== undefined) tools.goTo(hex);
  };
  return (
    <Dialog title="Find a unit or a place" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(found.find((one) => one.hex !== undefined)?.hex);
        }}
      >
        <label className="field">
          <span className="visually-hidden">Name, hex or place</span>
          <input
            className="input"
            data-first
            placeholder="Name, hex or place"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </form>
      <ul className="found">
        {found.map(({ key, name, where, hex, face }) => (
          <li key={key}>
            <button type="button" className="stack-face" disabled={hex === undefined} onClick={() => go(hex)}>
              {face && <Counter face={face} size={36} />}
              <span>
                <b>{name}</b>
                <small>{where}</small>
              </span>
            </button>
          </li>
        ))}
        {text.trim() !== '' && found.length === 0 && <li className="empty">Nothing by that name.</li>}
      </ul>
    </Dialog>
  );
}

function DiceDialog({ onClose }: Closing): ReactNode {
  const told = useTable((s) => s.live?.told);
  const counts = useMemo(() => countDice(told ?? []), [told]);
  return (
    <Dialog title="Dice of this game" onClose={onClose}>
      {counts.length === 0 && <p>No die has been rolled openly yet.</p>}
      {counts.map(({ sides, counts: faces, rolls, mean }) => (
        <section key={sides} className="dice-stats">
          <p>
            {rolls} {rolls === 1 ? 'die' : 'dice'} of {sides} sides · mean {mean.toFixed(2)} (expected {((sides + 1) / 2).toFixed(1)})
          </p>
          <ul className="chances">
            {faces.map((count, i) => (
              <li key={i.toString()}>
                <span className="chance-name">{faceOf(sides, i + 1)}</span>
                <span className="chance-bar" aria-hidden="true">
                  <i style={{ width: `${(count / Math.max(1, ...faces)) * 100}%` }} />
                </span>
                <span className="chance-text">{count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
