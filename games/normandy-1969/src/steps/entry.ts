import { hex, type Refusal, step } from '@bocage/kernel';
import { occupancyOf, turnUp } from '../occupancy.js';
import { endIn } from '../rules/arrive.js';
import { entryHexes, freshToken } from '../rules/reinforcements.js';
import { hasRoom } from '../rules/stacking.js';
import { ALLIED, type EntryFrame, type NormandyTypes, type Open, PIECE_BASE } from '../types.js';
import type { World } from '../world.js';

/** §R.13 A German reinforcement enters by a road of its map edge, face up, and may then move. */
export const createEntryStep = (world: World) =>
  step<NormandyTypes, EntryFrame>({
    section: 'R.13',
    legal: (view) => entryHexes(world, view, view.known.chosen - PIECE_BASE).map(hex),
    refusal: ({ open }, _, __, action) => (action.kind === 'hex' ? refuseEntry(world, open, action.hex) : undefined),
    play(state, _, __, action, tell) {
      if (action.kind !== 'hex') return;
      const { open, sealed } = state;
      const piece = sealed.chosen - PIECE_BASE;
      const unit = freshToken(world, { open, known: sealed });
      const token = unit - world.roster.allied;
      open.stack.pop();
      sealed.chosen = -1;
      open.home[token] = action.hex;
      open.entered[token] = open.turn;
      turnUp(world, open, unit, piece);
      tell({ event: 'entered', section: 'R.13', reveals: ['allied'], unit, piece, hex: action.hex });
      endIn(world, state, unit, action.hex, tell);
    },
  });

/** §R.13 */
function refuseEntry(world: World, open: Open, at: number): Refusal {
  if (!(at >= 0 && at < world.grid.size)) return { code: 'not-an-entry-hex', section: 'R.13' };
  if (occupancyOf(world, open).side[at] === ALLIED) return { code: 'enemy-occupied', section: 'R.3' };
  if (!hasRoom(world, open, at)) return { code: 'stacking', section: 'R.6', params: { limit: world.data.tables.limits.stacking } };
  return { code: 'not-an-entry-hex', section: 'R.13' };
}
