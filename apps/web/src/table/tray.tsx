import { unit as unitAction } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../ui/counter.js';
import { useGuideStep } from './guide-card.js';
import { picksOf } from './picks.js';
import { trayGroups } from './situation.js';
import { useController, useTable } from './table-context.js';

/** What ends or hands over the placing, without taking back first what is at hand. */
function InsteadWords(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const words = useMemo(() => (shown ? table.hands.wordsInstead : []), [table, shown]);
  if (words.length === 0) return null;
  return (
    <div className="words">
      {words.map(({ word, label }) => (
        <button key={word} type="button" className="button" data-instead={word} onClick={() => void table.hands.sayInstead(word)}>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

/** Units off the map that can be chosen now: reserves, regiments to drop, pieces to set up. While one is being placed, the others. */
export function Tray(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const isListed = useTable((s) => picksOf(table.ui, s.shown, s.picked) !== undefined);
  const undo = useTable((s) => s.live?.picture);
  const others = useMemo(() => (shown && undo ? table.hands.others : new Set<number>()), [table, shown, undo]);
  const advised = useGuideStep()?.units;
  const isPlacing = others.size > 0;
  const groups = useMemo(
    () => (shown && !isListed ? trayGroups(table.ui, isPlacing ? { ...shown, units: others } : shown) : []),
    [table, shown, others, isPlacing, isListed],
  );
  if (groups.length === 0) return null;
  const choose = (unit: number) => void (isPlacing ? table.hands.takeInstead(unit) : table.act(unitAction(unit)));
  return (
    <>
      {isPlacing && <p className="tray-note">Or another instead:</p>}
      <ul className="tray" aria-label={isPlacing ? 'Units to place instead' : 'Units to choose from'}>
        {groups.map(({ key, face, units }) => (
          <li key={key}>
            <button
              type="button"
              className={isPlacing ? 'tray-other' : 'tray-unit'}
              data-units={units.join()}
              data-advised={units.some((unit) => advised?.includes(unit))}
              title={face.name}
              onClick={() => choose(units[0] as number)}
            >
              <Counter face={face} size={isPlacing ? 36 : 52} />
              <span className="tray-name">{face.name}</span>
              {units.length > 1 && <span className="tray-count">× {units.length}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isPlacing && <InsteadWords />}
    </>
  );
}
