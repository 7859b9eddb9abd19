import {
  type Action,
  ASK,
  firstOrdered,
  type OrderKind,
  type OrderPart,
  type Orders,
  type StandingOrder,
  type UnitId,
  unit as unitAction,
  word,
} from '@bocage/kernel';
import type { BeachingFrame } from './frames/naval.js';
import { defenceLines } from './rules/defences.js';
import { fireLines } from './rules/fire.js';
import { reactorsAt } from './rules/landing-fire.js';
import { sum } from './rules/quality.js';
import { unitsOnMap } from './rules/units.js';
import { GERMAN } from './sides.js';
import type { GreatestDayTypes, GreatestDayView, Open } from './types.js';
import type { World } from './world.js';

/** Stages of a landing in which the German is asked (§4.8.3(1)). */
const NESTS_AT_CRAFT = 1;
const FIRE_AT_CRAFT = 2;
const NESTS_ASHORE = 4;
const FIRE_ASHORE = 5;
const ASKING: readonly number[] = [NESTS_AT_CRAFT, FIRE_AT_CRAFT, NESTS_ASHORE, FIRE_ASHORE];

/** §4.2.2(1) §4.2.3 Either is fired once at a landing, at the craft or at one who steps off it. */
const LANDINGS: OrderKind = {
  id: 'landings',
  title: 'Fire at landings',
  about: 'When a craft comes in under your nests and in the fire zones of your units. What is said of one unit is for its own fire.',
  section: '4.2.3',
  seats: ['german'],
  units: true,
  choices: [
    { id: 'both', title: 'Units at the craft, nests at one who steps off' },
    { id: 'strength', title: 'The same, at a good strength', number: { title: 'strength at least', least: -4, most: 8, usual: 3 } },
    { id: 'craft', title: 'Everything at the craft' },
    { id: 'ashore', title: 'Everything at one who steps off' },
    { id: 'hold', title: 'Hold all fire' },
  ],
};

/** Which choices fire in which stage. */
const FIRES: Readonly<Record<number, readonly string[]>> = {
  [NESTS_AT_CRAFT]: ['craft'],
  [FIRE_AT_CRAFT]: ['both', 'strength', 'craft'],
  [NESTS_ASHORE]: ['both', 'strength', 'ashore'],
  [FIRE_ASHORE]: ['ashore'],
};

function landingAsked({ open: { stack } }: GreatestDayView): BeachingFrame | undefined {
  const top = stack[stack.length - 1];
  return top?.step === 'beaching' && ASKING.includes(top.stage) ? top : undefined;
}

const isOfNests = ({ stage }: BeachingFrame): boolean => stage === NESTS_AT_CRAFT || stage === NESTS_ASHORE;
/** §4.2.3(b) Whom the units fire at is chosen before who fires. */
const isOfTarget = ({ stage, target }: BeachingFrame): boolean => stage === FIRE_ASHORE && target < 0;

/** Who of the German's units could fire now. */
const firersAt = (world: World, open: Open, frame: BeachingFrame): readonly UnitId[] =>
  isOfNests(frame) ? [] : reactorsAt(world, open, frame.at, frame.tried);

/** How strong what is decided about would be: a firer at the craft or the one chosen, the nests or all fire at one ashore. */
function strengthOf(world: World, open: Open, { stage, craft, beach, at, target }: BeachingFrame, unit: UnitId): number {
  if (stage === NESTS_ASHORE || (stage === FIRE_ASHORE && target < 0))
    return sum(defenceLines(world, open, { kind: 'nests', how: 'landed', beach, target: unit, at }));
  return sum(fireLines(world, open, 'opportunity', unit, stage === FIRE_AT_CRAFT ? craft : target, at));
}

const unitsIn = (legal: readonly Action[]): UnitId[] => legal.flatMap((action) => (action.kind === 'unit' ? [action.unit] : []));
const holds = (legal: readonly Action[]): Action | undefined => legal.find((one) => one === word('hold') || one === word('pass'));

const fires = ({ stage }: BeachingFrame, { choice, n = 0 }: StandingOrder, strength: () => number): boolean =>
  (FIRES[stage]?.includes(choice) ?? false) && (choice !== 'strength' || strength() >= n);

/** §4.2.2(1) What was said of the whole side is for the nests. */
function nestsSay(world: World, open: Open, frame: BeachingFrame, legal: readonly Action[], order: StandingOrder): Action | undefined {
  if (order.choice === ASK) return undefined;
  const best = bestOf(world, open, frame, unitsIn(legal));
  if (!fires(frame, order, () => (best === undefined ? 0 : strengthOf(world, open, frame, best)))) return holds(legal);
  if (frame.stage === NESTS_AT_CRAFT) return word('nests');
  return best === undefined ? undefined : unitAction(best);
}

/** §4.2.3(a) §4.2.3(b) The strongest of those told to fire; ashore the target first, for whoever may then. */
function unitsSay(world: World, open: Open, frame: BeachingFrame, legal: readonly Action[], orders: Orders): Action | undefined {
  const strength = (unit: UnitId): number => (isOfTarget(frame) ? 0 : strengthOf(world, open, frame, unit));
  const firer = firstOrdered(
    [...firersAt(world, open, frame)].sort((a, b) => strength(b) - strength(a)),
    (unit) => orders.of(LANDINGS.id, unit),
    (unit, order) => fires(frame, order, () => strength(unit)),
  );
  if (firer === undefined) return undefined;
  if (firer === 'none') return holds(legal);
  const chosen = isOfTarget(frame) ? bestOf(world, open, frame, unitsIn(legal)) : firer;
  return chosen === undefined ? undefined : unitAction(chosen);
}

function bestOf(world: World, open: Open, frame: BeachingFrame, units: readonly UnitId[]): UnitId | undefined {
  const strength = new Map(units.map((unit) => [unit, strengthOf(world, open, frame, unit)]));
  return [...units].sort((a, b) => (strength.get(b) as number) - (strength.get(a) as number))[0];
}

/** §4.2.2(1) §4.2.3(a) §4.2.3(b) */
export const landings = (world: World): OrderPart<GreatestDayTypes> => ({
  kind: LANDINGS,
  units: ({ open }, seat) => (seat === 'german' ? unitsOnMap(world, open, GERMAN) : []),
  asked(view, seat) {
    const frame = seat === 'german' ? landingAsked(view) : undefined;
    return frame && firersAt(world, view.open, frame);
  },
  answer(view, seat, legal, orders) {
    const frame = seat === 'german' ? landingAsked(view) : undefined;
    if (!frame) return undefined;
    return isOfNests(frame)
      ? nestsSay(world, view.open, frame, legal, orders.of(LANDINGS.id))
      : unitsSay(world, view.open, frame, legal, orders);
  },
});
