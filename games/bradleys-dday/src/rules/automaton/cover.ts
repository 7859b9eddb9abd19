import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CITY, CLEAR, HILL, RESISTANCE_NEST, STRONGPOINT, SWAMP, TOWN } from '../../ground.js';
import { unitsAt } from '../../occupancy.js';
import { sideOf } from '../../roster.js';
import { DROP_ZONES, DZ_LANDED, GERMAN } from '../../types.js';
import type { World } from '../../world.js';
import { fortAt } from '../fortifications.js';
import { isObjective } from './objectives.js';
import type { Situation } from './situation.js';

type Parameters = World['data']['automaton']['parameters'];
type Kind = Parameters['stops'][number] | Parameters['advanceInto'][number];

/** §20.4 (5) §20.4 (8) Whether a hex is of a kind the parameters name; forts are the German's (§13.0). */
function isOfKind(s: Situation, hex: HexId, kind: Kind): boolean {
  const { world, open, side } = s;
  const { terrain, under } = world.ground;
  switch (kind) {
    case 'strongpoint':
      return side === GERMAN && fortAt(world, open, hex) === STRONGPOINT;
    case 'resistance-nest':
      return side === GERMAN && fortAt(world, open, hex) === RESISTANCE_NEST;
    case 'city':
      return terrain[hex] === CITY;
    case 'town':
      return terrain[hex] === TOWN || terrain[hex] === CITY;
    case 'hill':
      return under[hex] === HILL;
    case 'swamp':
      return under[hex] === SWAMP;
    case 'objective':
      return isObjective(s, hex);
    case 'drop-zone':
      return side === GERMAN && isDropZone(s, hex);
    default:
      return terrain[hex] === CLEAR;
  }
}

/** §4.2.5 */
const isDropZone = ({ open }: Situation, hex: HexId): boolean =>
  Array.from({ length: DROP_ZONES }, (_, zone) => zone).some((zone) => open.dzState[zone] === DZ_LANDED && open.dzHex[zone] === hex);

/** §20.4 (5) Where a unit would rather stop: the place of its hex in the list, the lowest the best. */
export function stopRank(s: Situation, hex: HexId): number {
  const { stops } = s.world.data.automaton.parameters;
  const rank = stops.findIndex((kind) => isOfKind(s, hex, kind));
  return rank < 0 ? stops.length : rank;
}

/** §20.4 (3) Fort, town, city or hill. */
export const isShelter = (s: Situation, hex: HexId): boolean =>
  s.world.data.automaton.parameters.shelter.some((kind) => isOfKind(s, hex, kind));

/** §20.4 (6) Where headquarters go. */
export const isTown = (s: Situation, hex: HexId): boolean => isOfKind(s, hex, 'town');

/** §20.4 (8) §5.10.1 Whether a victor follows into a hex: into a fort Americans too, though it shelters none of them. */
export const isWorthTaking = (s: Situation, hex: HexId): boolean =>
  fortAt(s.world, s.open, hex) > 0 || s.world.data.automaton.parameters.advanceInto.some((kind) => isOfKind(s, hex, kind));

/** §20.4 (2) A fort the side has the use of. */
export const isFort = (s: Situation, hex: HexId): boolean => s.side === GERMAN && fortAt(s.world, s.open, hex) > 0;

/** §20.4 (5) Friends in a hex, without the unit itself. */
export const friendsAt = ({ world, open, side }: Situation, hex: HexId, unit: UnitId): number =>
  unitsAt(world, open, hex).filter((other) => other !== unit && sideOf(world.roster, other) === side).length;
