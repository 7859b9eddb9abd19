import type { Action } from '@bocage/kernel';
import type { CounterFace, InfoLine } from './game-ui.js';

/** A kind of card and how many there are. With a word it is a button: one more is given, laid or asked for. */
export interface DeskCard {
  readonly id: string;
  readonly title: string;
  /** One or two letters that stand for it everywhere. */
  readonly mark: string;
  readonly count: number;
  /** About to be given or laid with this step. */
  readonly pending?: number;
  readonly word?: string;
  /** The word that takes one away again. */
  readonly less?: string;
  readonly label?: string;
}

export interface DeskAction {
  readonly word: string;
  readonly label: string;
  /** Words said after it in the same press: what would otherwise be many presses of the same kind. */
  readonly more?: readonly string[];
  /** Instead of words: everything this press chooses, one after another, as long as each is on offer when its turn comes. */
  readonly takes?: readonly Action[];
  readonly main?: boolean;
  /** What the button says after a first press, where one press is too easily made. */
  readonly sure?: string;
}

/** A part of what may come of something. The parts of one bar make up a whole. */
export interface DeskShare {
  readonly label: string;
  /** 0 … 1. */
  readonly share: number;
  readonly tone: 'good' | 'even' | 'bad' | 'quiet';
}

/** One of several things that may happen, as a bar with its chance. */
export interface DeskChance {
  readonly label: string;
  readonly share: number;
  readonly note?: string;
  /** Lit on the map while the pointer is on it. */
  readonly hexes?: readonly number[];
}

/** What a box demands, and how much of it is there. */
export interface DeskSlot {
  readonly label: string;
  readonly has: number;
  readonly of: number;
}

/** A box of counters: a wave, a pool. Those that can be chosen go to the box that is being filled, by a click or by hand. */
export interface DeskBox {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly state: 'filling' | 'closed' | 'to-come' | 'pool';
  readonly slots?: readonly DeskSlot[];
  readonly faces: readonly CounterFace[];
}

/** One subordinate, counter, battle or seat of a desk. */
export interface DeskRow {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly tone?: 'good' | 'bad' | 'quiet';
  readonly face?: CounterFace;
  /** The counter the row is about: chosen with it where it can be. */
  readonly unit?: number;
  /** Strength boxes in order and how many are crossed off. */
  readonly track?: { readonly boxes: readonly number[]; readonly crossed: number };
  /** What may come of it, as one bar. */
  readonly bar?: readonly DeskShare[];
  readonly cards?: readonly DeskCard[];
  readonly actions?: readonly DeskAction[];
  /** Where it is: the row leads there. */
  readonly hexes?: readonly number[];
}

export interface DeskCell {
  readonly text: string;
  readonly tone?: 'good' | 'bad' | 'even' | 'hit';
}

/** A small table with a choice in each row, as tactics cards are. */
export interface DeskGrid {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly title: string;
    readonly note?: string;
    readonly cells: readonly DeskCell[];
    readonly word?: string;
    readonly state?: 'on' | 'off';
  }[];
}

/** One heading of a desk; `fold` lies closed until it is opened. */
export interface DeskPart {
  readonly id: string;
  readonly title: string;
  readonly section?: string;
  readonly note?: string;
  readonly fold?: true;
  readonly cards?: readonly DeskCard[];
  readonly actions?: readonly DeskAction[];
  readonly lines?: readonly InfoLine[];
  readonly chances?: readonly DeskChance[];
  readonly boxes?: readonly DeskBox[];
  readonly rows?: readonly DeskRow[];
  readonly grid?: DeskGrid;
}

/** What one seat has before it: hand, subordinates, counters, battles. Declarative, and made from that seat's view alone. */
export interface Desk {
  readonly title: string;
  readonly about: string;
  readonly parts: readonly DeskPart[];
}

/** The words a desk has buttons for, which need none elsewhere. */
export function deskWords(desk: Desk | undefined): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (word: string | undefined): void => void (word === undefined || words.add(word));
  for (const { cards = [], rows = [], actions = [], grid } of desk?.parts ?? []) {
    for (const { word } of actions) add(word);
    for (const card of [...cards, ...rows.flatMap((row) => row.cards ?? [])]) for (const word of [card.word, card.less]) add(word);
    for (const { word } of grid?.rows ?? []) add(word);
    for (const row of rows) for (const { word } of row.actions ?? []) add(word);
  }
  return words;
}
