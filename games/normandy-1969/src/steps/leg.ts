import type { HexId } from '@bocage/hex';
import { hex, type Refusal, step, type UnitId } from '@bocage/kernel';
import { ALL_SEA, FLOODED, ROAD, SEA } from '../ground.js';
import { sideOf } from '../occupancy.js';
import { endIn } from '../rules/arrive.js';
import { revealMover } from '../rules/hidden.js';
import { mapDestinations, pathTo } from '../rules/movement.js';
import { hasRoom } from '../rules/stacking.js';
import { distanceToSupply } from '../rules/supply.js';
import { hasMark, isEnemyHex, movementAllowance, setMark } from '../rules/units.js';
import { hexOf, type Known, type LegFrame, MOVED, type NormandyTypes, type NormandyView, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';

const moverOf = (frame: LegFrame, known: Known): number => (frame.unit >= 0 ? frame.unit : known.chosen);

/** §R.3 One unit's move, by the cheapest way to where it ends. */
export const createLegStep = (world: World) =>
  step<NormandyTypes, LegFrame>({
    section: 'R.3',
    legal: (view, frame) => mapDestinations(world, view, moverOf(frame, view.known), hex),
    refusal: (view, frame, _, action) =>
      action.kind === 'hex'
        ? refuseDestination(world, view, moverOf(frame, view.known), action.hex)
        : { code: 'move-chosen-first', section: 'R.3' },
    play(state, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      const { open, sealed } = state;
      const unit = moverOf(frame, sealed);
      const { path, thirds } = pathTo(world, { open, known: sealed }, unit, action.hex);
      open.stack.pop();
      sealed.chosen = -1;
      revealMover(world, state, unit, tell);
      tell({ event: 'moved', section: 'R.3', unit, path, thirds });
      setMark(open, unit, MOVED);
      endIn(world, state, unit, action.hex, tell);
    },
  });

/** §E.7 §E.10 §R.3 §R.6 §R.7 Why a unit may not end its move there. */
function refuseDestination(world: World, view: NormandyView, unit: UnitId, to: HexId): Refusal {
  const { open } = view;
  const from = hexOf(open, unit);
  if (!(to >= 0 && to < world.grid.size) || world.ground.terrain[to] === SEA) return { code: 'all-sea', section: 'E.7' };
  if (to === from) return { code: 'already-there', section: 'R.3' };
  if (isEnemyHex(world, open, unit, to)) return { code: 'enemy-occupied', section: 'R.3' };
  if (!hasRoom(world, open, to)) return { code: 'stacking', section: 'R.6', params: { limit: world.data.tables.limits.stacking } };
  if (hasMark(open, unit, UNSUPPLIED)) {
    const side = sideOf(world, unit);
    if (distanceToSupply(world, open, side, to) >= distanceToSupply(world, open, side, from))
      return { code: 'not-nearer-supply', section: 'R.7' };
  }
  const direction = world.grid.directionTo(from, to);
  const hexside = direction < 0 ? 0 : (world.ground.sides[from * 6 + direction] as number);
  if ((hexside & ALL_SEA) !== 0) return { code: 'all-sea-hexside', section: 'E.7' };
  if ((hexside & (FLOODED | ROAD)) === FLOODED) return { code: 'flooded-hexside', section: 'E.10' };
  return { code: 'out-of-range', section: 'R.3', params: { allowance: movementAllowance(world, view, unit) } };
}
