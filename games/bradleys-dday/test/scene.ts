import { type Options, type UnitId, word } from '@bocage/kernel';
import { Scene } from '@bocage/testkit';
import type { BradleyModule } from '../src/index.js';
import { setup } from '../src/setup.js';
import { createSteps } from '../src/steps/index.js';
import { type BradleyFrame, type BradleyState, type BradleyTypes, SEGMENTS, type SegmentId, type Side, seatOf } from '../src/types.js';
import { view } from '../src/view.js';
import type { World } from '../src/world.js';
import { data, freshWorld, Position } from './position.js';

type BradleyGame = Pick<BradleyModule, 'world' | 'awaits' | 'view' | 'legal' | 'refusal' | 'play' | 'resolve'>;

const STOP: BradleyFrame = { step: 'over', outcome: { level: 'stopped' } };
const LONGEST = 20_000;
const ENDS = ['done', 'rest', 'spread', 'fill', 'next', 'leave', 'ready', 'none', 'stop', 'end'];

/** A position played by the ids of its units through the real steps. */
export class BradleyScene extends Scene<BradleyTypes, BradleyGame> {
  constructor(world: World, state: BradleyState) {
    const steps = createSteps(world);
    super({ ...steps, world, view }, state);
    steps.settle(state, (event) => this.tell([event]));
  }

  find(name: string): UnitId | undefined {
    return this.world.roster.number.get(name);
  }
  nameOf(unit: UnitId): string {
    return data.counters.units[unit]?.id as string;
  }
  /** What the dice on the table are for, '' where nothing is rolled. */
  get rolls(): string {
    const { awaits } = this;
    return awaits.kind === 'chance' ? awaits.roll.why : '';
  }
  /** The hex a unit is in, '' for none. */
  where(name: string): string {
    const hex = this.open.hex[this.id(name)] as number;
    return hex < 0 ? '' : this.label(hex);
  }
  box(name: string): number {
    return this.open.box[this.id(name)] as number;
  }
  disrupted(...names: readonly string[]): boolean[] {
    return names.map((name) => this.open.disrupted[this.id(name)] !== 0);
  }
  /** What is offered that is a hex, or a unit. */
  hexes(): string[] {
    return this.offered().filter((text) => /^\d{4}$/.test(text));
  }
  units(): string[] {
    return this.offered().filter((text) => this.find(text) !== undefined);
  }
  /** Everybody ends their part until a segment begins. */
  passTo(segment: SegmentId): this {
    for (let i = 0; i < LONGEST && this.open.segment !== segment; i++) this.play(ENDS.find((text) => this.offers(text)) as string);
    return this;
  }
  /** Everybody ends their part and dice fall this way and that, until a step comes; unlike `until` it can be one of dice. */
  goTo(step: string): this {
    for (let i = 0; i < LONGEST && this.step !== step; i++) {
      const { awaits } = this;
      if (awaits.kind === 'over') throw new Error(`over before ${step}`);
      if (awaits.kind === 'chance') {
        const dice = [1 + (i % 6), 1 + (Math.floor(i / 6) % 6)];
        this.roll(awaits.roll.kind === 'dice' ? dice.slice(0, awaits.roll.count) : [0]);
      } else {
        const legal = this.legal();
        this.act(this.seat, ENDS.map(word).find((action) => legal.includes(action)) ?? (legal[0] as (typeof legal)[number]));
      }
    }
    return this;
  }
}

/** These decisions on a position, the last first, and nothing after them. */
export function only(position: Position, ...frames: readonly BradleyFrame[]): BradleyScene {
  position.open.stack.push(STOP, ...frames);
  return new BradleyScene(position.world, position.state);
}

/** A position from the beginning of a segment on. */
export function fromSegment(position: Position, segment: (typeof SEGMENTS)[number]): BradleyScene {
  position.open.stack.push({ step: 'game', next: SEGMENTS.indexOf(segment) });
  return new BradleyScene(position.world, position.state);
}

/** A scenario from its first decision on. */
export function scenario(id: string, options: Options = {}): BradleyScene {
  const world = freshWorld();
  return new BradleyScene(world, setup(world, id, options));
}

/** One fire segment of a side and nothing after it. */
export const firing = (position: Position, side: Side): BradleyScene => only(position, { step: 'fire', asks: seatOf(side), side });
/** One close assault segment. */
export const assaulting = (position: Position, side: Side): BradleyScene => only(position, { step: 'assaults', asks: seatOf(side), side });
/** One movement segment. */
export const moving = (position: Position, side: Side): BradleyScene =>
  only(position, { step: 'movement', asks: seatOf(side), side, who: 'all' });

/** A position where two face each other, so that every segment asks somebody. */
export function busy(): Position {
  const position = new Position();
  position.put('us-1-16', '4229');
  position.put('ge-i-914', '4329');
  return position;
}
