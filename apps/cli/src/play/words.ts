import type { GameUi, LogLine } from '@bocage/board';
import { type Action, type Forecast, hex, makeAction, type Seat, type Told, type View } from '@bocage/kernel';
import pc from 'picocolors';

const TONES: Readonly<Record<NonNullable<LogLine['tone']>, (text: string) => string>> = {
  phase: pc.bold,
  move: (text) => text,
  combat: pc.yellow,
  loss: pc.red,
  dice: pc.cyan,
  reveal: pc.magenta,
  arrival: pc.green,
  host: pc.dim,
};

/** More hexes than this are not listed one by one, only those with a name. */
const MOST_HEXES = 60;

/** More choices of other kinds than this are not listed either: part of a name finds them. */
const MOST_LISTED = 40;

/** Up to so many hexes are listed in the words of the game, which say what choosing them does. */
const FEW_HEXES = 15;

/** What happened, a line each, as the log beside the map words it. */
export function toldLines(ui: GameUi, view: View, told: readonly Told[]): string[] {
  return told.flatMap(({ events, roll, note }) => {
    const lines = events.flatMap((event) => ui.logLine(view, event) ?? []);
    const rolled = roll ? [ui.rollLine(roll.roll, roll.result)] : [];
    return [...rolled, ...lines].map(lineOf).concat(note ? [pc.dim(note)] : []);
  });
}

function lineOf({ text, section, tone }: LogLine): string {
  return `${TONES[tone ?? 'move'](text)}${section && !text.includes('§') ? pc.dim(` §${section}`) : ''}`;
}

/** Whose turn it is, what is asked, and the numbered choices. */
export function promptText(ui: GameUi, view: View, seat: Seat, legal: readonly Action[]): string {
  const { turn, date, phase, score } = ui.status(view);
  const who = view.seats.length > 1 ? `${ui.game.meta.seats.find(({ id }) => id === seat)?.title ?? seat} to decide` : '';
  const listed = listedOf(ui, view, legal);
  return [
    '',
    pc.dim([`${turn} · ${date}`, ...phase, score, who].filter(Boolean).join(' › ')),
    pc.bold(ui.prompt(view, seat).text),
    choicesText(ui, view, legal, listed),
    ...moreText(ui, legal, listed),
  ].join('\n');
}

/** The choices that are listed: few enough to be read, and always what ends the decision. */
function listedOf(ui: GameUi, view: View, legal: readonly Action[]): readonly Action[] {
  const others = legal.filter((action) => !isHex(action));
  const isLong = legal.length - others.length > MOST_HEXES;
  const few = new Set(others.slice(0, others.length > MOST_LISTED ? MOST_LISTED : others.length));
  return legal.filter((action) =>
    action.kind === 'hex'
      ? !isLong || placeOf(ui, action.hex) !== ''
      : few.has(action) || (action.kind === 'word' && ui.actionLabel(view, action).main === true),
  );
}

/** How to come by what is not listed. */
function moreText(ui: GameUi, legal: readonly Action[], listed: readonly Action[]): string[] {
  const hidden = legal.filter((action) => !listed.includes(action));
  if (hidden.length === 0) return [];
  return [
    hidden.every(isHex) && !ui.hexName
      ? pc.dim(`… or any other of the ${legal.filter(isHex).length} hexes: type it as printed.`)
      : pc.dim(`… and ${hidden.length} more: type part of a name to see them.`),
  ];
}

/** Some of the choices, numbered as they all are. */
function choicesText(ui: GameUi, view: View, legal: readonly Action[], some: readonly Action[]): string {
  const width = String(legal.length).length;
  const isFew = legal.filter(isHex).length <= FEW_HEXES;
  const label = (action: Action): string => (isHex(action) && isFew ? labelText(ui, view, action) : choice(ui, view, action));
  return columns(some.map((action) => `${String(legal.indexOf(action) + 1).padStart(width)} ${label(action)}`));
}

/** The choices whose name has this in it, as text; undefined when there are none. */
export function foundText(ui: GameUi, view: View, legal: readonly Action[], typed: string): string | undefined {
  const wanted = typed.toLowerCase();
  const found = legal.filter((action) =>
    `${ui.actionLabel(view, action).label} ${choice(ui, view, action)}`.toLowerCase().includes(wanted),
  );
  return typed.length < 2 || found.length === 0 ? undefined : choicesText(ui, view, legal, found);
}

const isHex = (action: Action): boolean => action.kind === 'hex';

function choice(ui: GameUi, view: View, action: Action): string {
  if (action.kind === 'hex') return nameOf(ui, action.hex) + (ui.hexName ? '' : placeOf(ui, action.hex));
  if (action.kind === 'unit') return unitChoice(ui, view, action.unit);
  return labelText(ui, view, action);
}

/** A button in one line, with what it would make of the fight at hand. */
function labelText(ui: GameUi, view: View, action: Action): string {
  const { label, odds } = ui.actionLabel(view, action);
  return odds === undefined ? label : `${label} (${odds})`;
}

/** A hex as the map of its game names it. */
const nameOf = (ui: GameUi, at: number): string => ui.hexName?.(at) ?? ui.grid.label(at);

function placeOf(ui: GameUi, at: number): string {
  const place = ui.map.hexes.find((found) => found.hex === ui.grid.label(at))?.place;
  return place ? ` ${place}` : '';
}

function unitChoice(ui: GameUi, view: View, unit: number): string {
  const { name, factors } = ui.face(view, unit);
  const at = ui.hexOf(view, unit);
  return `${name} ${factors}${at === undefined ? '' : ` in ${nameOf(ui, at)}`}`;
}

function columns(cells: readonly string[]): string {
  const width = Math.max(...cells.map((cell) => cell.length)) + 3;
  const across = Math.max(1, Math.floor((process.stdout.columns ?? 100) / width));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => (cells[column * down + row] ?? '').padEnd(width))
      .join('')
      .trimEnd(),
  ).join('\n');
}

/** The choice a person typed: its number, a hex as printed, or the action's own text. */
export function chosen(ui: GameUi, legal: readonly Action[], typed: string): Action | undefined {
  const at = typedHex(ui, typed);
  const named = legal.find((action) => (action.kind === 'hex' && action.hex === at) || makeAction(action) === typed);
  return named ?? (/^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined);
}

/** Where hexes have names of their own their numbers are not printed. */
const typedHex = (ui: GameUi, typed: string): number | undefined => (ui.hexName ? undefined : ui.grid.parse(typed));

/** Why a hex that was typed cannot be chosen; undefined when it was no hex. */
export function refusalText(ui: GameUi, view: View, seat: Seat, typed: string): string | undefined {
  const at = typedHex(ui, typed);
  const refusal = at === undefined ? undefined : ui.game.refusal(view, seat, hex(at));
  return refusal && `${ui.refusal(refusal)} ${pc.dim(`§${refusal.section}`)}`;
}

/** The odds of what is being decided, sum by sum. */
export function forecastText(ui: GameUi, forecast: Forecast): string {
  const lines = (title: string, list: Forecast['attack']): string[] =>
    list.map(({ label, value, section }) => `  ${title}  ${label} ${value} ${pc.dim(`§${section}`)}`);
  return [
    pc.bold(`${forecast.title}: ${forecast.column}`),
    ...lines('attack ', forecast.attack),
    ...lines('defence', forecast.defence),
    ...lines('die    ', forecast.modifiers),
    ...forecast.outcomes.map(
      ({ result, ways, of, means }) => `  ${result.padEnd(4)} ${ways} in ${of}  ${means.map((meaning) => ui.meaning(meaning)).join('; ')}`,
    ),
  ].join('\n');
}
