import { type FormEvent, type ReactNode, useState } from 'react';
import { faceRead } from './forecast-figures.js';
import { useController, useTable } from './table-context.js';

/** On tables opened for it, public dice are rolled by hand and entered here. */
export function HandRoll(): ReactNode {
  const table = useController();
  const awaits = useTable((s) => s.live?.picture.awaits);
  const isHand = useTable((s) => s.live?.info.handDice);
  const [text, setText] = useState('');
  if (!isHand || awaits?.kind !== 'chance' || awaits.roll?.kind !== 'dice') return null;
  const { count, sides } = awaits.roll;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void table.enterRoll(
      text
        .split(/[\s,]+/)
        .filter((part) => part !== '')
        .map((part) => faceRead(sides, Number(part))),
    );
    setText('');
  };
  return (
    <form className="hand-roll" onSubmit={submit}>
      <label className="field">
        <span>
          Roll {count === 1 ? 'a die' : `${count} dice`} of {sides} sides and enter the result{sides === 10 && ', 0 to 9'}
        </span>
        <input className="input" inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="button main">
        Enter
      </button>
    </form>
  );
}
