import { clone, contentHash, type DataComplaint, type GameModule, type GamePackage, type Json } from '@bocage/kernel';
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { createAi } from './ai/index.js';
import { check } from './check.js';
import { readData } from './data/read.js';
import { meta } from './meta.js';
import { preview } from './preview.js';
import { setup } from './setup.js';
import { createSteps } from './steps/index.js';
import type { DarkSummerTypes } from './types.js';
import { view } from './view.js';
import { createWorld, type World } from './world.js';

export { meta } from './meta.js';
export * from './types.js';
export type { World } from './world.js';

export const data: Readonly<Record<string, Json>> = { map, counters, tables, scenarios } as unknown as Record<string, Json>;

/** A module together with the compiled data it plays on: what `ui/` and `ai/` read besides the contract. */
export interface DarkSummerModule extends GameModule<DarkSummerTypes> {
  readonly world: World;
}

export function createModule(files: Readonly<Record<string, Json>>): DarkSummerModule {
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
    view,
    legal: steps.legal,
    refusal: steps.refusal,
    play: steps.play,
    resolve: steps.resolve,
    eventFor: (event) => event,
    preview: (view, seat) => preview(world, view, seat),
    imagine: ({ open, known }) => clone({ open, sealed: known }),
    conclude(state, outcome) {
      state.open.stack.push({ step: 'over', outcome });
      return [{ event: 'over', section: '3.2', outcome }];
    },
    check: (state) => check(world, state),
    ai: createAi(world),
  };
}

const complaintText = ({ file, path, reason }: DataComplaint): string => `${file} ${path} ${reason}`;

export const game: GamePackage<DarkSummerTypes> = {
  meta,
  data,
  lint(files) {
    const read = readData(files);
    return read.ok ? [] : read.complaints;
  },
  create: createModule,
};
