import {
  firstOrdered,
  frameAsking,
  type GameOrders,
  type OrderKind,
  type OrderPart,
  ordersOf,
  type Seat,
  type StandingOrder,
  type UnitId,
  unit as unitAction,
  word,
} from '@bocage/kernel';
import { assaulted, charges } from './orders-assault.js';
import { bonus, bonusChecks, checks, conversion, rallyChecks, unitsOf } from './orders-checks.js';
import { landings } from './orders-landing.js';
import { capped, fireLines } from './rules/fire.js';
import { momentOfShot, reactors } from './rules/opportunity.js';
import { sum } from './rules/quality.js';
import { isArmoured } from './rules/ratings.js';
import type { GreatestDayTypes, GreatestDayView, LegFrame, Open } from './types.js';
import { hexOf, rosterOf, type World } from './world.js';

type Part = OrderPart<GreatestDayTypes>;

const PASS = word('pass');
/** The stage of a reaction in which its owner is asked. */
const ASKING = 0;

/** §S.22 */
const OPPORTUNITY: OrderKind = {
  id: 'opportunity',
  title: 'Opportunity fire',
  about: 'When an enemy leaves or crosses a hex in the fire zone of your units.',
  section: 'S.22',
  units: true,
  choices: [
    { id: 'strength', title: 'Fire at a good strength', number: { title: 'strength at least', least: -4, most: 8, usual: 3 } },
    { id: 'always', title: 'Fire at everything' },
    { id: 'armour', title: 'Fire only at armour' },
    { id: 'adjacent', title: 'Hold fire until it is next to us' },
    { id: 'never', title: 'Hold fire' },
  ],
};

const legIn = ({ stack }: Open): LegFrame | undefined => stack.findLast((frame): frame is LegFrame => frame.step === 'leg');

/** §S.22 B5 What a firer would be worth at this moment, and how far away the shot falls. */
function shotOf(world: World, open: Open, firer: UnitId, leg: LegFrame): { readonly strength: number; readonly distance: number } {
  const { at, add } = momentOfShot(world, open, firer, leg);
  const strength = capped(world, sum(fireLines(world, open, 'opportunity', firer, leg.unit, at)) + add);
  return { strength, distance: world.grid.distance(hexOf(open, firer), at) };
}

/** §S.22 Whether what was said lets a unit fire at this moment. */
function wantsToFire(world: World, open: Open, leg: LegFrame, firer: UnitId, { choice, n = 0 }: StandingOrder): boolean {
  if (choice === 'always') return true;
  if (choice === 'armour') return isArmoured(rosterOf(world, open), open, leg.unit);
  if (choice === 'adjacent') return shotOf(world, open, firer, leg).distance <= 1;
  return choice === 'strength' && shotOf(world, open, firer, leg).strength >= n;
}

/** §S.22 The strongest of those told to fire goes first; who is to be asked about is asked about after them. */
const opportunity = (world: World): Part => {
  const legAsked = (view: GreatestDayView, seat: Seat): LegFrame | undefined =>
    frameAsking(view, seat, 'react')?.stage === ASKING ? legIn(view.open) : undefined;
  return {
    kind: OPPORTUNITY,
    units: unitsOf(world),
    asked(view, seat) {
      const leg = legAsked(view, seat);
      return leg && reactors(world, view.open, leg);
    },
    answer(view, seat, _legal, orders) {
      const leg = legAsked(view, seat);
      if (!leg) return undefined;
      const { open } = view;
      const able = reactors(world, open, leg).map((unit) => ({ unit, strength: shotOf(world, open, unit, leg).strength }));
      const firer = firstOrdered(
        able.sort((a, b) => b.strength - a.strength).map(({ unit }) => unit),
        (unit) => orders.of(OPPORTUNITY.id, unit),
        (unit, order) => wantsToFire(world, open, leg, unit, order),
      );
      return firer === 'none' ? PASS : firer === undefined ? undefined : unitAction(firer);
    },
  };
};

/** What both sides may say beforehand: opportunity fire, conversions and checks would stop play every few seconds. */
export const createOrders = (world: World): GameOrders<GreatestDayTypes> =>
  ordersOf([opportunity, landings, conversion, checks, rallyChecks, bonus, bonusChecks, assaulted, charges].map((part) => part(world)));
