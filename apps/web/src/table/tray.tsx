import { unit as unitAction } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../ui/counter.js';
import { trayGroups } from './situation.js';
import { useController, useTable } from './table-context.js';

/** Units off the map that can be chosen now: reserves, regiments to drop, pieces to set up. */
export function Tray(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const groups = useMemo(() => (shown ? trayGroups(table.ui, shown) : []), [table, shown]);
  if (groups.length === 0) return null;
  return (
    <ul className="tray" aria-label="Units to choose from">
      {groups.map(({ key, face, units }) => (
        <li key={key}>
          <button
            type="button"
            className="tray-unit"
            data-units={units.join()}
            title={face.name}
            onClick={() => void table.act(unitAction(units[0] as number))}
          >
            <Counter face={face} size={52} />
            <span className="tray-name">{face.name}</span>
            {units.length > 1 && <span className="tray-count">× {units.length}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
