import { type Action, type OrderKind, type OrderPart, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import type { BeachingFrame } from './frames/naval.js';
import { defenceLines } from './rules/defences.js';
import { fireLines } from './rules/fire.js';
import { sum } from './rules/quality.js';
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
  about: 'When a craft comes in under your nests and in the fire zones of your units.',
  section: '4.2.3',
  seats: ['german'],
  choices: [
    { id: 'both', title: 'Units at the craft, nests at one who steps off' },
    { id: 'craft', title: 'Everything at the craft' },
    { id: 'ashore', title: 'Everything at one who steps off' },
    { id: 'hold', title: 'Hold all fire' },
  ],
};

/** Which choices fire in which stage. */
const FIRES: Readonly<Record<number, readonly string[]>> = {
  [NESTS_AT_CRAFT]: ['craft'],
  [FIRE_AT_CRAFT]: ['both', 'craft'],
  [NESTS_ASHORE]: ['both', 'ashore'],
  [FIRE_ASHORE]: ['ashore'],
};

function landingAsked({ open: { stack } }: GreatestDayView): BeachingFrame | undefined {
  const top = stack[stack.length - 1];
  return top?.step === 'beaching' && ASKING.includes(top.stage) ? top : undefined;
}

/** How strong what is decided about would be: a firer at the craft or the one chosen, the nests or all fire at one ashore. */
function strengthOf(world: World, open: Open, { stage, craft, beach, at, target }: BeachingFrame, unit: UnitId): number {
  if (stage === NESTS_ASHORE || (stage === FIRE_ASHORE && target < 0))
    return sum(defenceLines(world, open, { kind: 'nests', how: 'landed', beach, target: unit, at }));
  return sum(fireLines(world, open, 'opportunity', unit, stage === FIRE_AT_CRAFT ? craft : target, at));
}

const unitsIn = (legal: readonly Action[]): UnitId[] => legal.flatMap((action) => (action.kind === 'unit' ? [action.unit] : []));

/** §4.2.2(1) §4.2.3(a) §4.2.3(b) */
export const landings = (world: World): OrderPart<GreatestDayTypes> => ({
  kind: LANDINGS,
  asked: (view, seat) => (seat === 'german' && landingAsked(view) ? [] : undefined),
  answer(view, seat, legal, orders) {
    const frame = landingAsked(view);
    const { choice } = orders.of(LANDINGS.id);
    if (!frame || seat !== 'german' || !LANDINGS.choices.some(({ id }) => id === choice)) return undefined;
    if (!FIRES[frame.stage]?.includes(choice)) return legal.find((one) => one === word('hold') || one === word('pass'));
    if (frame.stage === NESTS_AT_CRAFT) return word('nests');
    const strength = (unit: UnitId): number => strengthOf(world, view.open, frame, unit);
    const [best] = unitsIn(legal).sort((a, b) => strength(b) - strength(a));
    return best === undefined ? undefined : unitAction(best);
  },
});
