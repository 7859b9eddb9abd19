import { type Action, Memory, NO_PLAN, type Plan } from '@bocage/kernel';
import type { DarkSummerFrame, DarkSummerModule, DarkSummerView } from '../../src/index.js';
import { groundFor, type Position } from '../position.js';

const module: DarkSummerModule = groundFor();

/** The script's answers on a small position. */
export class Advice {
  readonly at: Position;
  private readonly asks: string;
  private memory = new Memory();

  constructor(at: Position, ...frames: readonly DarkSummerFrame[]) {
    this.at = at;
    at.open.stack = [{ step: 'over', outcome: { level: 'stopped' } }, ...frames];
    this.asks = (frames[frames.length - 1] as { readonly asks?: string }).asks as string;
  }

  private get view(): DarkSummerView {
    return { seats: [this.asks], open: this.at.open, known: {} };
  }

  /** What the script does next, by id, hex number or word. */
  next(plan: Plan = NO_PLAN): string {
    return this.name(this.choose(plan));
  }

  /** Click after click until it says done or this frame is over; what was clicked. */
  all(plan: Plan = NO_PLAN, mind: 'remembers' | 'forgets' = 'remembers'): string[] {
    const clicks: string[] = [];
    while (clicks.length < 200 && this.isAsked) {
      if (mind === 'forgets') this.memory = new Memory();
      const action = this.choose(plan);
      clicks.push(this.name(action));
      module.play({ open: this.at.open, sealed: {} }, this.asks, action);
    }
    return clicks;
  }

  /** The number of the hex a unit is in, or the place's own number. */
  place(id: string): string | number {
    const place = this.at.open.hex[this.at.id(id)] as number;
    return place >= 0 ? this.at.world.grid.label(place) : place;
  }

  private get isAsked(): boolean {
    const top = this.at.open.stack[this.at.open.stack.length - 1] as { readonly asks?: string };
    return top.asks === this.asks;
  }

  private choose(plan: Plan): Action {
    const { view, asks } = this;
    const legal = module.legal(view, asks);
    const chosen = module.ai?.choose(view, asks, legal, plan, this.memory);
    if (!chosen || !legal.includes(chosen)) throw new Error('the script chose what was not offered');
    return chosen;
  }

  private name(action: Action): string {
    if (action.kind === 'word') return action.word;
    return action.kind === 'hex' ? this.at.world.grid.label(action.hex) : (this.at.world.data.counters.units[action.unit]?.id as string);
  }
}
