import type { HexId } from '@bocage/hex';
import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { landedPrice } from '../rules/activation.js';
import { firerRow } from '../rules/beach-fire.js';
import { massAt } from '../rules/fire.js';
import { isAdrift, isCraft, isSwimmer, passengersOf, waiting } from '../rules/landing.js';
import { nextStack } from '../rules/loading.js';
import { unitsOnMap } from '../rules/units.js';
import { inZoneOf, isInZone } from '../rules/zones.js';
import { GERMAN } from '../sides.js';
import type { AshoreFrame, BeachFireFrame, LandingFrame, LoadingFrame, Open, OpenGapFrame } from '../types.js';
import { LOADING, WAVE } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { defencesWorth, nestsCost, unclearedBeach } from './shore.js';
import { shotWorth } from './shots.js';
import { chanceOf, loadOf, pointsFor } from './worth.js';

/** Points kept back for checks and conversions. */
const KEPT = 1;
/** §4.2.1 From here on obstacles cost steps. */
const DEADLY = 4;

/** Who comes first: what swims and fires at the nests, funnies and engineers, guns, and last who would suffer most. */
function precedence(world: World, open: Open, unit: UnitId): number {
  if (isAdrift(world, open, unit)) return 5;
  if (isSwimmer(world, open, unit)) return 4;
  const aboard = passengersOf(open, unit);
  const has = (row: string): boolean => aboard.some((one) => firerRow(world, open, one) === row);
  return has('79th') ? 3 : has('tank') ? 2 : has('engineer') ? 1 : 0;
}

/** §4.2.3 What those who see a landing hex would do to a craft or swimmer there. */
function fireAt(world: World, open: Open, unit: UnitId, hex: HexId): number {
  if (!inZoneOf(world, open, GERMAN, hex)) return 0;
  return unitsOnMap(world, open, GERMAN)
    .filter((firer) => isInZone(world, open, firer, hex))
    .reduce((sum, firer) => sum + chanceOf(world, open, firer) * shotWorth(world, open, 'opportunity', firer, unit, hex, 0), 0);
}

/** Hexes from a landing hex to the nearest Gap of its sub-beach. */
function wayOff({ grid, ground }: World, hex: HexId): number {
  const sub = ground.subBeach[hex] as number;
  const sides = sub < 0 ? [] : ground.gaps(sub);
  let least = 9;
  for (const to of grid.within(hex, 4))
    if ([0, 1, 2, 3, 4, 5].some((direction) => sides.includes(grid.side(to, direction)))) least = Math.min(least, grid.distance(hex, to));
  return least;
}

/** §4.8.3 §4.5.2 Who lands next, and where the fewest can hurt it, room is left and the way off is short. */
export function chooseLanding({ world, open, frame, legal, posture }: Asked<LandingFrame>): Action {
  if (frame.unit < 0) {
    const next = bestOf(unitsOf(legal), (unit) => precedence(world, open, unit));
    return (next === undefined ? undefined : unitIn(legal, next)) ?? (legal[0] as Action);
  }
  const { unit } = frame;
  const isLight = loadOf(world, open, unit) < 12;
  const crowd = isLight ? 0.1 : 0.25 * posture.crowd;
  const way = isLight ? 0.3 : 0.7 * posture.wayOff;
  const worth = (hex: HexId): number => -fireAt(world, open, unit, hex) - crowd * massAt(world, open, hex, unit) - way * wayOff(world, hex);
  return hexIn(legal, bestOf(hexesOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}

/** §4.5.4(7) A point for whoever does the defences more harm than the nests do him. */
export function chooseAshore({ world, open, legal, posture }: Asked<AshoreFrame>): Action {
  const beach = unclearedBeach(world, open);
  const worth = (unit: UnitId): number => {
    if (beach < 0 || open.suppressed[unit] === 1 || pointsFor(world, open, unit) < landedPrice(world) + KEPT) return -1;
    return posture.defences * defencesWorth(world, open, unit, beach) - nestsCost(world, open, unit) - posture.ashore;
  };
  const best = bestOf(unitsOf(legal), worth);
  return (best !== undefined && worth(best) > 0 ? unitIn(legal, best) : undefined) ?? wordIn(legal, 'done') ?? (legal[0] as Action);
}

/** Whether battalions are still to come ashore by craft. */
const isMoreToCome = (world: World, open: Open): boolean =>
  waiting(world, open).some((craft) => passengersOf(open, craft).length > 1) ||
  open.box.some((box, unit) => box >= 10 && box < WAVE && rosterOf(world, open).counters[unit]?.battalion !== '');

/** §4.2.6 Obstacles while they take steps of who is still to land; then ways off the sand, obstacles, nests. */
export function chooseTrack({ world, open, frame, legal }: Asked<BeachFireFrame>): Action {
  const obstacles = wordIn(legal, 'obstacles');
  const isDeadly = (open.obstacles[frame.beach] as number) >= DEADLY && isMoreToCome(world, open);
  return (isDeadly ? obstacles : undefined) ?? wordIn(legal, 'gaps') ?? obstacles ?? wordIn(legal, 'nests') ?? (legal[0] as Action);
}

const stepsOf = (open: Open, units: readonly UnitId[]): number => units.reduce((sum, unit) => sum + (open.steps[unit] as number), 0);

/** §4.5.6(1) The box whose landing hexes are nearest to a way off, as long as they have room for all in it. */
export function chooseLoading({ world, open, legal }: Asked<LoadingFrame>): Action {
  const { waveBoxes } = fieldOf(world, open);
  const coming = stepsOf(open, nextStack(world, open, LOADING));
  const worth = (click: Action): number => {
    const box = click.kind === 'word' ? Number(click.word.slice('box:'.length)) : -1;
    const hexes = world.ground.landing(waveBoxes[box - WAVE] ?? '');
    const waits = open.box.flatMap((at, unit) => (at === box && !isCraft(world, open, unit) ? [unit] : []));
    const room = 8 * hexes.length - stepsOf(open, waits) - coming;
    const far = hexes.reduce((sum, hex) => sum + wayOff(world, hex), 0) / Math.max(1, hexes.length);
    return (room < 0 ? room : Math.min(8, room) / 8) - 2 * far;
  };
  return bestOf(legal, worth) ?? (legal[0] as Action);
}

/** §4.2.4 The German opens the Gap that leads to his guns, the Allied player one that does not. */
export function chooseGap({ world, open, side, legal }: Asked<OpenGapFrame>): Action {
  const { grid, ground } = world;
  const behind = (click: Action): number => {
    const edge = click.kind === 'word' ? Number(click.word.slice('gap:'.length)) : -1;
    const inland = ground.land.find(
      (hex) => ground.subBeach[hex] === -1 && [0, 1, 2, 3, 4, 5].some((direction) => grid.side(hex, direction) === edge),
    );
    if (inland === undefined) return 0;
    const held = unitsOnMap(world, open, GERMAN).some((unit) => hexOf(open, unit) === inland) ? 10 : 0;
    return held + unitsOnMap(world, open, GERMAN).filter((unit) => isInZone(world, open, unit, inland)).length;
  };
  return bestOf(legal, (click) => (side === GERMAN ? behind(click) : -behind(click))) ?? (legal[0] as Action);
}
