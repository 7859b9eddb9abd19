import type { HexId } from '@bocage/hex';
import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { unitsAt } from '../occupancy.js';
import { activatable } from '../rules/activation.js';
import { assaultTargets, isNarrow, joiners } from '../rules/assault.js';
import { braveryLines, needsBravery } from '../rules/bravery.js';
import { sum } from '../rules/quality.js';
import type { ActivationFrame, AssaultFrame, StandFrame } from '../types.js';
import { hexOf } from '../world.js';
import type { Asked } from './asked.js';
import { urgencyOf } from './ground.js';
import { shotWorth } from './shots.js';
import { chanceOf, worthOf } from './worth.js';

const TAKEN = 2;

/** Who would go together: all of the hex that may still act. */
export function assaultParty({ world, open }: Asked, unit: UnitId, target: HexId): UnitId[] {
  const activation = open.stack.findLast((one): one is ActivationFrame => one.step === 'activation');
  const from = hexOf(open, unit);
  const direction = world.grid.directionTo(from, target) ?? 0;
  if (!activation || isNarrow(world, from, target, direction)) return [unit];
  const others = activatable(world, open, activation).filter(
    (other) => other !== unit && hexOf(open, other) === from && assaultTargets(world, open, other).includes(target),
  );
  return [unit, ...others];
}

/** §S.26 What an assault of these on a hex might bring, less what it might cost. */
export function assaultWorth({ world, open, posture }: Asked, units: readonly UnitId[], target: HexId): number {
  const defenders = unitsAt(world, open, target);
  const brave = (unit: UnitId): number =>
    needsBravery(world, open, unit, target) ? chanceOf(world, open, unit, sum(braveryLines(world, open, unit, units, target))) : 1;
  const hit = (kind: 'storming' | 'assault', unit: UnitId): number =>
    Math.max(0, ...defenders.map((one) => shotWorth(world, open, kind, unit, one, target, 0) * urgencyOf(world, open, one)));
  const gain = units.reduce((total, unit) => total + brave(unit) * (hit('storming', unit) + hit('assault', unit)), 0);
  const going = units.reduce((most, unit) => Math.max(most, brave(unit)), 0);
  const charging = world.data.tables.modifiers.target.charging;
  const cost = defenders
    .filter((unit) => open.suppressed[unit] === 0)
    .reduce(
      (total, one) =>
        total + Math.max(0, ...units.map((unit) => shotWorth(world, open, 'charging', one, unit, hexOf(open, unit), charging))),
      0,
    );
  const taken = open.objectives.includes(target) ? posture.taken * TAKEN : 0;
  return gain + going * taken - going * posture.cost * cost;
}

export function chooseAssault(asked: Asked<AssaultFrame>): Action {
  const { world, open, frame, legal } = asked;
  if (frame.stage === 'target') {
    const worth = (hex: HexId): number => assaultWorth(asked, assaultParty(asked, frame.unit, hex), hex);
    return hexIn(legal, bestOf(assaultTargets(world, open, frame.unit), worth) ?? -1) ?? (legal[0] as Action);
  }
  const [next] = joiners(world, open, frame);
  return (next === undefined ? wordIn(legal, 'go') : unitIn(legal, next)) ?? wordIn(legal, 'go') ?? (legal[0] as Action);
}

/** §S.27 Run from a stack that is much stronger, unless the hex has to be held. */
export function chooseStand({ world, open, frame, legal }: Asked<StandFrame>): Action {
  const assault = open.stack.findLast((one) => one.step === 'assault') as AssaultFrame;
  const unit = frame.left[0] as UnitId;
  const theirs = assault.units.reduce((total, one) => total + worthOf(world, open, one), 0);
  const runs = theirs > 2.5 * worthOf(world, open, unit) && !open.objectives.includes(assault.target) && open.cohesion[unit] === 0;
  return wordIn(legal, runs ? 'run' : 'stand') ?? (legal[0] as Action);
}

/** The enemy worth most to hit, among those offered. */
export function chooseVictim({ world, open, legal }: Asked): Action {
  const bonus = wordIn(legal, 'bonus');
  if (bonus) return bonus;
  const victim = bestOf(unitsOf(legal), (unit) => worthOf(world, open, unit) * (open.suppressed[unit] === 1 ? 1.2 : 1));
  return (victim === undefined ? undefined : unitIn(legal, victim)) ?? (legal[0] as Action);
}
