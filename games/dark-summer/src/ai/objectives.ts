import { occupancyOf } from '../occupancy.js';
import { controllerOf } from '../rules/3-victory/victory.js';
import { openBeaches } from '../rules/13-supply/supply-lines.js';
import { ALLIED, CHERBOURG, type Command, GERMAN, GERMANS, hexOf, type Open, type Side, US } from '../types.js';
import type { World } from '../world.js';
import { FAR, type Fields, type Sector, spreadOut, stepsFrom, type Target } from './fields.js';
import { attackOf, defenceOf, strengthBySector } from './sense.js';
import type { Style } from './styles.js';

/** Something a command wants done, with how much strength, and how far every hex is from it. */
export interface Mission {
  readonly id: string;
  readonly far: Float32Array;
  /** Factors it asks for; what is left over goes where it is nearest. */
  readonly force: number;
  readonly weight: number;
  /** Movement points from it that are near enough. */
  readonly near: number;
  /** Whether it leads whole divisions off the map. */
  readonly isMarch?: boolean;
}

/** Defence of the port that needs no more than the usual force. */
const USUAL_GARRISON = 14;

const isHeld = (world: World, open: Open, target: Target): boolean =>
  target.hexes.every((hex) => {
    const index = world.controlIndex[hex] as number;
    return index >= 0 ? open.control[index] === ALLIED : occupancyOf(world, open).side[hex] === ALLIED;
  });

/** Defence factors in the Cherbourg Box, the unknown ones guessed. */
export function portDefence(world: World, open: Open): number {
  let sum = 0;
  for (let unit = world.roster.allied; unit < world.roster.units; unit++)
    if (open.hex[unit] === CHERBOURG) sum += defenceOf(world, open, unit);
  return sum;
}

/** The plan of a command for this round: what it wants, by the turn and by what it has. */
export function missionsOf(world: World, fields: Fields, open: Open, command: Command, style: Style): Mission[] {
  if (command === GERMANS) return germanMissions(world, fields, open, style);
  const own = command === US ? americanMissions(world, fields, open, style) : britishMissions(world, fields, open, style);
  return [
    ...own,
    ...clearMission(world, fields, open, command, style),
    ...frontMissions(world, fields, open, ALLIED, command === US ? [0, 1, 2] : [2, 3, 4], style.front.weight, style.front.force),
  ];
}

/** Steps from a beach within which no German is borne: he could cut off all that has gone on. */
const TOO_NEAR = 4;

/** Driving off the Germans who stand near a command's own beaches. */
function clearMission(world: World, fields: Fields, open: Open, command: Command, style: Style): Mission[] {
  const near = stepsFrom(world, openBeaches(world, open, command));
  const hexes: number[] = [];
  let defence = 0;
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || (near[hex] as number) > TOO_NEAR || fields.sector[hex] === undefined) continue;
    hexes.push(hex);
    defence += defenceOf(world, open, unit);
  }
  return hexes.length === 0 ? [] : [{ id: 'clear', far: farFromMany(world, hexes), force: 8 + 2 * defence, weight: style.clear, near: 1 }];
}

interface Wish {
  readonly target: string;
  readonly force: number;
  readonly weight: number;
  readonly when: boolean;
  readonly near?: number;
  /** Wanted although it is held. */
  readonly keep?: boolean;
}

function granted(world: World, fields: Fields, open: Open, wishes: readonly Wish[]): Mission[] {
  return wishes.flatMap(({ target, force, weight, when, near = 0, keep = false }) => {
    const found = fields.targets[target];
    if (!when || !found || found.hexes.length === 0 || (!keep && isHeld(world, open, found))) return [];
    return [{ id: target, far: found.far, force, weight, near }];
  });
}

