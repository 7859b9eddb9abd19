import type { Action } from '@bocage/kernel';
import { holderOf, unitsAt } from '../occupancy.js';
import { HQ, INFANTRY } from '../roster.js';
import { isMarine, isOptional, lanesOf, ownCoast, waitsAt } from '../rules/approach.js';
import { oddsOf } from '../rules/battle.js';
import { isLarge } from '../rules/landing-fire.js';
import { type ApproachAtFrame, type ApproachFrame, GERMAN, HIGH_TIDE, type Open } from '../types.js';
import type { World } from '../world.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './asked.js';
import { driftOf } from './drift.js';
import { landingAssault, SAFE_LETTER } from './landing-assault.js';
import { lossOfLarge, TOO_MANY } from './waves.js';

/** What a lane costs in units already waiting before another: when the enemy holds its beach, where guns and tanks would stay on the flats. */
const HELD_FOR_GUNS = 4;
const HELD_FOR_FOOT = 0.5;
/** §6.3.4 The same when High tide comes next: they would drown there. */
const DROWNS = 20;
/** What it costs to drift past the last lane and to wait for the next cycle. */
const TURNED_BACK = 6;
/** The same for one that would be lost ashore as often as not: it gains so much. */
const SPARED = 10;

/** §5.3.5 The Royal Marines go where nobody is, or few enough; who does not win there is lost. */
function goesAlone(world: World, open: Open, unit: number): boolean {
  if (!isMarine(world, unit)) return true;
  const hex = ownCoast(world, unit)[0]?.lands as number;
  return holderOf(world, open, hex) !== GERMAN || oddsOf(world, open, landingAssault(hex, [unit])).letter >= SAFE_LETTER;
}

/** §5.3.1 §5.7.1 Everybody of the wave, one after another; Rangers and Marines by their own ways. */
export function chooseApproach({ world, open, legal }: Asked<ApproachFrame>): Action {
  const next = unitsOf(legal).find((unit) => !isOptional(world, open, unit) || goesAlone(world, open, unit));
  return (next === undefined ? wordIn(legal, 'done') : unitIn(legal, next)) ?? (legal[0] as Action);
}

/** §5.3.2 §5.5.3 §6.3.4 The lane with the fewest that will not drift off the beach, rather one that leads off the flats. */
export function chooseApproachAt(asked: Asked<ApproachAtFrame>): Action {
  const { world, open, frame, legal, sparing } = asked;
  if (isOptional(world, open, frame.unit)) return besideTheGuns(asked);
  const { kind } = world.roster;
  const onFoot = kind[frame.unit] === INFANTRY || kind[frame.unit] === HQ;
  const lanes = lanesOf(world, open, frame.beach);
  const drift = driftOf(world, open, frame.beach);
  const spared = sparing && isLarge(world, frame.unit) && lossOfLarge(world, open, frame.beach) > TOO_MANY;
  const cost = (lane: number): number => {
    const at = lanes[lane];
    if (!at) return spared ? -SPARED : TURNED_BACK;
    if (holderOf(world, open, at.beach) !== GERMAN) return 0;
    return onFoot ? HELD_FOR_FOOT : open.tide === HIGH_TIDE - 1 ? DROWNS : HELD_FOR_GUNS;
  };
  const worth = (hex: number): number => {
    const lane = lanes.findIndex((other) => waitsAt(open, other) === hex);
    const drifted = drift.reduce((sum, [shift, share]) => sum + share * cost(lane - shift), 0);
    return -unitsAt(world, open, hex).length - drifted;
  };
  return hexIn(legal, bestOf(hexesOf(legal), worth) as number) as Action;
}

/** §5.6.1 c §5.7.1 Next to the coastal guns, whose fire on the beaches a neighbour silences; onto them only the Marines must go. */
function besideTheGuns({ world, open, frame, legal }: Asked<ApproachAtFrame>): Action {
  const coast = ownCoast(world, frame.unit);
  const enemies = coast.filter(({ lands }) => holderOf(world, open, lands) === GERMAN).map(({ lands }) => lands);
  const worth = (hex: number): number => {
    const lands = coast.find(({ waits }) => waits === hex)?.lands as number;
    if (enemies.includes(lands)) return -9;
    const beside = enemies.filter((enemy) => world.grid.distance(enemy, lands) === 1).length;
    return beside - 0.1 * unitsAt(world, open, hex).length;
  };
  return hexIn(legal, bestOf(hexesOf(legal), worth) as number) as Action;
}
