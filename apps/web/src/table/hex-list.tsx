import type { Stack } from '@bocage/board';
import { hex as hexAction, unit as unitAction } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../ui/icon.js';
import { hexName } from './hex-text.js';
import { useController, useTable } from './table-context.js';

interface Row {
  readonly hex: number;
  readonly markers: readonly string[];
  readonly stack: Stack | undefined;
}

/**
 * The map as a list, kept in step with it: every hex with a stack or a legal action. Hidden from sight unless asked
 * for, never from a screen reader.
 */
export function HexList(): ReactNode {
  const { ui, store } = useController();
  const shown = useTable((s) => s.shown);
  const isShown = useTable((s) => s.list === 'shown');
  const rows = useMemo((): readonly Row[] => {
    if (!shown) return [];
    const hexes = new Set([...shown.hexes, ...shown.stackAt.keys(), ...shown.markers.map(({ hex }) => hex)]);
    const markersAt = (hex: number) => shown.markers.filter((marker) => marker.hex === hex).map(({ title }) => title);
    return [...hexes].sort((a, b) => a - b).map((hex) => ({ hex, markers: markersAt(hex), stack: shown.stackAt.get(hex) }));
  }, [shown]);
  if (!shown) return null;
  return (
    <section className={isShown ? 'hex-list' : 'hex-list visually-hidden'} aria-label="Map as a list">
      <header>
        <h2>Map as a list</h2>
        <button
          type="button"
          className="button quiet icon"
          aria-label={isShown ? 'Hide the list' : 'Show the list on the screen'}
          tabIndex={isShown ? 0 : -1}
          onClick={() => store.setState({ list: isShown ? 'hidden' : 'shown' })}
        >
          <Icon name={isShown ? 'close' : 'list'} />
        </button>
      </header>
      <ul>
        {rows.map((row) => (
          <HexRow key={row.hex} row={row} label={hexName(ui, row.hex)} tab={isShown ? 0 : -1} />
        ))}
      </ul>
    </section>
  );
}

function HexRow({ row: { hex, markers, stack }, label, tab }: { row: Row; label: string; tab: 0 | -1 }): ReactNode {
  const table = useController();
  const isLegal = useTable((s) => s.shown?.hexes.has(hex) ?? false);
  const units = useTable((s) => s.shown?.units);
  const show = () => table.tools.goTo(hex);
  const isAlone = useTable((s) => s.shown?.oneByOne === true);
  const choosable = stack?.faces.filter(({ unit }) => units?.has(unit)).length ?? 0;
  return (
    <li>
      <button type="button" tabIndex={tab} className="row-hex" onClick={show}>
        Hex {label}
      </button>
      {markers.length > 0 && <span className="row-markers">{markers.join('; ')}</span>}
      {isLegal && (
        <button type="button" tabIndex={tab} className="row-act" data-hex={hex} onClick={() => void table.act(hexAction(hex))}>
          Choose hex {label}
        </button>
      )}
      {choosable > 1 && !isAlone && (
        <button type="button" tabIndex={tab} className="row-all" onClick={() => void table.hands.takeAll(hex)}>
          Choose all {choosable} together
        </button>
      )}
      {stack && (
        <ul>
          {stack.faces.toReversed().map((face) => (
            <li key={face.unit}>
              {units?.has(face.unit) ? (
                <button
                  type="button"
                  tabIndex={tab}
                  className="row-act"
                  data-unit={face.unit}
                  onClick={() => void table.act(unitAction(face.unit))}
                >
                  Choose {face.name} {face.factors}
                </button>
              ) : (
                <span>
                  {face.name} {face.factors}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
