import { type Action, type UnitId, unit } from '@bocage/kernel';
import { Scene } from '@bocage/testkit';
import { createModule, type NormandyModule, type NormandyTypes, type PhaseId, PIECE_BASE } from '../src/index.js';
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

/** A small position on the map. Units go by the ids of their counters, German ones by those of their pieces. */
export class Position extends Scene<NormandyTypes, NormandyModule> {
  /** An Allied counter, or the token a German piece is. */
  find(name: string): UnitId | undefined {
    const allied = this.world.data.counters.allied.findIndex((counter) => counter.id === name);
    if (allied >= 0) return allied;
    const piece = this.world.roster.pieceIds.get(name);
    const token = piece === undefined ? -1 : Math.max(this.open.piece.indexOf(piece), this.sealed.piece.indexOf(piece));
    return token < 0 ? undefined : this.world.roster.allied + token;
  }

  /** A piece that is no token yet is offered for placing by a number of its own. */
  override actionOf(text: string): Action {
    const piece = this.find(text) === undefined ? this.world.roster.pieceIds.get(text) : undefined;
    return piece === undefined ? super.actionOf(text) : unit(PIECE_BASE + piece);
  }

  nameOf(id: UnitId): string {
    const { counters } = this.world.data;
    if (id < this.world.roster.allied) return counters.allied[id]?.id as string;
    const token = id - this.world.roster.allied;
    const piece = id >= PIECE_BASE ? id - PIECE_BASE : Math.max(this.open.piece[token] as number, this.sealed.piece[token] as number);
    return counters.german[piece]?.id ?? 'dummy';
  }

  piece(name: string): number {
    return this.world.roster.pieceIds.get(name) as number;
  }

  /** Where a unit is: a hex number, `waiting`, `lost` or `absent`. */
  where(name: string): string {
    const at = this.open.hex[this.id(name)] as number;
    return at >= 0 ? this.label(at) : at === WAITING ? 'waiting' : at === LOST ? 'lost' : 'absent';
  }

  unitsIn(label: string): number[] {
    return unitsAt(this.world, this.open, this.hex(label));
  }

  /** Declares the attack and sends no ships, where there are any in range. */
  declare(): this {
    this.play('declare');
    while (this.step === 'gunfire') this.play('none');
    return this;
  }
}

function fillMap(position: Position, placing: Placing): void {
  const { open, state, world } = position;
  const turn = placing.turn ?? 2;
  world.roster.group.forEach((group, id) => {
    if (turn > 1 && open.hex[id] === WAITING && ['parachute', 'commando', 'glider'].includes(group)) open.hex[id] = LOST;
  });
  for (const [name, label] of Object.entries(placing.allied ?? {})) place(world, open, position.id(name), position.hex(label));
  let token = 0;
  const put = (label: string): number => {
    open.home[token] = position.hex(label);
    place(world, open, world.roster.allied + token, position.hex(label));
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
  return made.play('historical', 'done').roll(Array.from({ length: made.world.roster.setupTokens }, (_, i) => i));
}
