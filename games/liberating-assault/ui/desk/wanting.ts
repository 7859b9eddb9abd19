import type { DeskRow } from '@bocage/board';
import { CARDS } from '../../src/data/shapes.js';
import { cardName, holderName } from '../names.js';
import { inWords, listed } from '../text.js';
import { topOf } from '../words.js';
import { cardAt, chip, legalWord, type MakeParts, type Sitting } from './on-desk.js';

/** §9.4 What a junior has asked for, in words; undefined when it has asked for nothing. */
export function wantedText({ words, view }: Sitting, holder: number): string | undefined {
  const asked = CARDS.flatMap((card, i) => {
    const count = cardAt(view.known.wanted, holder, i);
    return count === 0 ? [] : [`${inWords(count)} ${cardName(words, card)}`];
  });
  return asked.length === 0 ? undefined : `asks for ${listed(asked)}`;
}

/** §9.2 §9.3 §9.4 When a turn ends: a row for each holder of cards one may ask for, whose chips ask for one more. */
export const wantingParts: MakeParts = (sitting) => {
  const { words, view, legal } = sitting;
  if (topOf(view.open).step !== 'retrieve') return [];
  const holders = Array.from({ length: words.world.holders }, (_, holder) => holder);
  const rows = holders.flatMap((holder): DeskRow[] => {
    const isMine = CARDS.some((_, card) => legal.has(`want:${card}:${holder}`)) || wantedText(sitting, holder) !== undefined;
    if (!isMine) return [];
    const cards = CARDS.flatMap(
      (_, card) =>
        chip(words, card, cardAt(view.known.hand, holder, card), {
          pending: cardAt(view.known.wanted, holder, card),
          word: legalWord(sitting, `want:${card}:${holder}`),
          label: `Ask for one for ${holderName(words, holder)}`,
        }) ?? [],
    );
    return [{ id: `want-${holder}`, title: holderName(words, holder), note: wantedText(sitting, holder) ?? 'asks for nothing', cards }];
  });
  const note = 'What you have, and what you ask your seniors for. They read it before they hand cards down.';
  return rows.length === 0 ? [] : [{ id: 'want', title: 'Ask for the next turn', section: '9.4', note, rows }];
};
