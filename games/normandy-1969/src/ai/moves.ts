import type { HexId } from '@bocage/hex';
import { type Action, bestHex, hex, type Memory, type Plan, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { BEACHES } from '../ground.js';
import { occupancyOf, sideOf } from '../occupancy.js';
import { freeHexes, landingHexes } from '../rules/landing.js';
import { destinations } from '../rules/movement.js';
import { fullStrength } from '../rules/units.js';
import {
  ALLIED,
  type ArrivalHexFrame,
  type EntryFrame,
  GERMAN,
  hexOf,
  type LegFrame,
  type NormandyView,
  type Open,
  PIECE_BASE,
  type Side,
} from '../types.js';
import { type MarchOrder, planAssaults } from './assault-plan.js';
import type { Mind } from './choose.js';
import { crowdAround, crowdedStacks } from './crowd.js';
import { moveTactic } from './groups.js';
import { createHexValue, POSTURES, type Posture } from './move-value.js';

const DONE = word('done');
/** A move must gain this much over staying. */
const WORTHWHILE = 0.1;
/** Far more than where to land is ever worth. */
const STANDS_IN_THE_WAY = 50;
/** §C.5 A retreat reaches this far. */
const RETREAT = 2;

/** Units that were looked at in this phase and stay: they are not looked at again. */
interface Stayed {
  readonly units: Set<number>;
  /** Marches to attacks of this phase that are still to be made. */
  readonly orders: MarchOrder[];
  /** The move just decided on: its unit is chosen first, its hex at the next click. */
  next: { readonly unit: UnitId; readonly hex: HexId } | undefined;
}

const stayedIn = (memory: Memory, { turn, phase }: Open, orders: () => MarchOrder[]): Stayed =>
  memory.keep('stayed', `${turn}:${phase}`, () => ({ units: new Set<number>(), orders: orders(), next: undefined }));

/** §R.2 Attacks are gathered for in the movement before a combat phase. */
function gatherings(mind: Mind, view: NormandyView, plan: Plan): MarchOrder[] {
  const { open } = view;
  if (open.phase === 'allied-second') return [];
  const side = open.phase === 'allied-first' ? ALLIED : GERMAN;
  return planAssaults(mind, view, side, (hex) => postureIn(mind, hex, side, plan).attack);
}

/** The next march of a gathering that can still be made; units that attack from where they are stay there. */
function nextMarch(mind: Mind, view: NormandyView, legal: readonly Action[], staying: Stayed): Action | undefined {
  const { world } = mind;
  for (let order = staying.orders.shift(); order; order = staying.orders.shift()) {
    const action = unitAction(order.unit);
    if (view.open.hex[order.unit] === order.hex) staying.units.add(order.unit);
    else if (
      legal.includes(action) &&
      destinations(world, view, order.unit).includes(order.hex) &&
      crowdAround(mind, view, order.unit).by(order.hex) <= 0
    ) {
      staying.next = order;
      return action;
    }
  }
  return undefined;
}

/** Plans in which every march that is to be made has been ordered. */
export const MARCHES_ORDERED: Plan = { marches: 'ordered' };
export const areMarchesOrdered = ({ marches }: Plan): boolean => marches === MARCHES_ORDERED.marches;

/** The next unit with somewhere better to be, then the next to land or enter, then done. */
export function chooseMovement(mind: Mind, view: NormandyView, legal: readonly Action[], plan: Plan, memory: Memory): Action {
  const staying = stayedIn(memory, view.open, () => (areMarchesOrdered(plan) ? [] : gatherings(mind, view, plan)));
  const march = areMarchesOrdered(plan) ? undefined : (nextMarch(mind, view, legal, staying) ?? nextMove(mind, view, legal, plan, staying));
  if (march) return march;
  const relief = makeRoom(mind, view, legal, plan);
  if (!relief) return chooseArrival(mind, view, legal, plan) ?? DONE;
  staying.next = relief;
  return unitAction(relief.unit);
}

/** The next unit with somewhere better to be. */
function nextMove(mind: Mind, view: NormandyView, legal: readonly Action[], plan: Plan, staying: Stayed): Action | undefined {
  for (const action of legal) {
    if (action.kind !== 'unit' || action.unit >= PIECE_BASE || (view.open.hex[action.unit] as number) < 0) continue;
    if (staying.units.has(action.unit)) continue;
    const to = bestMove(mind, view, action.unit, plan);
    if (to !== undefined) {
      staying.next = { unit: action.unit, hex: to };
      return action;
    }
    staying.units.add(action.unit);
  }
  return undefined;
}

/** §C.9 Where friends still shut somebody in, whoever can end that at the least cost goes, whatever he was to do where he is. */
function makeRoom(mind: Mind, view: NormandyView, legal: readonly Action[], plan: Plan): MarchOrder | undefined {
  const { world } = mind;
  const able = legal.flatMap((action) =>
    action.kind === 'unit' && action.unit < PIECE_BASE && (view.open.hex[action.unit] as number) >= 0 ? [action.unit] : [],
  );
  const crowded = able.length === 0 ? [] : crowdedStacks(mind, view, sideOf(world, able[0] as number));
  let best: MarchOrder | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of able) {
    const from = hexOf(view.open, unit);
    if (!crowded.some((hex) => world.grid.distance(hex, from) <= RETREAT)) continue;
    const worthOf = valueFor(mind, view, unit, postureFor(mind, view, unit, plan));
    const crowd = crowdAround(mind, view, unit);
    for (const to of destinations(world, view, unit)) {
      const cost = worthOf(from) - worthOf(to);
      if (cost >= least || crowd.by(to) >= 0) continue;
      least = cost;
      best = { unit, hex: to };
    }
  }
  return best;
}

