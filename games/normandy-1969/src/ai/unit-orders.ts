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
import type { Mind } from './choose.js';
import { POSTURES, type Posture } from './move-value.js';
import { valueFor } from './moves.js';

/** Evaluations a phase, and phases ahead: one whole turn, so both sides have answered. */
const BUDGET = 200;
const HORIZON = 5;
/** Units further from an enemy than this are not gathered round him. */
const GATHER = 14;
/** Sides of a hex in the order they are taken: opposite ones first, so that two units already shut him in. */
const OPPOSITE = [0, 3, 1, 4, 2, 5];

const ASKED: Readonly<Record<string, OrderQuestion>> = { movement: 'order', leg: 'rest', landing: 'rest', glide: 'rest', entry: 'rest' };
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

/** Two to five round one enemy hex. */
function gather({ world: { grid } }: Mind, list: readonly Marcher[], enemy: HexId, rng: Rng): readonly Order[] {
  const turned = rng.below(OPPOSITE.length);
  const ring = OPPOSITE.map((direction) => grid.neighbour(enemy, (direction + turned) % OPPOSITE.length)).filter((to) => to >= 0);
  const near = list.filter(({ at }) => grid.distance(at, enemy) <= GATHER);
  const wanted = Math.min(near.length, 2 + rng.below(4));
  const orders: Order[] = [];
  while (orders.length < wanted && near.length > 0) {
    const [drawn] = near.splice(rng.below(near.length), 1) as [Marcher];
    const to = orders.length < 2 ? ring[orders.length] : ring[rng.below(ring.length)];
    if (to !== undefined && drawn.hexes.includes(to)) orders.push(march(drawn.unit, to));
  }
  return orders.length < 2 ? [] : orders;
}

/** The enemy's script as it is, and with everybody coming at us. */
function repliesTo(mind: Mind, side: Side): readonly Plan[] {
  const enemy = enemyOf(side);
  const sectors = new Set(mind.fields.sector);
  return [NO_PLAN, Object.fromEntries([...sectors].map((sector) => [`move-${sector}`, OTHERWISE[enemy]]))];
}

/** §R.3 Planning at the level of units: every march of a movement phase. */
export function createUnitPlanning(mind: Mind): UnitPlanning<NormandyTypes> {
  const replies = [repliesTo(mind, ALLIED), repliesTo(mind, GERMAN)] as const;
  return {
    asks: ({ open }) => ASKED[open.stack.at(-1)?.step ?? ''],
    done: word('done'),
    candidates: (view, seat) => marchers(mind, view, sideOfSeat(seat)).map(({ unit: id, hexes }) => hexes.map((to) => march(id, to))),
    ideas(view, seat) {
      const side = sideOfSeat(seat);
      const list = marchers(mind, view, side);
      const enemies = [...new Set(unitsOnMap(mind.world, view.open, enemyOf(side)).map((id) => hexOf(view.open, id)))];
      return (rng) => (enemies.length === 0 ? [] : gather(mind, list, enemies[rng.below(enemies.length)] as HexId, rng));
    },
    replies: (seat) => replies[sideOfSeat(seat)],
    horizon: HORIZON,
    budget: BUDGET,
  };
}
