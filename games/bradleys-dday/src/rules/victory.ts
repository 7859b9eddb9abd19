import type { Outcome } from '@bocage/kernel';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { scenarioOf } from './scenario.js';

/** §17.0 The number of the last turn. */
export const turnsOf = (world: World, open: Open): number => scenarioOf(world, open).turns[1];

/** §17.1 */
export const outcomeOf = (_world: World, _open: Open): Outcome => ({ level: 'draw', section: '17.1' });
