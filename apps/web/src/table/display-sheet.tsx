import type { CounterFace, Display, DisplayGroup, Track } from '@bocage/board';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Counter } from '../ui/counter.js';
import { RichText } from '../ui/rich-text.js';
import { groupsOfFaces, sheetColumns } from './display-layout.js';
import { Info } from './info.js';
import { useController } from './table-context.js';

/** Boxes beside the map, as its sheet has them printed or one after another. */
export function DisplaySheet({ display: { groups } }: { display: Display }): ReactNode {
  const columns = sheetColumns(groups);
  const style = columns === undefined ? undefined : ({ '--columns': columns } as CSSProperties);
  return (
    <div className={style ? 'display printed' : 'display'} style={style}>
      {groups.map((group) => (
        <GroupBox key={group.title} group={group} />
      ))}
    </div>
  );
}

function GroupBox({ group }: { group: DisplayGroup }): ReactNode {
  const { title, faces, note, lines, tracks = [], at, ground } = group;
  const place = at && ({ '--row': at.row, '--column': `${at.column} / span ${at.columns ?? 1}` } as CSSProperties);
  return (
    <section className={`display-group${ground === undefined ? '' : ` ground ${ground}`}`} style={place} aria-label={title}>
      <h3>
        {title} {(lines === undefined || faces.length > 0) && <small>{faces.length}</small>}
      </h3>
      {tracks.length > 0 && (
        <div className="printed-tracks">
          {tracks.map((track) => (
            <TrackStrip key={track.id} track={track} />
          ))}
        </div>
      )}
      {lines !== undefined && <Info lines={lines} />}
      {note !== undefined && (
        <p className="note">
          <RichText text={note} />
        </p>
      )}
      <Faces group={group} />
    </section>
  );
}

/** Counters that look the same lie on each other; a set, such as a craft with whom it carries, lies together. */
function Faces({ group }: { group: DisplayGroup }): ReactNode {
  const sets = useMemo(() => groupsOfFaces(group), [group]);
  if (sets.length === 0) return null;
  return (
    <ul className="faces">
      {sets.map(({ key, heaps }) => (
        <li key={key} className={group.sets === undefined ? undefined : 'face-set'}>
          {heaps.map(({ face, count }) => (
            <FaceButton key={face.unit} face={face} count={count} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A click on a counter shows it in the inspector, as on the map. */
function FaceButton({ face, count }: { face: CounterFace; count: number }): ReactNode {
  const table = useController();
  const { name, factors, unit } = face;
  return (
    <button type="button" className="face-look" data-look={unit} title={`${name}, ${factors}`} onClick={() => table.tools.lookAt(unit)}>
      <Counter face={face} size={44} />
      <span className="visually-hidden">{name}</span>
      {count > 1 && <span className="tray-count">× {count}</span>}
    </button>
  );
}

export function TrackStrip({ track: { title, boxes, empty } }: { track: Track }): ReactNode {
  return (
    <section className="track">
      <h3>{title}</h3>
      {boxes.length === 0 && empty !== undefined && (
        <p className="note">
          <RichText text={empty} />
        </p>
      )}
      <ol>
        {boxes.map((box, i) => (
          <li key={`${box.label}${i.toString()}`} className={box.state} aria-current={box.state === 'now' ? 'step' : undefined}>
            <b>{box.label}</b>
            {box.note !== undefined && <small>{box.note}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
