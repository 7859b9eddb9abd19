import type { GameUi, LogLine } from '@bocage/board';
import { type Action, type Forecast, makeAction, type Seat, type Told, type View } from '@bocage/kernel';
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
  const width = String(legal.length).length;
  const isLong = legal.filter(isHex).length > MOST_HEXES;
  const isListed = (action: Action): boolean => action.kind !== 'hex' || !isLong || placeOf(ui, action.hex) !== '';
  return [
    '',
    pc.dim([`${turn} · ${date}`, ...phase, score].filter(Boolean).join(' › ')),
    pc.bold(ui.prompt(view, seat).text),
    columns(legal.flatMap((action, i) => (isListed(action) ? [`${String(i + 1).padStart(width)} ${choice(ui, view, action)}`] : []))),
    ...(legal.every(isListed) ? [] : [pc.dim(`… or any other of the ${legal.filter(isHex).length} hexes: type it as printed.`)]),
  ].join('\n');
}

const isHex = (action: Action): boolean => action.kind === 'hex';

function choice(ui: GameUi, view: View, action: Action): string {
  if (action.kind === 'hex') return ui.grid.label(action.hex) + placeOf(ui, action.hex);
  if (action.kind === 'unit') return unitChoice(ui, view, action.unit);
  return ui.actionLabel(view, action).label;
}

function placeOf(ui: GameUi, hex: number): string {
  const place = ui.map.hexes.find((found) => found.hex === ui.grid.label(hex))?.place;
  return place ? ` ${place}` : '';
}

function unitChoice(ui: GameUi, view: View, unit: number): string {
  const { name, factors } = ui.face(view, unit);
  const hex = ui.hexOf(view, unit);
  return `${name} ${factors}${hex === undefined ? '' : ` in ${ui.grid.label(hex)}`}`;
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
  const hex = ui.grid.parse(typed);
  const named = legal.find((action) => (action.kind === 'hex' && action.hex === hex) || makeAction(action) === typed);
  return named ?? (/^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined);
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
