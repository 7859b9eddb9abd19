import type { Action } from '@bocage/kernel';
import { oddsOf } from '../rules/battle.js';
import { assaulters, byLandingHex } from '../rules/landing.js';
import { isLarge, landingFire } from '../rules/landing-fire.js';
import { casualtyOf } from '../rules/look-ups.js';
import type { AbortFrame, AimFrame, EntryAtFrame, FlakFrame, FullestFrame, LandingFrame, Open, SwimFrame } from '../types.js';
import type { World } from '../world.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './asked.js';
import { landingAssault, SAFE_LETTER } from './landing-assault.js';
import { enemiesOf, focusOf, nearest, worthOf } from './worth.js';

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const ALL_WAYS = 36;
const DISRUPTED = 0.4;

const landingOf = ({ stack }: Open): LandingFrame | undefined => stack.findLast((frame) => frame.step === 'landing');

/** The chance of an event on two dice. */
const chance = (of: (roll: number) => number): number => WAYS.reduce((sum, ways, i) => sum + (ways / ALL_WAYS) * of(i + 2), 0);

/** §5.8.1 A company swims where the fire on the beach would cost more tanks than the sea. */
export function chooseSwim({ world, open, legal }: Asked<SwimFrame>): Action {
  const done = wordIn(legal, 'done') as Action;
  const landing = landingOf(open);
  if (!landing) return done;
  const { tables } = world.data;
  const sea = open.sea[landing.beach] as number;
  const fire = landingFire(world, open, landing.beach) + Math.max(0, open.minePoints[landing.beach] as number);
  const sinks = chance((roll) => (roll + sea > tables.swimming.safeTo ? 1 : 0));
  const cost = { '': 0, D: DISRUPTED, E: 1 };
  const hit = chance((roll) => cost[casualtyOf(tables, fire, roll + sea + tables.casualties.large)]);
  return sinks < hit ? (legal[0] as Action) : done;
}

const landingAt = (world: World, open: Open, hex: number): number[] => {
  const landing = landingOf(open);
  return landing ? (byLandingHex(world, open, landing.beach).get(hex) ?? []) : [];
};

/** §5.6.4 How much likelier fire is to hit a large target: in disorder already, it is then lost. */
const LARGE = 2.5;

/** §5.5.4 The hex whose disorder costs least. */
export function chooseFullest({ world, open, legal }: Asked<FullestFrame>): Action {
  const cost = (unit: number): number => worthOf(world, unit) * (isLarge(world, unit) ? LARGE : 1);
  const worth = (hex: number): number => -landingAt(world, open, hex).reduce((sum, unit) => sum + cost(unit), 0);
  return hexIn(legal, bestOf(hexesOf(legal), worth) as number) as Action;
}

/** §5.5.5 §5.5.6 Who is too many waits; before Germans all wait unless the odds are good, since who does not win is lost. */
export function chooseAbort({ world, open, frame, legal }: Asked<AbortFrame>): Action {
  if (frame.why === 'full') return unitIn(legal, bestOf(unitsOf(legal), (unit) => -worthOf(world, unit)) as number) as Action;
  const attackers = assaulters(world, landingAt(world, open, frame.hex));
  const good = attackers.length > 0 && oddsOf(world, open, landingAssault(frame.hex, attackers)).letter >= SAFE_LETTER;
  return (good ? wordIn(legal, 'assault') : wordIn(legal, 'abort')) ?? (legal[0] as Action);
}

/** Where history dropped each zone (§4.2.1): the 82nd at O and T, the 101st at C and A. */
const HISTORY = ['o', 't', 'c', 'a'];

export function chooseAim({ world, open, side, frame, legal }: Asked<AimFrame>): Action {
  const wanted = world.ground.hexesWith(`drop-zone:${HISTORY[frame.zone]}`)[0] ?? focusOf(world, open)[0] ?? 0;
  const enemies = enemiesOf(world, open, side);
  const worth = (hex: number): number => Math.min(2, nearest(world, enemies, hex)) - world.grid.distance(hex, wanted);
  return hexIn(legal, bestOf(hexesOf(legal), worth) as number) as Action;
}

/** §4.3.2 c Everybody fires, and blows the way the wind does. */
export function chooseFlak({ open, frame, legal }: Asked<FlakFrame>): Action {
  const sign = (open.dzWind[frame.zone] as number) < 0 ? 'minus' : 'plus';
  return wordIn(legal, 'all') ?? wordIn(legal, sign) ?? wordIn(legal, 'none') ?? (legal[0] as Action);
}

/** §6.1.8 As near to the fight as may be. */
export const chooseEntryAt = ({ world, open, legal }: Asked<EntryAtFrame>): Action => towardsFight(world, open, legal);

/** The hex nearest to the beaches: forts that fire on them, mines in the middle lanes, garrisons, reserves. */
export function towardsFight(world: World, open: Open, legal: readonly Action[]): Action {
  const focus = focusOf(world, open);
  const hex = bestOf(hexesOf(legal), (at) => -nearest(world, focus, at));
  return hex === undefined ? (legal[0] as Action) : (hexIn(legal, hex) as Action);
}
