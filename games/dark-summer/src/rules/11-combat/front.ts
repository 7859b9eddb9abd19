import { type Occupancy, occupancyOf } from '../../occupancy.js';
import type { Open } from '../../types.js';
import type { World } from '../../world.js';
import { type Fighting, type Front, frontOf } from './attackers.js';

/**
 * §11.0 The front of a round of combat, kept between the questions about it: it changes when somebody comes or goes, and when
 * an attack is declared, which is noted among the hexes attacked.
 */
export class KeptFront {
  readonly #world: World;
  #front: Front | undefined;
  #occupancy: Occupancy | undefined;
  #version = -1;
  #attacked: readonly number[] | undefined;
  #count = -1;
  #fighting: Fighting | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  of(open: Open, fighting: Fighting): Front {
    const occupancy = occupancyOf(this.#world, open);
    const { attacked } = open;
    const isSame =
      this.#occupancy === occupancy &&
      this.#version === occupancy.version &&
      this.#attacked === attacked &&
      this.#count === attacked.length &&
      this.#fighting?.command === fighting.command &&
      this.#fighting.kind === fighting.kind;
    if (this.#front && isSame) return this.#front;
    this.#occupancy = occupancy;
    this.#version = occupancy.version;
    this.#attacked = attacked;
    this.#count = attacked.length;
    this.#fighting = fighting;
    this.#front = frontOf(this.#world, open, fighting);
    return this.#front;
  }
}
