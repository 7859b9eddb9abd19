import { Remembered } from '../remembered.js';
import { isOpenBeach, standingOf } from '../standing.js';
import { type Command, enemyOf, GERMAN, type Open, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { columnsAbroad } from './boundary.js';

/** Where units of a command may go at this instant, terrain apart: what `Reach.runOver` reads. */
export interface Passage {
  /** −1 where a hex may not be entered, else 0. */
  readonly entry: Int16Array;
  /** 1 where an enemy zone ends every move (§6.3). */
  readonly zones: Uint8Array;
}

const passages = new Remembered<Passage>();

/** One column beyond the Boundary is open to everybody (§15.0). */
const COLUMNS_BEYOND = 1;
/** More than there are columns on either side of the Boundary. */
const SLOTS = 64;

/** §10.1 §11.9 §15.0 For a unit that starts in this hex, or in a box: who retreated too far may pass hexes on its way back, none farther out. */
export function passageFrom(world: World, open: Open, command: Command, start: number): Passage {
  const abroad = Math.max(COLUMNS_BEYOND, start >= 0 ? columnsAbroad(world, open, command, start) : 0);
  const slot = (command * 2 + open.boundaryLifted) * SLOTS + abroad;
  const standing = standingOf(world, open);
  const version = standing.placed[enemyOf(sideOfCommand(command))];
  return passages.recall(standing, slot, version) ?? passages.keep(standing, slot, version, passage(world, open, command, abroad));
}

function passage(world: World, open: Open, command: Command, abroad: number): Passage {
  const own = sideOfCommand(command);
  const enemy = enemyOf(own);
  const { side, zones } = standingOf(world, open);
  const entry = new Int16Array(world.grid.size);
  for (const hex of world.ground.land) if (side[hex] === enemy || columnsAbroad(world, open, command, hex) > abroad) entry[hex] = -1;
  if (own === GERMAN) for (const { hex } of world.ground.beaches) if (isOpenBeach(world, open, hex)) entry[hex] = -1;
  // §10.1 The Exit marker of the other Allied command bars its hex.
  world.ground.lettered.E.forEach((hex, i) => {
    if (own !== GERMAN && open.exits[i] !== 0 && open.exits[i] !== command + 1) entry[hex] = -1;
  });
  return { entry, zones: zones[enemy] };
}
