import { type Action, type Refusal, step, unit, word } from '@bocage/kernel';
import { joiners, mayDeclare, obligedBy, refuseFighter } from '../rules/11-combat/attackers.js';
import { declare } from '../rules/11-combat/declaring.js';
import type { KeptFront } from '../rules/11-combat/front.js';
import { isInReach, strikesAlone } from '../rules/11-combat/mandatory.js';
import { isBeyondBoundary } from '../rules/15-boundary/boundary.js';
import type { AttackFrame, DarkSummerTypes, Open } from '../types.js';
import type { World } from '../world.js';

const DECLARE = word('declare');
const NO_ATTACKERS: Refusal = { code: 'no-attackers', section: '11.3.1' };
const AFLOAT_FIRST: Refusal = { code: 'afloat-owe-it', section: '9.4.3' };

/** §11.3.1 The units of one attack, one after another, then its declaration. */
export const createAttackStep = (world: World, fronts: KeptFront) =>
  step<DarkSummerTypes, AttackFrame>({
    section: '11.3.1',
    legal({ open }, frame) {
      const front = fronts.of(open, frame);
      const actions: Action[] = joiners(world, open, frame, frame.target, frame.units, front)
        .sort((a, b) => a - b)
        .map(unit);
      if (mayDeclare(world, open, frame, frame.target, frame.units, front.fighters)) actions.push(DECLARE);
      return actions;
    },
    refusal({ open }, frame, _, action) {
      if (action === DECLARE) return frame.units.length === 0 ? NO_ATTACKERS : AFLOAT_FIRST;
      return action.kind === 'unit' ? refuseUnit(world, open, frame, action.unit) : undefined;
    },
    play(state, frame, _, action, tell) {
      if (action.kind === 'unit') frame.units.push(action.unit);
      else {
        state.open.stack.pop();
        declare(world, state, frame, frame.target, frame.units, tell);
      }
    },
  });

/** §2.2.1 §9.3.4 §11.1 §11.2 Why a unit cannot join this attack. */
function refuseUnit(world: World, open: Open, frame: AttackFrame, id: number): Refusal | undefined {
  if (id >= world.roster.units) return undefined;
  const refused = refuseFighter(world, open, frame, id, frame.units);
  if (refused) return refused;
  if (frame.units.includes(id)) return { code: 'already-committed', section: '11.3.1' };
  if (!isInReach(world, open, id, frame.target)) return { code: 'not-adjacent', section: '11.1' };
  const units = [...frame.units, id];
  if (!units.some((one) => strikesAlone(world, open, one))) return { code: 'never-alone', section: '2.2.1' };
  const obliged = obligedBy(world, open, frame, frame.target, units);
  const hexes = obliged.length;
  if (obliged.some((hex) => isBeyondBoundary(world, open, frame.command, hex))) return { code: 'obliges-beyond-boundary', section: '15.0' };
  if (frame.kind === 'reaction') return { code: 'reaction-would-oblige', section: '9.3.4', params: { hexes } };
  return { code: 'cannot-meet-obligations', section: '11.2', params: { hexes } };
}
