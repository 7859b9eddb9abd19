import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACH, BRIDGE, CANAL, HILL } from '../../ground.js';
import { controls, holderOf } from '../../occupancy.js';
import { ARMOR, GARRISON, sideOf } from '../../roster.js';
import { freshMover, pointsOf } from '../../rules/movement.js';
import { inArea, isInPlay } from '../../rules/scenario.js';
import { hasRoom } from '../../rules/stacking.js';
import { isSea, isWalled } from '../../rules/terrain-costs.js';
import { hasMark, hexOf, isDisrupted, isOnMap } from '../../rules/units.js';
import {
  AFLOAT,
  enemyOf,
  GLIDED,
  GREEN,
  MOVED,
  MOVEMENT_MODE,
  type MoveFrame,
  type MovementFrame,
  type Open,
  type Side,
  UNRELEASED,
  WET,
} from '../../types.js';
import type { World } from '../../world.js';
import { isHexOf, type Refuse, type Said, unitMeant } from './said.js';

/** §6.2 §10.6.1 §13.3 Why a unit cannot be given a move. */
function heldBack({ roster }: World, open: Open, unit: UnitId): Said {
  if (roster.kind[unit] === GARRISON) return { code: 'garrison-stays', section: '13.3.2' };
  if (isDisrupted(open, unit)) return { code: open.disrupted[unit] === GREEN ? 'disrupted-green' : 'disrupted-grey', section: '10.6.1' };
  if (hasMark(open, unit, MOVED)) return { code: 'moved-already', section: '6.2.6' };
  if (hasMark(open, unit, AFLOAT)) return { code: 'afloat', section: '5.3.1' };
  if (hasMark(open, unit, GLIDED)) return { code: 'glided', section: '6.1.5' };
  return hasMark(open, unit, UNRELEASED) ? { code: 'not-released', section: '18.4' } : undefined;
}

/** §6.0 Why this unit cannot be chosen to move now. */
export const refuseMover: Refuse<MovementFrame> = (world, { open }, { side, who }, action) => {
  const unit = unitMeant(world, open, side, action);
  if (unit < 0) return action.kind === 'hex' ? { code: 'choose-unit', section: '6.0' } : undefined;
  if (sideOf(world.roster, unit) !== side) return { code: 'enemy-unit', section: '6.0' };
  if (!isOnMap(open, unit)) return { code: 'not-on-map', section: '6.2' };
  const held = heldBack(world, open, unit);
  if (held) return held;
  if (who === 'landed' && !hasMark(open, unit, WET)) return { code: 'only-landed', section: '5.9.1' };
  return pointsOf(world, open, unit) === 0 ? { code: 'no-allowance', section: '6.1.2' } : { code: 'nowhere-to-go', section: '9.1.2' };
};

/** §6.3 Why a unit cannot take the step into the next hex, by the ground alone. */
function refuseGround(world: World, open: Open, unit: UnitId, from: HexId, to: HexId): Said {
  const { ground, roster, grid } = world;
  const side = from * 6 + grid.directionTo(from, to);
  if (isWalled(world, open, side)) return { code: 'sea-wall', section: '6.3.6' };
  if (((ground.sides[side] as number) & (CANAL | BRIDGE)) === CANAL) return { code: 'canal', section: '6.3.3' };
  if (open.mode[unit] === MOVEMENT_MODE && open.ruins.includes(to)) return { code: 'ruins-on-march', section: '12.2.1' };
  if (roster.kind[unit] === ARMOR && ground.terrain[from] === BEACH && ground.under[to] === HILL)
    return { code: 'armor-off-beach', section: '6.2.9' };
  return { code: 'impassable', section: '6.3' };
}

/** §6.2.2 §8.1 §9.1 Why a unit may not come to a hex. */
function refuseHex(world: World, open: Open, side: Side, frame: MoveFrame, to: HexId): Said {
  const { unit, points, stopped } = frame;
  const from = hexOf(open, unit);
  const enemy = enemyOf(side);
  if (to === from) return { code: 'already-there', section: '6.1' };
  if (!isInPlay(world, open, to)) return { code: 'outside-area', section: '18.0' };
  if (holderOf(world, open, to) === enemy) return { code: 'enemy-there', section: '6.2.2' };
  if (isSea(world, open, to)) return { code: 'sea', section: '6.3.4' };
  if (!hasRoom(world, open, unit, to)) return { code: 'no-room', section: '8.1' };
  if (stopped === 1) return { code: 'stopped', section: '9.1.1' };
  const isNext = world.grid.distance(from, to) === 1;
  if (isNext && controls(world, open, enemy, from) && controls(world, open, enemy, to)) return { code: 'zone-to-zone', section: '9.1.2' };
  if (isNext && !inArea(world, open, from, to)) return { code: 'outside-area', section: '18.0' };
  if (isNext && points >= freshMover(world, open, unit).points) return refuseGround(world, open, unit, from, to);
  return { code: 'out-of-reach', section: '6.1.2', params: { halves: points } };
}

/** §6.1 */
export const refuseLeg: Refuse<MoveFrame> = (world, { open }, frame, action) => {
  const side = sideOf(world.roster, frame.unit);
  if (action.kind === 'hex') return isHexOf(world, action.hex) ? refuseHex(world, open, side, frame, action.hex) : undefined;
  return action.kind === 'unit' ? { code: 'finish-move', section: '6.2.6' } : undefined;
};
