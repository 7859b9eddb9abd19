import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §4.3.1 */
export const airGroups = (_world: World, _open: Open): readonly (readonly number[])[] => [];
/** §4.3.1 */
export const zonesFor = (_world: World, _open: Open, _units: readonly number[]): readonly number[] => [];
