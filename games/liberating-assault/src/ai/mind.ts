import type { Memory } from '@bocage/kernel';
import { stepTo } from '../ground.js';
import { ARMIES, COORDINATORS } from '../teams.js';
import type { LiberatingAssaultView } from '../types.js';
import type { World } from '../world.js';
import { type Chances, createChances } from './worth.js';

/** Everything the choosers share: what is known of the game, and what this player remembers of it. */
export interface Mind {
  readonly world: World;
  chances(attack: number, defence: number): Chances;
  /** By place that scores: how many steps each hex is away over land, FAR where there is no way. */
  readonly ways: readonly Int16Array[];
  /** How many steps each hex is inland of the beaches. */
  readonly depth: Int16Array;
  /** By place: the army that is meant to take it and the coordinator that is meant to hold it, as teams. */
  readonly army: readonly number[];
  readonly coordinator: readonly number[];
  /** By corps team: the places it is meant to take. */
  readonly tasks: ReadonlyMap<number, readonly number[]>;
  /** What was worked out for a seat and still holds: `key` says for which moment. */
  remember<T>(view: LiberatingAssaultView, name: string, key: string, make: () => T): T;
}

const FAR = 99;

function waysTo(world: World, hexes: readonly number[]): Int16Array {
  const far = new Int16Array(world.grid.size).fill(FAR);
  const reached = world.reach.flood(hexes, (from, direction) => (stepTo(world.ground, from, direction) >= 0 ? 1 : -1));
  for (let i = 0; i < reached.count; i++) far[reached.hexes[i] as number] = reached.cost(reached.hexes[i] as number);
  return far;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The armies part between the coasts of the two corps that land in the middle. */
function armies({ ground, grid, places, teams }: World): number[] {
  const middle = (corps: string): number => mean((ground.landings[corps] ?? []).map((hex) => grid.centre(hex).x));
  const border = (middle('us-v') + middle('br-xxx')) / 2;
  return places.map((hex) => teams.ids.get(grid.centre(hex).x < border ? ARMIES[0] : ARMIES[1]) as number);
}

/** What the plan of the landing and the campaign after it gave each corps to do: VII Corps Cherbourg, the others the line and what lies behind it. */
const TASKS: Readonly<Record<string, readonly string[]>> = {
  'us-vii': ['Cherbourg'],
  'us-v': ['Carentan', 'Saint-Lô'],
  'us-xix': ['Saint-Lô', 'Avranches'],
  'us-viii': ['Cherbourg', 'Avranches'],
  'br-xxx': ['Bayeux', 'Caen', 'Falaise'],
  'br-i': ['Caen'],
  'br-viii': ['Caen', 'Falaise'],
  'br-xii': ['Caen', 'Falaise'],
  'br-iic': ['Falaise'],
};

function tasksOf({ teams, data }: World): Map<number, readonly number[]> {
  const { list } = data.scenarios.places;
  return new Map(
    Object.entries(TASKS).map(([corps, names]) => [
      teams.ids.get(corps) as number,
      names.map((name) => list.findIndex((place) => place.name === name)),
    ]),
  );
}

/** Each coordinator has the places nearest to where his divisions stand at first. */
function coordinators({ roster, formations, grid, places, teams }: World): number[] {
  const middle = (id: string): number =>
    mean(
      roster.start.flatMap(({ hex }, unit) =>
        hex >= 0 && formations.command[roster.formation[unit] as number] === id ? [grid.centre(hex).x] : [],
      ),
    );
  const middles = COORDINATORS.map(middle);
  return places.map((hex) => {
    const far = middles.map((x) => Math.abs(x - grid.centre(hex).x));
    return teams.ids.get(COORDINATORS[far.indexOf(Math.min(...far))] as string) as number;
  });
}

/** Minds for this world, each with a memory of its own. */
export function createMinds(world: World): (memory: Memory) => Mind {
  const known = {
    world,
    chances: createChances(world),
    ways: world.places.map((hex) => waysTo(world, [hex])),
    depth: waysTo(world, Object.values(world.ground.landings).flat()),
    army: armies(world),
    coordinator: coordinators(world),
    tasks: tasksOf(world),
  };
  return (memory) => ({
    ...known,
    remember<T>({ open, known: { hex, lost } }: LiberatingAssaultView, name: string, key: string, make: () => T): T {
      return memory.keep(name, `${open.turn}:${key}:${printOf(hex)}:${printOf(lost)}`, make);
    },
  });
}

/** A number that changes when a column does. */
export function printOf(column: readonly number[], seed = 0): number {
  let print = 2_166_136_261 ^ seed;
  for (let i = 0; i < column.length; i++) print = Math.imul(print ^ (column[i] as number), 16_777_619);
  return print >>> 0;
}
