import type { UnitId } from '@bocage/kernel';
import { bySide, columnsOf, type NamedColumns, staleColumns, wrongLengths } from '@bocage/wargame';
import { SEA } from './ground.js';
import { isFaceDown, type Occupancy, occupancyOf, sideOf } from './occupancy.js';
import { ALLIED, hexOf, type NormandyState, type Open } from './types.js';
import type { World } from './world.js';

type Say = (what: string) => void;

/** Invariants that hold in every reachable state; each broken one is a sentence. */
export function check(world: World, state: NormandyState): string[] {
  const broken: string[] = [];
  const say: Say = (what) => void broken.push(what);
  checkColumns(world, state, say);
  checkPlaces(world, state.open, say);
  staleColumns(columnsIn(occupancyOf(world, state.open)), columnsIn(world.occupancies.build(state.open))).forEach(say);
  checkPieces(world, state, say);
  checkPools(world, state, say);
  return broken;
}

function checkColumns(world: World, { open, sealed }: NormandyState, say: Say): void {
  const { allied, tokens, units } = world.roster;
  wrongLengths(open, units, 'hex', 'marks').forEach(say);
  wrongLengths(open, allied, 'battalionsLost').forEach(say);
  wrongLengths(open, tokens, 'piece', 'home', 'entered').forEach(say);
  wrongLengths({ 'sealed piece': sealed.piece }, tokens, 'sealed piece').forEach(say);
  wrongLengths(open, world.controlHexes.length, 'control').forEach(say);
  if (open.stack[0]?.step !== 'game') say('the bottom of the stack is not the sequence of play');
}

/** §R.6 §E.7 §R.3 */
function checkPlaces(world: World, open: Open, say: Say): void {
  const count = new Map<number, number>();
  const holder = new Map<number, number>();
  open.hex.forEach((hex, unit) => {
    if (hex < 0) {
      if (open.marks[unit] !== 0) say(`unit ${unit} is off the map and marked`);
      return;
    }
    if (hex >= world.grid.size || world.ground.terrain[hex] === SEA) say(`unit ${unit} is at sea`);
    count.set(hex, (count.get(hex) ?? 0) + 1);
    const side = sideOf(world, unit);
    if ((holder.get(hex) ?? side) !== side) say(`both sides stand in ${world.grid.label(hex)}`);
    holder.set(hex, side);
  });
  for (const [hex, units] of count) if (units > world.data.tables.limits.stacking) say(`${units} units stand in ${world.grid.label(hex)}`);
}

const columnsIn = (occupancy: Occupancy): NamedColumns =>
  columnsOf(occupancy, {
    ...bySide('ZOC', occupancy.zoc),
    ...bySide('entry', occupancy.entry),
    'face down': occupancy.faceDown,
  });

/** §R.12 §R.13 Every counter of the order is somewhere exactly once, and hidden ones lie where they were set up. */
function checkPieces(world: World, { open, sealed }: NormandyState, say: Say): void {
  const { allied, dummy, setupTokens } = world.roster;
  const seen = new Set<number>();
  let dummies = 0;
  for (let token = 0; token < world.roster.tokens; token++) {
    const [shown, hidden] = [open.piece[token] as number, sealed.piece[token] as number];
    if (shown >= 0 && hidden >= 0) say(`token ${token} is both shown and hidden`);
    const piece = Math.max(shown, hidden);
    if (piece === dummy) dummies++;
    else if (piece >= 0 && seen.has(piece)) say(`piece ${piece} is there twice`);
    seen.add(piece);
    if (hidden >= 0) checkHidden(world, open, allied + token, say);
  }
  const order = world.orders.orders[sealed.order - 1];
  if (!order || open.home[0] === -1) return;
  if (dummies !== order.dummies) say(`${dummies} blank counters instead of ${order.dummies}`);
  for (const { piece } of order.setup) if (!seen.has(piece)) say(`piece ${piece} of the set-up is gone`);
  if (open.home.slice(0, setupTokens).some((home) => home < 0)) say('a set-up token has no home');
}

/** §R.12 */
function checkHidden(world: World, open: Open, unit: UnitId, say: Say): void {
  const hex = hexOf(open, unit);
  if (hex !== open.home[unit - world.roster.allied]) say(`face-down unit ${unit} is not where it was set up`);
  const { side } = occupancyOf(world, open);
  if (hex >= 0 && world.grid.within(hex, 1).some((next) => side[next] === ALLIED))
    say(`face-down unit ${unit} stands next to an Allied unit`);
  if (!isFaceDown(world, open, unit)) say(`hidden unit ${unit} is face up`);
}

/** §G.1 §O.9 §P.2 */
function checkPools(world: World, { open, sealed }: NormandyState, say: Say): void {
  if (open.capacity.some((points) => points < 0)) say('a supply area has landed more than it can');
  if (open.missions.some((left, i) => left < 0 || left > (world.data.tables.gunfire[i]?.missions ?? 0)))
    say('naval missions do not add up');
  open.battalionsLost.forEach((lost, unit) => {
    if (lost >= (world.roster.strengths[unit]?.length ?? 0)) say(`unit ${unit} has no battalion left`);
  });
  const top = open.stack[open.stack.length - 1]?.step ?? '';
  if (sealed.chosen >= 0 && !['deploy', 'leg', 'entry'].includes(top)) say(`a unit is chosen during ${top}`);
}
