import { clone, concludeOver, createPackage, type Json, type WorldModule } from '@bocage/kernel';
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { createAi } from './ai/index.js';
import { check } from './check.js';
import { readData as read } from './data/read.js';
import type { GameData } from './data/shapes.js';
import { meta } from './meta.js';
import { createOrders } from './orders.js';
import { preview } from './preview.js';
import { setup } from './setup.js';
import { createPlay } from './steps/index.js';
import type { DarkSummerTypes } from './types.js';
import { view } from './view.js';
import { createWorld, type World } from './world.js';

export * from './types.js';
export type { World } from './world.js';

export const data: Readonly<Record<string, Json>> = { map, counters, tables, scenarios } as unknown as Record<string, Json>;

export const game = createPackage<DarkSummerTypes, GameData, World>({
  ...{ meta, data, read, createWorld, createSteps: createPlay, setup, preview, check, createAi, createOrders },
  view: (_, state, seats) => view(state, seats),
  eventFor: (event) => event,
  imagine: (_, { open, known }) => clone({ open, sealed: known }),
  conclude: concludeOver('3.2'),
});

export const createModule = game.create;
export type DarkSummerModule = WorldModule<DarkSummerTypes, World>;
