import type { HexId } from '@bocage/hex';
import type { StepRefusal } from '@bocage/kernel';
import { holderOf, unitsAt } from '../../occupancy.js';
import { GARRISON, sideOf } from '../../roster.js';
import { type NoAssault, whyNoAssault } from '../../rules/close-assault.js';
import { maySingleOut, type NoFire, targetsIn, whyNot } from '../../rules/fire.js';
import { firstBlocker } from '../../rules/sight.js';
import { hexOf, unitsOnMap } from '../../rules/units.js';
import { type AssaultFrame, type AssaultsFrame, enemyOf, type FireFrame, type Open, type Side, type VolleyFrame } from '../../types.js';
import type { World } from '../../world.js';
import { isHexOf, type Refuse, type Said, unitMeant } from './said.js';

/** §10.2.7 */
const NO_FIRE: Readonly<Record<NoFire, StepRefusal>> = {
  'no-fire': { code: 'fire-never', section: '10.2.7' },
  fired: { code: 'fire-fired', section: '10.2.3' },
  held: { code: 'fire-held', section: '5.3.1' },
  range: { code: 'fire-range', section: '10.2.7' },
  facing: { code: 'fire-facing', section: '10.1.7' },
  wall: { code: 'fire-wall', section: '6.3.6' },
  sight: { code: 'fire-sight', section: '10.2.7' },
  command: { code: 'fire-command', section: '16.2' },
};

/** §10.2.2 §10.2.4 §10.2.7 Why a hex cannot be fired at. */
function refuseTarget(world: World, open: Open, side: Side, hex: HexId): Said {
  const holder = holderOf(world, open, hex);
  if (holder !== enemyOf(side)) return { code: holder === side ? 'own-hex' : 'no-enemy', section: '10.2.2' };
  if (open.firedAt.includes(hex)) return { code: 'fired-at', section: '10.2.4' };
  if (targetsIn(world, open, side, hex).length === 0)
    return {
      code: unitsAt(world, open, hex).some((unit) => world.roster.kind[unit] === GARRISON) ? 'garrison-target' : 'afloat',
      section: '13.3.5',
    };
  const reasons = unitsOnMap(world, open, side).map((unit) => whyNot(world, open, unit, hex));
  const count = (...of: readonly NoFire[]): number => reasons.filter((why) => why !== undefined && of.includes(why)).length;
  return {
    code: 'nobody-fires',
    section: '10.2.7',
    params: { sight: count('sight', 'wall'), range: count('range'), command: count('command'), fired: count('fired') },
  };
}

/** §10.2 */
export const refuseFire: Refuse<FireFrame> = (world, { open }, { side }, action) => {
  if (action.kind === 'hex') return isHexOf(world, action.hex) ? refuseTarget(world, open, side, action.hex) : undefined;
  return action.kind === 'unit' ? { code: 'target-first', section: '10.2.8' } : undefined;
};

/** §10.2.7 Why a unit cannot join an attack. */
export const refuseFirer: Refuse<VolleyFrame> = (world, { open }, { side, target, armorOnly, firers }, action) => {
  const unit = unitMeant(world, open, side, action);
  if (unit < 0) return action.kind === 'hex' ? { code: 'volley-open', section: '10.2.8' } : undefined;
  if (sideOf(world.roster, unit) !== side) return { code: 'volley-open', section: '10.2.8' };
  if (firers.includes(unit)) return { code: 'in-it', section: '10.2.8' };
  const why = whyNot(world, open, unit, target);
  if (why === undefined) return armorOnly === 1 && !maySingleOut(world, unit) ? { code: 'not-at-armor', section: '10.2.7' } : undefined;
  const from = hexOf(open, unit);
  const far = from < 0 ? 0 : world.grid.distance(from, target);
  return { ...NO_FIRE[why], params: { far, hex: why === 'sight' ? firstBlocker(world, from, target) : -1 } };
};

/** §10.3.3 */
const NO_ASSAULT: Readonly<Record<NoAssault, StepRefusal>> = {
  'no-assault': { code: 'assault-never', section: '10.3.1' },
  assaulted: { code: 'assault-done', section: '10.3.2' },
  disrupted: { code: 'assault-disrupted', section: '10.6.3' },
  'not-adjacent': { code: 'assault-far', section: '10.3.3' },
  facing: { code: 'assault-facing', section: '10.1.7' },
  wall: { code: 'assault-wall', section: '6.3.6' },
  'armor-off-beach': { code: 'armor-off-beach', section: '6.2.9' },
};

/** §10.3.2 §10.3.3 Why a hex cannot be assaulted: the reason of those beside it. */
export const refuseAssaulted: Refuse<AssaultsFrame> = (world, { open }, { side }, action) => {
  if (action.kind === 'unit') return { code: 'target-first', section: '10.3.4' };
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return undefined;
  const holder = holderOf(world, open, action.hex);
  if (holder !== enemyOf(side)) return { code: holder === side ? 'own-hex' : 'no-enemy', section: '10.3.3' };
  if (open.assaulted.includes(action.hex)) return { code: 'assaulted-already', section: '10.3.2' };
  const beside = world.grid
    .ring(action.hex, 1)
    .flatMap((hex) => unitsAt(world, open, hex).filter((unit) => sideOf(world.roster, unit) === side));
  const [first] = beside.map((unit) => whyNoAssault(world, open, unit, action.hex));
  return first === undefined ? { code: 'nobody-beside', section: '10.3.3' } : NO_ASSAULT[first];
};

/** §10.3.1 §10.3.3 Why a unit cannot join an assault. */
export const refuseAssaulter: Refuse<AssaultFrame> = (world, { open }, { side, target, attackers }, action) => {
  const unit = unitMeant(world, open, side, action);
  if (unit < 0 || sideOf(world.roster, unit) !== side)
    return action.kind === 'word' ? undefined : { code: 'assault-open', section: '10.3.4' };
  if (attackers.includes(unit)) return { code: 'in-it', section: '10.3.4' };
  const why = whyNoAssault(world, open, unit, target);
  return why === undefined ? undefined : NO_ASSAULT[why];
};
