import { hex, type Refusal, step, word } from '@bocage/kernel';
import { occupancyOf } from '../occupancy.js';
import { attackersOf, canBeAttacked, hasTarget, hexesInContact, targetsOf } from '../rules/combat.js';
import { type CombatFrame, enemyOf, type NormandyTypes, type Open } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §R.5 A combat phase: hex after hex is attacked, until its player is done or nothing is left to attack. */
export const createCombatStep = (world: World) =>
  step<NormandyTypes, CombatFrame>({
    section: 'R.5',
    settle({ open }, frame) {
      if (hasTarget(world, open, frame.side)) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...targetsOf(world, open, frame.side).map(hex), DONE],
    refusal: ({ open }, frame, _, action) => (action.kind === 'hex' ? refuseTarget(world, open, frame, action.hex) : undefined),
    play({ open }, frame, _, action) {
      if (action.kind !== 'hex') open.stack.pop();
      else {
        const { asks, side } = frame;
        open.stack.push({ step: 'attack', asks, side, targets: [action.hex], units: [] });
      }
    },
  });

/** §C.2 §E.6 §E.10 §R.5 Why this hex cannot be attacked. */
function refuseTarget(world: World, open: Open, { side }: CombatFrame, at: number): Refusal {
  if (occupancyOf(world, open).side[at] !== enemyOf(side)) return { code: 'no-enemy-there', section: 'R.5' };
  if (open.attacked.includes(at)) return { code: 'attacked-already', section: 'R.5' };
  if (!hexesInContact(world, open, side).includes(at)) return { code: 'not-adjacent', section: 'R.5' };
  if (attackersOf(world, open, side, [at]).length === 0) return { code: 'nobody-can-attack', section: 'R.5' };
  if (!canBeAttacked(world, open, side, [at]))
    return { code: 'odds-too-low', section: 'C.2', params: { least: world.crt[0]?.label ?? '' } };
  return { code: 'not-offered', section: 'R.5' };
}
