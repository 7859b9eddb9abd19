import type { GameUi } from '@bocage/board';
import type { Action, GameTypes, Rng, Seat, ViewOf } from '@bocage/kernel';
import type { WatchedMoment } from '../watch-game.js';
import { hold, type Read } from './reader.js';
import type { UiLawsOptions } from './ui-laws.js';

export interface Reading<T extends GameTypes> {
  readonly ui: GameUi<T>;
  readonly read: Read;
  readonly options: UiLawsOptions<T>;
  readonly rng: Rng;
  readonly lookers: readonly Seat[];
  readonly eyes: readonly (readonly Seat[])[];
}

/** What everybody is asked or waits for, and the labels of what the one who is asked may do. */
export function readMoment<T extends GameTypes>(reading: Reading<T>, moment: WatchedMoment<T>): void {
  const { ui, read, eyes, lookers } = reading;
  for (const seats of eyes) {
    const view = ui.game.view(moment.state, seats);
    for (const seat of lookers) {
      const { text, section } = ui.prompt(view, seat);
      read(text, section);
      hold(text.includes('§'), () => `cites no rule: ${text}`);
    }
  }
  if (moment.asked !== undefined) readLabels(reading, moment, moment.asked);
}

/** Ways and stakes are long in the making: so many of them at a moment. */
const STAKES = 3;

function readLabels<T extends GameTypes>({ ui, read, rng }: Reading<T>, { state, legal }: WatchedMoment<T>, asked: Seat): void {
  const view = ui.game.view(state, [asked]);
  const keys: string[] = [];
  for (const action of legal) {
    const { label, key, odds } = ui.actionLabel(view, action);
    read(label);
    if (odds !== undefined) read(odds);
    if (action.kind !== 'word') continue;
    hold(label !== action.word, () => `no words for ${action.word}`);
    // Words without a key get a free digit from the table.
    if (key !== undefined) keys.push(key);
  }
  for (let i = 0; i < STAKES && legal.length > 0; i++) {
    const action = legal[rng.below(legal.length)] as Action;
    const lines = [...(ui.risks?.(view, asked, action) ?? []), ...(ui.way?.(view, asked, action)?.lines ?? [])];
    for (const { text, section } of lines) read(text, section);
  }
  hold(new Set(keys).size === keys.length, () => `a key means two things: ${keys.join()}`);
}

/** The lines of the log for these eyes, and the paths that counters glide along. */
export function readLine<T extends GameTypes>(
  { ui, read, options }: Pick<Reading<T>, 'ui' | 'read' | 'options'>,
  view: ViewOf<T>,
  events: readonly T['event'][],
): void {
  const told = events.flatMap((event) => (view.seats.length > 1 ? event : (ui.game.eventFor(event, view.seats[0]) ?? [])));
  const lines = told.flatMap((event) => ui.logLine(view, event) ?? []);
  for (const { text, section, hexes = [] } of [...lines, ...(ui.logLines?.(view, told) ?? [])]) {
    read(text, section);
    hold(
      hexes.every((at) => at >= 0),
      () => `points off the map: ${text}`,
    );
  }
  for (const event of told) {
    const path = ui.pathOf(event);
    hold(
      path === undefined || path.hexes.length >= (options.shortestPath ?? 2),
      () => `a path of ${path?.hexes.length} hexes: ${event.event}`,
    );
  }
}
