import { chanceStep } from '@bocage/kernel';
import type { TIDES as TIDE_NAMES } from '../data/shapes.js';
import { isOptional } from '../rules/approach.js';
import { shiftUnit } from '../rules/landing.js';
import { pushed, shiftOf } from '../rules/look-ups.js';
import { minesCounted, pointsAt } from '../rules/mines.js';
import { type BradleyState, type BradleyTypes, type DisplacementFrame, type SeaFrame, type Tell, TIDES } from '../types.js';
import type { World } from '../world.js';
import { landingOf } from './landing-choices.js';

/** §5.4.2 The Sea Condition of a Beach Area for this turn. */
export const createSeaStep = ({ data }: World) =>
  chanceStep<BradleyTypes, SeaFrame>({
    section: '5.4.2',
    roll: () => ({ kind: 'dice', why: 'sea', section: '5.4.2', count: 1, sides: 6 }),
    resolve({ open }, { beach }, _roll, result, tell) {
      const die = result[0] as number;
      const value = data.tables.sea.conditions[die - 1]?.value as number;
      open.stack.pop();
      open.sea[beach] = value;
      tell({ event: 'sea', section: '5.4.2', beach, die, value });
    },
  });

/** §5.5.2 §5.7.2 §19.1 One roll; sea and mines push it away from 7, at Pointe du Hoc the sea alone. */
export const createDisplacementStep = (world: World) =>
  chanceStep<BradleyTypes, DisplacementFrame>({
    section: '5.5.2',
    roll: () => ({ kind: 'dice', why: 'displacement', section: '5.5.2', count: 2, sides: 6 }),
    resolve(state, { beach, units }, _roll, result, tell) {
      const { open } = state;
      const { tables } = world.data;
      const alone = isOptional(world, open, units[0] as number);
      const mines = alone ? 0 : pointsAt(world, open, state.sealed, beach);
      const dice = [...result];
      const rolled = (dice[0] as number) + (dice[1] as number);
      const counted = minesCounted(world, open, mines, 'displacement');
      const modified = pushed(tables, rolled, (open.sea[beach] as number) + counted);
      const shift = shiftOf(tables, TIDES[open.tide] as (typeof TIDE_NAMES)[number], modified);
      open.stack.pop();
      // R40 From the first roll of a beach on all know how many mine points it has.
      if (!alone) open.minePoints[beach] = mines;
      const unit = alone ? (units[0] as number) : -1;
      const modifier = modified - rolled;
      const each = open.options['hex-shift'] === 'on' && !alone ? [...units] : [];
      tell({ event: 'displaced', section: '5.5.3', beach, unit, dice, modifier, mines, counted, shift, units: each, reveals: 'all' });
      if (shift !== 0) shiftAll(world, state, { step: 'displacement', beach, units }, shift, tell);
    },
  });

/** §5.5.3 §5.5.4 */
function shiftAll(world: World, { open }: BradleyState, { beach, units }: DisplacementFrame, shift: number, tell: Tell): void {
  const aborted = units.filter((unit) => shiftUnit(world, open, beach, unit, shift) === 'aborted');
  if (aborted.length > 0) tell({ event: 'aborted', section: '5.5.5', units: aborted });
  if (!isOptional(world, open, units[0] as number)) landingOf(open).shifted.push(...units);
}
