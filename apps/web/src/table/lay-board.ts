import { type Board, type BoardEvents, type BoardPoint, createBoard, type GameUi } from '@bocage/board';
import { hex as hexAction } from '@bocage/kernel';
import { isDark, isStill, type Settings, useSettings } from '../settings/settings-store.js';
import { loadCounterFonts } from '../ui/counter.js';
import { goHome, partView, showDecision } from './camera-work.js';
import type { TableController } from './controller.js';
import { highlightsOf } from './highlights.js';
import { followInsets } from './insets.js';
import { askedHexes, homeHexes, withOnTop } from './situation.js';
import type { TableData } from './table-store.js';

const LABEL = 'Map. Arrow keys walk the hexes, Tab the legal choices, Enter chooses, Space inspects.';

/** Puts a board into an element and keeps it in step with the table; the returned function takes it away. */
export function layBoard(host: HTMLElement, table: TableController): () => void {
  const { ui, store } = table;
  const board = createBoard(host, { label: LABEL, ...lookOf(useSettings.getState()), ...handsOf(table) });
  table.board = board;
  // A canvas does not say what lies where: journeys ask the board.
  Object.assign(board.canvas, { board });
  board.camera.setFollowing(followingOf(useSettings.getState()));
  board.setGame({ grid: ui.grid, map: ui.map });
  const isThere = (): boolean => table.board === board;
  void comesAtLast(() => ui.ground(), isThere).then(
    (ground) => ground && isThere() && board.setGame({ grid: ui.grid, map: ui.map, ground }),
  );
  void loadCounterFonts();
  paint(board, ui, store.getState(), undefined);
  const stops = [
    store.subscribe((now, before) => paint(board, ui, now, before)),
    store.subscribe((now, before) => hasNewChair(now, before) && openAtHome(table)),
    // A way that was pointed at is none any more once something was played.
    store.subscribe((now, before) => now.shown !== before.shown && now.way && store.setState({ way: undefined, tip: undefined })),
    useSettings.subscribe((settings) => restyle(board, settings)),
    followInsets(board),
  ];
  const { shown } = store.getState();
  const seat = shown?.seat;
  const left = seat === undefined ? undefined : table.looks.get(seat);
  if (left) board.camera.set(left);
  else openAtHome(table);
  if (shown) table.settled(shown);
  return () => {
    for (const stop of stops) stop();
    if (seat !== undefined) table.looks.set(seat, board.camera.view());
    table.board = undefined;
    board.destroy();
  };
}

/**
 * Whoever has a desk begins where its counters are, as soon as the panels round the map are there, and then at what is asked;
 * a scenario of a part of the map begins with all of that part.
 */
function openAtHome(table: TableController): void {
  const { ui } = table;
  const centre = (hex: number) => ui.grid.centre(hex);
  requestAnimationFrame(() => {
    const { board, shown } = table;
    if (!board || !shown) return;
    if (ui.desk) goHome(board, homeHexes(ui, shown).map(centre));
    else if (shown.unseen.length > 0) goHome(board, hexesInPlay(ui, shown.unseen).map(centre), partView);
    else return;
    if (shown.isMine && useSettings.getState().camera === 'follow') showDecision(board, askedHexes(ui, shown), centre);
  });
}

/** Land that a scenario is about; there is nothing to see on the open sea. */
function hexesInPlay({ grid, map }: GameUi, unseen: readonly number[]): number[] {
  const outside = new Set(unseen);
  const land = map.hexes.filter(({ terrain }) => terrain !== 'sea').flatMap((one) => grid.parse(one.hex) ?? []);
  return land.filter((hex) => !outside.has(hex));
}

/** Somebody with several chairs took another of them. */
function hasNewChair({ shown: now }: TableData, { shown: before }: TableData): boolean {
  return now !== undefined && before !== undefined && now.view.seats.length === 1 && now.seat !== before.seat;
}

