import type { DeskPart, DeskRow } from '@bocage/board';
import { CARDS } from '../../src/data/shapes.js';
import { drawnAt } from '../at-sea.js';
import { formationName, unitName } from '../names.js';
import { capital, counted } from '../text.js';
import { topOf } from '../words.js';
import { chip, type MakeParts, type Sitting } from './on-desk.js';

/** A counter with the cards on it that can be given up. */
function rowOf(sitting: Sitting, unit: number, offers: readonly string[]): DeskRow {
  const { words, view } = sitting;
  const hex = drawnAt(words, view, unit);
  const cards = offers.flatMap((word) => {
    const card = Number(word.split(':')[1]);
    const lies = view.known[CARDS[card] as 'ammo'][unit] as number;
    return chip(words, card, lies, { word, label: `Give up one of ${unitName(words, view.open, unit)}` }) ?? [];
  });
  return {
    id: `lose-${unit}`,
    unit,
    title: unitName(words, view.open, unit),
    note: words.places.at(view.known.hex[unit] as number),
    cards,
    ...(hex === undefined ? {} : { hexes: [hex] }),
  };
}

/** §4.4 The cards that a struck division can give up, division by division. */
export const losingParts: MakeParts = (sitting) => {
  const { words, view, legal } = sitting;
  const top = topOf(view.open);
  const offers = [...legal].filter((word) => word.startsWith('lose:'));
  if (top.step !== 'lose-cards' || offers.length === 0) return [];
  const unitOf = (word: string): number => Number(word.split(':')[2]);
  const divisions = [...new Set(offers.map((word) => view.open.attached[unitOf(word)] as number))];
  return divisions.map((division): DeskPart => {
    const units = [...new Set(offers.map(unitOf))].filter((unit) => view.open.attached[unit] === division);
    return {
      id: `lose-${division}`,
      title: `${formationName(words, division)}: cards to give up`,
      section: '4.4',
      note: `${capital(counted(top.left, 'card'))} to give up${divisions.length > 1 ? '; the first one says of which division' : ''}.`,
      rows: units.map((unit) =>
        rowOf(
          sitting,
          unit,
          offers.filter((word) => unitOf(word) === unit),
        ),
      ),
    };
  });
};
