import { clone, createPackage, type Json, type WorldModule } from '@bocage/kernel';
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import { readData as read } from './data/read.js';
import type { GameData } from './data/shapes.js';
import { createLook as createSteps } from './look.js';
import { meta } from './meta.js';
import type { GreatestDayTypes } from './types.js';
import { createWorld, type World } from './world.js';

export * from './types.js';
export type { World } from './world.js';

export const data: Readonly<Record<string, Json>> = { map, scenarios } as unknown as Record<string, Json>;

/** In the making: its map can be looked at, and nothing can be played on it. */
export const game = createPackage<GreatestDayTypes, GameData, World>({
  ...{ meta, data, read, createWorld, createSteps },
  setup(_, scenario) {
    if (scenario !== 'ground') throw new Error(`no scenario named ${scenario}`);
    return { open: { stack: [{ step: 'look' }] }, sealed: {} };
  },
  view: (_, { open }, seats) => ({ seats, open, known: {} }),
  eventFor: (event) => event,
  imagine: (_, { open }) => clone({ open, sealed: {} }),
  conclude({ open }, outcome) {
    open.stack.push({ step: 'over', outcome });
    return [{ event: 'over', outcome }];
  },
  check: (_, { open }) => (open.stack.length > 0 ? [] : ['nobody is asked for anything']),
});

export type GreatestDayModule = WorldModule<GreatestDayTypes, World>;
