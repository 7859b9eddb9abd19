import type { GameUi, LogLine } from '@bocage/board';
import { type GameEvent, parseAction, type Roll, type Seat, type Told, type View } from '@bocage/kernel';

export interface LogItem {
  readonly key: string;
  /** The told entry it belongs to; the position right after it is one more. */
  readonly entry: number;
  readonly seat: Seat | undefined;
  readonly line: LogLine;
}

export interface LogBook {
  readonly items: readonly LogItem[];
  /** Told entries that have been read. */
  readonly read: number;
  /** Entries that still stand, for undo and take-back. */
  readonly standing: readonly { readonly entry: number; readonly kind: Told['kind']; readonly seat: Seat | undefined }[];
}

export const EMPTY_LOG: LogBook = { items: [], read: 0, standing: [] };

/** A game whose umpires rule tells an event of this name with each ruling, and every game one for each turn. */
export const isRuling = (told: Told | undefined): boolean => told?.events.some(({ event }) => event === 'ruling') ?? false;

/** The turns that were told to begin, each with the position right after it. */
export const turnStarts = ({ standing }: LogBook, told: readonly Told[]): readonly { readonly turn: number; readonly at: number }[] =>
  standing.flatMap(({ entry }) => {
    const begun = told[entry]?.events.find(({ event }) => event === 'turn') as { readonly turn?: number } | undefined;
    return begun?.turn === undefined ? [] : [{ turn: begun.turn, at: entry + 1 }];
  });

/** The log with the entries told since: an undone click leaves no line, a consented take-back says so. */
export function readOn(ui: GameUi, view: View, book: LogBook, told: readonly Told[]): LogBook {
  let { items, standing } = book;
  for (let entry = book.read; entry < told.length; entry++) {
    const one = told[entry] as Told;
    if (one.kind === 'undo' || one.kind === 'take-back') {
      const at = lastActionOf(standing, one.seat);
      const gone = new Set(
        standing
          .slice(at)
          .filter((s) => one.kind === 'take-back' || s.entry === standing[at]?.entry)
          .map((s) => s.entry),
      );
      const ruling = items.filter((item) => gone.has(item.entry) && isRuling(told[item.entry])).map(({ line }) => line.text);
      standing = standing.filter((s) => !gone.has(s.entry));
      items = items.filter((item) => !gone.has(item.entry));
      if (one.kind === 'undo') continue;
      if (ruling.length > 0) {
        const line = { text: `Taken back: ${ruling.join(' ')}`, tone: 'host' } as const;
        items = [...items, { key: `${entry}`, entry, seat: one.seat, line }];
        continue;
      }
    } else standing = [...standing, { entry, kind: one.kind, seat: one.seat }];
    items = [...items, ...linesOf(ui, view, one).map((line, i) => ({ key: `${entry}.${i}`, entry, seat: one.seat, line }))];
  }
  return { items, standing, read: told.length };
}

function lastActionOf(standing: LogBook['standing'], seat: Seat | undefined): number {
  const at = standing.findLastIndex((s) => s.kind === 'action' && s.seat === seat);
  return at < 0 ? standing.length : at;
}

function linesOf(ui: GameUi, view: View, told: Told): LogLine[] {
  const events = told.events as readonly GameEvent[];
  const gathered = ui.logLines?.(view, events);
  const lines = [...(gathered ?? events.flatMap((event) => ui.logLine(view, event) ?? []))];
  // An event whose line is one of dice says itself what was rolled, and so does a game that gathers its lines.
  const isTold = gathered !== undefined || lines.some(({ tone, tells }) => tone === 'dice' || tells === 'dice');
  if (told.roll && !isTold) lines.unshift({ tone: 'dice', ...ui.rollLine(told.roll.roll, told.roll.result) });
  if (told.order !== undefined) lines.unshift(...orderLine(ui, view, told.order));
  if (told.kind === 'take-back') lines.push({ text: 'A move was taken back by consent.', tone: 'host' });
  if (told.note !== undefined && told.note !== '') lines.push({ text: told.note, tone: 'host' });
  return lines;
}

/** What a standing order of one's own said, before what came of it. */
function orderLine(ui: GameUi, view: View, text: string): LogLine[] {
  const action = parseAction(text);
  return action ? [{ text: `By standing order: ${ui.actionLabel(view, action).label}.`, tone: 'host' }] : [];
}

/** What a reader may ask a long log for, by the tone of its lines. */
export const LOG_KINDS = {
  all: { title: 'Everything', tones: undefined },
  combat: { title: 'Battles and losses', tones: ['combat', 'loss'] },
  move: { title: 'Movement', tones: ['move', 'arrival'] },
  host: { title: 'Control', tones: ['host'] },
} as const satisfies Record<string, { title: string; tones: readonly LogLine['tone'][] | undefined }>;
export type LogKind = keyof typeof LOG_KINDS;

/** The lines of a kind with a text in them, under the headings they fell under. */
export function findLines(items: readonly LogItem[], kind: LogKind, text: string): readonly LogItem[] {
  const tones: readonly LogLine['tone'][] | undefined = LOG_KINDS[kind].tones;
  const wanted = text.trim().toLowerCase();
  if (!tones && wanted === '') return items;
  const isFound = ({ line }: LogItem) => (!tones || tones.includes(line.tone)) && line.text.toLowerCase().includes(wanted);
  const found = items.filter((item) => item.line.tone === 'phase' || isFound(item));
  return found.filter((item, i) => isFound(item) || (found[i + 1]?.line.tone ?? 'phase') !== 'phase');
}

/** Whether a line begins a group, belongs to one, or stands by itself. */
export type LogPlace = 'head' | 'within' | 'alone';

/** An action and everything it brought about lie together: from the line that opens a group to the next one, or to a heading. */
export function placesOf(items: readonly LogItem[]): readonly LogPlace[] {
  let isOpen = false;
  return items.map(({ line }) => {
    if (line.opens === 'group') {
      isOpen = true;
      return 'head';
    }
    if (line.tone === 'phase' || line.opens === 'next') isOpen = false;
    return isOpen ? 'within' : 'alone';
  });
}

export interface DiceCount {
  readonly sides: number;
  /** counts[face − 1] */
  readonly counts: readonly number[];
  readonly rolls: number;
  readonly mean: number;
}

/** How the public dice of this game have fallen so far, by number of sides. */
export function countDice(told: readonly Told[]): readonly DiceCount[] {
  const bySides = new Map<number, number[]>();
  for (const { roll } of told) {
    if (roll?.roll.kind !== 'dice') continue;
    const { sides } = roll.roll as Extract<Roll, { kind: 'dice' }>;
    const counts = bySides.get(sides) ?? new Array<number>(sides).fill(0);
    for (const face of roll.result) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    bySides.set(sides, counts);
  }
  return [...bySides].map(([sides, counts]) => {
    const rolls = counts.reduce((a, b) => a + b, 0);
    return { sides, counts, rolls, mean: counts.reduce((sum, n, i) => sum + n * (i + 1), 0) / rolls };
  });
}

/** Where the others' latest stretch of play began: after this seat's last action before it. */
export function lastTurnOf(told: readonly Told[], seat: string | undefined): number {
  const isOwn = (one: Told | undefined) => one?.kind === 'action' && one.seat === seat;
  let at = told.length;
  while (at > 0 && (isOwn(told[at - 1]) || told[at - 1]?.kind !== 'action')) at--;
  while (at > 0 && !isOwn(told[at - 1])) at--;
  return at;
}
