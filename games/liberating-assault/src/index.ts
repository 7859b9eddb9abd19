import { contentHash, type DataComplaint, type GameModule, type GamePackage, type Json } from '@bocage/kernel';
import cards from '../data/cards.json' with { type: 'json' };
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { check } from './check.js';
import { readData } from './data/read.js';
import { imagine } from './imagine.js';
import { meta } from './meta.js';
import { setup } from './setup.js';
import { createSteps } from './steps/index.js';
import type { LiberatingAssaultTypes } from './types.js';
import { eventFor, view } from './view.js';
import { createWorld, type World } from './world.js';

export { meta } from './meta.js';
export * from './types.js';
export type { World } from './world.js';

export const data: Readonly<Record<string, Json>> = { map, counters, tables, cards, scenarios } as unknown as Record<string, Json>;

/** A module together with the compiled data it plays on: what `ui/` and `ai/` read besides the contract. */
export interface LiberatingAssaultModule extends GameModule<LiberatingAssaultTypes> {
  readonly world: World;
}

export function createModule(files: Readonly<Record<string, Json>>): LiberatingAssaultModule {
  const read = readData(files);
  if (!read.ok) throw new Error(`this data cannot be played: ${read.complaints.map(complaintText).join('; ')}`);
  const world = createWorld(read.data);
  const steps = createSteps(world);
  return {
    world,
    meta,
    dataHash: contentHash(files),
    setup(scenario, options) {
      const state = setup(world, scenario, options);
      steps.settle(state, () => {});
      return state;
    },
    awaits: steps.awaits,
    view: (state, seats) => view(world, state, seats),
    legal: steps.legal,
    refusal: steps.refusal,
    play: steps.play,
    resolve: steps.resolve,
    eventFor,
    imagine: (seen, rng) => imagine(world, seen, rng),
    conclude(state, outcome) {
      state.open.stack.push({ step: 'over', outcome });
      return [{ event: 'over', section: '10.4', outcome }];
    },
    check: (state) => check(world, state),
  };
}

const complaintText = ({ file, path, reason }: DataComplaint): string => `${file} ${path} ${reason}`;

export const game: GamePackage<LiberatingAssaultTypes> = {
  meta,
  data,
  lint(files) {
    const read = readData(files);
    return read.ok ? [] : read.complaints;
  },
  create: createModule,
};
