import type { Chart, Display, Track } from '@bocage/board';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../ui/counter.js';
import { Icon } from '../ui/icon.js';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Scroll } from '../ui/scroll.js';
import { CounterKeyPanel } from './counter-key.js';
import { MapKey } from './map-key.js';
import { OverlayBar } from './overlay-bar.js';
import { lookOf } from './situation.js';
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
        body: () => <DisplayBox display={display} />,
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

function unitsIn(display: Display): number {
  return display.groups.reduce((sum, group) => sum + group.faces.length, 0);
}

function DisplayBox({ display }: { display: Display }): ReactNode {
  return (
    <div className="display">
      {display.groups.map((group) => (
        <section key={group.title} className="display-group">
          <h3>
            {group.title} {(group.lines === undefined || group.faces.length > 0) && <small>{group.faces.length}</small>}
          </h3>
          {group.lines !== undefined && (
            <ul className="info">
              {group.lines.map(({ text, section }) => (
                <li key={text}>
                  <RichText text={text} /> {section !== undefined && <SectionLink section={section} />}
                </li>
              ))}
            </ul>
          )}
          {group.note !== undefined && (
            <p className="note">
              <RichText text={group.note} />
            </p>
          )}
          <ul className="faces">
            {grouped(group.faces).map(({ face, count }) => (
              <li key={face.unit} title={face.name}>
                <Counter face={face} size={44} />
                <span className="visually-hidden">{face.name}</span>
                {count > 1 && <span className="tray-count">× {count}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function grouped(faces: Display['groups'][number]['faces']): { face: (typeof faces)[number]; count: number }[] {
  const byLook = new Map<string, { face: (typeof faces)[number]; count: number }>();
  for (const face of faces) {
    const key = lookOf(face);
    const group = byLook.get(key);
    if (group) group.count++;
    else byLook.set(key, { face, count: 1 });
  }
  return [...byLook.values()];
}

function TrackStrip({ track }: { track: Track }): ReactNode {
  return (
    <section className="track">
      <h3>{track.title}</h3>
      <ol>
        {track.boxes.map((box, i) => (
          <li key={`${box.label}${i.toString()}`} className={box.state} aria-current={box.state === 'now' ? 'step' : undefined}>
            <b>{box.label}</b>
            {box.note !== undefined && <small>{box.note}</small>}
          </li>
        ))}
      </ol>
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
