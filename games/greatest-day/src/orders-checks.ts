import {
  type Action,
  frameAsking,
  type OrderChoice,
  type OrderKind,
  type OrderPart,
  type Orders,
  type Seat,
  type StandingOrder,
  type UnitId,
  word,
} from '@bocage/kernel';
import type { CheckReason } from './frames/combat.js';
import { unitsOnMap } from './rules/units.js';
import { sideAt } from './sides.js';
import type { GreatestDayTypes, GreatestDayView, Open } from './types.js';
import { rosterOf, type World } from './world.js';

type Part = OrderPart<GreatestDayTypes>;

/** Stages of the frames below in which their owner is asked. */
const ASKING = 0;
const CONVERTING = 2;
/** Of guns: put through, before the bonus. */
const CALLED = 1;

export const unitsOf =
  (world: World) =>
  ({ open }: GreatestDayView, seat: Seat): readonly UnitId[] =>
    unitsOnMap(world, open, sideAt(seat));

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
export const conversion = paid({
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

/** §S.20 One kind of check: what was said of it answers no other. */
const checkPart = (why: CheckReason, text: Pick<OrderKind, 'id' | 'title' | 'about' | 'section'>) =>
  paid({
    kind: {
      ...text,
      units: true,
      choices: [{ id: 'roll', title: 'Roll' }, paying('Pay while points last, else roll')],
    },
    otherwise: 'roll',
    cost: ({ data }) => data.tables.command.pass,
    unitIn(view, seat) {
      const frame = frameAsking(view, seat, 'check');
      return frame?.open === 1 && frame.why === why ? frame.unit : undefined;
    },
  });

/** §S.19 */
export const checks = checkPart('result', {
  id: 'checks',
  title: 'Checks under fire',
  about: 'When a unit hit by an S? may pass its check by a Command Point instead of the die.',
  section: 'S.20',
});

/** §S.28 */
export const rallyChecks = checkPart('rally', {
  id: 'rally-checks',
  title: 'Rally checks',
  about: 'When a unit that rallies may pass its check by a Command Point instead of the die.',
  section: 'S.28',
});

/** §S.18 */
export const bonusChecks = checkPart('bonus', {
  id: 'bonus-checks',
  title: 'Company bonus checks',
  about: 'When a firer may pass the check for the Company Bonus by a Command Point instead of the die.',
  section: 'S.18',
});

/** §S.18 */
export const bonus = paid({
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
