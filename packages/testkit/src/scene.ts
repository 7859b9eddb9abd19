import {
  type Action,
  clone,
  createRng,
  type GameTypes,
  isResultOf,
  type Rng,
  type RollResult,
  rollWith,
  type Seat,
  word,
} from '@bocage/kernel';
import { type SceneGame, SceneReader } from './scene-reader.js';

const LONGEST_UNTIL = 20_000;

/**
 * A position and what is played on it, by name and through the game's own module: `scene.play('5-fj', '4624', 'done').roll(3)`. What is not
 * offered cannot be played, what cannot be rolled is not taken. A game adds what its units are called and how counters are put down.
 */
export abstract class Scene<T extends GameTypes, Game extends SceneGame<T> = SceneGame<T>> extends SceneReader<T, Game> {
  /** Words that end a seat's part, the one to be preferred first: what `until` says for everybody. */
  protected readonly ends: readonly string[] = ['done'];
  private dice: Rng | undefined;

  /** One after another, each by the seat that is asked then. */
  play(...texts: readonly string[]): this {
    for (const text of texts) this.as(this.seat, text);
    return this;
  }

  /** One after another by this seat, where several are asked or only this one should be. */
  as(seat: Seat, ...texts: readonly string[]): this {
    for (const text of texts) this.act(seat, this.actionOf(text));
    return this;
  }

  /** An action that the test has chosen from `legal`. */
  act(seat: Seat, action: Action): this {
    if (!this.legal(seat).includes(action)) throw new Error(this.complaint(seat, action));
    return this.make(seat, action);
  }

  /** Rolls, one after another: a number is one die or draw, a list are dice thrown together or a shuffle. */
  roll(...results: readonly (number | RollResult)[]): this {
    for (const given of results) {
      const { awaits } = this;
      const result = typeof given === 'number' ? [given] : given;
      if (awaits.kind !== 'chance') throw new Error(`nothing is rolled in ${this.step}: ${this.seat} is waited for`);
      if (!isResultOf(awaits.roll, result)) throw new Error(`${result} cannot come of ${JSON.stringify(awaits.roll)}`);
      this.news = [];
      this.tell(this.game.resolve(this.state, awaits.roll, result));
    }
    return this.rollAll();
  }

  /** From here on everything is rolled from a seed as soon as it is due; `undefined`: the test writes its rolls again. */
  rollFrom(seed: string | undefined): this {
    this.dice = seed === undefined ? undefined : createRng(seed);
    return this.rollAll();
  }

  /** Everybody ends their part of this step, and of all that follow, until one of these comes. */
  until(...steps: readonly string[]): this {
    for (let i = 0; i < LONGEST_UNTIL && !steps.includes(this.step); i++) {
      const [seat] = this.asked;
      if (seat === undefined) throw new Error(`${this.step} comes before ${steps.join(' or ')}: ${this.awaits.kind}`);
      const legal = this.legal(seat);
      const ending = this.ends.map((text) => word(text)).find((action) => legal.includes(action));
      this.make(seat, ending ?? (legal[0] as Action));
    }
    if (!steps.includes(this.step)) throw new Error(`${steps.join(' or ')} does not come`);
    return this;
  }

  /** The same scene to go on with in another way: a copy of the state, nothing told yet. */
  fork(): this {
    const copy = Object.create(Object.getPrototypeOf(this)) as this;
    return Object.assign(copy, this, { state: clone(this.state), events: [], news: [] });
  }

  /** Adds to what was told; what is not told by an action or a roll is told by the test that does it. */
  protected tell(events: readonly T['event'][]): void {
    this.news.push(...events);
    this.events.push(...events);
  }

  private make(seat: Seat, action: Action): this {
    this.news = [];
    this.tell(this.game.play(this.state, seat, action));
    return this.rollAll();
  }

  private rollAll(): this {
    for (let { awaits } = this; this.dice && awaits.kind === 'chance'; { awaits } = this)
      this.tell(this.game.resolve(this.state, awaits.roll, rollWith(this.dice, awaits.roll)));
    return this;
  }

  private complaint(seat: Seat, action: Action): string {
    const { code, section } = this.game.refusal(this.view(seat), seat, action) ?? { code: 'nothing speaks against it', section: '' };
    return `${seat} may not ${this.textOf(action)} in ${this.step}: ${code} ${section}; offered is ${this.offered(seat).join(' ')}`;
  }
}
