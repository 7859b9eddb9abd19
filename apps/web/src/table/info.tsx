import type { InfoLine } from '@bocage/board';
import type { ReactNode } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { useController } from './table-context.js';

/** Lines with their sections; those about a place lead there. */
export function Info({ lines }: { lines: readonly InfoLine[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ul className="info">
      {lines.map(({ text, section, hexes = [] }) => (
        <li key={text}>
          <RichText text={text} /> {section !== undefined && !text.includes(`§${section}`) && <SectionLink section={section} />}
          {hexes.length > 0 && <ShowOnMap hexes={hexes} />}
        </li>
      ))}
    </ul>
  );
}

function ShowOnMap({ hexes }: { hexes: readonly number[] }): ReactNode {
  const table = useController();
  return (
    <button type="button" className="line-go" aria-label="Show on the map" onClick={() => table.tools.goTo(hexes[0] as number)}>
      ◎
    </button>
  );
}
