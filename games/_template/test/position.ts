import type { UnitId } from '@bocage/kernel';
import { Scene } from '@bocage/testkit';
import { type Crossroads, type CrossroadsEvent, type CrossroadsFrame, type CrossroadsModule, game as pack } from '../src/index.js';

export const game: CrossroadsModule = pack.create(pack.data);
export const { world } = game;

export const BLUE = { first: 0, second: 1, third: 2, squadron: 3 };
export const RED = { alder: 4, beech: 5, cedar: 6, squadron: 7 };
export const ORDER = { none: -1, march: 0, hold: 1, assault: 2 };
export const CARD = { none: -1, fuel: 0, shells: 1 };

/** The id of a hex by its label. */
export function at(label: string): number {
  return world.grid.parse(label) ?? Number.NaN;
}

export interface Position {
  /** The decisions in progress above the turn itself, the top one last. */
  readonly stack: readonly CrossroadsFrame[];
  /** Labels by unit; units not named are lost, so nothing stands in the way. */
  readonly units: Readonly<Record<number, string>>;
  readonly orders?: readonly [number, number];
  readonly commanders?: readonly [number, number];
  readonly cards?: readonly [number, number];
  readonly bearers?: readonly [number, number];
  /** How far the turn has come: what follows when the stack is done. */
  readonly stage?: number;
  readonly turn?: number;
}

/** Both sides' counters as tests call them. */
const NAMES = ['first', 'second', 'third', 'blue-squadron', 'alder', 'beech', 'cedar', 'red-squadron'];

/** A position played by name: `scene.as('blue', 'first', '24').roll(3)`. */
class CrossroadsScene extends Scene<Crossroads, CrossroadsModule> {
  find(name: string): UnitId | undefined {
    return NAMES.includes(name) ? NAMES.indexOf(name) : undefined;
  }

  nameOf(unit: UnitId): string {
    return NAMES[unit] as string;
  }
}

/** A game from its beginning. */
export const opening = (first: 'blue' | 'red' = 'blue'): CrossroadsScene => new CrossroadsScene(game, game.setup('meeting', { first }));

/** Any position, written down: what a rule test begins with. */
export function position(given: Position): CrossroadsScene {
  const scene = opening();
  const { open, sealed } = scene;
  const frames = given.stack.map((frame) => ({ ...frame }));
  open.stack = [{ step: 'turn', stage: given.stage ?? 8 }, ...frames];
  open.hex = open.hex.map((_, unit) => (given.units[unit] === undefined ? -1 : at(given.units[unit])));
  open.order = [...(given.orders ?? [ORDER.none, ORDER.none])];
  open.bearer = [...(given.bearers ?? [-1, -1])];
  open.turn = given.turn ?? 1;
  sealed.commander = [...(given.commanders ?? [BLUE.third, RED.cedar])];
  sealed.card = [...(given.cards ?? [CARD.none, CARD.none])];
  open.holds = sealed.card.map((card) => (card === CARD.none ? 0 : 1));
  return scene;
}

export function names(events: readonly CrossroadsEvent[]): string[] {
  return events.map(({ event }) => event);
}
