import type { DataComplaint, Json, Options } from '@bocage/kernel';
import cards from '../data/cards.json' with { type: 'json' };
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { readData } from './data/read.js';
import { setup } from './setup.js';
import type { LiberatingAssaultState } from './types.js';
import { createWorld, type World } from './world.js';

export { meta } from './meta.js';
export * from './types.js';
export type { World } from './world.js';

export const data: Readonly<Record<string, Json>> = { map, counters, tables, cards, scenarios } as unknown as Record<string, Json>;

/** The compiled data and the positions that can be made on it. */
export interface LiberatingAssaultGround {
  readonly world: World;
  setup(scenario: string, options: Options): LiberatingAssaultState;
}

export function createGameGround(files: Readonly<Record<string, Json>>): LiberatingAssaultGround {
  const read = readData(files);
  if (!read.ok) throw new Error(`this data cannot be played: ${read.complaints.map(complaintText).join('; ')}`);
  const world = createWorld(read.data);
  return { world, setup: (scenario, options) => setup(world, scenario, options) };
}

const complaintText = ({ file, path, reason }: DataComplaint): string => `${file} ${path} ${reason}`;
