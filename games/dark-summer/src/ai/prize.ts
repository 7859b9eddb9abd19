import { isOpenBeach } from '../standing.js';
import { ALLIED, BEACH_CLOSED, GERMAN, type Open, type Side } from '../types.js';
import type { Mind } from './mind.js';

/** Clearing any hex is worth a little: it opens the way. */
const GROUND = 0.7;
const PER_HALF_POINT = 1;
const BEACH = 5;

/** What a hex is worth to the side that takes it, in factors. */
export function hexPrize({ world }: Mind, open: Open, side: Side, hex: number): number {
  let prize = GROUND;
  const { victory, places } = world.data.scenarios;
  const label = world.controlIndex[hex] === -1 ? '' : world.grid.label(hex);
  const index = world.controlIndex[hex] as number;
  if (index >= 0 && open.control[index] !== side) {
    if (places.caen.includes(label)) prize += (PER_HALF_POINT * (victory.caenAtEnd + nextWorth(victory.caen, open))) / places.caen.length;
    else if (label === places.saintLo) prize += PER_HALF_POINT * (victory.placesAtEnd + nextWorth(victory.saintLo, open));
    else prize += PER_HALF_POINT * (victory.placesAtEnd + victory.heldAtEnd);
  }
  if (side === GERMAN && isOpenBeach(world, open, hex)) prize += BEACH * (1 + open.beach.filter((state) => state === BEACH_CLOSED).length);
  const beach = world.ground.beach[hex] as number;
  if (side === ALLIED && beach >= 0 && open.beach[beach] === 0) prize += BEACH;
  return prize;
}

const nextWorth = (table: readonly number[], open: Open): number => table[open.turn - 1] ?? 0;
