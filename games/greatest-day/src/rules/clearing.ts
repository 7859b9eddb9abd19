import type { HexId } from '@bocage/hex';
import { BEACHES } from '../data/scenario-shapes.js';
import { BEACH } from '../ground.js';
import { ALLIED, GERMAN } from '../sides.js';
import { setSteady } from '../steady.js';
import { ABSENT, EN_ROUTE, type GreatestDayState, LOADING, type Open, REINFORCEMENT, SHIP_BOX, type Tell, WAVE } from '../types.js';
import { fieldOf, hexOf, type World } from '../world.js';
import { sandOf, subBeachOfBox } from './beach.js';
import { TRACKS } from './beach-fire.js';
import { recycle } from './landing.js';
import { unitsOnMap } from './units.js';

const hexesOf = (world: World, open: Open): HexId[] =>
  (fieldOf(world, open).scenario.beach?.reinforcementHexes ?? []).map((label) => world.grid.parse(label) as HexId);

/** §4.3.2 Tracks at 0, no German within three hexes of a Reinforcement hex, no Allied unit on the sand: a drifting craft is one (O4). */
function isClear(world: World, open: Open, beach: number): boolean {
  if (TRACKS.some((track) => (open[track][beach] as number) > 0)) return false;
  const { clear } = world.data.tables.naval;
  const entries = hexesOf(world, open);
  const isNear = (hex: HexId): boolean => entries.some((entry) => world.grid.distance(entry, hex) <= clear);
  if (unitsOnMap(world, open, GERMAN).some((unit) => isNear(hexOf(open, unit)))) return false;
  return !unitsOnMap(world, open, ALLIED).some((unit) => world.ground.terrain[hexOf(open, unit)] === BEACH);
}

/** §4.8.5 The Reinforcement hex nearest to a sub-beach. */
export function entryOf(world: World, open: Open, subBeach: number): HexId {
  const far = (entry: HexId): number => Math.min(...sandOf(world, subBeach).map((sand) => world.grid.distance(sand, entry)));
  return hexesOf(world, open).reduce((best, entry) => (far(entry) < far(best) ? entry : best));
}

/** §4.8.5 X8 Who is still at sea goes into the Reinforcement box, and comes to its hex with the next turn; the craft are free. */
function emptyBoxes(world: World, open: Open): void {
  const { roster, waveBoxes } = fieldOf(world, open);
  open.box.forEach((box, unit) => {
    const sub =
      box >= WAVE && box < SHIP_BOX
        ? subBeachOfBox(waveBoxes[box - WAVE] as string)
        : box >= LOADING && box < WAVE
          ? box - LOADING
          : box - EN_ROUTE;
    if (box < EN_ROUTE || box >= SHIP_BOX) return;
    if (roster.templates[unit]?.id === 'landing-craft') {
      recycle(world, open, unit);
      return;
    }
    open.box[unit] = REINFORCEMENT;
    setSteady(open, 'aboard', unit, -1);
    setSteady(open, 'entry', unit, entryOf(world, open, sub));
  });
}

/** §4.3.2 §4.3.3 §9.0 The instant all holds the beach is cleared: the boxes are emptied, the division's quality comes back. */
export function lookAtBeach(world: World, { open }: GreatestDayState, tell: Tell): void {
  const { scenario, roster } = fieldOf(world, open);
  if (!scenario.beach) return;
  const beach = BEACHES.indexOf(scenario.beach.beach);
  if (open.cleared[beach] !== 0 || !isClear(world, open, beach)) return;
  open.cleared[beach] = open.turn;
  const division = roster.divisions.indexOf(scenario.beach.division);
  const { most } = world.data.tables.modifiers.quality;
  open.quality[division] = Math.min(most, (open.quality[division] as number) + 1);
  emptyBoxes(world, open);
  tell({ event: 'cleared', section: '4.3.2', beach });
}

/** §4.3.3 §4.8.5 At the beginning of the turn after, the overlay goes: its marks, and the support craft. */
export function removeOverlays(world: World, { open }: GreatestDayState, tell: Tell): void {
  const { scenario, roster } = fieldOf(world, open);
  const beach = scenario.beach ? BEACHES.indexOf(scenario.beach.beach) : -1;
  if (beach < 0 || open.cleared[beach] !== open.turn - 1 || open.turn === 1) return;
  open.openGaps = [];
  open.sea[beach] = 0;
  for (const id of scenario.supportCraft) open.box[roster.number.get(id) as number] = ABSENT;
  tell({ event: 'overlay-gone', section: '4.3.3', beach });
}
