import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { BEACH } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { assaultTargets, joiners } from '../rules/assault.js';
import { targetsOf } from '../rules/fire.js';
import { momentOfShot } from '../rules/opportunity.js';
import { qualityLines, sum } from '../rules/quality.js';
import type { AssaultFrame, CheckFrame, FireFrame, LegFrame, Open, ReactFrame, StandFrame, SufferFrame } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { shotWorth, worthOf } from './shots.js';

/** A shot in passing is worth trying from here on; nothing is lost by it but the chance of a better one. */
const WORTH_A_TRY = 0.15;

/** The best target of a unit, and what a shot at it is worth. */
export function bestShot(
  world: World,
  open: Open,
  unit: UnitId,
  targets: readonly UnitId[],
): { target: UnitId; worth: number } | undefined {
  const worth = (target: UnitId): number => shotWorth(world, open, 'fire', unit, target, hexOf(open, target), 0);
  const target = bestOf(targets, worth);
  return target === undefined ? undefined : { target, worth: worth(target) };
}

export const fireWorth = (world: World, open: Open, unit: UnitId): number =>
  bestShot(world, open, unit, targetsOf(world, open, unit))?.worth ?? 0;

/** §4.2.6 While no way leads off the sand its defences are fired at before anybody, unless a shot is very good. */
export const opensTheBeach = ({ world, open }: Asked, unit: UnitId): boolean =>
  world.ground.terrain[hexOf(open, unit)] === BEACH && open.gaps.some((level) => level > 0);

export function chooseTarget(asked: Asked<FireFrame>): Action {
  const { world, open, frame, legal } = asked;
  const defences = wordIn(legal, 'defences');
  if (defences && opensTheBeach(asked, frame.unit)) return defences;
  const shot = bestShot(world, open, frame.unit, unitsOf(legal));
  return (shot ? unitIn(legal, shot.target) : hexIn(legal, hexesOf(legal)[0] ?? -1)) ?? (legal[0] as Action);
}

/** §S.22 Whoever hits hardest fires; if nobody does any good the step passes. */
export function chooseReaction({ world, open, legal }: Asked<ReactFrame>): Action {
  const leg = open.stack.findLast((one) => one.step === 'leg') as LegFrame;
  const worth = (firer: UnitId): number => {
    const { at, add } = momentOfShot(world, open, firer, leg);
    return (shotWorth(world, open, 'opportunity', firer, leg.unit, at, add) * chanceOf(world, open, firer)) as number;
  };
  const firer = bestOf(unitsOf(legal), worth);
  return (firer !== undefined && worth(firer) >= WORTH_A_TRY ? unitIn(legal, firer) : wordIn(legal, 'pass')) ?? (legal[0] as Action);
}

/** §S.20 The chance to pass a check. */
export const chanceOf = (world: World, open: Open, unit: UnitId): number =>
  Math.min(0.9, Math.max(0.1, (sum(qualityLines(world, open, unit)) + 1) / 10));

const pointsOf = (world: World, open: Open, unit: UnitId): number => open.cp[rosterOf(world, open).division[unit] as number] ?? 0;

/** §S.6 Command Points pay where the die is likely to fail and enough are left. */
export function chooseCheck({ world, open, frame, legal }: Asked<CheckFrame>): Action {
  const isDear = frame.why === 'result' || frame.why === 'rally';
  const pays = isDear && chanceOf(world, open, frame.unit) < 0.6 && pointsOf(world, open, frame.unit) >= 3;
  return (pays ? wordIn(legal, 'pay') : wordIn(legal, 'roll')) ?? (legal[0] as Action);
}

/** D1 A unit that has acted takes its suppression; others try to shake it off while their hits are few. */
export function chooseSuffer({ world, open, frame, legal }: Asked<SufferFrame>): Action {
  if ((open.cohesion[frame.unit] as number) > 0) return wordIn(legal, 'take') ?? (legal[0] as Action);
  if (pointsOf(world, open, frame.unit) >= 5) return wordIn(legal, 'pay') ?? wordIn(legal, 'check') ?? (legal[0] as Action);
  return wordIn(legal, 'check') ?? (legal[0] as Action);
}

/** What an assault of these on a hex might bring, less what it might cost. */
export function assaultWorth(world: World, open: Open, units: readonly UnitId[], target: number): number {
  const defenders = unitsAt(world, open, target);
  const gain = units.reduce((total, unit) => {
    const first = Math.max(0, ...defenders.map((one) => shotWorth(world, open, 'storming', unit, one, target, 0)));
    const second = Math.max(0, ...defenders.map((one) => shotWorth(world, open, 'assault', unit, one, target, 0)));
    return total + first + second;
  }, 0);
  const shaken = defenders.filter((unit) => open.suppressed[unit] === 1).length / Math.max(1, defenders.length);
  const cost = defenders
    .filter((unit) => open.suppressed[unit] === 0)
    .reduce(
      (total, one) => total + Math.max(0, ...units.map((unit) => shotWorth(world, open, 'charging', one, unit, hexOf(open, unit), 0))),
      0,
    );
  return gain + 2 * shaken + (open.objectives.includes(target) ? 2 : 0) - cost;
}

export function chooseAssault({ world, open, frame, legal }: Asked<AssaultFrame>): Action {
  if (frame.stage === 'target') {
    const target = bestOf(assaultTargets(world, open, frame.unit), (hex) => assaultWorth(world, open, [frame.unit], hex));
    return hexIn(legal, target ?? -1) ?? (legal[0] as Action);
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
  const victim = bestOf(unitsOf(legal), (unit) => worthOf(world, open, unit) * (open.suppressed[unit] === 1 ? 1.2 : 1));
  return (victim === undefined ? undefined : unitIn(legal, victim)) ?? wordIn(legal, 'plain') ?? (legal[0] as Action);
}
