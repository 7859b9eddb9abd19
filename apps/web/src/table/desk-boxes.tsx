import type { CounterFace, DeskBox, DeskChance, DeskShare, DeskSlot } from '@bocage/board';
import { unit as unitAction } from '@bocage/kernel';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Counter } from '../ui/counter.js';
import { RichText } from '../ui/rich-text.js';
import { useController, useTable } from './table-context.js';

const CARRIED = 'application/x-counter';

const percent = (share: number): string => (share > 0 && share < 0.005 ? '< 1 %' : `${Math.round(share * 100)} %`);

/** Boxes of counters: a click or a carried counter fills the one that is open, another click takes it back. */
export function Boxes({ boxes }: { boxes: readonly DeskBox[] }): ReactNode {
  return (
    <div className="desk-boxes">
      {boxes.map((box) => (
        <Box key={box.id} box={box} />
      ))}
    </div>
  );
}

function Box({ box }: { box: DeskBox }): ReactNode {
  const table = useController();
  const [isOver, setOver] = useState(false);
  const { title, note, state, slots = [], faces } = box;
  const isOpen = state === 'filling';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const unit = Number(event.dataTransfer.getData(CARRIED));
    if (table.shown?.units.has(unit)) void table.act(unitAction(unit));
  };
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    <section className={`desk-box ${state}${isOver ? ' over' : ''}`} aria-label={title} data-box={box.id} {...(isOpen ? target : {})}>
      <h3>
        {title} <small>{faces.length}</small>
      </h3>
      {note !== undefined && (
        <p className="note">
          <RichText text={note} />
        </p>
      )}
      {slots.length > 0 && (
        <ul className="desk-slots">
          {slots.map((slot) => (
            <Slot key={slot.label} slot={slot} />
          ))}
        </ul>
      )}
      <ul className="desk-faces">
        {faces.map((face) => (
          <li key={face.unit}>
            <BoxCounter face={face} isTaken={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slot({ slot: { label, has, of } }: { slot: DeskSlot }): ReactNode {
  return (
    <li className={has >= of ? 'full' : ''}>
      <b>
        {has} of {of}
      </b>{' '}
      {label}
    </li>
  );
}

/** One that can be chosen goes in, one that lies in the open box comes out again; for all others the rules say why not. */
function BoxCounter({ face, isTaken }: { face: CounterFace; isTaken: boolean }): ReactNode {
  const table = useController();
  const { unit, name } = face;
  const isLegal = useTable((s) => s.shown?.units.has(unit) ?? false);
  const look = (about: boolean) => table.store.setState({ about: about ? unitAction(unit) : undefined });
  const press = () => {
    if (isLegal || isTaken) void table.picker.toggle(unit);
    else table.toast(table.refusalOf(unitAction(unit)) ?? { text: `${name} cannot be chosen now.`, tone: 'why-not' });
  };
  return (
    <button
      type="button"
      className={`box-counter${isLegal ? ' legal' : isTaken ? ' taken' : ' idle'}`}
      data-unit={unit}
      title={`${name}, ${face.factors}`}
      aria-label={`${isLegal ? 'Take' : isTaken ? 'Put back' : ''} ${name}, ${face.factors}`.trim()}
      draggable={isLegal}
      onDragStart={(event) => event.dataTransfer.setData(CARRIED, String(unit))}
      onPointerEnter={() => look(true)}
      onPointerLeave={() => look(false)}
      onClick={press}
    >
      <Counter face={face} size={44} />
    </button>
  );
}

/** What may happen, each with its chance as a bar. */
export function ChanceBars({ chances }: { chances: readonly DeskChance[] }): ReactNode {
  const { store } = useController();
  const light = (lit: readonly number[]) => store.setState({ lit });
  return (
    <ul className="chances desk-chances">
      {chances.map(({ label, share, note, hexes }) => (
        <li key={label} onPointerEnter={() => hexes && light(hexes)} onPointerLeave={() => hexes && light([])}>
          <span className="chance-name">{label}</span>
          <span className="chance-bar" aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </span>
          <span className="chance-text">{percent(share)}</span>
          {note !== undefined && <small className="chance-note">{note}</small>}
        </li>
      ))}
    </ul>
  );
}

/** One bar whose parts make up a whole, with the same in words below it. */
export function ShareBar({ shares }: { shares: readonly DeskShare[] }): ReactNode {
  const real = shares.filter(({ share }) => share > 0);
  return (
    <span className="share-bar">
      <span className="share-parts" aria-hidden="true">
        {real.map(({ label, share, tone }) => (
          <i key={label} className={tone} style={{ width: `${share * 100}%` }} />
        ))}
      </span>
      <small>{real.map(({ label, share }) => `${label} ${percent(share)}`).join(' · ')}</small>
    </span>
  );
}
