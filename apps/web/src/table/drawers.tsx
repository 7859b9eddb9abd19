import type { Chart, Display } from '@bocage/board';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../ui/icon.js';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Scroll } from '../ui/scroll.js';
import { CounterKeyPanel } from './counter-key.js';
import { DisplaySheet, TrackStrip } from './display-sheet.js';
import { MapKey } from './map-key.js';
import { OverlayBar } from './overlay-bar.js';
import { useController, useTable } from './table-context.js';

export interface Drawer {
  readonly id: string;
  readonly title: string;
  readonly count: number | undefined;
  readonly body: () => ReactNode;
}

/** Off-map boxes, tracks and charts, as the game lists them, and the key to its map. */
export function useDrawers(): readonly Drawer[] {
  const { ui } = useController();
  const shown = useTable((s) => s.shown);
  return useMemo(() => {
    if (!shown) return [];
    const displays = ui.displays(shown.view).map(
      (display): Drawer => ({
        id: `display:${display.id}`,
        title: display.title,
        count: unitsIn(display),
        body: () => <DisplaySheet display={display} />,
      }),
    );
    const tracks = ui.tracks(shown.view);
    return [
      ...displays,
      { id: 'tracks', title: 'Tracks', count: undefined, body: () => tracks.map((track) => <TrackStrip key={track.id} track={track} />) },
      { id: 'charts', title: 'Charts', count: undefined, body: () => <Charts charts={ui.charts} /> },
      ...(ui.counterKey ? [{ id: 'counter-key', title: 'Counters', count: undefined, body: () => <CounterKeyPanel /> }] : []),
      { id: 'map-key', title: 'Map key', count: undefined, body: () => <MapKey /> },
    ];
  }, [ui, shown]);
}

const unitsIn = ({ groups }: Display): number => groups.reduce((sum, { faces }) => sum + faces.length, 0);

/** The bottom edge: a tab for each drawer, one open at a time. */
export function Drawers(): ReactNode {
  const { store } = useController();
  const open = useTable((s) => s.drawer);
  const drawers = useDrawers();
  const current = drawers.find((drawer) => drawer.id === open);
  return (
    <section className={current ? 'drawers open' : 'drawers'} data-inset="bottom" aria-label="Boxes, tracks and charts">
      <div className="drawer-tabs">
        {drawers.map(({ id, title, count }) => (
          <button
            key={id}
            type="button"
            aria-expanded={id === open}
            onClick={() => store.setState({ drawer: id === open ? undefined : id })}
          >
            {title}
            {count !== undefined && count > 0 && <span className="badge">{count}</span>}
          </button>
        ))}
        <OverlayBar />
      </div>
      {current && (
        <Scroll className="drawer-body" label={current.title}>
          <button
            type="button"
            className="button quiet icon drawer-close"
            aria-label="Close"
            onClick={() => store.setState({ drawer: undefined })}
          >
            <Icon name="down" />
          </button>
          {current.body()}
        </Scroll>
      )}
    </section>
  );
}

function Charts({ charts }: { charts: readonly Chart[] }): ReactNode {
  return (
    <div className="charts">
      {charts.map((chart) => (
        <figure key={chart.id} className="chart">
          <figcaption>
            {chart.title} <SectionLink section={chart.section} />
          </figcaption>
          <Scroll className="chart-scroll" label={chart.title}>
            <table>
              <thead>
                <tr>
                  {chart.columns.map((column, i) => (
                    <th key={`${column}${i.toString()}`} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {chart.rows.map((row, r) => (
                  <tr key={r.toString()}>
                    {row.map((cell, c) =>
                      c === 0 ? (
                        <th key="head" scope="row">
                          {cell}
                        </th>
                      ) : (
                        <td key={c.toString()}>{cell}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          {chart.notes.map((note) => (
            <p key={note} className="note">
              <RichText text={note} />
            </p>
          ))}
          <p className="from">
            <RichText text={chart.from} />
          </p>
        </figure>
      ))}
    </div>
  );
}
