import { createSequence, flowStep, type Sequence, type UnitId } from '@bocage/kernel';
import { Scene } from '@bocage/testkit';
import {
  type CombatKind,
  type Command,
  CUP,
  type CupChit,
  type DarkSummerEvent,
  type DarkSummerFrame,
  type DarkSummerModule,
  type DarkSummerTypes,
  type MovingFrame,
  PHASES,
  type PhaseId,
  type RoundKind,
  seatOf,
} from '../src/index.js';
import { beginArrivals } from '../src/rules/8-reinforcements/arriving.js';
import { createSteps } from '../src/steps/index.js';
import type { Position } from './position.js';

const STOP: DarkSummerFrame = { step: 'over', outcome: { level: 'stopped' } };

/** Decisions that other chapters decide: where a test is about the sequence of play each is noted and passed over. */
const OTHERS = ['withdraw', 'entry-roll', 'arrive', 'third-wave', 'moving', 'over-stack', 'assault', 'fighting', 'reveal'] as const;

/** Decisions on a small position, and nothing after them. Units go by their ids, hexes by their numbers. */
export class DarkSummerScene extends Scene<DarkSummerTypes, DarkSummerModule> {
  readonly at: Position;
  /** The decisions left out, in the order they would have been asked. */
  readonly passed: DarkSummerFrame[];
  private readonly sequence: Sequence<DarkSummerTypes>;

  constructor(at: Position, sequence: Sequence<DarkSummerTypes>, passed: DarkSummerFrame[] = []) {
    super({ ...at.module, ...sequence }, { open: at.open, sealed: {} });
    this.at = at;
    this.sequence = sequence;
    this.passed = passed;
    at.open.stack = [STOP];
  }

  /** Goes on to the first question of these decisions, or of those that begin already. */
  begin(...frames: readonly DarkSummerFrame[]): this {
    this.open.stack.push(...frames);
    this.sequence.settle(this.state, (event) => this.tell([event]));
    return this;
  }

  find(name: string): UnitId | undefined {
    return this.world.roster.ids.get(name);
  }

  nameOf(unit: UnitId): string {
    return this.world.data.counters.units[unit]?.id ?? '';
  }

  /** Whether all is decided: a game that ended before it is not. */
  override get isOver(): boolean {
    return this.top === STOP;
  }

  steps(): string[] {
    return this.passed.map(({ step }) => step);
  }

  draw(chit: CupChit): this {
    return this.roll(CUP.indexOf(chit));
  }

  /** An attack on a hex by these units, up to the support it may have. */
  declare(target: string, ...units: readonly string[]): this {
    return this.play(target, ...units, 'declare');
  }

  /** An attack that neither side supports, up to what is rolled for it. */
  attack(target: string, ...units: readonly string[]): this {
    this.declare(target, ...units);
    while (this.step === 'support') this.play('done');
    return this;
  }

  /** The last report of a battle. */
  get report(): Extract<DarkSummerEvent, { event: 'battle' }> {
    return this.told('battle').at(-1) as Extract<DarkSummerEvent, { event: 'battle' }>;
  }

  /** The number of the hex a unit is in, or the place's own number. */
  place(id: string): string | number {
    const place = this.open.hex[this.id(id)] as number;
    return place >= 0 ? this.label(place) : place;
  }

  stepsOf(...ids: readonly string[]): number[] {
    return ids.map((id) => this.open.steps[this.id(id)] as number);
  }
}

/** The game's own steps, but for §3.2.1: most small positions would be sudden death. */
const staged = (at: Position): DarkSummerScene => new DarkSummerScene(at, createSequence<DarkSummerTypes>(createSteps(at.world)));

/** These decisions as they are played. */
export const played = (at: Position, ...frames: readonly DarkSummerFrame[]): DarkSummerScene => staged(at).begin(...frames);

/** The combat portion of a round. */
export const fight = (at: Position, command: Command, kind: CombatKind = 'combat'): DarkSummerScene =>
  played(at, { step: 'fighting', asks: seatOf(at.open, command), command, kind });

/** The first wave of one command. */
export const assault = (at: Position, command: Command): DarkSummerScene =>
  played(at, { step: 'assault', asks: seatOf(at.open, command), command });

/** The movement of a round. */
export const moving = (at: Position, command: Command, kind: MovingFrame['kind'] = 'move'): DarkSummerScene =>
  played(at, { step: 'moving', asks: seatOf(at.open, command), command, kind });

/** What a Move Round begins with. */
export function arrivals(at: Position, command: Command): DarkSummerScene {
  const scene = staged(at);
  beginArrivals(at.world, at.open, command);
  return scene.begin();
}

/** These decisions of the sequence of play, without what they lead to in other chapters. */
export function only(at: Position, ...frames: readonly DarkSummerFrame[]): DarkSummerScene {
  const passed: DarkSummerFrame[] = [];
  const passing = flowStep<DarkSummerTypes, DarkSummerFrame>({
    section: '4.0',
    next: ({ open }, frame) => {
      open.stack.pop();
      passed.push(frame);
    },
  });
  const others = Object.fromEntries(OTHERS.map((name) => [name, passing]));
  const sequence = createSequence<DarkSummerTypes>({ ...createSteps(at.world), ...others });
  return new DarkSummerScene(at, sequence, passed).begin(...frames);
}

/** From the beginning of a phase on. */
export const fromPhase = (at: Position, phase: PhaseId): DarkSummerScene =>
  only(at, { step: 'game', next: PHASES.indexOf(phase), attrition: [] });

/** One round and nothing after it. */
export const roundOf = (at: Position, command: Command, kind: RoundKind, chit: 'move' | 'combat' | 'none', prepared = 0): DarkSummerScene =>
  only(at, { step: 'round', command, kind, chit, prepared, next: 0 });
