import { type Action, hex, type Refusal, step, word } from '@bocage/kernel';
import { assaultsOwed, attackableHexes, frontOf } from '../rules/11-combat/attackers.js';
import { mayFightForCherbourg, mustFightForCherbourg, refuseCherbourg } from '../rules/11-combat/cherbourg.js';
import type { KeptFront } from '../rules/11-combat/front.js';
import { isClosedToAttack, isHostile, meetable } from '../rules/11-combat/mandatory.js';
import { isBeyondBoundary } from '../rules/15-boundary/boundary.js';
import type { DarkSummerTypes, FightingFrame, Open, Tell } from '../types.js';
import type { World } from '../world.js';
import { beginCherbourg } from './cherbourg.js';

const DONE = word('done');
const PORT = word('cherbourg');

/** §9.3.4 A reaction round has one attack. */
const isSpent = (open: Open, { kind }: FightingFrame): boolean => kind === 'reaction' && open.attacked.length > 0;

/** §11.2 What can no longer be attacked by anybody need not be. */
function lapse(world: World, open: Open, fighters: readonly number[], tell: Tell): void {
  if (open.obliged.length === 0) return;
  const kept = meetable(world, open, fighters, open.obliged);
  const hexes = open.obliged.filter((at) => !kept.includes(at));
  if (hexes.length === 0) return;
  open.obliged = kept;
  tell({ event: 'obligation-lapsed', section: '11.2', hexes });
}

/** §11.3 Attack after attack; what mandatory attacks and the port demand comes before the end. */
export const createFightingStep = (world: World, fronts: KeptFront) =>
  step<DarkSummerTypes, FightingFrame>({
    section: '11.1',
    settle({ open }, frame, tell) {
      const front = fronts.of(open, frame);
      lapse(world, open, front.fighters, tell);
      if (!isSpent(open, frame)) {
        if (mayFightForCherbourg(world, open, frame) || attackableHexes(world, open, frame, front).length > 0) return false;
      }
      open.stack.pop();
      return true;
    },
    legal({ open }, frame) {
      const front = fronts.of(open, frame);
      const actions: Action[] = attackableHexes(world, open, frame, front).map(hex);
      const owed = open.obliged.length + assaultsOwed(world, open, frame, front).length;
      if (mayFightForCherbourg(world, open, frame)) actions.push(PORT);
      if (owed === 0 && !mustFightForCherbourg(world, open, frame)) actions.push(DONE);
      return actions;
    },
    refusal({ open }, frame, _, action) {
      if (action.kind === 'hex') return refuseTarget(world, open, frame, action.hex);
      if (action === PORT) return refuseCherbourg(world, open, frame);
      return action === DONE ? refuseEnd(world, open, frame) : undefined;
    },
    play(state, frame, _, action) {
      const { asks, command, kind } = frame;
      if (action.kind === 'hex') state.open.stack.push({ step: 'attack', asks, command, kind, target: action.hex, units: [] });
      else if (action === PORT) beginCherbourg(world, state.open);
      else state.open.stack.pop();
    },
  });

/** §9.4.3 §11.2 §11.7 What must be fought before the end. */
function refuseEnd(world: World, open: Open, frame: FightingFrame): Refusal {
  const ashore = assaultsOwed(world, open, frame, frontOf(world, open, frame)).length;
  if (ashore > 0) return { code: 'must-attack', section: '9.4.3', params: { hexes: ashore } };
  if (open.obliged.length > 0) return { code: 'must-attack', section: '11.2', params: { hexes: open.obliged.length } };
  return { code: 'must-fight-for-cherbourg', section: '11.7' };
}

/** §11.1 §11.2 §15.0 Why this hex cannot be attacked now. */
function refuseTarget(world: World, open: Open, frame: FightingFrame, at: number): Refusal {
  const { command } = frame;
  if (at >= world.grid.size || !isHostile(world, open, command, at)) return { code: 'no-enemy-there', section: '11.1' };
  if (open.attacked.includes(at)) return { code: 'attacked-already', section: '11.1' };
  if (isClosedToAttack(world, command, at)) return { code: 'lettered-hex', section: '11.1' };
  if (isBeyondBoundary(world, open, command, at)) return { code: 'boundary', section: '15.0' };
  const { targets } = frontOf(world, open, frame);
  if (!targets.has(at)) return { code: 'nobody-can-attack', section: '11.1' };
  return open.obliged.length > 0 ? { code: 'needed-elsewhere', section: '11.2' } : { code: 'never-alone', section: '2.2.1' };
}
