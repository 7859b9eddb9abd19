import { createModule, type DarkSummerModule, ELIMINATED, type Open, type World } from '../src/index.js';
import { occupancyOf, place, touch, unitsAt } from '../src/occupancy.js';
import { setup } from '../src/setup.js';
import { type Drill, withDrill } from './drill-ground.js';

const grounds = new Map<string, DarkSummerModule>();

/** Made once for each ground. */
export function groundFor(drill: Drill = {}): DarkSummerModule {
  const key = JSON.stringify(drill);
  let ground = grounds.get(key);
  if (!ground) {
    ground = createModule(withDrill(drill));
    grounds.set(key, ground);
  }
  return ground;
}

export interface Placing {
  /** Unit id → hex number; a place below zero goes by its number. */
  readonly units?: Readonly<Record<string, string | number>>;
  readonly drill?: Drill;
  readonly open?: Partial<Open>;
  /** Ids of units that have lost a step. */
  readonly reduced?: readonly string[];
  /** Open Beach hexes. */
  readonly beaches?: readonly string[];
}

/** A small position on the map: only the units named are there. */
export class Position {
  readonly module: DarkSummerModule;
  readonly world: World;
  readonly open: Open;

  constructor({ units = {}, drill, open = {}, reduced = [], beaches = [] }: Placing) {
    const ground = groundFor(drill);
    this.module = ground;
    this.world = ground.world;
    this.open = setup(ground.world, 'campaign', {}).open;
    this.open.hex.fill(ELIMINATED);
    Object.assign(this.open, { turn: 2, due: this.open.due.map(() => 0) }, open);
    this.open.steps = [...this.world.roster.fullSteps];
    for (const id of reduced) this.open.steps = this.open.steps.with(this.id(id), 1);
    for (const label of beaches) this.open.beach[this.world.ground.beach[this.hex(label)] as number] = 1;
    for (const [id, at] of Object.entries(units)) place(this.world, this.open, this.id(id), typeof at === 'number' ? at : this.hex(at));
  }

  id(name: string): number {
    const id = this.world.roster.ids.get(name);
    if (id === undefined) throw new Error(`no unit ${name}`);
    return id;
  }

  ids(...names: readonly string[]): number[] {
    return names.map((name) => this.id(name));
  }

  hex(label: string): number {
    return this.world.grid.parse(label) as number;
  }

  labels(hexes: Iterable<number>): string[] {
    return [...hexes].map((hex) => this.world.grid.label(hex)).sort();
  }

  move(name: string, to: string | number): this {
    place(this.world, this.open, this.id(name), typeof to === 'number' ? to : this.hex(to));
    return this;
  }

  /** After a change to beaches, Exit markers or the turns of Brittany. */
  touch(): this {
    touch(this.world, this.open);
    return this;
  }

  get occupancy() {
    return occupancyOf(this.world, this.open);
  }

  at(label: string): number[] {
    return unitsAt(this.world, this.open, this.hex(label));
  }
}

export const position = (placing: Placing): Position => new Position(placing);
