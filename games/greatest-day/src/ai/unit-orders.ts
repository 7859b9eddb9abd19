import { hex as hexAction, Memory, type Order, type Rng, type Seat, type UnitPlanning, unit as unitAction, word } from '@bocage/kernel';
import { activatable } from '../rules/activation.js';
import { assaultTargets } from '../rules/assault.js';
import { targetsOf } from '../rules/fire.js';
import { inColumn } from '../rules/units.js';
import { possible } from '../steps/actions.js';
import type { ActivationFrame, GreatestDayFrame, GreatestDayTypes, GreatestDayView } from '../types.js';
import { hexOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { sideOfSeat } from './ground.js';
import { worthIn } from './moves.js';
import { postureOf } from './postures.js';
import { nestsCost } from './shore.js';
import { type Ways, waysOf } from './ways.js';

/** What one activation of thought may cost: evaluations, and phases after it. */
const BUDGET = 40;
const HORIZON = 0;
/** Destinations of a unit that are tried, the likeliest. */
const MOST = 5;

const topOf = ({ open }: GreatestDayView): GreatestDayFrame | undefined => open.stack.at(-1);
/** What still belongs to the order of a unit. */
const REST: readonly GreatestDayFrame['step'][] = ['acting', 'moving', 'fire', 'assault'];

/** §S.3 §S.10 Who acts with a chit, and what he does; what is asked besides the script answers. */
function asks(view: GreatestDayView, seat: Seat): 'order' | 'rest' | undefined {
  const top = topOf(view);
  if (!top || !('asks' in top) || top.asks !== seat) return undefined;
  if (top.step === 'activation') return 'order';
  return REST.includes(top.step) && view.open.stack.some(({ step }) => step === 'activation') ? 'rest' : undefined;
}

/** Everything a unit could be told: to go, to fire, to assault, to rally, or to lie still. */
function candidatesOf(asked: Asked<ActivationFrame>, unit: number): Order[] {
  const { world, open } = asked;
  if (hexOf(open, unit) < 0 || nestsCost(world, open, unit) > 2) return [];
  const words = possible(world, open, unit);
  const first = unitAction(unit);
  const orders: Order[] = [];
  if (words.includes('fire') && open.suppressed[unit] === 0)
    for (const target of targetsOf(world, open, unit).slice(0, MOST)) orders.push([first, word('fire'), unitAction(target)]);
  if (words.includes('assault'))
    for (const hex of assaultTargets(world, open, unit)) orders.push([first, word('assault'), hexAction(hex), word('go')]);
  if (words.includes('rally')) orders.push([first, word('rally')]);
  if (words.includes('move')) {
    const worth = worthIn(asked, unit);
    const now = inColumn(open, unit);
    const ways = waysOf(world, open, unit).map((way) => ({ way, worth: worth(way.hex, way.column) }));
    for (const { way } of ways.sort((a, b) => b.worth - a.worth).slice(0, MOST)) {
      const change = way.column === now ? [] : [word(way.column ? 'column' : 'deploy')];
      orders.push([first, word('move'), ...change, hexAction(way.hex), word(way.column ? 'deploy' : 'done')]);
    }
  }
  return orders;
}

/** §S.3 Planning at the level of units: what each does with the chit in play. */
export function createUnitPlanning(world: World, ways: Ways): UnitPlanning<GreatestDayTypes> {
  const listed = ({ open }: GreatestDayView, seat: Seat): Order[][] => {
    const frame = open.stack.at(-1) as ActivationFrame;
    const asked = { world, ways, open, side: sideOfSeat(seat), frame, legal: [], memory: new Memory(), posture: postureOf({}, seat) };
    return activatable(world, open, frame).map((unit) => candidatesOf(asked, unit));
  };
  return {
    asks,
    done: word('done'),
    candidates: listed,
    ideas: (view, seat) => {
      const lists = listed(view, seat).filter((list) => list.length > 0);
      return (rng: Rng) => {
        if (lists.length === 0) return [];
        const from = rng.below(lists.length);
        const some = Array.from({ length: 2 + rng.below(3) }, (_, i) => lists[(from + i) % lists.length] as readonly Order[]);
        return [...new Set(some)].map((list) => list[Math.min(rng.below(list.length), rng.below(list.length))] as Order);
      };
    },
    exceptions: true,
    replies: () => [{}],
    horizon: HORIZON,
    budget: BUDGET,
  };
}
