import {
  type Action,
  firstOrdered,
  frameAsking,
  type GameOrders,
  type OrderChoice,
  type OrderKind,
  type OrderPart,
  type Orders,
  ordersOf,
  type Seat,
  type StandingOrder,
  type UnitId,
  unit as unitAction,
  word,
} from '@bocage/kernel';
import { assaulted, charges } from './orders-assault.js';
import { landings } from './orders-landing.js';
import { capped, fireLines } from './rules/fire.js';
import { momentOfShot, reactors } from './rules/opportunity.js';
import { sum } from './rules/quality.js';
import { isArmoured } from './rules/ratings.js';
import { unitsOnMap } from './rules/units.js';
import { sideAt } from './sides.js';
import type { GreatestDayTypes, GreatestDayView, LegFrame, Open } from './types.js';
import { hexOf, rosterOf, type World } from './world.js';

type Part = OrderPart<GreatestDayTypes>;

const PASS = word('pass');
/** Stages of the frames below in which their owner is asked. */
const ASKING = 0;
const CONVERTING = 2;
/** Of guns: put through, before the bonus. */
const CALLED = 1;

const unitsOf =
  (world: World) =>
  ({ open }: GreatestDayView, seat: Seat): readonly UnitId[] =>
    unitsOnMap(world, open, sideAt(seat));

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

/** §S.6 While its division keeps so many Command Points. */
const paying = (title: string): OrderChoice => ({
  id: 'pay',
  title,
  number: { title: 'points kept at least', least: 0, most: 12, usual: 2 },
});

/** §S.6 Whether a unit's division may pay so much and keep what was said. */
function mayPay(world: World, open: Open, unit: UnitId, cost: number, { n = 0 }: StandingOrder): boolean {
  return (open.cp[rosterOf(world, open).division[unit] as number] as number) - cost >= n;
}

/** §S.20 §S.21 A question about one unit with a button for each answer; `otherwise` where points are not to be spent. */
interface PaidQuestion {
  readonly kind: OrderKind;
  readonly otherwise: string;
  cost(world: World): number;
  unitIn(view: GreatestDayView, seat: Seat): UnitId | undefined;
}

const paid =
  ({ kind, otherwise, cost, unitIn }: PaidQuestion) =>
  (world: World): Part => ({
    kind,
    units: unitsOf(world),
    asked(view, seat) {
      const unit = unitIn(view, seat);
      return unit === undefined ? undefined : [unit];
    },
    answer(view, seat, legal, orders) {
      const unit = unitIn(view, seat);
      return unit === undefined
        ? undefined
        : sayPaid(world, view.open, legal, { unit, otherwise, cost: cost(world), kind: kind.id }, orders);
    },
  });

interface Said {
  readonly unit: UnitId;
  readonly kind: string;
  readonly otherwise: string;
  readonly cost: number;
}

function sayPaid(
  world: World,
  open: Open,
  legal: readonly Action[],
  { unit, kind, otherwise, cost }: Said,
  orders: Orders,
): Action | undefined {
  const order = orders.of(kind, unit);
  const said =
    order.choice === 'pay' && (!legal.includes(word('pay')) || !mayPay(world, open, unit, cost, order)) ? otherwise : order.choice;
  return legal.includes(word(said)) ? word(said) : undefined;
}

/** §S.21 D1 */
const conversion = paid({
  kind: {
    id: 'conversion',
    title: 'Suppression',
    about: 'When one of your units is to be suppressed and might take a Cohesion Hit instead.',
    section: 'S.21',
    units: true,
    choices: [
      paying('Convert it, by points while they last, else by a check'),
      { id: 'check', title: 'Try to convert it by a check' },
      { id: 'take', title: 'Take the suppression' },
    ],
  },
  otherwise: 'check',
  cost: ({ data }) => data.tables.command.convert,
  unitIn(view, seat) {
    const frame = frameAsking(view, seat, 'suffer');
    return frame?.stage === CONVERTING ? frame.unit : undefined;
  },
});

/** §S.20 */
const checks = paid({
  kind: {
    id: 'checks',
    title: 'Troop-quality checks',
    about: 'When a check of yours might be passed by a Command Point instead of the die.',
    section: 'S.20',
    units: true,
    choices: [{ id: 'roll', title: 'Roll' }, paying('Pay while points last, else roll')],
  },
  otherwise: 'roll',
  cost: ({ data }) => data.tables.command.pass,
  unitIn(view, seat) {
    const frame = frameAsking(view, seat, 'check');
    return frame?.open === 1 ? frame.unit : undefined;
  },
});

/** §S.18 */
const bonus = paid({
  kind: {
    id: 'bonus',
    title: 'Company bonus',
    about: 'When a firer of two steps may check for the Company Bonus.',
    section: 'S.18',
    units: true,
    choices: [
      { id: 'bonus', title: 'Always try for it' },
      { id: 'plain', title: 'Fire without it' },
    ],
  },
  otherwise: 'plain',
  cost: () => 0,
  unitIn(view, seat) {
    const shot = frameAsking(view, seat, 'shot');
    if (shot?.stage === ASKING) return shot.firer;
    const guns = frameAsking(view, seat, 'indirect');
    return guns?.stage === CALLED ? guns.firer : undefined;
  },
});

/** What both sides may say beforehand: opportunity fire, conversions and checks would stop play every few seconds. */
export const createOrders = (world: World): GameOrders<GreatestDayTypes> =>
  ordersOf([opportunity, landings, conversion, checks, bonus, assaulted, charges].map((part) => part(world)));