function americanMissions(world: World, fields: Fields, open: Open, style: Style): Mission[] {
  const portOpen = open.cherbourgTurn > 0;
  const late = open.turn >= style.breakoutTurn;
  const south = portOpen || open.turn >= 5;
  const garrison = Math.max(1, portDefence(world, open) / USUAL_GARRISON);
  const avranches = controllerOf(world, open, world.data.scenarios.suddenDeath.avranches) === ALLIED;
  const lifted = open.boundaryLifted === 1;
  return granted(world, fields, open, [
    { target: 'carentan', force: 10, weight: 1.2, when: open.turn <= 4 },
    { target: 'isigny', force: 6, weight: 1, when: open.turn <= 2 },
    { target: 'cut', force: style.cutForce, weight: 1.5, when: !portOpen && open.isolated === 0 },
    {
      target: 'cherbourg',
      force: style.port.force * Math.min(1.6, garrison),
      weight: style.port.weight + 0.1 * open.turn,
      when: !portOpen,
    },
    { target: 'lessay', force: 20, weight: 0.7, when: south && !avranches },
    {
      target: 'saint-lo',
      force: style.saintLo.force,
      weight: open.turn >= 4 ? style.saintLo.lateWeight : style.saintLo.weight,
      when: true,
    },
    { target: 'caumont', force: 12, weight: 0.6, when: open.turn <= style.breakoutTurn },
    { target: 'coutances', force: 30, weight: style.coutances, when: south && !avranches },
    { target: 'avranches', force: 40, weight: style.avranches + 0.15 * (open.turn - style.breakoutTurn), when: late },
    { target: 'avranches', force: 14, weight: 1.5, when: avranches, keep: true },
    { target: 'vire', force: 16, weight: 0.6, when: late },
    { target: 'mortain', force: 12, weight: 0.9, when: avranches },
    { target: 'alencon', force: 16, weight: 0.8, when: lifted },
    { target: 'argentan', force: 24, weight: 1.1, when: lifted },
  ]);
}

function britishMissions(world: World, fields: Fields, open: Open, style: Style): Mission[] {
  const caen = open.caenTurn > 0;
  return granted(world, fields, open, [
    { target: 'bayeux', force: 8, weight: 1.1, when: open.turn <= 2 },
    { target: 'caen', force: style.caen.force, weight: style.caen.weight, when: true },
    { target: 'villers', force: 18, weight: 0.7, when: open.turn >= 2 },
    { target: 'orne', force: 10, weight: 0.6, when: open.turn <= 5 },
    { target: 'thury', force: 14, weight: 0.6, when: open.turn >= 5 },
    { target: 'falaise', force: 50, weight: style.falaise, when: caen || open.turn >= 6 },
    { target: 'argentan', force: 30, weight: 1, when: caen && open.turn >= 7 },
  ]);
}

function germanMissions(world: World, fields: Fields, open: Open, style: Style): Mission[] {
  const missions = frontMissions(world, fields, open, GERMAN, [0, 1, 2, 3, 4], style.front.weight, style.front.force).map(
    (mission, sector) => {
      const worth = sector === 0 && open.isolated === 1 ? 0.2 : (style.sectors[sector] as number);
      return { ...mission, weight: mission.weight * worth };
    },
  );
  const wishes: Wish[] = [];
  for (const { name } of world.data.scenarios.places.others)
    wishes.push({ target: name.toLowerCase(), force: style.cities.force, weight: style.cities.weight, when: open.turn >= 6 });
  wishes.push({ target: 'caen', ...style.caen, when: true });
  return [...missions, ...granted(world, fields, open, wishes)];
}

const SECTOR_POSTS: readonly string[] = ['cut', 'lessay', 'caumont', 'caen', 'orne'];

/** Occupancy against the enemy in each of these sectors, with strength in proportion to his. */
function frontMissions(
  world: World,
  fields: Fields,
  open: Open,
  side: Side,
  sectors: readonly Sector[],
  weight: number,
  share: number,
): Mission[] {
  const enemy: Side = side === ALLIED ? GERMAN : ALLIED;
  const strengths = strengthBySector(world, fields, open, enemy, (unit) => attackOf(world, open, unit) + 0.5);
  return sectors.map((sector) => {
    const hexes = enemyHexes(world, fields, open, enemy, sector);
    const post = fields.targets[SECTOR_POSTS[sector] as string] as Target;
    return {
      id: `front-${sector}`,
      far: hexes.length > 0 ? farFromMany(world, hexes) : post.far,
      force: pressure(strengths, sector) * share + 3,
      weight,
      near: 2,
    };
  });
}

/** Strength in a sector, and a part of what stands next to it. */
const pressure = (strengths: readonly number[], sector: number): number =>
  (strengths[sector] as number) + 0.3 * ((strengths[sector - 1] ?? 0) + (strengths[sector + 1] ?? 0));

function enemyHexes(world: World, fields: Fields, open: Open, enemy: Side, sector: Sector): number[] {
  const { side } = occupancyOf(world, open);
  return world.ground.land.filter((hex) => side[hex] === enemy && fields.sector[hex] === sector);
}

/** A step is about a movement point and a half in this country. */
const POINTS_PER_STEP = 1.5;
function farFromMany(world: World, hexes: readonly number[]): Float32Array {
  const far = new Float32Array(world.grid.size).fill(FAR);
  spreadOut(world, hexes, (hex, _, steps) => {
    far[hex] = steps * POINTS_PER_STEP;
  });
  return far;
}
