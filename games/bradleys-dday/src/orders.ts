import type { HexId } from '@bocage/hex';
import type { Action, GameOrders, OrderKind, OrderPart, Orders, Seat, StandingOrder, UnitId } from '@bocage/kernel';
import { ASK, firstOrdered, frameAsking, hex as hexAction, ordersOf, unit as unitAction, word } from '@bocage/kernel';
import { HQ } from './roster.js';
import { answerers, struckBy } from './rules/battle.js';
import { fireKindOf, fireOdds, firersAt } from './rules/fire.js';
import { unitsOnMap } from './rules/units.js';
import { sideAt } from './sides.js';
import type { BattleFrame, BradleyTypes, BradleyView, Open, Side, VolleyFrame } from './types.js';
import type { World } from './world.js';

type Part = OrderPart<BradleyTypes>;

const ownUnits = (world: World, { open }: BradleyView, seat: Seat): number[] => unitsOnMap(world, open, sideAt(seat));

/** §16.1 */
const HEADQUARTERS: OrderKind = {
  id: 'headquarters',
  title: 'Headquarters in defence',
  about: 'Before the dice, when units are struck that a headquarters of yours could support. Each supports once in a player turn.',
  section: '16.1',
  units: true,
  choices: [
    { id: 'many', title: 'Support stacks', number: { title: 'units struck, at least', least: 1, most: 6, usual: 2 } },
    { id: 'assault', title: 'Support against close assault only' },
    { id: 'always', title: 'Support the first that are struck' },
    { id: 'never', title: 'Do not support' },
  ],
};

/** §16.1 Whether what was said lets a headquarters support in this battle. */
function wantsToSupport(world: World, open: Open, battle: BattleFrame, { choice, n = 0 }: StandingOrder): boolean {
  if (choice === 'assault') return battle.kind === 'assault';
  return choice === 'always' || (choice === 'many' && struckBy(world, open, battle).length >= n);
}

const headquarters = (world: World): Part => ({
  kind: HEADQUARTERS,
  units: (view, seat) => ownUnits(world, view, seat).filter((unit) => world.roster.kind[unit] === HQ),
  asked(view, seat) {
    const battle = frameAsking(view, seat, 'battle');
    return battle && answerers(world, view.open, battle);
  },
  answer(view, seat, _legal, orders) {
    const battle = frameAsking(view, seat, 'battle');
    if (!battle) return undefined;
    const found = firstOrdered(
      answerers(world, view.open, battle),
      (unit) => orders.of(HEADQUARTERS.id, unit),
      (_unit, order) => wantsToSupport(world, view.open, battle, order),
    );
    return found === 'none' ? word('ready') : found === undefined ? undefined : word(`support:${found}`);
  },
});

/** §10.2 §3.1 */
const FIRE: OrderKind = {
  id: 'defensive-fire',
  title: 'Defensive fire',
  about: 'In your fire segment of the other side’s turn. Support points are never spent by an order.',
  section: '10.2',
  units: true,
  choices: [
    {
      id: 'difference',
      title: 'Fire with all where it is worth it',
      number: { title: 'strength above theirs, at least', least: -2, most: 12, usual: 3 },
    },
    { id: 'never', title: 'Do not fire' },
  ],
};

const isDefensive = ({ segment }: Open): boolean => segment === 'german-defensive-fire' || segment === 'allied-defensive-fire';

/** §10.2 Those of a side that were not told to hold their fire. */
function willing(world: World, open: Open, side: Side, target: HexId, orders: Orders): UnitId[] {
  return firersAt(world, open, side, target).filter((unit) => orders.of(FIRE.id, unit).choice === 'difference');
}

/** §10.2.8 How far above the target all that are willing would be. */
function margin(world: World, open: Open, side: Side, target: HexId, orders: Orders): number {
  const firers = willing(world, open, side, target, orders);
  if (firers.length === 0) return Number.NEGATIVE_INFINITY;
  return fireOdds(world, open, { side, target, firers, asp: 0, armorOnly: 0 }, []).differential;
}

/** §10.2 The hex that is worth most, or none: then the segment is over, unless somebody who could fire is to be asked about. */
function chooseTarget(world: World, open: Open, side: Side, legal: readonly Action[], orders: Orders): Action | undefined {
  const { choice, n = 0 } = orders.of(FIRE.id);
  if (choice === ASK) return undefined;
  const hexes = legal.flatMap((action) => (action.kind === 'hex' ? [action.hex] : []));
  const worth = hexes.map((at) => ({ at, margin: margin(world, open, side, at, orders) })).sort((a, b) => b.margin - a.margin);
  const [best] = worth;
  if (best && best.margin >= n) return hexAction(best.at);
  const isToAsk = hexes.some((at) => firersAt(world, open, side, at).some((unit) => orders.of(FIRE.id, unit).choice === ASK));
  return isToAsk ? undefined : word('done');
}

/** §10.2 One target after another, each by all that are willing. */
const defensiveFire = (world: World): Part => ({
  kind: FIRE,
  units: (view, seat) => ownUnits(world, view, seat).filter((unit) => fireKindOf(world, unit) !== undefined),
  asked: (view, seat) => (isDefensive(view.open) ? frameAsking(view, seat, 'fire') && [] : undefined),
  answer(view, seat, legal, orders) {
    const { open } = view;
    if (!isDefensive(open)) return undefined;
    const fire = frameAsking(view, seat, 'fire');
    if (fire) return chooseTarget(world, open, fire.side, legal, orders);
    const volley = frameAsking(view, seat, 'volley');
    return volley && completeVolley(world, open, volley, legal, orders);
  },
});

/** §10.2.8 Goes on with a volley that the order has begun: what is put together by hand is left alone. */
function completeVolley(world: World, open: Open, volley: VolleyFrame, legal: readonly Action[], orders: Orders): Action | undefined {
  const { side, target, firers, asp, armorOnly } = volley;
  const { choice, n = 0 } = orders.of(FIRE.id);
  const able = willing(world, open, side, target, orders);
  const isOwn = choice === 'difference' && asp === 0 && armorOnly === 0 && firers.every((unit) => able.includes(unit));
  if (!isOwn || margin(world, open, side, target, orders) < n) return undefined;
  const next = able.find((unit) => !firers.includes(unit));
  return next === undefined ? word('declare') : legal.find((action) => action === unitAction(next));
}

/** What both sides may say beforehand. */
export const createOrders = (world: World): GameOrders<BradleyTypes> => ordersOf([headquarters(world), defensiveFire(world)]);
