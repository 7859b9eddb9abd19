import { hex as hexAction, type Order, type Plan, type Rng, type Seat, type UnitPlanning, unit as unitAction, word } from '@bocage/kernel';
import { canChangeMode, destinations, freshMover } from '../rules/movement.js';
import { movers } from '../steps/movement.js';
import { ALLIED, type BradleyFrame, type BradleyTypes, type BradleyView, GERMAN, type MovementFrame, type Side, seatOf } from '../types.js';
import type { World } from '../world.js';
import { goalsOf, worthIn } from './destinations.js';
import { postureOf } from './postures.js';
import { enemiesOf } from './worth.js';

/** What one phase of thought may cost, and how far ahead it looks: the rest of the turn. */
const BUDGET = 60;
const HORIZON = 7;
/** Destinations of a unit that are tried, the likeliest. */
const MOST = 14;

const topOf = ({ open }: BradleyView): BradleyFrame | undefined => open.stack.at(-1);
export const sideOf = (seat: Seat): Side => (seat === seatOf(GERMAN) ? GERMAN : ALLIED);

/** §6.0 The moves of everybody ashore are planned; who lands in this segment is left to the script. */
function asks(view: BradleyView): 'order' | 'rest' | undefined {
  const top = topOf(view);
  if (top?.step === 'movement') return top.who === 'all' ? 'order' : undefined;
  if (top?.step !== 'move') return undefined;
  return view.open.stack.some((frame) => frame.step === 'movement' && frame.who === 'landed') ? undefined : 'rest';
}

interface Movable {
  readonly unit: number;
  readonly hexes: readonly number[];
}

/** Whoever can move, and where to, the likeliest first. */
function movable(world: World, { open }: BradleyView, side: Side): Movable[] {
  const frame: Pick<MovementFrame, 'side' | 'who'> = { side, who: 'all' };
  const goals = goalsOf(world, open, side);
  return movers(world, open, frame).map((unit) => {
    const worth = worthIn(world, open, side, unit, postureOf({}, seatOf(side)), goals);
    const found = destinations(world, open, freshMover(world, open, unit)).map((hex) => [hex, worth(hex)] as const);
    return { unit, hexes: found.sort((a, b) => b[1] - a[1]).map(([hex]) => hex) };
  });
}

const march = (unit: number, hex: number): Order => [unitAction(unit), hexAction(hex)];

/** Each unit's likeliest hexes, a change of mode, and to stay. */
function candidatesOf(world: World, view: BradleyView, list: readonly Movable[]): Order[][] {
  return list.map(({ unit, hexes }) => {
    const orders: Order[] = hexes.slice(0, MOST).map((hex) => march(unit, hex));
    const changes = canChangeMode(world, view.open, freshMover(world, view.open, unit));
    return [...orders, [unitAction(unit), word('end')], ...(changes ? [[unitAction(unit), word('mode')]] : [])];
  });
}

/** Two to five round one enemy, or a whole stack to another hex. */
function ideasOf(world: World, { open }: BradleyView, side: Side, list: readonly Movable[]): (rng: Rng) => readonly Order[] {
  const enemies = enemiesOf(world, open, side);
  const stacks = [...new Set(list.map(({ unit }) => open.hex[unit] as number))];
  const ring = (rng: Rng): Order[] => {
    const enemy = enemies[rng.below(enemies.length)] as number;
    const able = list.flatMap(({ unit, hexes }) => {
      const near = hexes.filter((hex) => world.grid.distance(hex, enemy) === 1);
      return near.length > 0 ? [{ unit, near }] : [];
    });
    const wanted = Math.min(able.length, 2 + rng.below(4));
    const orders: Order[] = [];
    for (let i = 0; i < wanted; i++) {
      const [drawn] = able.splice(rng.below(able.length), 1);
      if (drawn) orders.push(march(drawn.unit, drawn.near[rng.below(drawn.near.length)] as number));
    }
    return orders;
  };
  const together = (rng: Rng): Order[] => {
    const from = stacks[rng.below(stacks.length)] as number;
    const stack = list.filter(({ unit }) => open.hex[unit] === from);
    const shared = (stack[0]?.hexes ?? []).filter((hex) => stack.every(({ hexes }) => hexes.includes(hex)));
    const to = shared[Math.min(rng.below(shared.length || 1), rng.below(shared.length || 1))];
    return to === undefined ? [] : stack.map(({ unit }) => march(unit, to));
  };
  return (rng) => {
    if (list.length === 0) return [];
    return enemies.length > 0 && rng.below(2) === 0 ? ring(rng) : together(rng);
  };
}

/** What the other side may do: as its script has it, or boldly. */
export const replies = (seat: Seat): readonly Plan[] => [{}, { [seatOf(sideOf(seat) === ALLIED ? GERMAN : ALLIED)]: 'bold' }];

/** §6.0 Planning at the level of units: where everybody ashore goes. */
export function createUnitPlanning(world: World): UnitPlanning<BradleyTypes> {
  return {
    asks,
    done: word('done'),
    candidates: (view, seat) => candidatesOf(world, view, movable(world, view, sideOf(seat))),
    ideas: (view, seat) => ideasOf(world, view, sideOf(seat), movable(world, view, sideOf(seat))),
    replies,
    horizon: HORIZON,
    budget: () => BUDGET,
  };
}
