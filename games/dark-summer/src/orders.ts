import {
  frameAsking,
  type GameOrders,
  hex as hexAction,
  type OrderPart,
  ordersOf,
  type UnitId,
  unit as unitAction,
  word,
} from '@bocage/kernel';
import { occupancyOf, sideOf } from './occupancy.js';
import { emergencyPaths } from './rules/10-movement/moves.js';
import { type Command, type DarkSummerTypes, enemyOf, hexOf, type Open, seatOf } from './types.js';
import type { World } from './world.js';

type Part = OrderPart<DarkSummerTypes>;

/** §9.1 The first of the cup are Allied chits. */
const ALLIED_CHITS = 3;

/** §9.3.4 */
const reaction: Part = {
  kind: {
    id: 'reaction',
    title: 'Reactions',
    about: 'After each Allied round, as long as you have Reaction chits.',
    section: '9.3.4',
    seats: ['german'],
    choices: [
      {
        id: 'late',
        title: 'Pass until the turn is nearly over',
        number: { title: 'Allied chits left in the cup', least: 0, most: 6, usual: 1 },
      },
      { id: 'pass', title: 'Pass' },
    ],
  },
  asked: (view, seat) => frameAsking(view, seat, 'react') && [],
  answer(view, seat, _legal, orders) {
    if (!frameAsking(view, seat, 'react')) return undefined;
    const { choice, n = 0 } = orders.of('reaction');
    const left = view.open.cup.slice(0, ALLIED_CHITS).reduce((sum, chits) => sum + chits, 0);
    return choice === 'pass' || (choice === 'late' && left > n) ? word('pass') : undefined;
  },
};

/** §11.3.2 §12.0 */
const support: Part = {
  kind: {
    id: 'support',
    title: 'Support in defence',
    about: 'When you are attacked and have a marker that could help the defence.',
    section: '11.3.2',
    choices: [
      { id: 'all', title: 'Give all I can' },
      { id: 'one', title: 'Give one marker a battle' },
      { id: 'never', title: 'Give none' },
    ],
  },
  asked: (view, seat) => (frameAsking(view, seat, 'support')?.purpose === 'defence' ? [] : undefined),
  answer(view, seat, legal, orders) {
    if (frameAsking(view, seat, 'support')?.purpose !== 'defence') return undefined;
    const { choice } = orders.of('support');
    const battle = view.open.stack.findLast((frame) => frame.step === 'battle');
    const given = battle?.step === 'battle' ? battle.defenceSupport.length : 0;
    if (choice === 'never' || (choice === 'one' && given > 0)) return word('done');
    return choice === 'all' || choice === 'one' ? legal[0] : undefined;
  },
};

/** §R.EX */
const exchange: Part = {
  kind: {
    id: 'exchange',
    title: 'Exchanges',
    about: 'When Kampfgruppen or Tigers may take an exchange as one step on both sides.',
    section: 'R.EX',
    seats: ['german'],
    choices: [
      { id: 'both-lose', title: 'One step on both sides' },
      { id: 'exchange', title: 'The whole exchange' },
    ],
  },
  asked: (view, seat) => frameAsking(view, seat, 'soften') && [],
  answer: (view, seat, legal, orders) =>
    frameAsking(view, seat, 'soften') ? legal.find((action) => action === word(orders.of('exchange').choice)) : undefined,
};

/** §8.3 */
const homeward: Part = {
  kind: {
    id: 'homeward',
    title: 'Airborne troops going home',
    about: 'At the beginning of your move rounds, while paratroops, Rangers and commandos may leave for England.',
    section: '8.3',
    seats: ['allied', 'us', 'british'],
    choices: [
      { id: 'keep', title: 'Keep them here, before turn', number: { title: 'ask me from this turn on', least: 2, most: 6, usual: 4 } },
    ],
  },
  asked: (view, seat) => frameAsking(view, seat, 'withdraw') && [],
  answer(view, seat, _legal, orders) {
    const { choice, n = 0 } = orders.of('homeward');
    return frameAsking(view, seat, 'withdraw') && choice === 'keep' && view.open.turn < n ? word('done') : undefined;
  },
};

/** §10.3.1 Of the hexes a unit can slip away to the one farthest from the enemy. */
function refuge(world: World, open: Open, unit: UnitId, ends: readonly number[]): number {
  const { side } = occupancyOf(world, open);
  const enemy = enemyOf(sideOf(world, unit));
  const room = (at: number): number => {
    for (let range = 1; range < 6; range++) if (world.grid.ring(at, range).some((near) => side[near] === enemy)) return range;
    return 6;
  };
  return ends.reduce((best, end) => (room(end) > room(best) ? end : best));
}

/** §10.3 §10.3.2 In a Move Round, and with the option in a reaction: who is held fast slips away before others move. */
const withdrawal = (world: World): Part => ({
  kind: {
    id: 'withdrawal',
    title: 'Emergency withdrawal',
    about: 'In your move rounds, and with the option in your reactions, for units that the enemy holds fast.',
    section: '10.3',
    units: true,
    choices: [{ id: 'slip', title: 'Slip away whenever it is possible' }],
  },
  units: ({ open }, seat) =>
    open.hex.flatMap((at, unit) => (at >= 0 && seatOf(open, world.roster.command[unit] as Command) === seat ? [unit] : [])),
  asked(view, seat) {
    const leg = frameAsking(view, seat, 'leg');
    return leg && emergencyPaths(world, view.open, leg.unit, leg.kind).length > 0 ? [leg.unit] : undefined;
  },
  answer(view, seat, legal, orders) {
    const { open } = view;
    const slips = (unit: UnitId): boolean => orders.of('withdrawal', unit).choice === 'slip';
    const leg = frameAsking(view, seat, 'leg');
    if (leg) {
      const ends = slips(leg.unit) ? emergencyPaths(world, open, leg.unit, leg.kind).map(([, , end]) => end) : [];
      return ends.length > 0 ? hexAction(refuge(world, open, leg.unit, ends)) : undefined;
    }
    const moving = frameAsking(view, seat, 'moving');
    if (!moving || !orders.list.some(({ kind, choice }) => kind === 'withdrawal' && choice === 'slip')) return undefined;
    const held = legal.find(({ kind, ...action }) => {
      const unit = kind === 'unit' ? (action as { unit: UnitId }).unit : -1;
      return unit >= 0 && hexOf(open, unit) >= 0 && slips(unit) && emergencyPaths(world, open, unit, moving.kind).length > 0;
    });
    return held?.kind === 'unit' ? unitAction(held.unit) : undefined;
  },
});

/** What both sides may say beforehand. */
export const createOrders = (world: World): GameOrders<DarkSummerTypes> =>
  ordersOf([reaction, support, exchange, homeward, withdrawal(world)]);
