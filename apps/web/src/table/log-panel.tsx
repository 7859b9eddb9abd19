import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import type { LogItem } from './log-lines.js';
import { useController, useTable } from './table-context.js';

const PAGE = 150;

/** What happened, newest at the bottom. Resting on a line lights up its hexes. */
export function LogPanel(): ReactNode {
  const all = useTable((s) => s.log.items);
  const until = useTable((s) => s.replay?.at);
  const items = useMemo(() => (until === undefined ? all : all.filter((item) => item.entry < until)), [all, until]);
  const [pages, setPages] = useState(1);
  const end = useRef<HTMLDivElement>(null);
  const visible = useMemo(() => items.slice(-PAGE * pages), [items, pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [items]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="log" aria-label="Log" tabIndex={0}>
      {visible.length < items.length && (
        <button type="button" className="button quiet" onClick={() => setPages(pages + 1)}>
          Earlier
        </button>
      )}
      <ol>
        {visible.map((item) => (
          <Line key={item.key} item={item} />
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

const Line = memo(function Line({ item }: { item: LogItem }): ReactNode {
  const table = useController();
  const { line } = item;
  const light = (lit: readonly number[]) => table.store.setState({ lit });
  const hexes = line.hexes ?? [];
  return (
    <li className={`line ${line.tone ?? ''}`} data-seat={item.seat} onMouseEnter={() => light(hexes)} onMouseLeave={() => light([])}>
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
