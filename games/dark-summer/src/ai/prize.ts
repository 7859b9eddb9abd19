import { isOpenBeach } from '../occupancy.js';
import { ALLIED, BEACH_CLOSED, BEACH_GERMAN, GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './mind.js';

const PER_HALF_POINT = 1;
const BEACH = 5;
/** A beach that is not open after the second wave never will be (§9.4.3). */
const LANDING = 12;
/** Whoever wants to break out needs Saint-Lô first. */
const GATE = 2;

/** What a hex is worth to the side that takes it, in factors. */
export function hexPrize({ world, styles }: Mind, open: Open, side: Side, hex: number): number {
  let prize = styles[side].ground;
  const index = world.controlIndex[hex] as number;
  if (index >= 0 && open.control[index] !== side) prize += styles[side].prize * placeWorth(world, open, hex);
  if (side === GERMAN && isOpenBeach(world, open, hex)) prize += BEACH * (1 + open.beach.filter((state) => state === BEACH_CLOSED).length);
  if (side === ALLIED && world.grid.label(hex) === world.data.scenarios.places.saintLo) prize += GATE;
  const beach = world.ground.beach[hex] as number;
  if (side === ALLIED && beach >= 0 && open.beach[beach] === BEACH_GERMAN) prize += LANDING;
  return prize;
}

/** What a hex that victory asks for is worth, in factors; nothing where none is scored. */
export function placeWorth(world: World, open: Open, hex: number): number {
  const { victory, places } = world.data.scenarios;
  const label = world.grid.label(hex);
  if (places.caen.includes(label)) return PER_HALF_POINT * (victory.caenAtEnd / 2 + nextWorth(victory.caen, open) / places.caen.length);
  if (label === places.saintLo) return PER_HALF_POINT * (victory.placesAtEnd + nextWorth(victory.saintLo, open));
  return places.others.some((place) => place.hex === label) ? PER_HALF_POINT * (victory.placesAtEnd + victory.heldAtEnd) : 1;
}

const nextWorth = (table: readonly number[], open: Open): number => table[open.turn - 1] ?? 0;
