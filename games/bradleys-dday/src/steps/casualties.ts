import { chanceStep } from '@bocage/kernel';
import { isOptional } from '../rules/approach.js';
import { isLarge, landingFire } from '../rules/landing-fire.js';
import { casualtyOf } from '../rules/look-ups.js';
import { minesCounted, pointsAt } from '../rules/mines.js';
import { disrupt, eliminate } from '../rules/units.js';
import type { BradleyState, BradleyTypes, CasualtiesFrame } from '../types.js';
import type { World } from '../world.js';

/** §5.6.2 §5.7.2 §19.1 R10 Fire and mines of the beach; for those who land elsewhere neither counts. */
function strengthFor(world: World, { open, sealed }: BradleyState, { beach, units }: CasualtiesFrame): number {
  if (isOptional(world, open, units[0] as number)) return world.data.tables.specialLandings.casualtyColumn;
  return landingFire(world, open, beach) + minesCounted(world, open, pointsAt(world, open, sealed, beach), 'casualties');
}

/** §5.2.4 §5.6 §5.6.3 Two dice for each unit that has landed; §5.8.1 for who swam, whether it sank. */
export const createCasualtiesStep = (world: World) =>
  chanceStep<BradleyTypes, CasualtiesFrame>({
    section: '5.6',
    settle({ open }, { units }) {
      if (units.length > 0) return false;
      open.stack.pop();
      return true;
    },
    roll: (_state, { units, swimming }) => {
      const swims = swimming.includes(units[0] as number);
      return swims
        ? { kind: 'dice', why: 'sinking', section: '5.8.1', count: 2, sides: 6 }
        : { kind: 'dice', why: 'casualties', section: '5.6.3', count: 2, sides: 6 };
    },
    resolve(state, frame, _roll, result, tell) {
      const { open } = state;
      const { tables } = world.data;
      const unit = frame.units[0] as number;
      const sea = open.sea[frame.beach] as number;
      const dice = [...result];
      const rolled = (dice[0] as number) + (dice[1] as number);
      if (frame.swimming.includes(unit)) {
        const sinks = rolled + sea > tables.swimming.safeTo;
        tell({ event: 'casualty', section: '5.8.1', unit, dice, modifier: sea, column: -1, effect: sinks ? 'sunk' : '' });
        if (sinks) eliminate(world, state, [unit], 'sunk', '5.8.1', tell);
      } else {
        const modifier = sea + (isLarge(world, unit) ? tables.casualties.large : 0);
        const strength = strengthFor(world, state, frame);
        const effect = casualtyOf(tables, strength, rolled + modifier);
        tell({ event: 'casualty', section: '5.6.7', unit, dice, modifier, column: strength, effect });
        if (effect === 'D') disrupt(world, state, [unit], '5.6.7', tell);
        if (effect === 'E') eliminate(world, state, [unit], 'casualties', '5.6.7', tell);
      }
      frame.units.shift();
    },
  });
