import type { HexId } from '@bocage/hex';
import type { Say } from './check.js';
import { CITY, NO_FORT, SEA, SEA_WALL, TOWN } from './ground.js';
import { isAutomaton } from './rules/automaton/seats.js';
import { CLEARED, MINED } from './rules/checked.js';
import { fortAt } from './rules/fortifications.js';
import { beachOf, isMinable } from './rules/mines.js';
import { AFLOAT, DZ_LANDED, GERMAN, type Open, type Sealed, TIDES } from './types.js';
import type { World } from './world.js';

const isRising = (hexes: readonly HexId[]): boolean => hexes.every((hex, i) => i === 0 || hex > (hexes[i - 1] as number));

/** What must hold of the map and the markers on it. */
export function checkGround(world: World, open: Open, sealed: Sealed, say: Say): void {
  checkFooting(world, open, say);
  checkMarkers(world, open, say);
  checkMines(world, open, sealed, say);
}

/** §6.3.4 §6.3.5 Nobody but who is still at sea stands in water. */
function checkFooting({ ground, grid }: World, open: Open, say: Say): void {
  open.hex.forEach((hex, unit) => {
    if (hex < 0 || ground.terrain[hex] !== SEA || ground.tidal[hex] === 1 || ground.shale[hex] === 1) return;
    if (((open.marks[unit] as number) & AFLOAT) === 0) say(`unit ${unit} stands in the sea at ${grid.label(hex)}`);
  });
}

/** §4.2 §5.4.1 §5.10.1 §12.1 §15.2.3 */
function checkMarkers(world: World, open: Open, say: Say): void {
  const { ground, grid } = world;
  const label = (hex: HexId): string => grid.label(hex);
  if (TIDES[open.tide] === undefined) say(`there is no tide ${open.tide}`);
  for (const name of ['ruins', 'breached', 'extraNests', 'checked', 'firedAt', 'assaulted'] as const)
    if (!isRising(open[name])) say(`${name} is not in order`);
  for (const hex of open.ruins)
    if (ground.terrain[hex] !== TOWN && ground.terrain[hex] !== CITY) say(`${label(hex)} is no town and in ruins`);
  for (const side of open.breached)
    if (((ground.sides[grid.sides.indexOf(side)] ?? 0) & SEA_WALL) === 0) say(`side ${side} is breached and has no wall`);
  for (const hex of open.beachhead) if (hex >= 0 && fortAt(world, open, hex) === NO_FORT) say(`the beachhead ${label(hex)} is no fort`);
  open.dzState.forEach((state, zone) => {
    if (state === DZ_LANDED && (open.dzHex[zone] as number) < 0) say(`drop zone ${zone} has landed nowhere`);
  });
}

/** §5.4.3 §15.1 */
function checkMines(world: World, open: Open, { mines }: Sealed, say: Say): void {
  const label = (hex: HexId): string => world.grid.label(hex);
  if (new Set(mines).size !== mines.length) say('two mine points lie in one hex');
  for (const hex of mines) if (!isMinable(world, open, hex)) say(`${label(hex)} is mined and no beach`);
  if (open.checkedAs.length !== open.checked.length) say('hexes were checked without an answer');
  // §20.1 An automaton's points lie nowhere before they are found.
  if (isAutomaton(open, GERMAN)) return;
  open.checked.forEach((hex, i) => {
    if (open.checkedAs[i] === CLEARED && mines.includes(hex)) say(`${label(hex)} was cleared and is mined`);
    if (open.checkedAs[i] === MINED && !mines.includes(hex)) say(`${label(hex)} was found mined and is not`);
  });
  open.minePoints.forEach((known, beach) => {
    const there = mines.filter((hex) => beachOf(world, open, hex) === beach).length;
    if (known >= 0 && known !== there) say(`beach ${beach} is said to have ${known} mine points and has ${there}`);
  });
}
