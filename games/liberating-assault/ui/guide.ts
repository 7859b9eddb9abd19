import type { GuideStep } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { DONE, isDone } from '../src/steps/steps.js';
import { GERMAN, type LiberatingAssaultFrame, type LiberatingAssaultView } from '../src/types.js';
import { memberAt } from './seats.js';
import { asksOf, topOf, type Words } from './words.js';

/** What a newcomer is told when a kind of decision comes to him in the first turn. */
const STEPS: Readonly<Partial<Record<LiberatingAssaultFrame['step'], GuideStep>>> = {
  beaches: {
    text: 'The assault lies off the coast. Give each division one beach or two: all in one hex strikes harder, two beaches are harder to seal off.',
    section: '8.4',
  },
  'drop-zones': {
    text: 'Airborne divisions land first. Behind the beaches they help the landing; a die may scatter each counter.',
    section: '8.6',
  },
  attach: {
    text: 'Independent brigades make the assault stronger. The army gives them to corps, and those to the divisions that land first.',
    section: '8.3',
  },
  'hand-down': {
    text: 'A motorised division needs one fuel to attack, and its guns fire up to three ammo. Aircraft, ships and assault cards go to those who land first.',
    section: '4.2',
  },
  place: {
    text: 'Fuel on a headquarters moves its whole division. Ammo on guns counts three a card, and only if they reach the battle.',
    section: '4.3',
  },
  'lose-cards': {
    text: 'You were struck and lose two cards of one division. Give up what it can spare: without fuel panzers neither attack nor march.',
    section: '4.4',
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

/** §9.9 What is different for Germans, who have neither aircraft nor ships. */
const GERMAN_STEPS: typeof STEPS = {
  'hand-down': {
    text: 'Fuel is for the panzers: one card moves a whole division. Give ammo to guns that can reach a beach or a drop zone.',
    section: '4.2',
  },
  orders: {
    text: 'Paratroops are weak on their first day: attack them. Hold bocage, woods and towns behind the beaches, and bring up the rest by road.',
    section: '4.5',
  },
};

/** §2.6 §2.9 The army group lays its own cards when all others lie. */
const ARMY_GROUP: GuideStep = {
  text: 'Bombers take two cards from a German division, or close a road to strategic movement. SOE strikes at once on its map table, the Resistance when a die is five or six.',
  section: '2.6',
};

function stepOf({ open }: LiberatingAssaultView, isGerman: boolean): GuideStep | undefined {
  const top = topOf(open);
  if (top.step === 'place' && top.level === 'army-group') return ARMY_GROUP;
  return (isGerman ? GERMAN_STEPS[top.step] : undefined) ?? STEPS[top.step];
}

export function guideOf(words: Words, view: LiberatingAssaultView, seat: Seat): GuideStep | undefined {
  const { open, known } = view;
  const isAsked = asksOf(open).includes(seat) && !isDone(words.world, open, known, seat);
  if (open.turn !== 1 || !isAsked || words.legal(view, seat).every((action) => action === DONE)) return undefined;
  const { formations } = memberAt(words, open, seat);
  return stepOf(view, seat.startsWith('german') || words.world.formations.side[formations[0] ?? -1] === GERMAN);
}
