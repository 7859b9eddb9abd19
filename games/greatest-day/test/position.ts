import { data, type GreatestDayState, game, ON_MAP, type Open } from '../src/index.js';
import { setup } from '../src/setup.js';
import { fieldOf, rosterOf, type World } from '../src/world.js';

export { data } from '../src/index.js';
export const module = game.create(data);
export const { world } = module;
export const at = (label: string): number => world.grid.parse(label) as number;

/** Who stands where, and what they have in their zones, is looked at anew: a test has moved them by hand. */
export const standAnew = (compiled: World, open: Open): void => fieldOf(compiled, open).occupancies.forget(open);

/** A position written down: a scenario's start, changed by hand before anybody asks who stands where. */
export class Position {
  readonly state: GreatestDayState;
  constructor(scenario: string) {
    this.state = setup(world, scenario, {});
  }
  get open(): Open {
    return this.state.open;
  }
  readonly unit = (id: string): number => {
    const found = rosterOf(world, this.open).number.get(id);
    if (found === undefined) throw new Error(`no unit ${id} in ${this.open.scenario}`);
    return found;
  };
  /** Stands a unit in a hex, deployed unless a posture is given. */
  put(id: string, hex: string, posture = 0): number {
    const unit = this.unit(id);
    this.open.hex[unit] = at(hex);
    this.open.box[unit] = ON_MAP;
    this.open.posture[unit] = posture;
    standAnew(world, this.open);
    return unit;
  }
}
