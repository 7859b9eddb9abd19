import {
  type Action,
  type Awaits,
  type GameModule,
  type GameTypes,
  hex,
  type Refusal,
  type Seat,
  type StateOf,
  type UnitId,
  unit,
  type ViewOf,
  word,
} from '@bocage/kernel';

/** What plays a scene: a game's module, or the same with some of its steps exchanged by a test. */
export interface SceneGame<T extends GameTypes> extends Pick<GameModule<T>, 'awaits' | 'view' | 'legal' | 'refusal' | 'play' | 'resolve'> {
  readonly world: { readonly grid: { parse(label: string): number | undefined; label(hex: number): string } };
}

type FrameOf<T extends GameTypes> = T['open']['stack'][number];
type Named<T extends GameTypes, Name> = Extract<T['event'], { event: Name }>;

/** What can be read of a position that is played by name: who is asked, what is offered and refused, what was told. */
export abstract class SceneReader<T extends GameTypes, Game extends SceneGame<T>> {
  readonly game: Game;
  readonly state: StateOf<T>;
  /** All that was told since the scene began. */
  readonly events: T['event'][] = [];
  /** What the last action told, or the last roll; of an action with dice from a seed, with its rolls. */
  news: T['event'][] = [];

  constructor(game: Game, state: StateOf<T>) {
    this.game = game;
    this.state = state;
  }

  /** The unit that tests of this game call so, if there is one. */
  abstract find(name: string): UnitId | undefined;
  abstract nameOf(unit: UnitId): string;

  get world(): Game['world'] {
    return this.game.world;
  }

  get open(): T['open'] {
    return this.state.open;
  }

  get sealed(): T['sealed'] {
    return this.state.sealed;
  }

  get top(): FrameOf<T> {
    return this.open.stack[this.open.stack.length - 1] as FrameOf<T>;
  }

  get step(): string {
    return this.top.step;
  }

  get awaits(): Awaits {
    return this.game.awaits(this.state);
  }

  /** The seats waited for; none while a roll is due and when it is over. */
  get asked(): readonly Seat[] {
    const { awaits } = this;
    return awaits.kind === 'seats' ? awaits.seats : [];
  }

  /** The first of them, who plays unless another seat is named; without any, `chance` or `over`. */
  get seat(): Seat {
    return this.asked[0] ?? this.awaits.kind;
  }

  get isOver(): boolean {
    return this.awaits.kind === 'over';
  }

  id(name: string): UnitId {
    const found = this.find(name);
    if (found === undefined) throw new Error(`no unit ${name} here`);
    return found;
  }

  hex(label: string): number {
    const found = this.world.grid.parse(label);
    if (found === undefined) throw new Error(`no hex ${label} on this map`);
    return found;
  }

  label(hexId: number): string {
    return this.world.grid.label(hexId);
  }

  view(seat: Seat = this.seat): ViewOf<T> {
    return this.game.view(this.state, [seat]);
  }

  legal(seat: Seat = this.seat): readonly Action[] {
    return this.game.legal(this.view(seat), seat);
  }

  /** What a seat may do, units and hexes by their names. */
  offered(seat: Seat = this.seat): string[] {
    return this.legal(seat).map((action) => this.textOf(action));
  }

  offers(text: string, seat: Seat = this.seat): boolean {
    return this.legal(seat).includes(this.actionOf(text));
  }

  refusal(text: string, seat: Seat = this.seat): Refusal | undefined {
    return this.game.refusal(this.view(seat), seat, this.actionOf(text));
  }

  /** Why something is refused, code and section; or `offered`. */
  why(text: string, seat: Seat = this.seat): string {
    const refused = this.refusal(text, seat);
    return refused ? `${refused.code} ${refused.section}` : 'offered';
  }

  /** All events of one name since the scene began. */
  told<Name extends T['event']['event']>(name: Name): Named<T, Name>[] {
    return this.events.filter((told) => told.event === name) as Named<T, Name>[];
  }

  /** The first event of this name that the last action or roll told. */
  event<Name extends T['event']['event']>(name: Name): Named<T, Name> {
    const found = this.news.find((told) => told.event === name);
    if (!found) throw new Error(`no ${name} among ${this.news.map(({ event }) => event)}`);
    return found as Named<T, Name>;
  }

  actionOf(text: string): Action {
    const found = this.find(text);
    if (found !== undefined) return unit(found);
    const place = this.world.grid.parse(text);
    return place === undefined ? word(text) : hex(place);
  }

  textOf(action: Action): string {
    if (action.kind === 'word') return action.word;
    return action.kind === 'hex' ? this.label(action.hex) : this.nameOf(action.unit);
  }
}
