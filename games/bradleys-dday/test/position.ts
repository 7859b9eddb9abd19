import { readData } from '../src/data/read.js';
import type { Counter, GameData } from '../src/data/shapes.js';
import { createGround, type Ground } from '../src/ground.js';
import { data as files } from '../src/index.js';
import { destinations, freshMover, HALVES } from '../src/rules/movement.js';
import { bringOn, putInto, setDisrupted, setMode } from '../src/rules/units.js';
import { setup } from '../src/setup.js';
import { ABSENT, type BradleyEvent, type BradleyState, COMBAT_MODE, GREEN, MOVEMENT_MODE, type Open } from '../src/types.js';
import { createMemory, createWorld, type World } from '../src/world.js';

function readAll(): GameData {
  const read = readData(files);
  if (!read.ok) throw new Error(JSON.stringify(read.complaints));
  return read.data;
}

/** The game's own data, in order, and the ground it describes. */
export const data: GameData = readAll();
export const ground: Ground = createGround(data.map);
export const at = (label: string): number => ground.grid.parse(label) as number;
export const unit = (id: string): Counter => {
  const found = data.counters.units.find((known) => known.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

const compiled: World = createWorld(data);
/** The data compiled once for all tests; each begins with nothing remembered, so that it asks the rules itself. */
export const freshWorld = (): World => ({ ...compiled, ...createMemory(compiled) });

/** A position set down by hand: an empty map in daylight, to which units are added. */
export class Position {
  readonly world: World = freshWorld();
  readonly state: BradleyState;
  readonly told: BradleyEvent[] = [];

  constructor(scenario = 'd-day') {
    this.state = setup(this.world, scenario, { solitaire: 'off' });
    const { open } = this.state;
    open.stack.length = 0;
    open.turn = 3;
    open.tide = 0;
    open.segment = 'allied-assault';
    for (let unit = 0; unit < open.hex.length; unit++) {
      putInto(this.world, open, unit, ABSENT);
      open.marks[unit] = 0;
    }
  }

  get open(): Open {
    return this.state.open;
  }
  readonly tell = (event: BradleyEvent): void => {
    this.told.push(event);
  };
  readonly of = (id: string): number => {
    const found = this.world.roster.number.get(id);
    if (found === undefined) throw new Error(`no unit ${id}`);
    return found;
  };

  /** Puts a unit into a hex, in Combat Mode unless a facing is given. */
  put(id: string, hex: string, facing = -1): number {
    const unit = this.of(id);
    setMode(this.world, this.open, unit, facing < 0 ? COMBAT_MODE : MOVEMENT_MODE, Math.max(0, facing));
    bringOn(this.world, this.open, unit, at(hex));
    return unit;
  }
  /** Stands a unit in a hex in Combat Mode, by its number. */
  stand(unit: number, hex: string): void {
    this.put(data.counters.units[unit]?.id as string, hex);
  }
  /** An Allied infantry battalion, whole. */
  isAlliedBattalion(unit: number): boolean {
    const counter = data.counters.units[unit];
    return counter?.side === 'allied' && counter.type === 'infantry' && !counter.bar;
  }
  disrupt(...units: number[]): void {
    for (const unit of units) setDisrupted(this.world, this.open, unit, GREEN);
  }
  /** Where a unit could go with one leg, by name; with no more than so many points. */
  reach(unit: number, most = 99): string[] {
    const mover = freshMover(this.world, this.open, unit);
    const points = Math.min(mover.points, most * HALVES);
    return destinations(this.world, this.open, { ...mover, points }).map((hex) => ground.grid.label(hex));
  }
}
