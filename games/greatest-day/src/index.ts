import { concludeOver, createPackage, type Json, type WorldModule } from '@bocage/kernel';
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { createAi } from './ai/index.js';
import { check } from './check.js';
import { readData as read } from './data/read.js';
import type { GameData } from './data/shapes.js';
import { imagine } from './imagine.js';
import { meta } from './meta.js';
import { createOrders } from './orders.js';
import { preview } from './preview.js';
import { setup } from './setup.js';
import { createSteps } from './steps/index.js';
import type { GreatestDayTypes } from './types.js';
import { eventFor, view } from './view.js';
import { createWorld, type World } from './world.js';

export * from './types.js';
export type { World } from './world.js';

export const data: Readonly<Record<string, Json>> = { map, counters, tables, scenarios } as unknown as Record<string, Json>;

export const game = createPackage<GreatestDayTypes, GameData, World>({
  ...{ meta, data, read, createWorld, createSteps, setup, eventFor, imagine, check, createAi, createOrders, preview },
  view: (_, state, seats) => view(state, seats),
  conclude: concludeOver('S.39'),
});

export type GreatestDayModule = WorldModule<GreatestDayTypes, World>;
