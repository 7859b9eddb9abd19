import { type Action, bestHex, word } from '@bocage/kernel';
import { sideOf, unitsAt } from '../occupancy.js';
import { excessUnits, hasRoom } from '../rules/5-stacking/stacking.js';
import {
  type AdvanceFrame,
  type Command,
  type DisplaceFrame,
  type LossesFrame,
  type Open,
  type OverStackFrame,
  type RetreatFrame,
  type SecondAdvanceFrame,
  seatOf,
} from '../types.js';
import { stepWorth, worthOf } from './combat-value.js';
import { breakWorth } from './divisions.js';
import type { Mind } from './mind.js';
import { valueFor } from './moves.js';

const DONE = word('done');

/** §11.3.6 The cheapest step. */
export function chooseLoss({ world, styles }: Mind, open: Open, _: LossesFrame, legal: readonly Action[]): Action {
  const price = (action: Action): number => (action.kind === 'unit' ? stepWorth(world, open, action.unit) + broken(action.unit) : 99);
  const broken = (unit: number): number =>
    open.steps[unit] === 1 && styles[sideOf(world, unit)].march ? breakWorth(world, open, unit) : 0;
  return legal.reduce((a, b) => (price(b) < price(a) ? b : a));
}

/** §11.3.7 Where it stands safest and closes the line best. */
export function chooseRetreat(mind: Mind, open: Open, frame: RetreatFrame, legal: readonly Action[]): Action {
  const unit = frame.units[0] as number;
  const worth = valueFor(mind, open, unit);
  return bestHex(legal, (hex) => worth(hex) - (hasRoom(mind.world, open, unit, hex) ? 0 : CROWDED));
}

/** §5.2 What it costs to go where somebody would have to be removed. */
const CROWDED = 8;

/** §11.3.8 Somebody takes the hex; more follow while that is better than where they stand. */
export function chooseAdvance(mind: Mind, open: Open, frame: AdvanceFrame, legal: readonly Action[]): Action {
  const { world } = mind;
  const units = legal.flatMap((action) => (action.kind === 'unit' ? [action] : []));
  if (units.length === 0) return legal[0] as Action;
  if (frame.kind === 'wave1' || frame.kind === 'wave2' || frame.beach === 1) return units[0] as Action;
  let chosen: Action | undefined;
  let most = isHeldBy(mind, open, frame) ? mind.styles[sideOf(world, (units[0] as { readonly unit: number }).unit)].advance : -1.5;
  for (const action of units) {
    const worth = valueFor(mind, open, action.unit);
    const leaves = unitsAt(world, open, open.hex[action.unit] as number).length === 1 ? 0.3 : 0;
    const gain = worth(frame.hex) - worth(open.hex[action.unit] as number) - leaves;
    if (gain > most) {
      most = gain;
      chosen = action;
    }
  }
  return chosen ?? (legal.includes(DONE) ? DONE : (legal[0] as Action));
}

const isHeldBy = ({ world }: Mind, open: Open, { hex }: AdvanceFrame): boolean => unitsAt(world, open, hex).length > 0;

/** §9.4.1 §9.4.3 One stays on the beach, the others go on inland where that is better. */
export function chooseSecondAdvance(mind: Mind, open: Open, frame: SecondAdvanceFrame, legal: readonly Action[]): Action {
  if (frame.unit >= 0) return bestHex(legal, valueFor(mind, open, frame.unit));
  const units = legal.flatMap((action) => (action.kind === 'unit' ? [action] : []));
  const first = units[0];
  if (!first) return DONE;
  const here = open.hex[first.unit] as number;
  if (unitsAt(mind.world, open, here).length < 2) return legal.includes(DONE) ? DONE : first;
  const tooMany = excessUnits(mind.world, open, here);
  const leaves = units.find((action) => tooMany.includes(action.unit));
  if (leaves) return leaves;
  for (const action of units) {
    const worth = valueFor(mind, open, action.unit);
    const ends = mind.fields.rings[here]?.[1] ?? [];
    if (ends.some((end) => mind.world.ground.terrain[end] !== 0 && worth(end) > worth(here) + 0.3)) return action;
  }
  return legal.includes(DONE) ? DONE : first;
}

/** §5.2 The enemy's best; after a retreat the least of its own. */
export function chooseOverStack({ world }: Mind, open: Open, { asks, hex }: OverStackFrame, legal: readonly Action[]): Action {
  const owner = world.roster.command[unitsAt(world, open, hex)[0] as number] as Command;
  const sign = seatOf(open, owner) === asks ? -1 : 1;
  const worth = (action: Action): number => (action.kind === 'unit' ? sign * worthOf(world, open, action.unit) : Number.NEGATIVE_INFINITY);
  return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** §8.1.3 The weakest makes room, and goes where it is useful. */
export function chooseDisplaced(mind: Mind, open: Open, frame: DisplaceFrame, legal: readonly Action[]): Action {
  if (frame.leaving >= 0) return bestHex(legal, valueFor(mind, open, frame.leaving));
  const worth = (action: Action): number => (action.kind === 'unit' ? worthOf(mind.world, open, action.unit) : 99);
  return legal.reduce((a, b) => (worth(b) < worth(a) ? b : a));
}
