import type { Rng } from './chance.js';
import type {
  DataComplaint,
  GameEvent,
  GameMeta,
  GameModule,
  GamePackage,
  GameTypes,
  Options,
  Outcome,
  Seat,
  StateOf,
  ViewOf,
} from './contract.js';
import { contentHash } from './dice.js';
import type { Forecast } from './forecast.js';
import type { GameAi } from './game-ai.js';
import type { Json } from './json.js';
import type { GameOrders } from './orders.js';
import { scenariosIn } from './scenarios.js';
import type { Sequence } from './sequence.js';
import type { Ended } from './step.js';

type Files = Readonly<Record<string, Json>>;

/** A game's data in its own types, or everything that is wrong with it. */
export type ReadData<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly complaints: readonly DataComplaint[] };

/** What a game says of itself in code; its scenarios are in its data, `scenarios.scenarios`. */
export type PackageMeta = Omit<GameMeta, 'scenarios'>;

/** What makes a package: `World` is the data compiled, once for each module; all that the parts do not say, the steps do. */
export interface PackageParts<T extends GameTypes, Data, World> {
  readonly meta: PackageMeta;
  readonly data: Files;
  read(files: Files): ReadData<Data>;
  createWorld(data: Data): World;
  createSteps(world: World): Sequence<T>;
  setup(world: World, scenario: string, options: Options): StateOf<T>;
  view(world: World, state: StateOf<T>, seats: readonly Seat[]): ViewOf<T>;
  eventFor: GameModule<T>['eventFor'];
  preview?(world: World, view: ViewOf<T>, seat: Seat): Forecast | undefined;
  imagine(world: World, view: ViewOf<T>, rng: Rng): StateOf<T>;
  conclude: GameModule<T>['conclude'];
  check(world: World, state: StateOf<T>): string[];
  createAi?(world: World): GameAi<T>;
  createOrders?(world: World): GameOrders<T>;
}

/** A module together with the data it was made from and the world it plays on: what a game's own `ui/` reads besides the contract. */
export interface WorldModule<T extends GameTypes, World> extends GameModule<T> {
  readonly data: Files;
  readonly world: World;
}

export interface WorldPackage<T extends GameTypes, World> extends GamePackage<T> {
  create(files: Files): WorldModule<T, World>;
}

/** Wires a game's parts together. A position is settled as soon as it is set up, so `setup` may end on a frame that asks nobody. */
export function createPackage<T extends GameTypes, Data, World>(parts: PackageParts<T, Data, World>): WorldPackage<T, World> {
  const { data } = parts;
  const metaOf = (files: Files): GameMeta => ({ ...parts.meta, scenarios: scenariosIn(files) });
  return {
    meta: metaOf(data),
    data,
    lint(files) {
      const read = parts.read(files);
      return read.ok ? [] : read.complaints;
    },
    create(files) {
      const read = parts.read(files);
      if (!read.ok) throw new Error(`this data cannot be played: ${read.complaints.map(complaintText).join('; ')}`);
      const world = parts.createWorld(read.data);
      const steps = parts.createSteps(world);
      const { preview, createAi, createOrders } = parts;
      return {
        view: (state, seats) => parts.view(world, state, seats),
        eventFor: parts.eventFor,
        ...(preview ? { preview: (view: ViewOf<T>, seat: Seat) => preview(world, view, seat) } : {}),
        imagine: (view, rng) => parts.imagine(world, view, rng),
        conclude: parts.conclude,
        check: (state) => parts.check(world, state),
        ...(createAi ? { ai: createAi(world) } : {}),
        ...(createOrders ? { orders: createOrders(world) } : {}),
        data: files,
        world,
        meta: metaOf(files),
        dataHash: contentHash(files),
        setup(scenario, options) {
          const state = parts.setup(world, scenario, options);
          steps.settle(state, () => {});
          return state;
        },
        awaits: steps.awaits,
        legal: steps.legal,
        refusal: steps.refusal,
        play: steps.play,
        resolve: steps.resolve,
      };
    },
  };
}

const complaintText = ({ file, path, reason }: DataComplaint): string => `${file} ${path} ${reason}`;

/** How the host ends a game whose last frame and last event are both named `over` and hold the outcome. */
export function concludeOver<T extends GameTypes>(section: string): GameModule<T>['conclude'] {
  return (state, outcome) => {
    const frame: Ended = { step: 'over', outcome };
    state.open.stack.push(frame);
    const told: GameEvent & { readonly outcome: Outcome } = { event: 'over', section, outcome };
    return [told as T['event']];
  };
}
