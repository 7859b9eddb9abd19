import type { GameUi } from '@bocage/board';
import { type Action, type GameTypes, type Rng, type Seat, scripted, type ViewOf } from '@bocage/kernel';
import type { Setting } from '../law.js';
import type { LawTest } from '../laws-of.js';
import { saySetting } from '../settings.js';
import { hold, holdEqual, type Read, readerOf } from './reader.js';
import { readWholeGame } from './whole-game.js';

export interface UiLawsOptions<T extends GameTypes> {
  /** The ids of the game's sections, in order. */
  readonly sections: readonly string[];
  /** One whole game of each is read. */
  readonly settings: readonly Setting[];
  /** Steps that must come up in each of these games, or the reading proves too little. */
  readonly steps: readonly string[];
  /** Events that must be told in each of them. */
  readonly events?: readonly string[];
  /** How many counters there are: what a finger can point at. */
  readonly units: number;
  /** The codes that have sentences. */
  readonly refusals: Readonly<Record<string, unknown>>;
  /** Words a player might say at the wrong time. */
  readonly words: readonly string[];
  /** So many moves and rolls, if the game is not over before; to its end when absent. */
  readonly most?: number;
  /** After its first sixty moments a step is read at one in this many; at all of them when absent. */
  readonly every?: number;
  /** Hexes of the shortest path that is told: one where counters come from off the map; two when absent. */
  readonly shortestPath?: number;
  /** Where the computer plays by itself; it makes half the clicks when absent, the others are made at random. */
  isScripted?(view: ViewOf<T>): boolean;
}

/**
 * What holds for the words of every game, as tests: each section has a page, charts are whole and say where their figures come
 * from, and in whole games all that anybody at the table reads, at every step, is fit to be read.
 */
export function uiLaws<T extends GameTypes>(ui: GameUi<T>, options: UiLawsOptions<T>): LawTest[] {
  const read = readerOf(ui);
  const pick = pickWith(ui, options);
  return [
    ['the rulebook has a page for every section, in order', () => readRulebook(ui, read, options.sections)],
    ['the charts are whole', () => readCharts(ui, read)],
    ...options.settings.map(
      (setting): LawTest => [`all read well: ${saySetting(setting)}`, () => readWholeGame(ui, setting, options, pick)],
    ),
  ];
}

/** Half the clicks are what the computer would do, so that games go somewhere; the rest are random. */
function pickWith<T extends GameTypes>({ game }: GameUi<T>, { isScripted }: UiLawsOptions<T>) {
  const script = game.ai && scripted(game.ai);
  return (view: ViewOf<T>, seat: Seat, legal: readonly Action[], rng: Rng): Action =>
    script && (isScripted?.(view) || rng.below(2) === 0) ? script(view, legal, seat) : (legal[rng.below(legal.length)] as Action);
}

function readRulebook<T extends GameTypes>({ rulebook }: GameUi<T>, read: Read, sections: readonly string[]): void {
  holdEqual(
    'pages',
    rulebook.map(({ id }) => id),
    sections,
  );
  for (const { id, title, from, text } of rulebook) {
    for (const line of [title, from, ...text]) read(line);
    hold(text.length > 0, () => `§${id} has an empty page`);
    hold(/^(rulebook|public|reconstructed)\b/.test(from), () => `§${id} does not say where it comes from: ${from}`);
  }
}

function readCharts<T extends GameTypes>({ charts }: GameUi<T>, read: Read): void {
  for (const { title, section, from, columns, rows, notes } of charts) {
    for (const text of [title, from, ...columns.filter((column) => column !== ''), ...notes]) read(text, section);
    hold(/rulebook|public|reconstructed/.test(from), () => `${title} does not say where its figures come from: ${from}`);
    for (const row of rows) {
      hold(row.length === columns.length, () => `${title}: ${row[0]} has ${row.length} cells under ${columns.length} columns`);
      for (const cell of row) read(cell);
    }
  }
}
