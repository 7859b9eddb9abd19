import { type Action, createSequence, flowStep, makeAction, parseAction, type Refusal, type Sequence } from '@bocage/kernel';
import {
  type Command,
  CUP,
  type CupChit,
  type DarkSummerEvent,
  type DarkSummerFrame,
  type DarkSummerState,
  type DarkSummerTypes,
  PHASES,
  type PhaseId,
  type RoundKind,
} from '../src/index.js';
import { createSteps } from '../src/steps/index.js';
import type { Position } from './position.js';

/** Decisions that other chapters decide: here each is noted and passed over. */
const OTHERS = ['withdraw', 'entry-roll', 'arrive', 'third-wave', 'moving', 'over-stack', 'assault', 'fighting', 'reveal'] as const;

/** The sequence of play on a small position, with movement, combat and arrivals left out. */
export class TurnDrill {
  readonly at: Position;
  readonly state: DarkSummerState;
  readonly events: DarkSummerEvent[] = [];
  /** The decisions left out, in the order they would have been asked. */
  readonly passed: DarkSummerFrame[] = [];
  private readonly sequence: Sequence<DarkSummerTypes>;

  constructor(at: Position, stack: DarkSummerFrame[]) {
    this.at = at;
    this.state = { open: at.open, sealed: {} };
    at.open.stack = stack;
    const passing = flowStep<DarkSummerTypes, DarkSummerFrame>({
      section: '4.0',
      next: ({ open }, frame) => {
        open.stack.pop();
        this.passed.push(frame);
      },
    });
    const others = Object.fromEntries(OTHERS.map((name) => [name, passing]));
    this.sequence = createSequence<DarkSummerTypes>({ ...createSteps(at.world), ...others });
    this.sequence.settle(this.state, (event) => this.events.push(event));
  }

  get open() {
    return this.state.open;
  }

  get top(): DarkSummerFrame {
    return this.open.stack[this.open.stack.length - 1] as DarkSummerFrame;
  }

  get asks(): string {
    return (this.top as { readonly asks?: string }).asks ?? '';
  }

  get awaits() {
    return this.sequence.awaits(this.state);
  }

  /** What is offered, units by their ids. */
  offered(): string[] {
    const view = { seats: [this.asks], open: this.open, known: {} };
    return this.sequence.legal(view, this.asks).map((action) => this.nameOf(action));
  }

  /** A word, or the id of a unit. */
  say(text: string): this {
    if (!this.offered().includes(text)) throw new Error(`${text} is not among ${this.offered().join(' ')} in ${this.top.step}`);
    this.events.push(...this.sequence.play(this.state, this.asks, this.actionOf(text)));
    return this;
  }

  refusal(text: string): Refusal | undefined {
    return this.sequence.refusal({ seats: [this.asks], open: this.open, known: {} }, this.asks, this.actionOf(text));
  }

  roll(result: number): this {
    const { awaits } = this;
    if (awaits.kind !== 'chance') throw new Error(`nothing is rolled in ${this.top.step}`);
    this.events.push(...this.sequence.resolve(this.state, awaits.roll, [result]));
    return this;
  }

  draw(chit: CupChit): this {
    return this.roll(CUP.indexOf(chit));
  }

  /** Events of one name. */
  told<Name extends DarkSummerEvent['event']>(name: Name): Extract<DarkSummerEvent, { event: Name }>[] {
    return this.events.filter((event) => event.event === name) as Extract<DarkSummerEvent, { event: Name }>[];
  }

  steps(): string[] {
    return this.passed.map(({ step }) => step);
  }

  private actionOf(text: string): Action {
    const id = this.at.world.roster.ids.get(text);
    return parseAction(id === undefined ? text : `u${id}`) as Action;
  }

  private nameOf(action: Action): string {
    if (action.kind !== 'unit') return makeAction(action);
    return this.at.world.data.counters.units[action.unit]?.id ?? '';
  }
}

/** From the beginning of a phase on. */
export const fromPhase = (at: Position, phase: PhaseId): TurnDrill =>
  new TurnDrill(at, [{ step: 'game', next: PHASES.indexOf(phase), attrition: [] }]);

const STOP: DarkSummerFrame = { step: 'over', outcome: { level: 'stopped' } };

/** These decisions and nothing after them. */
export const only = (at: Position, ...frames: readonly DarkSummerFrame[]): TurnDrill => new TurnDrill(at, [STOP, ...frames]);

/** One round and nothing after it. */
export const roundOf = (at: Position, command: Command, kind: RoundKind, chit: 'move' | 'combat' | 'none', prepared = 0): TurnDrill =>
  only(at, { step: 'round', command, kind, chit, prepared, next: 0 });