/** German reinforcements as they are due; Allied ones the largest first, unless the plan saves capacity. */
function chooseArrival(mind: Mind, view: NormandyView, legal: readonly Action[], plan: Plan): Action | undefined {
  const { world } = mind;
  const { open } = view;
  const waiting = legal.filter((action) => action.kind === 'unit' && (action.unit >= PIECE_BASE || (open.hex[action.unit] as number) < 0));
  const coming = withRoomToLand(mind, view, waiting);
  if (coming.length === 0) return undefined;
  const strength = (action: Action): number => {
    if (action.kind !== 'unit') return 0;
    return action.unit >= PIECE_BASE ? 0 : fullStrength(world, open, action.unit);
  };
  const largest = coming.reduce((a, b) => (strength(b) > strength(a) ? b : a));
  return plan.landing === 'save' && open.turn > 1 && strength(largest) < 12 ? undefined : largest;
}

/** §C.9 §O.9 Who can land only where he stands in the way waits a day: the capacity is kept. */
function withRoomToLand(mind: Mind, view: NormandyView, waiting: readonly Action[]): readonly Action[] {
  const { world } = mind;
  const { open } = view;
  const first = waiting.find((action) => action.kind === 'unit' && action.unit < PIECE_BASE);
  if (first?.kind !== 'unit' || open.turn === 1) return waiting;
  const crowd = crowdAround(mind, view, first.unit);
  const free = new Set(freeHexes(world, open, world.ground.beaches).filter((hex) => crowd.by(hex) <= 0));
  return waiting.filter((action) => action.kind === 'unit' && landingHexes(world, open, action.unit).some((hex) => free.has(hex)));
}

/** Where the chosen unit goes. */
export function chooseWhere(
  mind: Mind,
  view: NormandyView,
  frame: LegFrame | ArrivalHexFrame | EntryFrame,
  legal: readonly Action[],
  plan: Plan,
  memory: Memory,
): Action {
  const { world } = mind;
  if (frame.step === 'leg') {
    const unit = frame.unit >= 0 ? frame.unit : view.known.chosen;
    const decided = stayedIn(memory, view.open, () => []).next;
    if (decided?.unit === unit && legal.includes(hex(decided.hex))) return hex(decided.hex);
    return bestHex(legal, valueFor(mind, view, unit, postureFor(mind, view, unit, plan)));
  }
  const crowd = crowdAround(mind, view, frame.step === 'entry' ? PIECE_BASE : frame.unit);
  const inTheWay = (at: number): number => STANDS_IN_THE_WAY * Math.max(0, crowd.by(at));
  if (frame.step === 'entry') return bestHex(legal, (at) => entryValue(mind, at) - inTheWay(at));
  const value = valueFor(mind, view, frame.unit, POSTURES.advance as Posture);
  const favoured = plan.landing;
  return bestHex(legal, (at) => {
    const area = world.ground.beach[at] as number;
    const lean = favoured === 'west' ? BEACHES.length - area : favoured === 'east' ? area : 0;
    return value(at) + lean - 0.2 * (occupancyOf(world, view.open).count[at] as number) - inTheWay(at);
  });
}

/** Nearest to the place that is worth most to the Germans now. */
function entryValue({ fields }: Mind, at: number): number {
  return Math.max(...fields.places.map(({ points, far }) => points / (12 + (far[1][at] as number))));
}

/** Where it is worth most to be, as long as nobody is left without a way back for it; who stands in the way goes if he can. */
function bestMove(mind: Mind, view: NormandyView, unit: UnitId, plan: Plan): number | undefined {
  const worthOf = valueFor(mind, view, unit, postureFor(mind, view, unit, plan));
  const crowd = crowdAround(mind, view, unit);
  let found: number | undefined;
  let value = worthOf(hexOf(view.open, unit)) + WORTHWHILE;
  for (const at of destinations(mind.world, view, unit)) {
    const here = worthOf(at);
    if (here + crowd.relief <= value) continue;
    const more = crowd.by(at);
    const relief = more < 0 ? crowd.relief : 0;
    if (more > 0 || here + relief <= value) continue;
    value = here + relief;
    found = at;
  }
  return found;
}

export function valueFor({ world, fields, senses }: Mind, view: NormandyView, unit: UnitId, posture: Posture): (hex: HexId) => number {
  return createHexValue(world, fields, senses(view, sideOf(world, unit)), view, unit, posture);
}

const postureFor = (mind: Mind, view: NormandyView, unit: UnitId, plan: Plan): Posture =>
  postureIn(mind, hexOf(view.open, unit), sideOf(mind.world, unit), plan);

function postureIn({ fields }: Mind, at: number, side: Side, plan: Plan): Posture {
  const sector = fields.sector[at];
  const tactic = plan[`move-${sector}`] ?? moveTactic(side);
  return (POSTURES[tactic] ?? POSTURES[side === ALLIED ? 'advance' : 'guard']) as Posture;
}
