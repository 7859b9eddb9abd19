import type { Sequence, UnitId } from '@bocage/kernel';
import { Scene } from '@bocage/testkit';
import type { GreatestDayFrame, GreatestDayModule, GreatestDayTypes } from '../src/index.js';
import { setup } from '../src/setup.js';
import { createSteps } from '../src/steps/index.js';
import { ON_MAP } from '../src/types.js';
import { fieldOf, rosterOf } from '../src/world.js';
import { module, standAnew } from './position.js';

/** A scenario's start changed by hand, then played by the ids of its units through the real steps. Dice are written 1 to 9, and 10 for 0. */
export class GameScene extends Scene<GreatestDayTypes, GreatestDayModule> {
  private readonly steps: Sequence<GreatestDayTypes>;

  /** With a module of its own where the data are not those of the game: another hour, other weather. */
  constructor(scenario: string, game: GreatestDayModule = module) {
    super(game, setup(game.world, scenario, {}));
    this.steps = createSteps(game.world);
  }
  find(name: string): UnitId | undefined {
    return rosterOf(this.game.world, this.open).number.get(name);
  }
  nameOf(unit: UnitId): string {
    return rosterOf(this.game.world, this.open).counters[unit]?.id as string;
  }
  /** Stands a unit in a hex, deployed unless a posture is given. */
  put(id: string, label: string, posture = 0): number {
    const unit = this.id(id);
    this.open.hex[unit] = this.hex(label);
    this.open.box[unit] = ON_MAP;
    this.open.posture[unit] = posture;
    standAnew(this.game.world, this.open);
    return unit;
  }
  /** Takes everybody off the map but these: what else stands there would only disturb. */
  only(...ids: readonly string[]): this {
    const kept = new Set(ids.map((id) => this.id(id)));
    this.open.hex.forEach((hex, unit) => {
      if (hex < 0 || kept.has(unit)) return;
      this.open.hex[unit] = -1;
      this.open.box[unit] = 1;
    });
    standAnew(this.game.world, this.open);
    return this;
  }
  /** A chit comes into play now, by its id (`division:7th`); whatever was going on is over. */
  chit(id: string): this {
    const { open } = this;
    const chit = fieldOf(this.game.world, open).chits.findIndex((one) => one.id === id);
    if (chit < 0) throw new Error(`no chit ${id} in ${open.scenario}`);
    open.chit = chit;
    open.mug = [];
    return this.frames({ step: 'turn', next: 8 }, { step: 'draw' });
  }
  /** The stack as it is to be, bottom first; frames that ask for nothing settle at once. */
  frames(...frames: readonly GreatestDayFrame[]): this {
    this.open.stack.length = 0;
    this.open.stack.push(...frames);
    this.steps.settle(this.state, (event) => this.tell([event]));
    return this;
  }
  where(name: string): string {
    const hex = this.open.hex[this.id(name)] as number;
    return hex < 0 ? '' : this.label(hex);
  }
  /** What is rolled for now, '' where nothing is. */
  get rolls(): string {
    const { awaits } = this;
    return awaits.kind === 'chance' ? awaits.roll.why : '';
  }
}
