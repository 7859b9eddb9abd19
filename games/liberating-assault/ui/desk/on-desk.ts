import type { DeskCard, DeskPart } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { CARDS, type CardKind } from '../../src/data/shapes.js';
import type { Member } from '../../src/rules/members.js';
import type { LiberatingAssaultView } from '../../src/types.js';
import { cardMark, cardTitle } from '../names.js';
import type { Words } from '../words.js';

/** What every part of a desk is made from: the seat, its view, and the words it may say now. */
export interface Sitting {
  readonly words: Words;
  readonly view: LiberatingAssaultView;
  readonly seat: Seat;
  readonly member: Member;
  readonly legal: ReadonlySet<string>;
}

export type MakeParts = (sitting: Sitting) => readonly DeskPart[];

export const cardAt = (column: readonly number[], holder: number, card: number): number => column[holder * CARDS.length + card] ?? 0;

/** One kind of card as a chip; undefined when there is nothing of it to show or to do. */
export function chip(
  words: Words,
  card: number,
  count: number,
  more: { readonly pending?: number; readonly word?: string | undefined; readonly less?: string | undefined; readonly label?: string } = {},
): DeskCard | undefined {
  const { pending = 0, word, less, label } = more;
  if (count === 0 && pending === 0 && word === undefined && less === undefined) return undefined;
  const kind = CARDS[card] as CardKind;
  return {
    id: kind,
    title: cardTitle(words, kind),
    mark: cardMark(kind),
    count,
    ...(pending === 0 ? {} : { pending }),
    ...(word === undefined ? {} : { word }),
    ...(less === undefined ? {} : { less }),
    ...(label === undefined ? {} : { label }),
  };
}

export const legalWord = ({ legal }: Sitting, word: string): string | undefined => (legal.has(word) ? word : undefined);

/** The cards of a hand, less those already set aside. */
export function handCards({ words, view }: Sitting, holder: number, setAside: readonly number[] = []): DeskCard[] {
  return CARDS.flatMap((_, card) => chip(words, card, cardAt(view.known.hand, holder, card) - (setAside[card] ?? 0)) ?? []);
}
