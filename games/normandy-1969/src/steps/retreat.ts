import { type Action, hex, type Refusal, step } from '@bocage/kernel';
import { ALL_SEA, FLOODED, RIVER, SEA } from '../ground.js';
import { endIn } from '../rules/arrive.js';
import { destroy } from '../rules/losses.js';
import { canRetreat, isControlled, isStatic, retreatEnds, retreatStarts } from '../rules/retreat.js';
import { hasRoom } from '../rules/stacking.js';
import { isEnemyHex, setMark } from '../rules/units.js';
import { hexOf, type NormandyTypes, type Open, RETREATED, type RetreatFrame } from '../types.js';
import type { World } from '../world.js';

/** §C.5 §C.8 Units retreat one by one, two hexes each, along a path their enemy dictates. */
export const createRetreatStep = (world: World) =>
  step<NormandyTypes, RetreatFrame>({
    section: 'C.8',
    settle({ open }, frame, tell) {
      const unit = frame.units[0];
      if (unit === undefined) {
        open.stack.pop();
        return true;
      }
      if (frame.via >= 0 || canRetreat(world, open, unit)) return false;
      frame.units.shift();
      destroy(world, open, [unit], isStatic(world, open, unit) ? 'static' : 'no-retreat', 'C.7', tell);
      return true;
    },
    legal({ open }, frame) {
      const unit = frame.units[0] as number;
      return (frame.via < 0 ? retreatStarts(world, open, unit) : retreatEnds(world, open, unit, frame.via)).map(hex);
    },
    refusal: ({ open }, frame, _, action) => refuseRetreat(world, open, frame, action),
    play(state, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      if (frame.via < 0) {
        frame.via = action.hex;
        return;
      }
      const unit = frame.units.shift() as number;
      const path = [hexOf(state.open, unit), frame.via, action.hex];
      frame.via = -1;
      tell({ event: 'retreated', section: 'C.5', unit, path });
      setMark(state.open, unit, RETREATED);
      endIn(world, state, unit, action.hex, tell);
    },
  });

/** §C.5 §C.6 §C.7 §C.9 Why the path may not lead there. */
function refuseRetreat(world: World, open: Open, frame: RetreatFrame, action: Action): Refusal | undefined {
  if (action.kind !== 'hex') return undefined;
  const to = action.hex;
  const unit = frame.units[0] as number;
  const start = hexOf(open, unit);
  const from = frame.via < 0 ? start : frame.via;
  const direction = to < world.grid.size ? world.grid.directionTo(from, to) : -1;
  if (direction < 0) return { code: 'not-adjacent', section: 'C.5' };
  if (world.ground.terrain[to] === SEA) return { code: 'all-sea', section: 'C.7' };
  const hexside = world.ground.sides[from * 6 + direction] as number;
  if ((hexside & RIVER) !== 0) return { code: 'retreat-across-river', section: 'C.6' };
  if ((hexside & FLOODED) !== 0) return { code: 'retreat-across-flooded', section: 'C.6' };
  if ((hexside & ALL_SEA) !== 0) return { code: 'retreat-across-sea', section: 'C.6' };
  if (isEnemyHex(world, open, unit, to)) return { code: 'enemy-occupied', section: 'C.7' };
  if (isControlled(world, open, unit, to)) return { code: 'enemy-zoc', section: 'C.7' };
  if (!hasRoom(world, open, to)) return { code: 'stacking', section: 'C.9', params: { limit: world.data.tables.limits.stacking } };
  return { code: frame.via < 0 ? 'leads-nowhere' : 'not-two-hexes-away', section: 'C.5' };
}
