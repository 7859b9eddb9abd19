import { hex, type Refusal, step, type UnitId } from '@bocage/kernel';
import { CLEAR } from '../ground.js';
import { endIn } from '../rules/arrive.js';
import { gliderHexes, landingHexes, spendCapacity } from '../rules/landing.js';
import { fullStrength, setMark } from '../rules/units.js';
import { type ArrivalHexFrame, MOVED, type NormandyTypes, type Open } from '../types.js';
import type { World } from '../world.js';
import { refuseHex } from './arrivals.js';

/** §O.6 §O.8 §O.10 Bring a waiting unit ashore; it may then move in the same phase. */
export const createLandStep = (world: World) =>
  step<NormandyTypes, ArrivalHexFrame>({
    section: 'R.15',
    legal: ({ open }, frame) => landingHexes(world, open, frame.unit).map(hex),
    refusal: ({ open }, frame, _, action) => (action.kind === 'hex' ? refuseLanding(world, open, frame.unit, action.hex) : undefined),
    play(state, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      state.open.stack.pop();
      const points = spendCapacity(world, state.open, frame.unit, action.hex);
      tell({ event: 'landed', section: state.open.turn === 1 ? 'O.6' : 'O.8', unit: frame.unit, hex: action.hex, points });
      endIn(world, state, frame.unit, action.hex, tell);
    },
  });

/** §O.6 §O.8 §O.9 */
function refuseLanding(world: World, open: Open, unit: UnitId, at: number): Refusal {
  const refused = refuseHex(world, open, at);
  if (refused) return refused;
  const area = world.ground.beach[at] as number;
  if (area < 0) return { code: 'not-a-beach', section: 'R.15' };
  const section = open.turn === 1 ? 'O.6' : 'O.8';
  return { code: 'no-capacity', section, params: { points: fullStrength(world, open, unit), most: open.capacity[area] as number } };
}

/** §O.7 §R.8 A glider regiment lands by the parachutes and stays where it lands for this phase. */
export const createGlideStep = (world: World) =>
  step<NormandyTypes, ArrivalHexFrame>({
    section: 'O.7',
    legal: ({ open }) => gliderHexes(world, open).map(hex),
    refusal({ open }, _, __, action) {
      if (action.kind !== 'hex') return undefined;
      const refused = refuseHex(world, open, action.hex);
      if (refused) return refused;
      return { code: world.ground.terrain[action.hex] === CLEAR ? 'no-parachute-near' : 'not-clear', section: 'O.7' };
    },
    play(state, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      state.open.stack.pop();
      tell({ event: 'landed', section: 'O.7', unit: frame.unit, hex: action.hex, points: 0 });
      setMark(state.open, frame.unit, MOVED);
      endIn(world, state, frame.unit, action.hex, tell);
    },
  });
