import { type Action, createSequence, hex, type Refusal, type Sequence, unit, word } from '@bocage/kernel';
import { type CombatKind, type Command, type DarkSummerEvent, type DarkSummerFrame, type DarkSummerTypes, seatOf } from '../src/index.js';
import { createSteps } from '../src/steps/index.js';
import type { Position } from './position.js';

const STOP: DarkSummerFrame = { step: 'over', outcome: { level: 'stopped' } };

/** Combat on a small position, and nothing after it. Units go by their ids, hexes by their numbers. */
export class Fight {
  readonly at: Position;
  readonly events: DarkSummerEvent[] = [];
  private readonly sequence: Sequence<DarkSummerTypes>;

  constructor(at: Position, ...frames: readonly DarkSummerFrame[]) {
    this.at = at;
    at.open.stack = [STOP, ...frames];
    this.sequence = createSequence<DarkSummerTypes>(createSteps(at.world));
    this.sequence.settle(this.state, (event) => this.events.push(event));
  }

  private get state() {
    return { open: this.at.open, sealed: {} };
  }

  private get view() {
    return { seats: [], open: this.at.open, known: {} };
  }

  get top(): DarkSummerFrame {
    return this.at.open.stack[this.at.open.stack.length - 1] as DarkSummerFrame;
  }

  get step(): string {
    return this.top.step;
  }

  get asks(): string {
    return (this.top as { readonly asks?: string }).asks ?? '';
  }

  get isOver(): boolean {
    return this.top === STOP;
  }

  get awaits() {
    return this.sequence.awaits(this.state);
  }

  offered(): string[] {
    return this.isOver ? [] : this.sequence.legal(this.view, this.asks).map((action) => this.nameOf(action));
  }

  /** Clicks and words, one after another. */
  say(...texts: readonly string[]): this {
    for (const text of texts) {
      if (!this.offered().includes(text)) throw new Error(`${text} is not among ${this.offered().join(' ')} in ${this.step}`);
      this.events.push(...this.sequence.play(this.state, this.asks, this.actionOf(text)));
    }
    return this;
  }

  refusal(text: string): Refusal | undefined {
    return this.sequence.refusal(this.view, this.asks, this.actionOf(text));
  }

  /** Why something is refused, in short. */
  why(text: string): string {
    const refused = this.refusal(text);
    return refused ? `${refused.code} ${refused.section}` : 'offered';
  }

  /** Dice or draws, one after another. */
  roll(...results: readonly number[]): this {
    for (const result of results) {
      const { awaits } = this;
      if (awaits.kind !== 'chance') throw new Error(`nothing is rolled in ${this.step}`);
      this.events.push(...this.sequence.resolve(this.state, awaits.roll, [result]));
    }
    return this;
  }

  /** An attack on a hex by these units, up to the support it may have. */
  declare(target: string, ...units: readonly string[]): this {
    return this.say(target, ...units, 'declare');
  }

  /** An attack that neither side supports, up to what is rolled for it. */
  attack(target: string, ...units: readonly string[]): this {
    this.declare(target, ...units);
    while (this.step === 'support') this.say('done');
    return this;
  }

  told<Name extends DarkSummerEvent['event']>(name: Name): Extract<DarkSummerEvent, { event: Name }>[] {
    return this.events.filter((event) => event.event === name) as Extract<DarkSummerEvent, { event: Name }>[];
  }

  /** The last report of a battle. */
  get report() {
    const reports = this.told('battle');
    return reports[reports.length - 1] as Extract<DarkSummerEvent, { event: 'battle' }>;
  }

  /** The number of the hex a unit is in, or the place's own number. */
  place(id: string): string | number {
    const place = this.at.open.hex[this.at.id(id)] as number;
    return place >= 0 ? this.at.world.grid.label(place) : place;
  }

  stepsOf(...ids: readonly string[]): number[] {
    return ids.map((id) => this.at.open.steps[this.at.id(id)] as number);
  }

  private actionOf(text: string): Action {
    const id = this.at.world.roster.ids.get(text);
    if (id !== undefined) return unit(id);
    return /^\d{4}$/.test(text) ? hex(this.at.hex(text)) : word(text);
  }

  private nameOf(action: Action): string {
    if (action.kind === 'word') return action.word;
    return action.kind === 'hex' ? this.at.world.grid.label(action.hex) : (this.at.world.data.counters.units[action.unit]?.id ?? '');
  }
}

/** The combat portion of a round. */
export const fight = (at: Position, command: Command, kind: CombatKind = 'combat'): Fight =>
  new Fight(at, { step: 'fighting', asks: seatOf(at.open, command), command, kind });

/** The first wave of one command. */
export const assault = (at: Position, command: Command): Fight =>
  new Fight(at, { step: 'assault', asks: seatOf(at.open, command), command });
