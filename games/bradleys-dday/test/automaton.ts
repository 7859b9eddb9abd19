import { makeAction, type Seat } from '@bocage/kernel';
import type { AutomatonAction } from '../src/data/automaton-shapes.js';
import type { Command } from '../src/rules/automaton/compiled.js';
import { decide } from '../src/rules/automaton/decide.js';
import type { Decision } from '../src/rules/automaton/decision.js';
import { noRolls } from '../src/rules/automaton/seats.js';
import { type Situation, situationOf } from '../src/rules/automaton/situation.js';
import { createSteps } from '../src/steps/index.js';
import { type BradleyFrame, GERMAN, type SegmentId, type Side, seatOf } from '../src/types.js';
import { data, Position } from './position.js';

/** A position in which an automaton holds a seat, the German's unless it is said, to be asked what it does. */
export class Solitaire extends Position {
  readonly steps = createSteps(this.world);

  readonly side: Side;

  constructor(scenario = 'd-day', side: Side = GERMAN) {
    super(scenario);
    this.side = side;
    const { open } = this;
    open.options.solitaire = this.seat;
    open.commands = noRolls(this.world);
    open.minePoints = [-1, -1];
  }

  get seat(): Seat {
    return seatOf(this.side);
  }
  command(id: string): Command {
    return this.world.commands.list.find((command) => command.id === id) as Command;
  }
  /** What a command has rolled this turn. */
  rolled(id: string, action: AutomatonAction): void {
    this.open.commands[this.command(id).index] = data.automaton.actions.list.findIndex((entry) => entry.action === action);
  }
  get situation(): Situation {
    return situationOf(this.world, this.open, this.side);
  }
  /** Puts it before a decision. */
  asks(segment: SegmentId, frame: BradleyFrame): void {
    this.open.segment = segment;
    this.open.stack = [{ step: 'game', next: 0 }, frame];
  }
  get legal() {
    return this.steps.legal({ seats: [this.seat], open: this.open, known: { mines: null, minePoints: 0 } }, this.seat);
  }
  decides(): Decision {
    return decide(this.world, this.open, this.seat, this.legal) as Decision;
  }
  /** Plays on by itself while it is asked: what was clicked, what was told. */
  playsOut(step: BradleyFrame['step']): string[] {
    const clicks: string[] = [];
    while (this.open.stack.some((frame) => frame.step === step)) {
      if (this.legal.length === 0) break;
      const { action } = this.decides();
      clicks.push(makeAction(action));
      this.told.push(...this.steps.play(this.state, this.seat, action));
      if (clicks.length > 300) throw new Error('does not end');
    }
    return clicks;
  }
  /** One unit's move: it is the only thing asked about. */
  moves(): void {
    this.asks(`${this.seat as 'german'}-movement`, { step: 'movement', asks: this.seat, side: this.side, who: 'all' });
    // The end of the segment would go on to the next: the bottom of the stack is left out.
    this.open.stack.shift();
    this.open.stack.unshift({ step: 'over', outcome: { level: 'draw' } });
    this.playsOut('movement');
  }
  where(unit: number): string {
    return this.world.grid.label(this.open.hex[unit] as number);
  }
}
