import { controls, holderOf } from '../../occupancy.js';
import { sideOf } from '../../roster.js';
import { canEnter } from '../../rules/movement.js';
import { hasRoom } from '../../rules/stacking.js';
import { isDisrupted } from '../../rules/units.js';
import { type AdvanceFrame, enemyOf, type RetreatFrame } from '../../types.js';
import { isHexOf, type Refuse, unitMeant } from './said.js';

/** §10.5.3 Why a retreat does not go there. */
export const refuseRetreat: Refuse<RetreatFrame> = (world, { open }, { unit, trail, units }, action) => {
  if (unit < 0) {
    const meant = units[0] === undefined ? -1 : unitMeant(world, open, sideOf(world.roster, units[0]), action);
    return { code: units.includes(meant) ? 'no-way-back' : 'not-retreating', section: '10.5.1' };
  }
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  const from = trail.at(-1) as number;
  const enemy = enemyOf(sideOf(world.roster, unit));
  if (world.grid.distance(from, action.hex) !== 1) return { code: 'retreat-far', section: '10.5.3' };
  if (trail.includes(action.hex)) return { code: 'retreat-back', section: '10.5.3' };
  if (holderOf(world, open, action.hex) === enemy) return { code: 'enemy-there', section: '10.5.3' };
  if (!canEnter(world, open, unit, from, action.hex)) return { code: 'impassable', section: '6.3' };
  if (holderOf(world, open, action.hex) < 0 && controls(world, open, enemy, action.hex)) return { code: 'retreat-zone', section: '10.5.3' };
  return { code: hasRoom(world, open, unit, action.hex) ? 'retreat-dead-end' : 'no-room', section: '10.5.3' };
};

/** §10.3.5 Why a unit does not follow. */
export const refuseAdvance: Refuse<AdvanceFrame> = (world, { open }, { side, to, units }, action) => {
  const unit = unitMeant(world, open, side, action);
  if (unit < 0) return undefined;
  if (open.hex[unit] === to) return { code: 'already-there', section: '10.3.5' };
  if (!units.includes(unit)) return { code: 'not-in-assault', section: '10.3.5' };
  if (isDisrupted(open, unit)) return { code: 'advance-disrupted', section: '10.3.5' };
  if (!hasRoom(world, open, unit, to)) return { code: 'no-room', section: '8.1' };
  return { code: 'cannot-follow', section: '10.3.5' };
};
