import { createBoard, type Highlights } from '@bocage/board';
import { type ReactNode, useEffect, useRef } from 'react';
import { isDark, isStill, useSettings } from '../settings/settings-store.js';
import { loadCounterFonts } from '../ui/counter.js';
import { highlightsOf } from './highlights.js';
import { followInsets } from './insets.js';
import { withOnTop } from './situation.js';
import { useController } from './table-context.js';
import type { TableData } from './table-store.js';

/** The map and its counters. The board draws; this only tells it what there is and what hands did. */
export function BoardView(): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const table = useController();
  useEffect(() => {
    if (!host.current) return;
    const { ui, store } = table;
    const settings = useSettings.getState();
    const board = createBoard(host.current, {
      label: 'Map. Arrow keys walk the hexes, Tab the legal choices, Enter chooses, Space inspects.',
      shade: isDark(settings.theme) ? 'dark' : 'light',
      palette: settings.palette,
      motion: isStill(settings.motion) ? 'reduced' : 'full',
      onHex: (hex, kind, at) => {
        if (kind === 'tap') table.tapHex(hex, at);
        else if (kind === 'long') table.inspect(hex);
        else table.hover.over(hex, undefined, at);
      },
      onUnit: (unit, hex, kind, at) => {
        if (kind === 'tap') table.tapUnit(unit, hex, at);
        else if (kind === 'long') table.inspect(hex, unit);
        else table.hover.over(hex, unit, at);
      },
      onCursor: (hex) => table.describe(hex),
    });
    table.board = board;
    board.camera.setFollowing(settings.camera === 'follow' ? 'gentle' : 'off');
    board.setGame({ grid: ui.grid, map: ui.map });
    void ui.ground().then((ground) => table.board === board && board.setGame({ grid: ui.grid, map: ui.map, ground }));
    void loadCounterFonts();
    const paint = (now: TableData, before?: TableData) => {
      if (now.shown && (now.shown !== before?.shown || now.selectedUnit !== before?.selectedUnit))
        board.setStacks(withOnTop(now.shown.stacks, now.selectedUnit));
      if (now.counters !== before?.counters) board.setCounters(now.counters);
      if (now.overlay !== before?.overlay || now.shown !== before?.shown) board.setOverlay(overlayOf(now));
      const highlights: Highlights | undefined = highlightsOf(ui, now, before);
      if (highlights) board.setHighlights(highlights);
    };
    const overlayOf = ({ shown, overlay }: TableData) =>
      shown && overlay !== undefined
        ? ui.overlay(shown.view, shown.seat ?? shown.asked[0] ?? ui.game.meta.seats[0]?.id ?? '', overlay)
        : [];
    paint(store.getState());
    const stopPainting = store.subscribe(paint);
    const stopSettings = useSettings.subscribe((s) => {
      board.setShade(isDark(s.theme) ? 'dark' : 'light');
      board.setPalette(s.palette);
      board.setMotion(isStill(s.motion) ? 'reduced' : 'full');
      board.camera.setFollowing(s.camera === 'follow' ? 'gentle' : 'off');
    });
    const stopInsets = followInsets(board);
    const { shown } = store.getState();
    if (shown) table.settled(shown);
    return () => {
      stopPainting();
      stopSettings();
      stopInsets();
      table.board = undefined;
      board.destroy();
    };
  }, [table]);
  return <div className="board" ref={host} />;
}
