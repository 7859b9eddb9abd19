import type { DarkSummerFrame } from '../frames.js';
import { OFF, SEA } from '../ground.js';
import { sideOf, unitsAt } from '../occupancy.js';
import { GERMANS, US } from '../roster.js';
import { mayStack } from '../rules/5-stacking/stacking.js';
import {
  BEACH_GERMAN,
  BEACH_OPEN,
  CHERBOURG,
  ELIMINATED,
  EXITED,
  GERMAN,
  JUST_ENTERED,
  MAY_LEAVE,
  type Open,
  WITHDRAWN,
} from '../types.js';
import type { World } from '../world.js';
import type { Say } from './say.js';

/** §5.0 §8.1.3 Land, or the sea for the waves on turn 1; never both sides in a hex, never a German in an open beach (§11.9). */
export function checkPlaces(world: World, open: Open, say: Say): void {
  const holder = new Map<number, number>();
  open.hex.forEach((hex, unit) => {
    if (hex < 0) {
      if (hex < WITHDRAWN || !Number.isInteger(hex)) say(`unit ${unit} is nowhere`);
      return;
    }
    const terrain = world.ground.terrain[hex];
    const side = sideOf(world, unit);
    if (terrain === SEA && (world.roster.start[unit]?.wave ?? 0) === 0) say(`unit ${unit} is at sea`);
    if (terrain === OFF || terrain === undefined) say(`unit ${unit} is off the map`);
    if ((holder.get(hex) ?? side) !== side) say(`both sides stand in ${world.grid.label(hex)}`);
    holder.set(hex, side);
  });
  world.ground.beaches.forEach(({ hex }, i) => {
    if (open.beach[i] === BEACH_OPEN && holder.get(hex) === GERMAN) say(`Germans stand in the open beach ${world.grid.label(hex)}`);
    if (open.beach[i] === BEACH_GERMAN && open.turn > 1) say(`the beach ${world.grid.label(hex)} is neither open nor closed`);
  });
}

/** §5.2 While these are under way any number of units may be in a hex. */
const LOOSE: readonly DarkSummerFrame['step'][] = [
  'moving',
  'over-stack',
  'retreat',
  'advance',
  'second-advance',
  'arrive',
  'third-wave',
  'entry',
  'over',
];

/** §5.1 §5.2 §9.4.3 */
export function checkStacks(world: World, open: Open, say: Say): void {
  const isLoose = open.stack.some((frame) => LOOSE.includes(frame.step) || (frame.step === 'round' && frame.kind === 'wave2'));
  if (isLoose) return;
  for (const hex of new Set(open.hex)) {
    if (hex < 0 || world.ground.terrain[hex] === SEA) continue;
    if (!mayStack(world, unitsAt(world, open, hex))) say(`too much stands in ${world.grid.label(hex)}`);
  }
}

/** §5.3 §5.4 §5.5 §10.4 §11.7 Who may be in which box, and what must have come before. */
export function checkBoxes(world: World, open: Open, say: Say): void {
  open.hex.forEach((place, unit) => {
    const command = world.roster.command[unit];
    if (place === CHERBOURG && command !== US && command !== GERMANS) say(`unit ${unit} may not be in Cherbourg`);
    if (place === CHERBOURG && command === GERMANS && open.cherbourgTurn > 0) say(`German unit ${unit} is in Cherbourg after its fall`);
    if ((place === JUST_ENTERED || place === MAY_LEAVE) && (command !== US || open.brittanyTurn === 0))
      say(`unit ${unit} may not be in Brittany`);
    if (place === EXITED && command !== GERMANS && !open.exits.includes((command as number) + 1))
      say(`unit ${unit} has left without an Exit marker`);
    if (place === ELIMINATED && open.steps[unit] !== 0) say(`unit ${unit} is eliminated with ${open.steps[unit]} steps`);
  });
  if (open.exits.includes(1) && open.boundaryLifted === 0) say('a US Exit marker lies while the boundary stands');
  if (open.exits.includes(2) && open.caenTurn === 0) say('a British Exit marker lies before Caen has fallen');
  if (open.exits.includes(1) && open.exits.lastIndexOf(2) > open.exits.indexOf(1)) say('a British Exit marker lies south of a US one');
  if (open.returnTurn > 0 && (open.brittanyTurn === 0 || open.brittanyTurn >= open.returnTurn))
    say('units are back from Brittany too early');
}
