import type { DeskGrid } from '@bocage/board';
import type { ReactNode } from 'react';
import { Scroll } from '../ui/scroll.js';
import { useController } from './table-context.js';

/** A small table with a choice in each row, as tactics cards are. */
export function Choices({ grid }: { grid: DeskGrid }): ReactNode {
  const table = useController();
  return (
    <Scroll className="desk-grid" label={grid.corner}>
      <table>
        <thead>
          <tr>
            <th scope="col">{grid.corner}</th>
            {grid.columns.map((column) => (
              <th key={column} scope="col" className="slant">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ title, note, cells, word, state }) => (
            <tr key={title} className={state ?? ''}>
              <th scope="row">
                {word === undefined ? (
                  <span>{title}</span>
                ) : (
                  <button type="button" className="button small" data-word={word} onClick={() => void table.press(word)}>
                    {title}
                  </button>
                )}
                {note !== undefined && note !== '' && <small>{note}</small>}
              </th>
              {cells.map(({ text, tone }, i) => (
                <td key={grid.columns[i]} className={tone ?? ''}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
