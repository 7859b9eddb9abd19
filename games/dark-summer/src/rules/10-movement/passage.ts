import { NearMap, Remembered } from '@bocage/wargame';
import { isGround } from '../../ground.js';
import { isOpenBeach, occupancyOf } from '../../occupancy.js';
import { type Command, enemyOf, GERMAN, hexOf, type Open, sideOfCommand } from '../../types.js';
import type { World } from '../../world.js';
import { columnsAbroad } from '../15-boundary/boundary.js';

/** Where units of a command may go at this instant, terrain apart: what `Reach.runOver` reads. */
export interface Passage {
  /** −1 where a hex may not be entered, else 0. */
  readonly entry: Int16Array;
  /** 1 where an enemy zone ends every move (§6.3). */
  readonly zones: Uint8Array;
}

/** One column beyond the Boundary is open to everybody (§15.0). */
const COLUMNS_BEYOND = 1;
/** More than there are columns on either side of the Boundary. */
const SLOTS = 64;

const passages = new Remembered<Passage>();
/** By slot: what the Boundary alone says. */
const grounds = new NearMap<World, (Int16Array | undefined)[]>();

/** §10.1 §11.9 §15.0 For a unit that starts in this hex, or in a box: who retreated too far may pass hexes on its way back, none farther out. */
export function passageFrom(world: World, open: Open, command: Command, start: number): Passage {
  const abroad = Math.max(COLUMNS_BEYOND, start >= 0 ? columnsAbroad(world, open, command, start) : 0);
  const slot = (command * 2 + open.boundaryLifted) * SLOTS + abroad;
  const occupancy = occupancyOf(world, open);
  const version = occupancy.placed[enemyOf(sideOfCommand(command))];
  const known = passages.recall(occupancy, slot, version);
  if (known) return known;
  // Another object in the place of the one before, which nobody reads any more: searches tell by it what has changed.
  const entry = passages.last(occupancy, slot)?.entry ?? new Int16Array(world.grid.size);
  entry.set(groundOf(world, open, command, abroad, slot));
  return passages.keep(occupancy, slot, version, passage(world, open, command, entry));
}

/** §15.0 −1 where a command may not go from so many columns abroad. */
function groundOf(world: World, open: Open, command: Command, abroad: number, slot: number): Int16Array {
  let all = grounds.get(world);
  if (!all) {
    all = [];
    grounds.set(world, all);
  }
  let ground = all[slot];
  if (!ground) {
    ground = new Int16Array(world.grid.size);
    for (const hex of world.ground.land) if (columnsAbroad(world, open, command, hex) > abroad) ground[hex] = -1;
    all[slot] = ground;
  }
  return ground;
}

function passage(world: World, open: Open, command: Command, entry: Int16Array): Passage {
  const own = sideOfCommand(command);
  const enemy = enemyOf(own);
  const { roster, ground } = world;
  const end = enemy === GERMAN ? roster.units : roster.allied;
  for (let unit = enemy === GERMAN ? roster.allied : 0; unit < end; unit++) {
    const hex = hexOf(open, unit);
    if (hex >= 0 && isGround(ground.terrain[hex] as number)) entry[hex] = -1;
  }
  if (own === GERMAN) for (const { hex } of ground.beaches) if (isOpenBeach(world, open, hex)) entry[hex] = -1;
  // §10.1 The Exit marker of the other Allied command bars its hex.
  ground.lettered.E.forEach((hex, i) => {
    if (own !== GERMAN && open.exits[i] !== 0 && open.exits[i] !== command + 1) entry[hex] = -1;
  });
  return { entry, zones: occupancyOf(world, open).zones[enemy] };
}
