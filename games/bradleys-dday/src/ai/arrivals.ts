import type { Action } from '@bocage/kernel';
import { airGroups, zonesFor } from '../rules/airborne.js';
import { oddsOf } from '../rules/battle.js';
import { boxed } from '../rules/drop-zones.js';
import { assaulters, byLandingHex } from '../rules/landing.js';
import { isLarge, landingFire } from '../rules/landing-fire.js';
import { casualtyOf } from '../rules/look-ups.js';
import { isInPlay } from '../rules/scenario.js';
import type {
  AbortFrame,
  AimFrame,
  AirAllotFrame,
  EntryAtFrame,
  FlakFrame,
  FullestFrame,
  LandingFrame,
  Open,
  SwimFrame,
} from '../types.js';
import type { World } from '../world.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './asked.js';
import { dropPrice, dropperOf, lies } from './drops.js';
import { landingAssault, SAFE_LETTER } from './landing-assault.js';
import { awayFrom, focusOf, nearest, worthOf } from './worth.js';

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

/** How far from where history had it a zone may be aimed to be safer, and what each hex of the way costs. */
const AIM = { within: 6, hex: 0.02 };
/** What a unit costs at a zone that can still be aimed, and with each regiment that comes down with it. */
const AIMED = 0.2;
const CROWD = 0.1;

/** §4.4.4 Zone and unit drift so far together: a zone aimed nearer to the edge of what is played on costs more than the way to one that is not. */
const DRIFT = 5;
const OVER_THE_EDGE = 2;

/** By how many hexes a zone aimed there would be too near to the edge. */
function nearEdge(world: World, open: Open, hex: number): number {
  const { grid } = world;
  for (let radius = 1; radius <= DRIFT; radius++) {
    const ring = grid.ring(hex, radius);
    if (ring.length < 6 * radius || ring.some((other) => !isInPlay(world, open, other))) return DRIFT + 1 - radius;
  }
  return 0;
}

/** Where history dropped each zone (§4.2.1): the 82nd at O and T, the 101st at C and A. */
const HISTORY = ['o', 't', 'c', 'a'];

export function chooseAim(asked: Asked<AimFrame>): Action {
  const { world, open, side, frame, legal, sparing } = asked;
  const wanted = world.ground.hexesWith(`drop-zone:${HISTORY[frame.zone]}`)[0] ?? focusOf(world, open)[0] ?? 0;
  const unit = dropperOf(open, frame.zone);
  const far = (hex: number): number => world.grid.distance(hex, wanted);
  const worth = (hex: number): number =>
    Math.min(2, awayFrom(world, open, side, hex)) - far(hex) - OVER_THE_EDGE * nearEdge(world, open, hex);
  if (!sparing || unit === undefined) return hexIn(legal, bestOf(hexesOf(legal), worth) as number) as Action;
  const near = hexesOf(legal).filter((hex) => far(hex) <= AIM.within);
  const safe = (hex: number): number => -dropPrice(world, open, frame.zone, hex, unit) - AIM.hex * far(hex);
  return hexIn(legal, bestOf(near.length > 0 ? near : hexesOf(legal), safe) as number) as Action;
}

/** §4.3.1 Each regiment where it can expect to lose least: a zone of its own, if there is one. */
export function chooseAirAllot({ world, open, legal, sparing }: Asked<AirAllotFrame>): Action {
  const group = sparing ? airGroups(world, open)[0] : undefined;
  if (!group) return legal[0] as Action;
  const zones = zonesFor(world, open, group);
  const crowd = (zone: number): number => new Set(boxed(open, zone).map((unit) => world.roster.regiment[unit])).size;
  const price = (zone: number): number => {
    const at = lies(open, zone) ? (open.dzHex[zone] as number) : undefined;
    return (at === undefined ? AIMED : dropPrice(world, open, zone, at, group[0] as number)) + CROWD * crowd(zone);
  };
  return wordIn(legal, `zone:${bestOf(zones, (zone) => -price(zone)) as number}`) ?? (legal[0] as Action);
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
