import { BEACHES, FORCES, SHIP_BOXES, SUB_BEACHES } from '../src/data/scenario-shapes.js';
import { forceOfBox } from '../src/rules/assault-forces.js';
import { ABOARD, EN_ROUTE, LOADING, type Open, SHIP_BOX, WAVE } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { capital } from './text.js';
import type { Words } from './words.js';

/** "queen-red" is "Queen Red". */
const spaced = (id: string): string => id.split('-').map(capital).join(' ');

export const beachName = (beach: number): string => capital(BEACHES[beach] ?? 'the beach');
export const subBeachName = (sub: number): string => capital(SUB_BEACHES[sub] ?? 'the beach');
export const forceName = (force: number): string => `Force ${(FORCES[force] ?? '').toUpperCase()}`;

/** §4.2.4 The two hexes a Gap lies between. */
export function gapSides({ world }: Words, side: number): number[] {
  const { sides, neighbours } = world.grid;
  const at = sides.indexOf(side);
  return at < 0 ? [] : [Math.floor(at / 6), neighbours[at] as number];
}

/** §4.7 The eight steps of the Naval chit. */
export const NAVAL_STEPS = [
  'Gaps that are ready open',
  'bombardment',
  'coastal batteries',
  'landing',
  'loading',
  'coming over from England',
  'Assault Forces',
  'ships',
];

/** §4.4.1 §4.5.1 §4.5.6 How a box beside the map is called. */
export function boxName({ world }: Words, open: Open, box: number): string {
  if (box === ABOARD) return 'aboard a craft';
  if (box >= SHIP_BOX) return `${forceName(forceOfBox(box))}, ${SHIP_BOXES[(box - SHIP_BOX) % SHIP_BOXES.length]} range`;
  if (box >= WAVE) return `the next wave for ${spaced(fieldOf(world, open).waveBoxes[box - WAVE] ?? '')}`;
  if (box >= LOADING) return `Loading for ${subBeachName(box - LOADING)}`;
  return box >= EN_ROUTE ? `En Route to ${subBeachName(box - EN_ROUTE)}` : 'a box';
}
