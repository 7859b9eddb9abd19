import type { DataComplaint, GameEvent, GameMeta, GameModule, GamePackage, GameTypes, Outcome } from './contract.js';
import { contentHash } from './dice.js';
import type { Json } from './json.js';
import { scenariosIn } from './scenarios.js';
import type { Sequence } from './sequence.js';
import type { Ended } from './step.js';

type Files = Readonly<Record<string, Json>>;

/** A game's data in its own types, or everything that is wrong with it. */
export type ReadData<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly complaints: readonly DataComplaint[] };

/** What a game says for itself on one world; all the rest of its module its steps say. */
export interface GameParts<T extends GameTypes>
  extends Pick<GameModule<T>, 'setup' | 'view' | 'eventFor' | 'preview' | 'imagine' | 'conclude' | 'check' | 'ai'> {
  readonly steps: Sequence<T>;
}

/** What a game says of itself in code; its scenarios are in its data, `scenarios.scenarios`. */
export type PackageMeta = Omit<GameMeta, 'scenarios'>;

/** What makes a package: `World` is the data compiled, once for each module. */
export interface PackageParts<T extends GameTypes, Data, World> {
  readonly meta: PackageMeta;
  readonly data: Files;
  read(files: Files): ReadData<Data>;
  createWorld(data: Data): World;
  createParts(world: World): GameParts<T>;
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
      const { steps, setup, ...own } = parts.createParts(world);
      return {
        ...own,
        data: files,
        world,
        meta: metaOf(files),
        dataHash: contentHash(files),
        setup(scenario, options) {
          const state = setup(scenario, options);
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
