import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { findLines, LOG_KINDS, type LogItem, type LogKind, type LogPlace, placesOf } from './log-lines.js';
import { useController, useTable } from './table-context.js';

const PAGE = 150;

/** What happened, newest at the bottom. Resting on a line lights up its hexes. */
export function LogPanel(): ReactNode {
  const all = useTable((s) => s.log.items);
  const until = useTable((s) => s.replay?.at);
  const { ui } = useController();
  const [kind, setKind] = useState<LogKind>('all');
  const [text, setText] = useState('');
  const items = useMemo(() => {
    const told = until === undefined ? all : all.filter((item) => item.entry < until);
    return findLines(told, kind, text);
  }, [all, until, kind, text]);
  const [pages, setPages] = useState(1);
  const end = useRef<HTMLDivElement>(null);
  const visible = useMemo(() => items.slice(-PAGE * pages), [items, pages]);
  const places = useMemo(() => placesOf(visible), [visible]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    // On a phone it is the sheet that scrolls.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [items]);
  return (
    <>
      {ui.desk && <Finder kind={kind} text={text} onKind={setKind} onText={setText} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="log" aria-label="Log" tabIndex={0}>
        {visible.length < items.length && (
          <button type="button" className="button quiet" onClick={() => setPages(pages + 1)}>
            Earlier
          </button>
        )}
        <ol>
          {visible.map((item, i) => (
            <Line key={item.key} item={item} place={places[i] ?? 'alone'} />
          ))}
        </ol>
        {items.length === 0 && all.length > 0 && <p className="empty">Nothing of the kind has happened.</p>}
        <div ref={end} />
      </section>
    </>
  );
}

interface FinderProps {
  readonly kind: LogKind;
  readonly text: string;
  onKind(kind: LogKind): void;
  onText(text: string): void;
}

/** Where a hundred people play, a turn is hundreds of lines. */
function Finder({ kind, text, onKind, onText }: FinderProps): ReactNode {
  return (
    <div className="log-find">
      <input
        className="input small"
        type="search"
        aria-label="Find in the log"
        placeholder="Find in the log"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <select
        className="input small"
        aria-label="Lines of the log"
        value={kind}
        onChange={(event) => onKind(event.target.value as LogKind)}
      >
        {Object.entries(LOG_KINDS).map(([id, { title }]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

const Line = memo(function Line({ item, place }: { item: LogItem; place: LogPlace }): ReactNode {
  const table = useController();
  const { line } = item;
  const light = (lit: readonly number[]) => table.store.setState({ lit });
  const hexes = line.hexes ?? [];
  return (
    <li
      className={`line ${line.tone ?? ''} ${place}`}
      data-seat={item.seat}
      onMouseEnter={() => light(hexes)}
      onMouseLeave={() => light([])}
    >
      <RichText text={line.text} />{' '}
      {line.section !== undefined && !line.text.includes(`§${line.section}`) && <SectionLink section={line.section} />}
      {hexes.length > 0 && (
        <button type="button" className="line-go" aria-label="Show on the map" onClick={() => table.board?.camera.centreOn(hexes, 'glide')}>
          ◎
        </button>
      )}
    </li>
  );
});
