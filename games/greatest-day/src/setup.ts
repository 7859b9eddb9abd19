import { fixed, type Options } from '@bocage/kernel';
import type { Scenario } from './data/scenario-shapes.js';
import { BEACHES, FORCES, HEROES, SHIP_BOXES, SUB_BEACHES } from './data/scenario-shapes.js';
import { shipBox } from './rules/assault-forces.js';
import { atBridge } from './rules/cover.js';
import { nearestHolders } from './rules/objectives.js';
import { GERMAN, SEATS } from './sides.js';
import { setSteady } from './steady.js';
import {
  ABSENT,
  CLEAR_SKY,
  COLUMN,
  DUE,
  EN_ROUTE,
  ENTRENCHED,
  type GreatestDayState,
  HEAVY,
  IMPROVED,
  LIGHT,
  LOADING,
  MOUNTED,
  NO_HERO,
  NO_WORKS,
  ON_MAP,
  type Open,
  OVERCAST,
  PARKED,
  STORM,
  WAVE,
} from './types.js';
import type { Field, World } from './world.js';

const POSTURE: Readonly<Record<string, number>> = {
  deployed: 0,
  column: COLUMN,
  mounted: MOUNTED,
  'mounted-column': MOUNTED | COLUMN,
  park: PARKED,
};
const WEATHER = { clear: CLEAR_SKY, overcast: OVERCAST, storm: STORM };
const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const minus = (length: number): number[] => Array.from({ length }, () => -1);

/** The position before the first decision. */
export function setup(world: World, id: string, options: Options): GreatestDayState {
  const field = world.fields.get(id);
  if (!field) throw new Error(`no scenario named ${id}`);
  const open = emptyTable(field, options);
  setDivisions(field, open);
  setUnits(world, field, open);
  setBoxes(field, open);
  setLeaders(world, field, open);
  setBeach(world, field.scenario, open);
  setVictory(world, field, open);
  const first = field.chits.findIndex((chit) => chit.id === field.scenario.chits.first);
  open.chit = first;
  return { open, sealed: { bought: [[], []], answered: [0, 0], route: [] } };
}

function emptyTable({ scenario, roster }: Field, options: Options): Open {
  const { units, divisions, leaders } = roster;
  const none = (): number[] => zeros(units);
  return {
    stack: [{ step: 'turn', next: 0 }],
    scenario: scenario.id,
    options: { ...options },
    turn: 1,
    weather: WEATHER[scenario.weather],
    ...{
      hex: minus(units),
      box: none().map(() => ABSENT),
      entry: fixed(minus(units)),
      posture: none(),
      steps: [...roster.steps],
      cohesion: none(),
    },
    ...{ suppressed: none(), marks: none() },
    ...{ works: fixed(none()), job: fixed(minus(units)), drift: fixed(none()), aboard: fixed(minus(units)), contact: fixed(minus(units)) },
    ...{ leaderWith: minus(leaders.length), leaderReplaced: zeros(leaders.length) },
    ...{ cp: zeros(divisions.length), dp: zeros(divisions.length), quality: zeros(divisions.length) },
    ...{ rearguards: zeros(divisions.length), roadblocks: zeros(divisions.length), planes: zeros(divisions.length) },
    ...{ mug: [], played: [], chit: -1, navalAgain: 0 },
    ...{ gaps: zeros(3), obstacles: zeros(3), nests: zeros(3), sea: zeros(3), cleared: zeros(3), cut: zeros(3), openGaps: [] },
    ...{
      assaultForce: minus(FORCES.length),
      barrages: [],
      barrageLevels: [],
      mines: [],
      minesBy: [],
      roadblockHexes: [],
      rubble: [],
      razed: [],
      bocage: [],
    },
    ...{ blown: [], wired: [], wiredBy: [], built: [], builtBy: [], ferries: [], ferryBy: [], ferryBusy: [] },
    heroes: HEROES.map((hero) => (scenario.heroes.includes(hero) ? -1 : NO_HERO)),
    ...{ objectives: [], holders: [], near: [], tracksDown: zeros(3) },
  };
}

function setDivisions({ scenario, roster }: Field, open: Open): void {
  const at = (id: string): number => roster.divisions.indexOf(id);
  for (const { division, cp, dp, tq } of scenario.divisions) {
    open.cp[at(division)] = cp;
    open.dp[at(division)] = dp;
    open.quality[at(division)] = tq;
  }
  for (const { division, rearguards, roadblocks } of scenario.pools) {
    open.rearguards[at(division)] = rearguards;
    open.roadblocks[at(division)] = roadblocks;
  }
  for (const { division, planes } of scenario.air) open.planes[at(division)] = planes;
}

