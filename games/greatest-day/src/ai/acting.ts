import type { Action } from '@bocage/kernel';
import { hexesOf, wordIn } from '@bocage/wargame';
import { assaultTargets } from '../rules/assault.js';
import { isAtEntry } from '../rules/entry.js';
import { destinations, freshMover } from '../rules/movement.js';
import type { ActingFrame } from '../types.js';
import { rosterOf } from '../world.js';
import type { Asked } from './asked.js';
import { assaultWorth, fireWorth, opensTheBeach } from './fights.js';
import { betterHex, isOnSand, worthIn } from './moves.js';

/** From here on a shot, and an assault, are worth an Action. */
const GOOD_SHOT = 0.3;
const GOOD_ASSAULT = 1.5;
const KEPT_BACK = 2;

/** §S.10 Rally, assault, fire or move, whichever is worth most now; a Second Action while Command Points are left. */
export function chooseActing(asked: Asked<ActingFrame>): Action {
  const { world, open, frame, legal } = asked;
  const { unit, done } = frame;
  const end = wordIn(legal, 'done') ?? (legal[0] as Action);
  const points = open.cp[rosterOf(world, open).division[unit] as number] as number;
  if (done.length > 0 && points <= KEPT_BACK) return end;
  // §S.33 Who waits beside the map comes on.
  if (isAtEntry(open, unit)) return wordIn(legal, 'move') ?? end;
  // §16.2 A hero is for when there is much to hit.
  const hero = wordIn(legal, 'wittmann');
  if (hero && fireWorth(world, open, unit) >= GOOD_SHOT) return hero;
  const rally = wordIn(legal, 'rally');
  if (rally && (open.suppressed[unit] === 1 || (open.cohesion[unit] as number) >= 2)) return rally;
  const assault = wordIn(legal, 'assault');
  if (assault && assaultTargets(world, open, unit).some((hex) => assaultWorth(world, open, [unit], hex) >= GOOD_ASSAULT)) return assault;
  const fire = wordIn(legal, 'fire');
  if (fire && (opensTheBeach(asked, unit) || fireWorth(world, open, unit) >= GOOD_SHOT)) return fire;
  const move = wordIn(legal, 'move') ?? wordIn(legal, 'drift');
  if (move && (isOnSand(world, open, unit) || betterHex(asked, unit, destinations(world, open, freshMover(unit))) !== undefined))
    return move;
  if (rally && (open.cohesion[unit] as number) > 0) return rally;
  return fire && fireWorth(world, open, unit) > 0.05 && done.length === 0 ? fire : end;
}

/** Where a hex has to be chosen and nothing else is known of it: the one it would rather stand in. */
export function chooseHex(asked: Asked, unit: number): Action {
  const worth = worthIn(asked, unit);
  let best = asked.legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of hexesOf(asked.legal)) {
    const value = worth(hex);
    if (value <= most) continue;
    most = value;
    best = asked.legal.find((action) => action.kind === 'hex' && action.hex === hex) as Action;
  }
  return best;
}