function handsOf(table: TableController): BoardEvents {
  return {
    onHex: (hex, kind, at) => {
      if (kind === 'tap') table.hands.tapHex(hex, at.pointer);
      else if (kind === 'all') void table.hands.takeAll(hex);
      else if (kind === 'long') lookLong(table, hex, undefined, at);
      else table.hover.over(hex, undefined, at);
    },
    onUnit: (unit, hex, kind, at) => {
      if (kind === 'tap') table.hands.tapUnit(unit, hex);
      else if (kind === 'all') void table.hands.takeAll(hex);
      else if (kind === 'long') lookLong(table, hex, unit, at);
      else table.hover.over(hex, unit, at);
    },
    onGrab: (unit, hex, many) => table.hands.grab(unit, hex, many),
    onDrop: (unit, hex) => void table.hands.drop(unit, hex),
    onCursor: (hex) => table.describe(hex),
    onCamera: () => table.onCamera?.(),
  };
}

/** A finger cannot rest on a hex to see the way there: its long press does, and keeps the decision open. */
function lookLong(table: TableController, hex: number, unit: number | undefined, at: BoardPoint): void {
  if (at.pointer !== 'touch' || !table.hover.press(hex, at)) table.inspect(hex, unit);
  else table.select(hex, unit, 'act');
}

function paint(board: Board, ui: GameUi, now: TableData, before: TableData | undefined): void {
  const isNew = now.shown !== before?.shown;
  if (now.shown && (isNew || now.selectedUnit !== before?.selectedUnit)) board.setStacks(withOnTop(now.shown.stacks, now.selectedUnit));
  if (now.counters !== before?.counters) board.setCounters(now.counters);
  if (isNew || now.overlay !== before?.overlay || hasOtherPick(now, before) || hasOtherChances(ui, now, before))
    board.setOverlay(overlayOf(ui, now));
  const highlights = highlightsOf(ui, now, before);
  if (highlights) board.setHighlights(highlights);
}

/** An overlay lies on the map, and it may be about what is selected. */
function hasOtherPick(now: TableData, before: TableData | undefined): boolean {
  return now.overlay !== undefined && (now.selectedUnit !== before?.selectedUnit || now.selectedHex !== before?.selectedHex);
}

/** Another choice is being looked at, and its chances lie on the map. */
function hasOtherChances(ui: GameUi, now: TableData, before: TableData | undefined): boolean {
  return ui.chances !== undefined && now.overlay === undefined && (now.about !== before?.about || now.hoverHex !== before?.hoverHex);
}

/** What the player has laid over the map, or else where the dice may take what is being decided. */
function overlayOf(
  ui: GameUi,
  { shown, overlay, about, hoverHex, replay, selectedUnit, selectedHex }: TableData,
): ReturnType<GameUi['overlay']> {
  if (!shown) return [];
  if (overlay === undefined) {
    if (!ui.chances || !shown.isMine || shown.seat === undefined || replay) return [];
    const pointed = hoverHex !== undefined && shown.hexes.has(hoverHex) ? hexAction(hoverHex) : undefined;
    return ui.chances(shown.view, shown.seat, about ?? pointed);
  }
  return ui.overlay(shown.view, shown.seat ?? shown.asked[0] ?? ui.game.meta.seats[0]?.id ?? '', overlay, {
    unit: selectedUnit,
    hex: selectedHex,
  });
}

function lookOf({ theme, palette, motion }: Settings) {
  return { palette, shade: isDark(theme) ? 'dark' : 'light', motion: isStill(motion) ? 'reduced' : 'full' } as const;
}

function followingOf({ camera }: Settings): 'gentle' | 'off' {
  return camera === 'follow' ? 'gentle' : 'off';
}

function restyle(board: Board, settings: Settings): void {
  const { shade, palette, motion } = lookOf(settings);
  board.setShade(shade);
  board.setPalette(palette);
  board.setMotion(motion);
  board.camera.setFollowing(followingOf(settings));
}

const AGAIN_MS = 1000;

/** Asks until it comes, or is wanted no more: the server may be away for a moment while the table is laid. */
async function comesAtLast<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
  while (isWanted()) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
  return undefined;
}
