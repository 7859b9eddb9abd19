import {
  type Action,
  ASK,
  frameAsking,
  type OrderKind,
  type OrderPart,
  type StandingOrder,
  type UnitId,
  unit as unitAction,
  word,
} from '@bocage/kernel';
import { capped, fireLines } from './rules/fire.js';
import { sum } from './rules/quality.js';
import { isArmoured } from './rules/ratings.js';
import { unitsOnMap } from './rules/units.js';
import { sideAt } from './sides.js';
import type { AssaultFrame, GreatestDayTypes, Open } from './types.js';
import { rosterOf, type World } from './world.js';

type Part = OrderPart<GreatestDayTypes>;

/** §S.27 */
const ASSAULTED: OrderKind = {
  id: 'assaulted',
  title: 'Stand or run',
  about: 'When a unit of yours is assaulted and could run two hexes for a Cohesion Hit.',
  section: 'S.27',
  units: true,
  choices: [
    { id: 'stand', title: 'Stand' },
    { id: 'run', title: 'Run' },
  ],
};

/** §S.27 */
export const assaulted = (world: World): Part => ({
  kind: ASSAULTED,
  units: ({ open }, seat) => unitsOnMap(world, open, sideAt(seat)),
  asked: (view, seat) => frameAsking(view, seat, 'stand')?.left.slice(0, 1),
  answer(view, seat, legal, orders) {
    const unit = frameAsking(view, seat, 'stand')?.left[0];
    const said = unit === undefined ? undefined : word(orders.of(ASSAULTED.id, unit).choice);
    return said !== undefined && legal.includes(said) ? said : undefined;
  },
});

/** §S.26 F5 */
const CHARGES: OrderKind = {
  id: 'charges',
  title: 'Fire at who charges',
  about: 'When a unit of yours stands and may fire once at one of those who charge.',
  section: 'S.26',
  units: true,
  choices: [
    { id: 'always', title: 'Fire at the best target' },
    { id: 'strength', title: 'Fire at a good strength', number: { title: 'strength at least', least: -4, most: 8, usual: 2 } },
    { id: 'armour', title: 'Fire only at armour' },
    { id: 'never', title: 'Hold fire' },
  ],
};

const assaultIn = ({ stack }: Open): AssaultFrame | undefined => stack.findLast((frame): frame is AssaultFrame => frame.step === 'assault');

/** §S.26 F5 What the shot at one who charges is worth: he is hit in the hex he comes from. */
function strengthAt(world: World, open: Open, firer: UnitId, target: UnitId): number {
  const from = assaultIn(open)?.from ?? -1;
  return capped(world, sum(fireLines(world, open, 'charging', firer, target, from)) + world.data.tables.modifiers.target.charging);
}

/** The best of those that may be fired at as was said; undefined where there is none. */
function targetOf(world: World, open: Open, firer: UnitId, legal: readonly Action[], { choice, n = 0 }: StandingOrder): UnitId | undefined {
  const roster = rosterOf(world, open);
  const shots = legal
    .flatMap((action) => (action.kind === 'unit' ? [{ unit: action.unit, strength: strengthAt(world, open, firer, action.unit) }] : []))
    .filter(({ unit, strength }) => (choice === 'armour' ? isArmoured(roster, open, unit) : choice !== 'strength' || strength >= n));
  return choice === 'never' ? undefined : shots.sort((a, b) => b.strength - a.strength)[0]?.unit;
}

/** §S.26 F5 */
export const charges = (world: World): Part => ({
  kind: CHARGES,
  units: ({ open }, seat) => unitsOnMap(world, open, sideAt(seat)),
  asked(view, seat) {
    const frame = frameAsking(view, seat, 'defend');
    return frame && [frame.unit];
  },
  answer(view, seat, legal, orders) {
    const frame = frameAsking(view, seat, 'defend');
    const order = frame && orders.of(CHARGES.id, frame.unit);
    if (!frame || !order || order.choice === ASK) return undefined;
    const target = targetOf(world, view.open, frame.unit, legal, order);
    return target === undefined ? legal.find((one) => one === word('hold') || one === word('pass')) : unitAction(target);
  },
});
