import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { assaultTargets } from '../rules/assault.js';
import { jobsOf } from '../rules/engineers.js';
import { isAtEntry } from '../rules/entry.js';
import { gaitOf } from '../rules/gait.js';
import { inColumn } from '../rules/units.js';
import { possible } from '../steps/actions.js';
import type { ActingFrame, ActivationFrame } from '../types.js';
import { hexOf, rosterOf } from '../world.js';
import { type Asked, activationKey } from './asked.js';
import { assaultParty, assaultWorth } from './assaults.js';
import { enemyHexes, goalsOf, nearest, threatAt } from './ground.js';
import { fireWorth } from './gunfire.js';
import { movePlanned } from './moves.js';
import { ridingWish } from './riding.js';
import { defencesWorth, exitsOf, holdsUp, isBreaker, isClearButSand, isOnSand, nestsCost, unclearedBeach } from './shore.js';
import { pointsFor, worthOf } from './worth.js';

/** A shot is worth an Action from here on. */
const LEAST = 0.25;
const KEPT_BACK = 1;
const GOOD_SHOT = 0.8;
/** To be off one's vehicles in time; to dig in where nothing else is to be done. */
const CHANGE = 1.2;
const DIG = 0.3;
/** To get on one's feet where only that keeps the beach from being clear. */
const LAST = 3;
const DIGS_WITHIN = 8;

/** What a unit might do, and what it is worth. */
interface Doing {
  readonly word: string;
  readonly worth: number;
}

function rallyWorth({ world, open }: Asked, unit: UnitId): number {
  const worth = worthOf(world, open, unit);
  if (open.suppressed[unit] === 1) return 0.25 * worth + (isOnSand(world, open, unit) && isClearButSand(world, open) ? LAST : 0);
  return 0.09 * worth * (open.cohesion[unit] as number);
}

/** §S.30 Out of the enemy's sight, but not out of his reach. */
function digsHere({ world, open, side }: Asked, unit: UnitId): boolean {
  const hex = hexOf(open, unit);
  if (isOnSand(world, open, unit) || threatAt(world, open, side, hex) > 0 || !jobsOf(world, open, unit).includes('dig')) return false;
  return nearest(world, enemyHexes(world, open, side), hex) <= DIGS_WITHIN;
}

/** §S.10 What each of these Actions is worth to a unit now. */
function doings(asked: Asked, unit: UnitId, words: readonly string[]): Doing[] {
  const { world, open } = asked;
  const worthOfWord = (one: string): number => {
    switch (one) {
      case 'rally':
        return asked.posture.rally * rallyWorth(asked, unit);
      case 'fire':
        return asked.posture.fire * fireWorth(asked, unit);
      case 'assault':
        return Math.max(
          -1,
          ...assaultTargets(world, open, unit).map(
            (hex) => asked.posture.assault * assaultWorth(asked, assaultParty(asked, unit, hex), hex),
          ),
        );
      case 'move':
        return Math.max(ridingWish(asked, unit) ? CHANGE : -1, movePlanned(asked, unit)?.gain ?? -1);
      case 'engineer':
        return digsHere(asked, unit) ? asked.posture.dig * DIG : -1;
      case 'drift':
        return 2;
      default:
        return -1;
    }
  };
  return words.map((one) => ({ word: one, worth: worthOfWord(one) }));
}

/** §S.10 Whatever is worth most now; a Second Action where it is worth a Command Point. */
export function chooseActing(asked: Asked<ActingFrame>): Action {
  const { world, open, frame, legal } = asked;
  const { unit, done, due, free, paid } = frame;
  const end = wordIn(legal, 'done') ?? (legal[0] as Action);
  // §S.33 Who waits beside the map comes on.
  if (isAtEntry(open, unit)) return wordIn(legal, 'move') ?? end;
  // §16.2 A hero is for when there is much to hit.
  const hero = wordIn(legal, 'wittmann') ?? wordIn(legal, 'hollis');
  if (hero && fireWorth(asked, unit) >= GOOD_SHOT) return hero;
  const surrender = wordIn(legal, 'surrender');
  if (surrender) return surrender;
  const act = wordIn(legal, 'act');
  const words = act ? possible(world, open, unit) : legal.flatMap((one) => (one.kind === 'word' ? [one.word] : []));
  const best = bestOf(doings(asked, unit, words), ({ worth }) => worth);
  if (!best) return end;
  const isPaid = due === 1 || (done.length > 0 && free === 0 && paid === 0 && rosterOf(world, open).autoCommand[unit] === 0);
  const least = isPaid ? asked.posture.second + (pointsFor(world, open, unit) <= KEPT_BACK ? 2 : 0) : LEAST;
  if (act) return best.worth - nestsCost(world, open, unit) >= least ? act : end;
  return best.worth >= least ? (wordIn(legal, best.word) ?? end) : end;
}

/** In which order units are looked at: nests first, ways off the sand, the suppressed, who can fire, who is near. */
function turnOf(asked: Asked, unit: UnitId, enemies: readonly number[]): number {
  const { world, ways, open, side, memory, posture } = asked;
  const hex = hexOf(open, unit);
  // §S.33 Who waits beside the map comes after all who stand on it.
  if (hex < 0) return -100;
  const beach = unclearedBeach(world, open);
  // §4.2.4 Who stands in Column behind a Gap keeps all others from it: the farthest first.
  const held = beach >= 0 && inColumn(open, unit) ? holdsUp(world, open, exitsOf(world, open), hex) : 0;
  if (held > 0) return 90 - 3 * held;
  if (side === 0 && beach >= 0 && open.suppressed[unit] === 0 && posture.defences * defencesWorth(world, open, unit, beach) > 1.2)
    return isBreaker(world, open, unit) ? 60 : 70;
  const known = memory.keep('shots', activationKey(open), () => new Map<UnitId, number>());
  const shots = known.get(unit) ?? fireWorth(asked, unit);
  known.set(unit, shots);
  if (shots > 0.6) return 30 + shots;
  // Who is nearest to where all want to go goes first and makes room.
  const way = ways.to(open, gaitOf(world, open, unit).move, goalsOf(world, open, side, unit))[hex] as number;
  return (open.suppressed[unit] === 1 ? 10 : 0) - Math.min(200, way) / 25 - nearest(world, enemies, hex) / 50;
}

/** §4.2.2(2) Whether a unit under the nests has better things to do than to lie still. */
function isWorthIt(asked: Asked, unit: UnitId): boolean {
  const { world, open } = asked;
  const cost = nestsCost(world, open, unit);
  if (cost === 0) return true;
  const best = bestOf(doings(asked, unit, possible(world, open, unit)), ({ worth }) => worth);
  return (best?.worth ?? 0) > cost + (isOnSand(world, open, unit) ? 0 : 0.3);
}

/** Each unit of the chit once, in a sensible order; then it is over. */
export function chooseActor(asked: Asked<ActivationFrame>): Action {
  const { world, open, side, frame, legal, memory } = asked;
  const looked = memory.keep('looked-at', `${activationKey(open)}:${frame.chit}`, () => new Set<number>());
  const enemies = enemyHexes(world, open, side);
  for (;;) {
    const fresh = unitsOf(legal).filter((unit) => !looked.has(unit));
    const next = bestOf(fresh, (unit) => turnOf(asked, unit, enemies));
    if (next === undefined) return wordIn(legal, 'done') ?? (legal[0] as Action);
    looked.add(next);
    if (hexOf(open, next) < 0 || isWorthIt(asked, next)) return unitIn(legal, next) as Action;
  }
}
