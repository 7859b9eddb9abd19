import type { HexId, IdOf } from '@bocage/hex';

/** A unit is its number in the columns of a game's state. */
export type UnitId = IdOf<'unit'>;

/**
 * The small vocabulary of every game: a click on a unit, a click on a hex, or a word on a button.
 * Actions are interned, so two equal actions are the same object and membership is a pointer comparison.
 */
export type Action =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'hex'; readonly hex: HexId }
  | { readonly kind: 'word'; readonly word: string };

type UnitAction = Extract<Action, { kind: 'unit' }>;
type HexAction = Extract<Action, { kind: 'hex' }>;
type WordAction = Extract<Action, { kind: 'word' }>;

const units: UnitAction[] = [];
const hexes: HexAction[] = [];
const words = new Map<string, WordAction>();

const LARGEST_ID = 99_999;
const WORD = /^[a-z][a-z0-9:-]{0,39}$/;

export function unit(id: UnitId): UnitAction {
  return (units[id] ??= Object.freeze({ kind: 'unit', unit: id }));
}

export function hex(id: HexId): HexAction {
  return (hexes[id] ??= Object.freeze({ kind: 'hex', hex: id }));
}

export function word(text: string): WordAction {
  let action = words.get(text);
  if (!action) {
    action = Object.freeze({ kind: 'word', word: text });
    words.set(text, action);
  }
  return action;
}

/** One line of text for logs, files and the wire: `u17`, `h1022`, `done`. */
export function makeAction(action: Action): string {
  if (action.kind === 'unit') return `u${action.unit}`;
  if (action.kind === 'hex') return `h${action.hex}`;
  return action.word;
}

/**
 * The action a text names, or undefined when it names none. A word is looked up and never interned here,
 * so text from outside cannot grow the table: a game interns its words by offering them.
 */
export function parseAction(text: string): Action | undefined {
  const number = /^[uh](\d{1,5})$/.exec(text);
  if (number) {
    const id = Number(number[1]);
    if (id > LARGEST_ID || String(id) !== number[1]) return undefined;
    return text[0] === 'u' ? unit(id) : hex(id);
  }
  return WORD.test(text) ? (words.get(text) ?? { kind: 'word', word: text }) : undefined;
}
