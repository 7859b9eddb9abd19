import { isInPlay, reinforcementOf, scenarioOf } from '../rules/scenario.js';
import { isCounted, turnsOf } from '../rules/victory.js';
import { type BeachArea, DUE, type Open } from '../types.js';
import type { World } from '../world.js';
import { focusOf, nearest } from './worth.js';

/** Beyond this many hexes nobody who comes on can still matter. */
const FAR = 18;
/** Turns before they come that somebody goes to meet them. */
const BEFORE = 3;

/** §17.1.3 §18.1.6 So near to a beachhead a German denies it. */
function radiusOf(world: World, open: Open): number {
  const { victory } = scenarioOf(world, open);
  return victory.kind === 'lodgments' ? victory.radius : victory.tactical;
}

/** §17.1.3 Whether a German in a hex denies a beachhead: near enough, and at Utah on its bank of the canals. */
export const isWithinLodgment = (world: World, open: Open, hex: number): boolean =>
  open.beachhead.some(
    (marker, beach) =>
      marker >= 0 && world.grid.distance(hex, marker) <= radiusOf(world, open) && isCounted(world, beach as BeachArea, marker, hex),
  );

/** The last two turns: who is to be there at the end has to march. */
export const isLate = (world: World, open: Open): boolean => open.turn >= turnsOf(world, open) - 1;

/** §17.1 Even those who hold something go, where it no longer counts. */
export const isLastCall = (world: World, open: Open, unit: number): boolean =>
  open.turn === turnsOf(world, open) && !isWithinLodgment(world, open, open.hex[unit] as number);

/** Hexes of a screen from the gate it is put round, and how far a gate may be from a beachhead: by road they come ten hexes and more in two turns. */
const SCREEN = 2;
const SCREENED = 24;

/** §9.1.1 §18.1.2 Hexes round the gates on the side of the beachheads: zones there stop whoever comes on. */
export function screenOf(world: World, open: Open): number[] {
  const focus = focusOf(world, open);
  const away = (hex: number): number => nearest(world, focus, hex);
  const round = (gate: number): number[] =>
    world.grid.ring(gate, SCREEN).filter((hex) => isInPlay(world, open, hex) && world.ground.isLand(hex) && away(hex) < away(gate));
  return [...new Set(gatesOf(world, open, focus, SCREENED).flatMap(round))];
}

/** §18.1.2 Hexes where Germans will come on soon, near enough to a beachhead to be met. */
export function gatesOf(world: World, open: Open, focus: readonly number[], far: number = FAR): number[] {
  const found = new Set<number>();
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    const due = open.box[unit] === DUE ? reinforcementOf(world, open, unit) : undefined;
    if (due?.by !== 'land' || due.turn > open.turn + BEFORE) continue;
    for (const label of due.hexes) found.add(world.grid.parse(label) as number);
  }
  return [...found].filter((hex) => nearest(world, focus, hex) <= far);
}
