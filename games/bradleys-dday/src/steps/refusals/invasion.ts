import { CLEAR } from '../../ground.js';
import { holderOf, unitsAt } from '../../occupancy.js';
import { GARRISON } from '../../roster.js';
import { approachHexes, isMarine, isOptional, lanesOf, waitsAt } from '../../rules/approach.js';
import { deploymentHexes, placementName } from '../../rules/deployment.js';
import { fortAt } from '../../rules/fortifications.js';
import { abortSection } from '../../rules/landing.js';
import { isMinable } from '../../rules/mines.js';
import { isInPlay } from '../../rules/scenario.js';
import { hasRoom } from '../../rules/stacking.js';
import { pool, slotsOf, waveOf, waveUnits } from '../../rules/waves.js';
import {
  type AbortFrame,
  type AimFrame,
  type AllotFrame,
  type ApproachAtFrame,
  type DeployAtFrame,
  type EntryAtFrame,
  type FlakFrame,
  type GarrisonFrame,
  GERMAN,
  type MinesFrame,
} from '../../types.js';
import { isHexOf, type Refuse, unitMeant } from './said.js';

/** §18.0 Why a unit is not set up there. */
export const refuseDeployment: Refuse<DeployAtFrame> = (world, { open }, { unit }, action) => {
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  if (!isInPlay(world, open, action.hex)) return { code: 'outside-area', section: '18.0' };
  if (!hasRoom(world, open, unit, action.hex)) return { code: 'no-room', section: '8.1' };
  const params = { hexes: deploymentHexes(world, open, unit).length, where: placementName(world, open, unit) };
  return { code: 'set-up-hexes', section: '18.0', params };
};

/** §13.3.1 */
export const refuseGarrison: Refuse<GarrisonFrame> = (world, { open }, _frame, action) => {
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  if (fortAt(world, open, action.hex) === 0) return { code: 'no-fortification', section: '13.3.1' };
  return { code: unitsAt(world, open, action.hex).length > 0 ? 'fort-manned' : 'fort-far', section: '13.3.1' };
};

/** §5.4.3 */
export const refuseMine: Refuse<MinesFrame> = (world, { open, known }, _frame, action) => {
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  if (!isMinable(world, open, action.hex)) return { code: 'not-minable', section: '5.4.3' };
  return { code: known.mines?.includes(action.hex) ? 'mined-already' : 'mine-limit', section: '5.4.3' };
};

/** §5.1.2 §5.1.3 Why a unit does not fit the open wave. */
export const refuseJoiner: Refuse<AllotFrame> = (world, { open }, { beach, wave }, action) => {
  if (action.kind !== 'unit' || action.unit >= world.roster.units) return undefined;
  const cycle = waveOf(world, open, open.turn)?.cycle ?? 1;
  if (waveUnits(open, beach, wave).includes(action.unit)) return { code: 'in-it', section: '5.1.6' };
  if (!pool(open, beach).includes(action.unit)) return { code: 'not-in-pool', section: '5.1.5' };
  if (isMarine(world, action.unit)) return { code: 'marines', section: '5.3.5' };
  return slotsOf(world, beach, { cycle, wave }).length > 0
    ? { code: 'wave-slots', section: '5.1.2' }
    : { code: 'wave-full', section: '5.1.3' };
};

/** §5.3.2 */
export const refuseApproach: Refuse<ApproachAtFrame> = (world, { open }, { beach, unit }, action) => {
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  const own = isOptional(world, open, unit);
  const isLane = !own && lanesOf(world, open, beach).some((lane) => waitsAt(open, lane) === action.hex);
  if (isLane) return { code: holderOf(world, open, action.hex) === GERMAN ? 'enemy-there' : 'approach-full', section: '5.3.2' };
  return {
    code: own ? 'own-coast' : 'not-approach',
    section: own ? '5.7.1' : '5.3.2',
    params: { hexes: approachHexes(world, open, beach, unit).length },
  };
};

/** §5.5.5 §5.5.6 Only those bound for the hex turn back, for the reason they are asked. */
export const refuseAbort: Refuse<AbortFrame> = (_world, _view, { why }) => ({ code: 'not-offered', section: abortSection(why) });

/** §4.2.1 Why a drop zone cannot be aimed there. */
export const refuseAim: Refuse<AimFrame> = (world, { open }, _frame, action) => {
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  if (!isInPlay(world, open, action.hex)) return { code: 'outside-area', section: '18.0' };
  if (holderOf(world, open, action.hex) === GERMAN) return { code: 'aim-germans', section: '4.2.1' };
  if (open.dzHex.includes(action.hex)) return { code: 'aim-taken', section: '4.2.2' };
  return world.ground.terrain[action.hex] === CLEAR ? undefined : { code: 'aim-ground', section: '4.2.1' };
};

/** §4.3.2 */
export const refuseFlak: Refuse<FlakFrame> = (world, { open }, { zone }, action) => {
  const unit = unitMeant(world, open, GERMAN, action);
  if (unit < 0) return undefined;
  if (world.roster.kind[unit] === GARRISON) return { code: 'garrison-flak', section: '4.3.2' };
  if ((open.flakAt[unit] as number) >= 0) return { code: open.flakAt[unit] === zone ? 'in-it' : 'flak-spent', section: '4.3.2' };
  return { code: 'flak-far', section: '4.3.2', params: { within: world.data.tables.flak.within } };
};

/** §6.1.8 */
export const refuseEntry: Refuse<EntryAtFrame> = (world, _view, _frame, action) =>
  action.kind === 'hex' && isHexOf(world, action.hex) ? { code: 'entry-hexes', section: '6.1.8' } : undefined;
