import type { SightLine } from '@bocage/board';
import { firstBlocker } from '../src/rules/sight.js';
import type { BradleyView } from '../src/types.js';
import { terrainName } from './places.js';
import type { Words } from './words.js';

/** §10.2.7 b What the ruler says beside the distance. */
export function sightOf({ world, places }: Words, _: BradleyView, from: number, to: number): SightLine {
  const hex = firstBlocker(world, from, to);
  if (hex < 0) return { text: 'The line of sight is clear.', section: '10.2.7', blocked: [] };
  return { text: `Sight is blocked by ${places.noun(hex)}, ${terrainName(world, hex)}.`, section: '10.2.7', blocked: [hex] };
}
