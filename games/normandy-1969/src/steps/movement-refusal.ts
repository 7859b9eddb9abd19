import type { Refusal } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { comesByGlider, comesBySea, largestLanding } from '../rules/landing.js';
import { fullStrength, hasMark, isOnMap, printedAllowance } from '../rules/units.js';
import { ALLIED, LOST, MOVED, type MovementFrame, type NormandyView, type Open, PIECE_BASE, UNSUPPLIED, WAITING } from '../types.js';
import type { World } from '../world.js';

/** §O.6 §O.7 §O.8 Why a waiting unit cannot come ashore now. */
function refuseWaiting(world: World, { open }: NormandyView, frame: MovementFrame, id: number): Refusal {
  if (frame.phase !== 'allied-second') return { code: 'lands-in-second-movement', section: 'R.2' };
  if (comesByGlider(world, open, id)) return { code: 'no-glider-hex', section: 'O.7' };
  if (!comesBySea(world, open, id)) return { code: 'not-landing-this-turn', section: 'O.8' };
  const section = open.turn === 1 ? 'O.6' : 'O.8';
  return { code: 'no-capacity', section, params: { points: fullStrength(world, open, id), most: largestLanding(world, open) } };
}

/** §R.8 */
const isJustDropped = (world: World, open: Open, { phase }: MovementFrame, id: number): boolean =>
  open.turn === 1 && phase === 'allied-first' && world.roster.group[id] === 'parachute';

/** §R.3 Why this unit cannot be chosen to move. */
export function refuseMover(world: World, view: NormandyView, frame: MovementFrame, id: number): Refusal | undefined {
  const { open } = view;
  if (id >= PIECE_BASE) return { code: 'not-due', section: 'R.13' };
  if (id >= world.roster.units) return undefined;
  if (sideOf(world, id) !== frame.side) return { code: 'not-yours', section: 'R.3' };
  if (open.hex[id] === LOST) return { code: 'lost', section: 'R.3' };
  if (!isOnMap(open, id)) return frame.side === ALLIED && open.hex[id] === WAITING ? refuseWaiting(world, view, frame, id) : undefined;
  if (hasMark(open, id, MOVED) && isJustDropped(world, open, frame, id)) return { code: 'just-dropped', section: 'R.8' };
  if (hasMark(open, id, MOVED)) return { code: 'moved-already', section: 'R.3' };
  if (printedAllowance(world, view, id) === 0) return { code: 'cannot-move', section: 'R.3' };
  if (hasMark(open, id, UNSUPPLIED)) return { code: 'no-move-towards-supply', section: 'R.7' };
  return { code: 'no-destination', section: 'R.3' };
}