/** §S.39 Written straight into the columns: nobody has asked yet who stands where. */
function setUnits(world: World, { scenario, roster }: Field, open: Open): void {
  const barrages = new Map<number, number>();
  for (const placed of scenario.setUp) {
    const unit = roster.number.get(placed.unit) as number;
    const hex = world.grid.parse(placed.hex) as number;
    open.hex[unit] = hex;
    open.box[unit] = ON_MAP;
    open.posture[unit] = POSTURE[placed.posture] as number;
    setSteady(open, 'works', unit, placed.works === 'ip' ? IMPROVED : placed.works === 'ent' ? ENTRENCHED : NO_WORKS);
    if (placed.steps > 0) open.steps[unit] = placed.steps;
    if (placed.barrage !== '') barrages.set(hex, placed.barrage === 'heavy' ? HEAVY : LIGHT);
  }
  const hexes = [...barrages.keys()].sort((a, b) => a - b);
  open.barrages = hexes;
  open.barrageLevels = hexes.map((hex) => barrages.get(hex) as number);
  open.mines = scenario.mines.map((label) => world.grid.parse(label) as number).sort((a, b) => a - b);
  // §10.0 Every minefield of a scenario is a German one.
  open.minesBy = open.mines.map(() => GERMAN);
}

/** §4.4.1 §4.5.1 §4.5.6 Ships, waves, what follows them; the craft of a wave are taken from the pool in order. */
function setBoxes({ scenario, roster, waveBoxes }: Field, open: Open): void {
  const number = (id: string): number => roster.number.get(id) as number;
  const put = (ids: readonly string[], box: number): void => {
    for (const id of ids) open.box[number(id)] = box;
  };
  let craft = 0;
  for (const wave of scenario.waves) {
    const box = WAVE + waveBoxes.indexOf(wave.box);
    for (const crew of wave.swimming) put(crew.units, box);
    for (const crew of wave.craft) {
      const carrier = number(`landing-craft-${++craft}`);
      open.box[carrier] = box;
      put(crew.units, box);
      for (const id of crew.units) setSteady(open, 'aboard', number(id), carrier);
    }
  }
  for (const { subBeach, units } of scenario.loading) put(units, LOADING + SUB_BEACHES.indexOf(subBeach));
  for (const { subBeach, units } of scenario.enRoute) put(units, EN_ROUTE + SUB_BEACHES.indexOf(subBeach));
  for (const { units } of scenario.reinforcements) put(units, DUE);
  for (const { ship, force, box } of scenario.ships) put([ship], shipBox(FORCES.indexOf(force), SHIP_BOXES.indexOf(box)));
  for (const id of [...scenario.supportCraft, ...scenario.rocketCraft]) {
    const { force } = roster.counters[number(id)] as (typeof roster.counters)[number];
    put([id], shipBox(FORCES.indexOf(force as (typeof FORCES)[number]), 0));
  }
}

/** §S.8 A leader is with a unit of his Formation: the first in his hex, or the first of the crew he lands with. */
function setLeaders(world: World, { scenario, roster }: Field, open: Open): void {
  const at = (leader: string): number => roster.leaders.indexOf(leader);
  const lead = (leader: string, units: readonly number[]): void => {
    const formation = roster.leaderFormation[at(leader)];
    open.leaderWith[at(leader)] = units.find((unit) => roster.formation[unit] === formation) ?? units[0] ?? -1;
  };
  for (const { leader, hex } of scenario.leaders) {
    const place = world.grid.parse(hex) as number;
    lead(
      leader,
      open.hex.flatMap((where, unit) => (where === place ? [unit] : [])),
    );
  }
  const crews = [...scenario.waves.flatMap(({ swimming, craft }) => [...swimming, ...craft]), ...scenario.reinforcements];
  for (const { leader, units } of crews)
    if (leader !== '')
      lead(
        leader,
        units.map((id) => roster.number.get(id) as number),
      );
}

function setBeach(world: World, { beach, assaultForces }: Scenario, open: Open): void {
  for (const { force, hex } of assaultForces) open.assaultForce[FORCES.indexOf(force)] = world.grid.parse(hex) as number;
  if (!beach) return;
  const at = BEACHES.indexOf(beach.beach);
  open.gaps[at] = beach.gaps;
  open.obstacles[at] = beach.obstacles;
  open.nests[at] = beach.nests;
  open.sea[at] = beach.sea;
}

/** §S.39 Who holds what victory asks about, and who stands near a Reinforcement hex. */
function setVictory(world: World, { scenario, roster, area }: Field, open: Open): void {
  const hexes = scenario.victory.points.flatMap(({ kind, hexes: listed }) => (kind === 'held' ? listed : []));
  const asked = hexes.map((label) => world.grid.parse(label) as number);
  // §2.4.5 Who was last at either end of a Bridge is asked too.
  const ends = world.ground.land.filter((hex) => area[hex] === 1 && atBridge(world, open, hex));
  open.objectives = [...new Set([...asked, ...ends])].sort((a, b) => a - b);
  open.holders = nearestHolders(world, open, roster.allied);
  for (const { hex, side } of scenario.held) {
    const at = open.objectives.indexOf(world.grid.parse(hex) as number);
    if (at >= 0) open.holders[at] = SEATS.indexOf(side);
  }
  const near = scenario.victory.points.find(({ kind }) => kind === 'driven-out');
  const entries = (scenario.beach?.reinforcementHexes ?? []).map((label) => world.grid.parse(label) as number);
  if (!near) return;
  open.near = open.hex.flatMap((hex, unit) =>
    hex >= 0 &&
    unit >= roster.allied &&
    (roster.steps[unit] as number) > 0 &&
    entries.some((entry) => world.grid.distance(entry, hex) <= near.within)
      ? [unit]
      : [],
  );
}
