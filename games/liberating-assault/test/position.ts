import {
  CARDS,
  createModule,
  DESTROYED,
  type LiberatingAssaultModule,
  type Open,
  type OrderKind,
  type Sealed,
  type World,
} from '../src/index.js';
import { place, unitsAt } from '../src/occupancy.js';
import { openGifts } from '../src/rules/giving.js';
import { setup } from '../src/setup.js';
import { type Drill, withDrill } from './drill-ground.js';

const grounds = new Map<string, LiberatingAssaultModule>();

/** Made once for each ground. */
export function groundFor(drill: Drill = {}): LiberatingAssaultModule {
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
  /** Unit id → boxes crossed off. */
  readonly lost?: Readonly<Record<string, number>>;
  /** Unit id → formation it is given to. */
  readonly attached?: Readonly<Record<string, string>>;
  readonly drill?: Drill;
  readonly options?: Readonly<Record<string, string>>;
  readonly open?: Partial<Open>;
}

/** A small position on the map: only the units named are there. */
export class Position {
  readonly world: World;
  readonly open: Open;
  readonly field: Sealed;

  constructor({ units = {}, lost = {}, attached = {}, drill, options = {}, open = {} }: Placing) {
    const ground = groundFor(drill);
    this.world = ground.world;
    const state = setup(ground.world, 'campaign', options);
    this.open = Object.assign(state.open, { turn: 2 }, open);
    this.field = state.sealed;
    openGifts(this.world, this.field);
    this.field.laying = new Array<number>(this.world.roster.units * CARDS.length).fill(0);
    this.field.hand.fill(0);
    this.field.hex.fill(DESTROYED);
    for (const [id, boxes] of Object.entries(lost)) this.field.lost[this.id(id)] = boxes;
    for (const [id, formation] of Object.entries(attached)) this.open.attached[this.id(id)] = this.formation(formation);
    for (const [id, at] of Object.entries(units)) place(this.world, this.field, this.id(id), typeof at === 'number' ? at : this.hex(at));
  }

  id(name: string): number {
    return found(this.world.roster.ids, name, 'unit');
  }

  ids(...names: readonly string[]): number[] {
    return names.map((name) => this.id(name));
  }

  formation(name: string): number {
    return found(this.world.formations.ids, name, 'formation');
  }

  team(name: string): number {
    return found(this.world.teams.ids, name, 'team');
  }

  hex(label: string): number {
    return this.world.grid.parse(label) as number;
  }

  hexes(...labels: readonly string[]): number[] {
    return labels.map((label) => this.hex(label));
  }

  labels(hexes: Iterable<number>): string[] {
    return [...hexes].map((hex) => this.world.grid.label(hex)).sort();
  }

  names(units: Iterable<number>): string[] {
    const byId = [...this.world.roster.ids.keys()];
    return [...units].map((unit) => byId[unit] as string);
  }

  order(name: string, kind: OrderKind, ...path: readonly string[]): this {
    this.field.order[this.id(name)] = kind;
    this.field.path[this.id(name)] = this.hexes(...path);
    return this;
  }

  lay(name: string, cards: Partial<Record<'fuel' | 'ammo' | 'air' | 'naval' | 'funnies' | 'forces', number>>): this {
    for (const [card, count] of Object.entries(cards)) this.field[card as 'fuel'][this.id(name)] = count;
    return this;
  }

  at(label: string): string[] {
    return this.names(unitsAt(this.world, this.field, this.hex(label)));
  }

  where(name: string): string {
    return this.world.grid.label(this.field.hex[this.id(name)] as number);
  }
}

function found(ids: ReadonlyMap<string, number>, name: string, what: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`no ${what} ${name}`);
  return id;
}

export const position = (placing: Placing): Position => new Position(placing);
