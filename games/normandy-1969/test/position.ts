import { type Action, clone, hex, type Refusal, type RollResult, type Seat, unit, word } from '@bocage/kernel';
import { createModule, type NormandyEvent, type NormandyModule, type NormandyState, type PhaseId, PIECE_BASE } from '../src/index.js';
import { isFaceDown, place, turnUp, unitsAt } from '../src/occupancy.js';
import { beginPhase, phasesOf } from '../src/sequence.js';
import { LOST, WAITING } from '../src/types.js';
import { type Drill, withDrill } from './drill-ground.js';

export interface Placing {
  readonly phase: PhaseId;
  /** 2 unless told. */
  readonly turn?: number;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly order?: number;
  /** Counter id → hex. The other Allied units wait; airborne troops and commandos do not come any more after turn 1. */
  readonly allied?: Readonly<Record<string, string>>;
  /** Piece id → hex, face up. */
  readonly german?: Readonly<Record<string, string>>;
  /** Piece id, or dummy-1, dummy-2 … → hex, face down. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly drill?: Drill;
  /** Changes the position before its phase begins. */
  readonly before?: (position: Position) => void;
}

const modules = new Map<string, NormandyModule>();

/** Modules are made once for each ground. */
export function moduleFor(drill: Drill = {}): NormandyModule {
  const key = JSON.stringify(drill);
  let module = modules.get(key);
  if (!module) {
    module = createModule(withDrill(drill));
    modules.set(key, module);
  }
  return module;
}

/** A small position on the map, played by clicks that read like a test: unit ids, hex numbers, words. */
export class Position {
  readonly module: NormandyModule;
  readonly state: NormandyState;
  /** What the last click or roll told. */
  events: readonly NormandyEvent[] = [];

  constructor(module: NormandyModule, state: NormandyState) {
    this.module = module;
    this.state = state;
  }

  get open() {
    return this.state.open;
  }

  get world() {
    return this.module.world;
  }

  get top() {
    return this.open.stack[this.open.stack.length - 1] as (typeof this.open.stack)[number];
  }

  /** The number of a unit: an Allied counter, or the token a German piece is. */
  id(name: string): number {
    const allied = this.world.data.counters.allied.findIndex((counter) => counter.id === name);
    if (allied >= 0) return allied;
    const piece = this.world.roster.pieceIds.get(name);
    const token = piece === undefined ? -1 : Math.max(this.open.piece.indexOf(piece), this.state.sealed.piece.indexOf(piece));
    if (token < 0) throw new Error(`no unit ${name} here`);
    return this.world.roster.allied + token;
  }

  piece(name: string): number {
    return this.world.roster.pieceIds.get(name) as number;
  }

  /** Where a unit is: a hex number, `waiting`, `lost` or `absent`. */
  where(name: string): string {
    const at = this.open.hex[this.id(name)] as number;
    return at >= 0 ? this.world.grid.label(at) : at === WAITING ? 'waiting' : at === LOST ? 'lost' : 'absent';
  }

  hexId(label: string): number {
    return this.world.grid.parse(label) as number;
  }

  label(hexId: number): string {
    return this.world.grid.label(hexId);
  }

  unitsIn(label: string): number[] {
    return unitsAt(this.world, this.open, this.hexId(label));
  }

  action(click: string): Action {
    if (/^\d{4}$/.test(click)) return hex(this.hexId(click));
    if (this.world.data.counters.allied.some((counter) => counter.id === click)) return unit(this.id(click));
    const piece = this.world.roster.pieceIds.get(click);
    if (piece === undefined) return word(click);
    const known = this.open.piece.includes(piece) || this.state.sealed.piece.includes(piece);
    return unit(known ? this.id(click) : PIECE_BASE + piece);
  }

  get asked(): Seat {
    const awaits = this.module.awaits(this.state);
    return awaits.kind === 'seats' ? (awaits.seats[0] as Seat) : awaits.kind;
  }

  view(seat: Seat = this.asked) {
    return this.module.view(this.state, [seat]);
  }

  /** What the seat asked may do, as clicks. */
  offered(): string[] {
    return this.module.legal(this.view(), this.asked).map((action) => {
      if (action.kind === 'hex') return this.label(action.hex);
      if (action.kind === 'word') return action.word;
      return this.nameOf(action.unit);
    });
  }

