import type { HexId } from '@bocage/hex';
import {
  hex,
  NO_PLAN,
  type Order,
  type OrderQuestion,
  type Plan,
  type Rng,
  type Seat,
  type UnitId,
  type UnitPlanning,
  unit,
  word,
} from '@bocage/kernel';
import { destinations, moveTest } from '../rules/movement.js';
import { unitsOnMap } from '../rules/units.js';
import { ALLIED, enemyOf, GERMAN, hexOf, type NormandyTypes, type NormandyView, SEATS, type Side } from '../types.js';
import { chooseAction, type Mind } from './choose.js';
import { crowdAround } from './crowd.js';
import { NO_LANES } from './lanes.js';
import { POSTURES, type Posture } from './move-value.js';
import { areMarchesOrdered, MARCHES_ORDERED, valueFor } from './moves.js';
import { noFronts } from './onset.js';

/** Evaluations a phase, by side: with no more than the Allies have the German won one campaign in three. */
const BUDGETS = [90, 240] as const;
/** Phases ahead: both sides answer, and none of them ends with a march. */
const HORIZON = 4;
/** Evaluations for the posture: the script's and each tactic for everybody, and little more. */
const POSTURE = 14;
/** Destinations of a unit that are tried, the likeliest. */
const MOST = 20;

const ASKED: Readonly<Record<string, OrderQuestion>> = { movement: 'order', leg: 'rest' };
const ORDINARY = ['advance', 'guard'] as const;
/** What the other side may do about it besides what its script does first. */
const OTHERWISE = ['assault', 'counter'] as const;

const sideOfSeat = (seat: Seat): Side => (seat === SEATS[ALLIED] ? ALLIED : GERMAN);

interface Marcher {
  readonly unit: UnitId;
  readonly at: HexId;
  /** Where it can go, the likeliest first. */
  readonly hexes: readonly HexId[];
}

/** §R.3 Units on the map that can still move. */
function marchers(mind: Mind, view: NormandyView, side: Side): Marcher[] {
  const canMove = moveTest(mind.world, view, side);
  const posture = POSTURES[ORDINARY[side]] as Posture;
  return unitsOnMap(mind.world, view.open, side)
    .filter(canMove)
    .map((id) => {
      const worth = valueFor(mind, view, id, posture);
      const found = destinations(mind.world, view, id).map((to) => ({ to, value: worth(to) }));
      return { unit: id, at: hexOf(view.open, id), hexes: found.sort((a, b) => b.value - a.value || a.to - b.to).map(({ to }) => to) };
    });
}

const march = (id: UnitId, to: HexId): Order => [unit(id), hex(to)];

/** §C.9 Who is on the map marches where nobody is shut in for it; who arrives is left to the script. */
function fits(mind: Mind, view: NormandyView, [first, second]: Order): boolean {
  if (first?.kind !== 'unit' || !((view.open.hex[first.unit] ?? -1) >= 0)) return false;
  if (second?.kind !== 'hex') return true;
  return destinations(mind.world, view, first.unit).includes(second.hex) && crowdAround(mind, view, first.unit).by(second.hex) <= 0;
}

/** Units that can come up to one enemy hex, and where they would stand. */
interface Ring {
  readonly able: readonly { readonly unit: UnitId; readonly near: readonly HexId[] }[];
}

function ringsOf({ world: { grid } }: Mind, list: readonly Marcher[], enemies: readonly HexId[]): Ring[] {
  return enemies
    .map((enemy) => ({
      able: list.flatMap(({ unit: id, hexes }) => {
        const near = hexes.filter((to) => grid.distance(to, enemy) === 1);
        return near.length > 0 ? [{ unit: id, near }] : [];
      }),
    }))
    .filter(({ able }) => able.length > 1);
}

/** Two to five round one enemy hex, each as far from the first as he can stand. */
function gather({ world: { grid } }: Mind, { able }: Ring, rng: Rng): readonly Order[] {
  const left = [...able];
  const wanted = Math.min(left.length, 2 + rng.below(4));
  const stands: HexId[] = [];
  return Array.from({ length: wanted }, () => {
    const [{ unit: id, near }] = left.splice(rng.below(left.length), 1) as [Ring['able'][number]];
    const [first] = stands;
    const to = first === undefined || rng.below(3) === 0 ? near[rng.below(near.length)] : farthest(grid, near, first);
    stands.push(to as HexId);
    return march(id, to as HexId);
  });
}

const farthest = (grid: Mind['world']['grid'], hexes: readonly HexId[], from: HexId): HexId =>
  hexes.reduce((a, b) => (grid.distance(b, from) > grid.distance(a, from) ? b : a));

/** A whole stack to one hex. */
function together(stacks: readonly (readonly Marcher[])[], rng: Rng): readonly Order[] {
  const stack = stacks[rng.below(stacks.length)] as readonly Marcher[];
  const shared = (stack[0] as Marcher).hexes.slice(0, MOST).filter((to) => stack.every(({ hexes }) => hexes.includes(to)));
  const to = shared[Math.min(rng.below(shared.length || 1), rng.below(shared.length || 1))];
  return to === undefined ? [] : stack.map(({ unit: id }) => march(id, to));
}

function ideasOf(mind: Mind, view: NormandyView, side: Side): (rng: Rng) => readonly Order[] {
  const list = marchers(mind, view, side);
  const enemies = [...new Set(unitsOnMap(mind.world, view.open, enemyOf(side)).map((id) => hexOf(view.open, id)))];
  const rings = ringsOf(mind, list, enemies);
  const stacks = [...new Set(list.map(({ at }) => at))].map((from) => list.filter(({ at }) => at === from));
  const several = stacks.filter(({ length }) => length > 1);
  return (rng) => {
    if (rings.length > 0 && (several.length === 0 || rng.below(3) > 0)) return gather(mind, rings[rng.below(rings.length)] as Ring, rng);
    return several.length > 0 ? together(several, rng) : [];
  };
}

/** The enemy's script as it is, and with everybody coming at us. */
function repliesTo(mind: Mind, side: Side): readonly Plan[] {
  const enemy = enemyOf(side);
  const sectors = new Set(mind.fields.sector);
  return [NO_PLAN, Object.fromEntries([...sectors].map((sector) => [`move-${sector}`, OTHERWISE[enemy]]))];
}

/** §R.3 Planning at the level of units: every march of a movement phase. */
export function createUnitPlanning(mind: Mind): UnitPlanning<NormandyTypes> {
  // Once the planned march is made ways back are left to luck in imagined play: to mind them is a good part of all thought.
  const heedless = { ...mind, lanes: NO_LANES, fronts: noFronts(mind.world) };
  const replies = [repliesTo(mind, ALLIED), repliesTo(mind, GERMAN)] as const;
  return {
    asks: ({ open }) => ASKED[open.stack.at(-1)?.step ?? ''],
    done: word('done'),
    afterwards: MARCHES_ORDERED,
    fits: (view, order) => fits(mind, view, order),
    candidates: (view, seat) =>
      marchers(mind, view, sideOfSeat(seat)).map(({ unit: id, hexes }) => hexes.slice(0, MOST).map((to) => march(id, to))),
    ideas: (view, seat) => ideasOf(mind, view, sideOfSeat(seat)),
    replies: (seat) => replies[sideOfSeat(seat)],
    imagined: (view, _seat, legal, plan, memory) => chooseAction(areMarchesOrdered(plan) ? mind : heedless, view, legal, plan, memory),
    posture: POSTURE,
    horizon: HORIZON,
    budget: (seat) => BUDGETS[sideOfSeat(seat)],
  };
}
