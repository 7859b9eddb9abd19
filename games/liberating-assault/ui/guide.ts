import type { GuideStep } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { isDone } from '../src/steps/steps.js';
import type { LiberatingAssaultFrame, LiberatingAssaultView } from '../src/types.js';
import { asksOf, topOf, type Words } from './words.js';

/** What a newcomer is told when a kind of decision comes to him in the first turn. */
const STEPS: Readonly<Partial<Record<LiberatingAssaultFrame['step'], GuideStep>>> = {
  beaches: {
    text: 'The assault lies off the coast. Give each division one beach or two: all in one hex strikes harder, two beaches are harder to seal off.',
    section: '8.4',
  },
  'drop-zones': {
    text: 'Airborne divisions land first. Behind the beaches they help the landing; a die may scatter each regiment.',
    section: '8.6',
  },
  attach: { text: 'Independent brigades make the assault stronger. Give them to divisions that land first.', section: '8.3' },
  'hand-down': {
    text: 'A division needs about one fuel, and up to three ammo when it attacks. Assault divisions want ships, aircraft, funnies and special forces.',
    section: '4.2',
  },
  place: {
    text: 'Fuel on a headquarters moves its whole division. Ammo on guns counts three a card, and only if they reach the battle.',
    section: '4.3',
  },
  orders: {
    text: 'Attack what stands before you, exploit with those behind them, move the rest. Nobody sees your arrows before all are placed.',
    section: '4.5',
  },
  support: { text: 'Guns fire the ammo that lies on them, one card at a press, at battles in their range.', section: '4.13' },
  tactics: {
    text: 'Compare the six cards on your desk: a green cell wins, a red one loses. The other side may not be able to play all of them.',
    section: '4.12',
  },
  advance: { text: 'You won the hex. Enter it, or the enemy may come back.', section: '4.16' },
};

export function guideOf({ world }: Words, { open, known }: LiberatingAssaultView, seat: Seat): GuideStep | undefined {
  const isAsked = asksOf(open).includes(seat) && !isDone(world, open, known, seat);
  return open.turn === 1 && isAsked ? STEPS[topOf(open).step] : undefined;
}
