import { type Action, createSequence, hex, type Refusal, type Sequence, unit, word } from '@bocage/kernel';
import { type Command, type DarkSummerEvent, type DarkSummerFrame, type DarkSummerTypes, type MovingFrame, seatOf } from '../src/index.js';
import { beginArrivals } from '../src/rules/8-reinforcements/arriving.js';
import { createSteps } from '../src/steps/index.js';
import type { Position } from './position.js';

const STOP: DarkSummerFrame = { step: 'over', outcome: { level: 'stopped' } };

/** Arrivals and moves on a small position, and nothing after them. Units go by their ids, hexes by their numbers. */
export class March {
  readonly at: Position;
  readonly events: DarkSummerEvent[] = [];
  private readonly sequence: Sequence<DarkSummerTypes>;

  constructor(at: Position, ...frames: readonly DarkSummerFrame[]) {
    this.at = at;
    at.open.stack = [STOP, ...frames];
    this.sequence = createSequence<DarkSummerTypes>(createSteps(at.world));
    this.settle();
  }

  settle(): void {
    this.sequence.settle({ open: this.at.open, sealed: {} }, (event) => this.events.push(event));
  }

  get top(): DarkSummerFrame {
    return this.at.open.stack[this.at.open.stack.length - 1] as DarkSummerFrame;
  }

  get asks(): string {
    return (this.top as { readonly asks?: string }).asks ?? '';
  }

  get isOver(): boolean {
    return this.top === STOP;
  }

  offered(): string[] {
    return this.isOver
      ? []
      : this.sequence.legal({ seats: [], open: this.at.open, known: {} }, this.asks).map((action) => this.name(action));
  }

  /** Clicks and words, one after another. */
  say(...texts: readonly string[]): this {
    for (const text of texts) {
      if (!this.offered().includes(text)) throw new Error(`${text} is not among ${this.offered().join(' ')} in ${this.top.step}`);
      this.events.push(...this.sequence.play({ open: this.at.open, sealed: {} }, this.asks, this.action(text)));
    }
    return this;
  }

  refusal(text: string): Refusal | undefined {
    return this.sequence.refusal({ seats: [], open: this.at.open, known: {} }, this.asks, this.action(text));
  }

  roll(die: number): this {
    const awaits = this.sequence.awaits({ open: this.at.open, sealed: {} });
    if (awaits.kind !== 'chance') throw new Error(`nothing is rolled in ${this.top.step}`);
    this.events.push(...this.sequence.resolve({ open: this.at.open, sealed: {} }, awaits.roll, [die]));
    return this;
  }

  told<Name extends DarkSummerEvent['event']>(name: Name): Extract<DarkSummerEvent, { event: Name }>[] {
    return this.events.filter((event) => event.event === name) as Extract<DarkSummerEvent, { event: Name }>[];
  }

  /** The number of the hex a unit is in, or the place's own number. */
  place(id: string): string | number {
    const place = this.at.open.hex[this.at.id(id)] as number;
    return place >= 0 ? this.at.world.grid.label(place) : place;
  }

  private action(text: string): Action {
    const id = this.at.world.roster.ids.get(text);
    if (id !== undefined) return unit(id);
    return /^\d{4}$/.test(text) ? hex(this.at.hex(text)) : word(text);
  }

  private name(action: Action): string {
    if (action.kind === 'word') return action.word;
    return action.kind === 'hex' ? this.at.world.grid.label(action.hex) : (this.at.world.data.counters.units[action.unit]?.id as string);
  }
}

/** The movement of a round. */
export const moving = (at: Position, command: Command, kind: MovingFrame['kind'] = 'move'): March =>
  new March(at, { step: 'moving', asks: seatOf(at.open, command), command, kind });

/** What a Move Round begins with. */
export function arrivals(at: Position, command: Command): March {
  const march = new March(at);
  beginArrivals(at.world, at.open, command);
  march.settle();
  return march;
}
