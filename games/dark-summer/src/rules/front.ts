import { type Standing, standingOf } from '../standing.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { type Fighting, type Front, frontOf } from './attackers.js';

/**
 * §11.0 The front of a round of combat, kept between the questions about it: it changes when somebody comes or goes, and when
 * an attack is declared, which is noted among the hexes attacked.
 */
export class KeptFront {
  readonly #world: World;
  #front: Front | undefined;
  #standing: Standing | undefined;
  #version = -1;
  #attacked: readonly number[] | undefined;
  #count = -1;
  #fighting: Fighting | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  of(open: Open, fighting: Fighting): Front {
    const standing = standingOf(this.#world, open);
    const { attacked } = open;
    const isSame =
      this.#standing === standing &&
      this.#version === standing.version &&
      this.#attacked === attacked &&
      this.#count === attacked.length &&
      this.#fighting?.command === fighting.command &&
      this.#fighting.kind === fighting.kind;
    if (this.#front && isSame) return this.#front;
    this.#standing = standing;
    this.#version = standing.version;
    this.#attacked = attacked;
    this.#count = attacked.length;
    this.#fighting = fighting;
    this.#front = frontOf(this.#world, open, fighting);
    return this.#front;
  }
}
