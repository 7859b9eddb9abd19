import { clone, type Rng, type UnitId } from '@bocage/kernel';
import { type Eyes, eyesOf } from './eyes.js';
import { isLand } from './ground.js';
import { isHeldBy, place, sideOf } from './occupancy.js';
import { dropZones } from './rules/airborne.js';
import { formationOf } from './rules/fuel.js';
import { coastOf, jumpers, landers } from './rules/landing.js';
import { memberOf } from './rules/members.js';
import { seenHexes } from './rules/sight.js';
import { hasRoom } from './rules/stacking.js';
import { unitsOf } from './rules/units-of.js';
import {
  AT_SEA,
  DESTROYED,
  enemyOf,
  GERMAN,
  type LiberatingAssaultState,
  type LiberatingAssaultView,
  NONE,
  type Open,
  type Sealed,
  UNSEEN,
  WAITING,
} from './types.js';
import { knowsTarget } from './view.js';
import type { World } from './world.js';

/** How far from its headquarters, or from where it began, an unseen counter is thought to be. */
const NEAR = 3;
const DRIFT = 8;

const anyOf = (rng: Rng, hexes: readonly number[]): number | undefined => (hexes.length === 0 ? undefined : hexes[rng.below(hexes.length)]);

/** Where an unseen counter is if it is not on the map: still to come or to jump, off the coast before the landing, or lost. */
function offMap(world: World, open: Open, { due }: Pick<Sealed, 'due'>, unit: UnitId): number {
  const formation = formationOf(open, unit);
  const drop = open.stack.find((frame) => frame.step === 'drop');
  if (drop && world.formations.entry[formation] === 'airborne') return unit < drop.next ? DESTROYED : WAITING;
  const { turn, hex } = world.roster.start[unit] as { turn: number; hex: number };
  if (formation === NONE || turn > open.turn || (due[formation] as number) > 0) return WAITING;
  // What a corps has to give away is with nobody yet (§8.3).
  if (world.formations.level[formation] === 'corps' && world.roster.formation[unit] === NONE) return WAITING;
  return hex === AT_SEA && open.turn === 1 ? AT_SEA : DESTROYED;
}

/** Where a formation began or came from: the middle of what is imagined for it. */
function home(world: World, open: Open, known: Sealed, unit: UnitId): number {
  const formation = formationOf(open, unit);
  const friend = formation < 0 ? undefined : unitsOf(world, open, formation).find((other) => (known.hex[other] as number) >= 0);
  if (friend !== undefined) return known.hex[friend] as number;
  const start = world.roster.start[unit]?.hex ?? NONE;
  if (start >= 0) return start;
  const coast = world.ground.landings[world.teams.id[open.command[formation] ?? NONE] ?? ''] ?? Object.values(world.ground.landings).flat();
  const edge = world.formations.entry[formation];
  const gates = edge === 'east' || edge === 'south' || edge === 'west' ? world.ground.arrivals[edge] : world.ground.arrivals.south;
  return (sideOf(world, unit) === GERMAN ? gates[0] : coast[0]) as number;
}

/** `own` counters that are not known to be off the map are on it, out of sight. */
function somewhere(world: World, open: Open, imagined: Sealed, seen: Uint8Array, unit: UnitId, own: ReadonlySet<number>, rng: Rng): number {
  const isOwn = own.has(formationOf(open, unit));
  const out = isOwn ? DESTROYED : offMap(world, open, imagined, unit);
  if (out !== DESTROYED) return out;
  const from = home(world, open, imagined, unit);
  const free = (radius: number): number[] =>
    world.grid
      .within(from, radius)
      .filter(
        (hex) =>
          seen[hex] === 0 &&
          isLand(world.ground, hex) &&
          hasRoom(world, imagined, hex) &&
          !isHeldBy(world, imagined, enemyOf(sideOf(world, unit)), hex),
      );
  return anyOf(rng, free(NEAR)) ?? anyOf(rng, free(DRIFT)) ?? (isOwn ? (anyOf(rng, free(world.grid.width * 2)) as number) : DESTROYED);
}

/** §8.4 §8.6 Beaches and drop zones one does not know have been chosen all the same once their step is over. */
function imagineTargets(world: World, open: Open, imagined: Sealed, eyes: Eyes, rng: Rng): void {
  const isToBeChosen = (step: 'beaches' | 'drop-zones'): boolean => open.stack.some((frame) => frame.step === step);
  const choose = (formation: number, hexes: readonly number[]): void => {
    const target = anyOf(rng, hexes);
    const isChosen = imagined.targets[formation]?.length !== 0 || knowsTarget(world, open, eyes, formation);
    if (target !== undefined && !isChosen) imagined.targets[formation] = [target];
  };
  if (isToBeChosen('beaches')) return;
  for (const formation of landers(world)) choose(formation, coastOf(world, open, formation));
  if (isToBeChosen('drop-zones')) return;
  for (const formation of jumpers(world)) choose(formation, dropZones(world, imagined, coastOf(world, open, formation)));
}

/** §10.1 Who of the enemy is still to come one guesses: whoever is known to wait, or has no team, comes when he would. */
function imagineDue({ formations, roster }: World, { player, turn: now }: Open, { due, hex }: Sealed): number[] {
  return due.map((turn, formation) => {
    const arrives = formations.arrives[formation] as number;
    if (turn !== NONE || arrives <= 1) return Math.max(turn, 0);
    const own = (roster.own[formation] as readonly number[]).filter((unit) => (roster.start[unit]?.turn ?? 0) <= arrives);
    if (own.some((unit) => hex[unit] !== UNSEEN)) return own.some((unit) => hex[unit] === WAITING) ? arrives : 0;
    const isToCome = formations.level[formation] === 'corps' ? arrives > now : player[formation] === NONE;
    return isToCome ? arrives : 0;
  });
}

/** A whole state that a view allows: unseen counters near their own, unseen hands empty, unseen places German. */
export function imagine(world: World, { seats, open, known }: LiberatingAssaultView, rng: Rng): LiberatingAssaultState {
  const imagined: Sealed = clone(known);
  imagined.due = imagineDue(world, open, known);
  const seen = seenHexes(world, open, known, seats);
  const own = new Set(seats.flatMap((seat) => [...memberOf(world, open, seat).formations]));
  known.hex.forEach((hex, unit) => {
    if (hex === UNSEEN) place(world, imagined, unit, somewhere(world, open, imagined, seen, unit, own, rng));
  });
  imagineTargets(world, open, imagined, eyesOf(world, open, known, seats), rng);
  imagined.held = imagined.held.map((side) => (side === NONE ? GERMAN : side));
  imagined.lost = imagined.lost.map((lost, unit) =>
    imagined.hex[unit] === DESTROYED && known.hex[unit] === UNSEEN ? (world.roster.boxes[unit] as readonly number[]).length : lost,
  );
  return { open: clone(open), sealed: imagined };
}
