import type { CounterFace } from '@bocage/board';
import { unit as unitAction } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { useIsPhone } from '../lib/use-phone.js';
import { Counter } from '../ui/counter.js';
import { ForecastPanel } from './forecast-panel.js';
import { hexName } from './hex-text.js';
import { Info } from './info.js';
import { MapNote } from './map-note.js';
import { PlanPanel } from './plan-panel.js';
import { wordsFor } from './situation.js';
import { useController, useTable } from './table-context.js';

/** The hex, its stack, the unit: whatever is selected. */
export function Inspector(): ReactNode {
  const forecast = useTable((s) => s.shown?.forecast ?? s.looked ?? s.shown?.foreseen);
  const hasPlan = useTable((s) => s.shown?.plan !== undefined);
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && <PlanPanel />}
      {forecast && <ForecastPanel forecast={forecast} />}
      <Selection isAlone={forecast === undefined && !hasPlan} />
    </>
  );
}

function Selection({ isAlone }: { isAlone: boolean }): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const hex = useTable((s) => s.selectedHex);
  const unit = useTable((s) => s.selectedUnit);
  const info = useMemo(() => (shown && hex !== undefined ? table.ui.hexInfo(shown.view, hex) : []), [shown, hex, table]);
  if (shown && hex === undefined && unit !== undefined) return <BesideTheMap face={table.ui.face(shown.view, unit)} />;
  if (!shown || hex === undefined) return isAlone && <p className="empty">Select a hex or a counter to see what is there.</p>;
  const stack = shown.stackAt.get(hex);
  return (
    <section aria-label="Selected hex" className="selection">
      <h3 className="selection-title">
        <span className="hex-label">{hexName(table.ui, hex)}</span>
        {!table.ui.hexName && placeOf(table.ui.map.hexes, table.ui.grid.label(hex))}
      </h3>
      <WordsHere hex={hex} />
      <MapNote hex={hex} />
      <ChooseAll hex={hex} faces={stack?.faces ?? []} />
      {stack && (
        <ul className="stack-list" aria-label="Stack, top first">
          {stack.faces.toReversed().map((face) => (
            <StackUnit key={face.unit} face={face} isOpen={face.unit === unit || stack.faces.length === 1} />
          ))}
        </ul>
      )}
      <Info lines={info.filter((line) => !line.text.startsWith(table.ui.grid.label(hex)))} />
    </section>
  );
}

/** A counter that was looked at in its box. */
function BesideTheMap({ face }: { face: CounterFace }): ReactNode {
  return (
    <section aria-label="Selected counter" className="selection">
      <h3 className="selection-title">Beside the map</h3>
      <ul className="stack-list">
        <StackUnit key={face.unit} face={face} isOpen />
      </ul>
    </section>
  );
}

/** The whole stack with one click, where more than one of it may be chosen. */
function ChooseAll({ hex, faces }: { hex: number; faces: readonly CounterFace[] }): ReactNode {
  const table = useController();
  const count = useTable((s) => faces.filter(({ unit }) => s.shown?.units.has(unit)).length);
  if (count < 2) return null;
  return (
    <button
      type="button"
      className="button choose-all"
      title="Also: shift and click on the map"
      onClick={() => void table.hands.takeAll(hex)}
    >
      Choose all {count} together
    </button>
  );
}

/** What can be decided about the hex itself. */
function WordsHere({ hex }: { hex: number }): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const words = useMemo(() => (shown ? wordsFor(table.ui, shown, hex) : []), [table, shown, hex]);
  if (words.length === 0) return null;
  return (
    <div className="words here">
      {words.map(({ word, label, odds }) => (
        <button key={word} type="button" className="button" data-word={word} onClick={() => void table.press(word)}>
          <span>
            {label}
            {odds !== undefined && <small className="odds">{odds}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

function StackUnit({ face, isOpen }: { face: CounterFace; isOpen: boolean }): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const info = useMemo(() => (isOpen && shown ? table.ui.unitInfo(shown.view, face.unit) : []), [isOpen, shown, table, face]);
  const isLegal = shown?.units.has(face.unit) ?? false;
  return (
    <li className={isLegal ? 'stack-unit legal' : 'stack-unit'}>
      <button
        type="button"
        className="stack-face"
        aria-expanded={isOpen}
        onClick={() => table.store.setState({ selectedUnit: isOpen ? undefined : face.unit })}
      >
        <Counter face={face} size={44} />
        <span>
          <b>{face.name}</b>
          <small>{[face.factors, ...face.marks].filter((part) => part !== '').join(' · ')}</small>
        </span>
      </button>
      {isLegal && (
        <button type="button" className="button" onClick={() => void table.act(unitAction(face.unit))}>
          Choose
        </button>
      )}
      {isOpen && (
        <div className="unit-info">
          <Info lines={info} />
          {face.left !== '' && (
            <button type="button" className="button quiet small" onClick={() => table.tools.showFormation(face)}>
              Show its formation
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function placeOf(hexes: readonly { readonly hex: string; readonly place?: string }[], label: string): string {
  return hexes.find((one) => one.hex === label)?.place ?? '';
}
