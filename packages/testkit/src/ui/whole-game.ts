import type { GameUi } from '@bocage/board';
import {
  type Action,
  createRng,
  type GameTypes,
  hex,
  type Rng,
  type Seat,
  type StateOf,
  seatsOf,
  unit,
  type ViewOf,
  word,
} from '@bocage/kernel';
import type { Setting } from '../law.js';
import { lookersAmong } from '../lookers.js';
import { type WatchedGame, type WatchedMoment, watchGame } from '../watch-game.js';
import { readLine, readMoment } from './at-table.js';
import { hold, readerOf } from './reader.js';
import type { UiLawsOptions } from './ui-laws.js';

/** A step is new for so many moments, and read at fewer of the later ones. */
const NEW = 60;
/** What lies on the table and what is pointed at is read the first times of a step, and then seldom. */
const FIRST = 3;
const SELDOM = 59;
/** Markers and other things that are clicked as units have numbers of their own. */
const ANY_UNIT = 500;
const POINTED = 2;

/** Plays a game and reads everything that anybody at the table is shown. */
export function readWholeGame<T extends GameTypes>(
  ui: GameUi<T>,
  { scenario, options: chosen }: Setting,
  options: UiLawsOptions<T>,
  pick: WatchedGame<T>['pick'],
): void {
  const { game } = ui;
  const read = readerOf(ui);
  const rng = createRng('look');
  const all = seatsOf(game.meta, chosen).map(({ id }) => id);
  const times = new Map<string, number>();
  const told = new Set<string>();
  const before = (moment: WatchedMoment<T>): void => {
    const step = (moment.state.open.stack.at(-1)?.step ?? '') as string;
    const time = (times.get(step) ?? 0) + 1;
    times.set(step, time);
    if (time > NEW && time % (options.every ?? 1) !== 0) return;
    const lookers = lookersAmong(all, moment.asked === undefined ? [] : [moment.asked], rng);
    const reading = { ui, read, options, rng, lookers, eyes: [[], ...lookers.map((seat) => [seat]), all] };
    readMoment(reading, moment);
    if (time > FIRST && time % SELDOM !== 0) return;
    for (const eyes of reading.eyes) {
      const view = game.view(moment.state, eyes);
      const seat = eyes.find((one) => one === moment.asked) ?? eyes[0] ?? (all[0] as Seat);
      readTable(ui, read, view, seat);
      for (let i = 0; i < POINTED; i++) readPointed(ui, options, view, seat, rng);
    }
  };
  const after = (state: StateOf<T>, events: readonly T['event'][]): void => {
    const eyes = [[], ...lookersAmong(all, [], rng).map((seat) => [seat]), all];
    for (const { event } of events) told.add(event);
    for (const seats of events.length > 0 ? eyes : []) readLine({ ui, read, options }, game.view(state, seats), events);
  };
  const rolled = (...[roll, result]: Parameters<GameUi<T>['rollLine']>): void => {
    const { text, section } = ui.rollLine(roll, result);
    read(text, section);
  };
  const most = options.most ?? game.meta.longestGame;
  const end = game.awaits(watchGame(game, { before, after, rolled }, { seed: `read ${scenario}`, scenario, options: chosen, most, pick }));
  if (end.kind === 'over') read(ui.outcome(end.outcome));
  hold(end.kind === 'over' || options.most !== undefined, () => 'the game does not end');
  const missed = [...options.steps.filter((step) => !times.has(step)), ...(options.events ?? []).filter((event) => !told.has(event))];
  hold(missed.length === 0, () => `never came to ${missed.join(', ')}`);
}

/** What lies on the table. */
function readTable<T extends GameTypes>(ui: GameUi<T>, read: ReturnType<typeof readerOf>, view: ViewOf<T>, seat: Seat): void {
  const { turn, date, score, phase } = ui.status(view);
  for (const text of [turn, date, score, ...phase]) read(text);
  for (const { boxes } of ui.tracks(view)) for (const { label, note } of boxes) read(note === undefined ? label : `${label}: ${note}`);
  for (const { title, groups } of ui.displays(view)) {
    hold(new Set(groups.map((group) => group.title)).size === groups.length, () => `${title} has two groups of one title`);
    for (const group of groups) read(`${group.title}: ${group.note ?? ''}`);
  }
  for (const { faces } of ui.stacks(view))
    for (const { name, factors, marks } of faces) read([name, factors, ...marks].filter((text) => text !== '').join(' '));
  const guide = view.seats.includes(seat) ? ui.guide(view, seat) : undefined;
  if (guide) read(guide.text, guide.section);
  hold(
    (guide?.hexes ?? []).every((at) => at >= 0 && at < ui.grid.size),
    () => `the guide points off the map: ${guide?.text}`,
  );
  for (const { id } of ui.overlays) {
    const wrong = ui.overlay(view, seat, id).find(({ shade }) => !(shade > 0 && shade <= 1));
    hold(wrong === undefined, () => `overlay ${id} has the shade ${wrong?.shade} in hex ${wrong?.hex}`);
  }
}

/** Everything a player can point at, at random. */
function readPointed<T extends GameTypes>(ui: GameUi<T>, options: UiLawsOptions<T>, view: ViewOf<T>, seat: Seat, rng: Rng): void {
  const { game } = ui;
  const read = readerOf(ui);
  const at = rng.below(ui.grid.size);
  const id = rng.below(options.units);
  for (const { text, section } of [...ui.hexInfo(view, at), ...ui.unitInfo(view, id)]) read(text, section);
  read(ui.face(view, id).name);
  if (!view.seats.includes(seat)) return;
  const tried: Action[] = [hex(at), unit(id), unit(rng.below(ANY_UNIT)), ...options.words.map((text) => word(text))];
  for (const action of tried) {
    const refusal = game.refusal(view, seat, action);
    if (!refusal) continue;
    hold(Object.hasOwn(options.refusals, refusal.code), () => `no sentence for ${refusal.code}`);
    read(ui.refusal(refusal), refusal.section || undefined);
  }
  for (const { means } of game.preview?.(view, seat)?.outcomes ?? []) for (const meaning of means) read(ui.meaning(meaning));
}