  nameOf(id: number): string {
    const { counters } = this.world.data;
    if (id < this.world.roster.allied) return counters.allied[id]?.id as string;
    const token = id - this.world.roster.allied;
    const piece = id >= PIECE_BASE ? id - PIECE_BASE : Math.max(this.open.piece[token] as number, this.state.sealed.piece[token] as number);
    return counters.german[piece]?.id ?? 'dummy';
  }

  offers(click: string): boolean {
    return this.module.legal(this.view(), this.asked).includes(this.action(click));
  }

  refusal(click: string): Refusal | undefined {
    return this.module.refusal(this.view(), this.asked, this.action(click));
  }

  /** Plays clicks one after the other; each must be offered. */
  click(...clicks: readonly string[]): this {
    for (const click of clicks) {
      const action = this.action(click);
      if (!this.offers(click))
        throw new Error(`${click} is not offered: ${JSON.stringify(this.refusal(click))}; offered are ${this.offered()}`);
      this.events = this.module.play(this.state, this.asked, action);
    }
    return this;
  }

  /** Declares the attack and sends no ships, where there are any in range. */
  declare(): this {
    this.click('declare');
    while (this.top.step === 'gunfire') this.click('none');
    return this;
  }

  /** Gives the awaited roll this result. */
  roll(...result: RollResult): this {
    const awaits = this.module.awaits(this.state);
    if (awaits.kind !== 'chance') throw new Error(`no roll is awaited but ${this.asked}`);
    this.events = this.module.resolve(this.state, awaits.roll, result);
    return this;
  }

  event<Name extends NormandyEvent['event']>(name: Name): Extract<NormandyEvent, { event: Name }> {
    const found = this.events.find((event) => event.event === name);
    if (!found) throw new Error(`no ${name} among ${this.events.map((event) => event.event)}`);
    return found as Extract<NormandyEvent, { event: Name }>;
  }

  told(name: NormandyEvent['event']): boolean {
    return this.events.some((event) => event.event === name);
  }

  fork(): Position {
    return new Position(this.module, clone(this.state));
  }
}

function fillMap(position: Position, placing: Placing): void {
  const { open, state, world } = position;
  const turn = placing.turn ?? 2;
  world.roster.group.forEach((group, id) => {
    if (turn > 1 && open.hex[id] === WAITING && ['parachute', 'commando', 'glider'].includes(group)) open.hex[id] = LOST;
  });
  for (const [name, label] of Object.entries(placing.allied ?? {})) place(world, open, position.id(name), position.hexId(label));
  let token = 0;
  const put = (label: string): number => {
    open.home[token] = position.hexId(label);
    place(world, open, world.roster.allied + token, position.hexId(label));
    return token++;
  };
  for (const [name, label] of Object.entries(placing.german ?? {})) {
    const id = world.roster.allied + put(label);
    turnUp(world, open, id, position.piece(name));
  }
  for (const [name, label] of Object.entries(placing.hidden ?? {})) {
    const at = put(label);
    state.sealed.piece[at] = name.startsWith('dummy') ? world.roster.dummy : position.piece(name);
    if (!isFaceDown(world, open, world.roster.allied + at)) throw new Error('a hidden token lies face up');
  }
}

/** A position at the start of a phase. */
export function position(placing: Placing): Position {
  const module = moduleFor(placing.drill);
  const turn = placing.turn ?? 2;
  const state = module.setup(placing.scenario ?? 'campaign', { 'german-order': String(placing.order ?? 1), ...placing.options });
  const made = new Position(module, state);
  fillMap(made, placing);
  state.open.turn = turn;
  state.sealed.placed = [];
  placing.before?.(made);
  state.open.stack.splice(0, state.open.stack.length, { step: 'game', next: phasesOf(turn).indexOf(placing.phase) + 1 });
  beginPhase(module.world, state, placing.phase, () => {});
  return made;
}

/** A game from its very beginning, the German set up as it was; the order agreed openly. */
export function opening(order: number, scenario = 'campaign', options: Readonly<Record<string, string>> = {}): Position {
  const module = moduleFor();
  return setUp(new Position(module, module.setup(scenario, { 'german-order': String(order), ...options })));
}

/** The same with the order drawn in secret. */
export function secretOpening(order: number): Position {
  const module = moduleFor();
  return setUp(new Position(module, module.setup('campaign', {})).roll(order - 1));
}

function setUp(made: Position): Position {
  made.click('historical', 'done');
  return made.roll(...Array.from({ length: made.world.roster.setupTokens }, (_, i) => i));
}
