import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES, FORCES, SHIP_BOXES } from '../data/scenario-shapes.js';
import { BEACH, SEA, SECTOR_NAMES } from '../ground.js';
import { AT_SEA } from '../roster.js';
import { ABOARD, type Open, SHIP_BOX } from '../types.js';
import { rosterOf, type World } from '../world.js';

/** §4.4 §4.4.1 The box of a force at a range, and back. */
export const shipBox = (force: number, box: number): number => SHIP_BOX + force * SHIP_BOXES.length + box;
export const forceOfBox = (box: number): number => Math.floor((box - SHIP_BOX) / SHIP_BOXES.length);
export const rangeOfBox = ({ data }: World, box: number): number =>
  data.tables.naval.boxes[(box - SHIP_BOX) % SHIP_BOXES.length]?.range ?? 0;
export const isAfloat = (open: Open, unit: UnitId): boolean =>
  (open.box[unit] as number) >= SHIP_BOX && (open.box[unit] as number) < ABOARD;

/** §4.1.6 Ships of the line in their boxes, in order; support and rocket craft are not among them. */
export const shipsOf = (world: World, open: Open): UnitId[] => ofSymbol(world, open, (template) => template === 'ship');

/** §4.1.7 Support or rocket craft in their boxes. */
export const craftOf = (world: World, open: Open, template: 'support-craft' | 'rocket-craft'): UnitId[] =>
  ofSymbol(world, open, (_, id) => id === template);

function ofSymbol(world: World, open: Open, is: (symbol: string, id: string) => boolean): UnitId[] {
  const { templates, allied, move } = rosterOf(world, open);
  const found: UnitId[] = [];
  for (let unit = 0; unit < allied; unit++) {
    const template = templates[unit] as (typeof templates)[number];
    if (isAfloat(open, unit) && move[unit] === AT_SEA && is(template.symbol, template.id)) found.push(unit);
  }
  return found;
}

/** §4.4.1 Beach of an Assault Force by its letter: S Sword, J Juno, G Gold; C has none. */
export const beachOfForce = (force: number): number => BEACHES.findIndex((beach) => beach[0] === FORCES[force]);

/** §4.4.1 §4.4.7(a) The force whose marker lies off a beach. */
export const forceOfBeach = (beach: number): number => FORCES.findIndex((_, force) => beach >= 0 && beachOfForce(force) === beach);

/** §4.4.3 M9 Where the marker of a force may lie: on the sea beside land of its sector, or on sand beside such land (O1: without its overlay sand is sea); the printed places too. */
export const markerHexes = (world: World, force: number): readonly HexId[] => (world.markerHexes[force] ??= findMarkerHexes(world, force));

/** §4.4.3 */
function findMarkerHexes({ ground, grid }: World, force: number): HexId[] {
  const name = BEACHES[beachOfForce(force)];
  if (name === undefined) return [];
  const sector = SECTOR_NAMES.indexOf(name);
  const found = new Set(ground.hexesWith(`assault-force:${name}`));
  for (const hex of ground.land) {
    if (ground.sector[hex] !== sector || ground.terrain[hex] === BEACH) continue;
    for (let direction = 0; direction < 6; direction++) {
      const beside = grid.neighbour(hex, direction);
      if (beside >= 0 && (ground.terrain[beside] === SEA || ground.terrain[beside] === BEACH)) found.add(beside);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** §4.4.2 Whether a ship may go to boxes of a force: of its own; a wild card of any that has a marker. */
function isOpenTo(world: World, open: Open, ship: UnitId, force: number): boolean {
  if ((open.assaultForce[force] as number) < 0) return false;
  return force === forceOfBox(open.box[ship] as number) || (rosterOf(world, open).counters[ship]?.wild ?? false);
}

/** §4.4.2 Boxes a ship may go to: any range of such a force. */
export function boxesOf(world: World, open: Open, ship: UnitId): number[] {
  const boxes: number[] = [];
  FORCES.forEach((_, force) => {
    if (!isOpenTo(world, open, ship, force)) return;
    SHIP_BOXES.forEach((box, at) => {
      if (box !== 'close' && shipBox(force, at) !== open.box[ship]) boxes.push(shipBox(force, at));
    });
  });
  return boxes;
}

/** §4.4.2 Whether there is any: every force has more than one. */
export const hasBox = (world: World, open: Open, ship: UnitId): boolean => FORCES.some((_, force) => isOpenTo(world, open, ship, force));
