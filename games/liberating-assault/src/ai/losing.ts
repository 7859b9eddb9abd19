import type { Action, Seat } from '@bocage/kernel';
import { CARDS } from '../data/shapes.js';
import { lyingCards } from '../rules/interference.js';
import { readNumbered } from '../steps/steps.js';
import type { LiberatingAssaultView, LoseCardsFrame } from '../types.js';
import { nearness } from './hand-down.js';
import type { Mind } from './mind.js';
import { pictureOf } from './picture.js';

/** What a card is worth where it lies: fuel more than ammo, ammo more than aircraft, all the more the nearer the fight. */
const WORTH = { fuel: 3, ammo: 1.5, air: 1 } as const;

/** §4.4 What can best be spared is given up, of the division that can best spare all that is to be lost. */
export function chooseLoss(mind: Mind, view: LiberatingAssaultView, seat: Seat, frame: LoseCardsFrame, legal: readonly Action[]): Action {
  const { world } = mind;
  const { open, known } = view;
  const picture = mind.remember(view, `losing:${seat}`, 'lose-cards', () => pictureOf(mind, view, seat));
  const near = new Map(known.struck.map((division) => [division, 1 + nearness(picture, division)]));
  const price = (division: number, card: keyof typeof WORTH): number => WORTH[card] * (near.get(division) ?? 1);
  const bill = (division: number): number =>
    lyingCards(world, open, known, division)
      .map(({ card }) => price(division, card))
      .sort((a, b) => a - b)
      .slice(0, frame.left)
      .reduce((sum, one) => sum + one, 0);
  const costOf = (action: Action): number => {
    const [card, unit] = readNumbered(action).numbers as [number, number];
    const division = open.attached[unit] as number;
    return 100 * bill(division) + price(division, CARDS[card] as keyof typeof WORTH);
  };
  return legal.reduce((best, action) => (costOf(action) < costOf(best) ? action : best), legal[0] as Action);
}
