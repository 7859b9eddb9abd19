import { type GroundFile, type LegendGroup, legendOf } from '@bocage/board';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Swatch } from '../ui/swatch.js';
import { useController } from './table-context.js';

const GROUPS: readonly (readonly [LegendGroup, string])[] = [
  ['terrain', 'Terrain'],
  ['signs', 'Signs'],
  ['ways', 'Roads and railways'],
  ['hexsides', 'Hexsides'],
  ['picture', 'Also in the picture'],
];

/** Everything this game's map shows, each with its sign. */
export function MapKey(): ReactNode {
  const { ui } = useController();
  const [ground, setGround] = useState<GroundFile>();
  useEffect(() => {
    let isHere = true;
    void ui.ground().then((came) => isHere && setGround(came));
    return () => {
      isHere = false;
    };
  }, [ui]);
  const legend = useMemo(() => legendOf(ui.map, ground), [ui, ground]);
  const groups = GROUPS.map(([id, title]) => ({ id, title, entries: legend.filter(({ group }) => group === id) }));
  return (
    <div className="map-key">
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, title, entries }) => (
          <section key={id} className="map-key-group">
            <h3>{title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.title}>
                  <Swatch sign={entry.sign} />
                  {entry.title}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
