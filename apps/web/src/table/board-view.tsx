import { type ReactNode, useEffect, useRef } from 'react';
import { layBoard } from './lay-board.js';
import { useController } from './table-context.js';

/** The map and its counters. The board draws; this only tells it what there is and what hands did. */
export function BoardView(): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const table = useController();
  useEffect(() => (host.current ? layBoard(host.current, table) : undefined), [table]);
  return <div className="board" ref={host} />;
}
