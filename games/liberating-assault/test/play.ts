import { type Action, createRng, hex, makeAction, rollWith, type Seat, unit, word } from '@bocage/kernel';
import {
  createModule,
  data,
  type LiberatingAssaultEvent,
  type LiberatingAssaultModule,
  type LiberatingAssaultState,
} from '../src/index.js';

let made: LiberatingAssaultModule | undefined;
/** The game on its own map, made once. */
export const module = (): LiberatingAssaultModule => (made ??= createModule(data));

/** A game played from its beginning by a test, with dice from a seed. */
export class Play {
  readonly game = module();
  readonly state: LiberatingAssaultState;
  readonly events: LiberatingAssaultEvent[] = [];
  private readonly rng = createRng('a test');

  constructor(options: Readonly<Record<string, string>> = {}) {
    this.state = this.game.setup('day', options);
    this.roll();
  }

  get step(): string {
    return this.state.open.stack.at(-1)?.step as string;
  }

  /** The seats that are waited for. */
  get asked(): readonly Seat[] {
    const awaits = this.game.awaits(this.state);
    return awaits.kind === 'seats' ? awaits.seats : [];
  }

  legal(seat: Seat): string[] {
    return this.game.legal(this.game.view(this.state, [seat]), seat).map(makeAction);
  }

  act(seat: Seat, ...actions: readonly Action[]): this {
    for (const action of actions) {
      const refusal = this.game.refusal(this.game.view(this.state, [seat]), seat, action);
      if (refusal) throw new Error(`${seat} may not ${makeAction(action)} at ${this.step}: ${refusal.code}`);
      this.events.push(...this.game.play(this.state, seat, action));
      this.roll();
    }
    return this;
  }

  say(seat: Seat, ...words: readonly string[]): this {
    return this.act(seat, ...words.map((text) => word(text)));
  }

  /** Everybody is done with this step, and with all that follow until one of these comes. */
  until(...steps: readonly string[]): this {
    for (let i = 0; i < 20_000 && !steps.includes(this.step); i++) {
      const [seat] = this.asked;
      if (seat === undefined) break;
      const legal = this.game.legal(this.game.view(this.state, [seat]), seat);
      const ends = (text: string): Action | undefined => legal.find((action) => makeAction(action) === text);
      this.act(seat, ends('done') ?? ends('go-on') ?? (legal[0] as Action));
    }
    return this;
  }

  id(name: string): number {
    return this.game.world.roster.ids.get(name) as number;
  }

  unit(name: string): Action {
    return unit(this.id(name));
  }

  hex(label: string): Action {
    return hex(this.game.world.grid.parse(label) as number);
  }

  where(name: string): string {
    const at = this.state.sealed.hex[this.id(name)] as number;
    return at < 0 ? String(at) : this.game.world.grid.label(at);
  }

  private roll(): void {
    for (;;) {
      const awaits = this.game.awaits(this.state);
      if (awaits.kind !== 'chance') return;
      this.events.push(...this.game.resolve(this.state, awaits.roll, rollWith(this.rng, awaits.roll)));
    }
  }
}
