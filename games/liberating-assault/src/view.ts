import type { Seat } from '@bocage/kernel';
import type { LiberatingAssaultEvent } from './events.js';
import { dutiesOf, type Eyes, eyesOf } from './eyes.js';
import { knownBattle } from './known-battle.js';
import { knownHands, knownScratch, knownWanted, zeros } from './known-cards.js';
import { seatOfBeaches, seatOfFormation } from './rules/roles.js';
import { hostOf } from './rules/timetable.js';
import { chairIndex } from './seats.js';
import { type Field, type LiberatingAssaultState, type LiberatingAssaultView, NONE, type Open, type Sealed, UNSEEN } from './types.js';
import type { World } from './world.js';

const NO_PATH: number[] = [];
const NO_SEAT: Seat = '';

/** §4.5 Orders are their giver’s until they are turned up; then everybody’s who sees the counter. */
function knownOrders(world: World, open: Open, sealed: Sealed, { seats, units }: Eyes): Pick<Sealed, 'order' | 'path'> {
  const { length } = sealed.order;
  const isTurnedUp = open.stage !== 'orders' || open.shown === 1;
  const gives = isTurnedUp ? undefined : dutiesOf(world, open, seats, 'orders');
  const order = new Array<number>(length);
  const path = new Array<number[]>(length);
  for (let unit = 0; unit < length; unit++) {
    const isKnown = (gives ? gives[open.attached[unit] as number] : units[unit]) === 1;
    order[unit] = isKnown ? (sealed.order[unit] as number) : 0;
    path[unit] = isKnown ? (sealed.path[unit] as number[]) : NO_PATH;
  }
  return { order, path };
}

/** §6.3 A permission card is its corps’ while cards are placed, then also of the division that has it and of all who see the guns. */
function knownPermits(world: World, open: Open, sealed: Sealed, { seats, units, formations }: Eyes): number[] {
  return sealed.permit.map((formation, unit) => {
    if (formation === NONE) return NONE;
    if (open.stage !== 'place') return units[unit] === 1 || formations[formation] === 1 ? formation : NONE;
    const corps = open.attached[unit] as number;
    return corps >= 0 && seats.includes(seatOfFormation(world, open, corps, 'place') ?? NO_SEAT) ? formation : NONE;
  });
}

/** §8.4 §8.6 A landing place is its chooser’s until all are chosen, then its division’s and its corps’. */
export function knowsTarget(world: World, open: Open, { seats, formations, holders }: Eyes, division: number): boolean {
  const step = open.stack.at(-1)?.step;
  if (step === 'beaches') return seats.includes(seatOfBeaches(world, open, division) ?? NO_SEAT);
  if (step === 'drop-zones' && world.formations.entry[division] === 'airborne')
    return seats.includes(seatOfFormation(world, open, division, 'orders') ?? NO_SEAT);
  return formations[division] === 1 || holders.includes(open.command[division] as number);
}

function knownTargets(world: World, open: Open, { targets }: Sealed, eyes: Eyes): number[][] {
  return targets.map((hexes, division) => (hexes.length > 0 && knowsTarget(world, open, eyes, division) ? hexes : NO_PATH));
}

/** §4.4 Who may give up cards is known to whoever chooses. */
const knownStruck = ({ stack }: Open, { struck }: Sealed, seats: readonly Seat[]): number[] => {
  const top = stack.at(-1);
  return top?.step === 'lose-cards' && top.asks.some((seat) => seats.includes(seat)) ? struck : NO_PATH;
};

/** §9.5 §10.1 Who comes when is known on its own side, in its own army or under its own coordinator, and nowhere else. */
const knownDue = (world: World, { due }: Sealed, { hosts }: Eyes): number[] =>
  due.map((turn, formation) => (hosts.has(hostOf(world, formation)) ? turn : NONE));

/** §9.8 What control told one’s own team. */
function knownTold({ told }: Sealed, { holders }: Eyes): number[] {
  return told.filter((_, i) => holders.includes(told[i - (i % 2)] as number));
}

/** A column with the values of counters that are not known covered up. What is known in full is looked at where it lies. */
function covered(column: number[], { units, areAllKnown }: Eyes, cover: number): number[] {
  if (areAllKnown) return column;
  const shown = new Array<number>(column.length);
  for (let unit = 0; unit < column.length; unit++) shown[unit] = units[unit] === 1 ? (column[unit] as number) : cover;
  return shown;
}

/** §9.5 */
function knownField(world: World, open: Open, sealed: Sealed, eyes: Eyes): Field {
  const cards = (column: number[]): number[] => (eyes.units.includes(1) ? covered(column, eyes, 0) : zeros(column.length));
  return {
    hex: covered(sealed.hex, eyes, UNSEEN),
    lost: cards(sealed.lost),
    marks: cards(sealed.marks),
    fuel: cards(sealed.fuel),
    ammo: cards(sealed.ammo),
    air: cards(sealed.air),
    naval: cards(sealed.naval),
    funnies: cards(sealed.funnies),
    forces: cards(sealed.forces),
    permit: knownPermits(world, open, sealed, eyes),
    held: sealed.held.map((side, place) => (eyes.hexes[world.places[place] as number] === 1 ? side : NONE)),
    fought: sealed.fought.filter((hex) => eyes.hexes[hex] === 1),
  };
}

/** Half-finished choices are one’s own, and so is being done unless orders are shown as they are placed (§4.5). */
function knownChairs(world: World, open: Open, sealed: Sealed, seats: readonly Seat[]): Pick<Sealed, 'cursor' | 'done'> {
  const cursor = new Array<number>(sealed.cursor.length).fill(NONE);
  const isShown = open.shown === 1 && open.stack.at(-1)?.step === 'orders';
  const done = isShown ? sealed.done.map((value) => (value === 1 ? 1 : 0)) : new Array<number>(sealed.done.length).fill(0);
  for (const seat of seats) {
    const chair = chairIndex(world.teams, open.way, seat);
    cursor[chair] = sealed.cursor[chair] as number;
    done[chair] = sealed.done[chair] as number;
  }
  return { cursor, done };
}

function known(world: World, { open, sealed }: LiberatingAssaultState, seats: readonly Seat[]): Sealed {
  const eyes = eyesOf(world, open, sealed, seats);
  const { order, path } = knownOrders(world, open, sealed, eyes);
  const { gift, laying, bombs, breaks, agents } = knownScratch(world, open, sealed, seats);
  const { cursor, done } = knownChairs(world, open, sealed, seats);
  // Named one by one: spread together from parts, so large an object took a third of a game's time.
  const { hex, lost, marks, fuel, ammo, air, naval, funnies, forces, permit, held, fought } = knownField(world, open, sealed, eyes);
  return {
    hex,
    lost,
    marks,
    fuel,
    ammo,
    air,
    naval,
    funnies,
    forces,
    permit,
    held,
    fought,
    due: knownDue(world, sealed, eyes),
    hand: knownHands(sealed, eyes),
    order,
    path,
    battles: sealed.battles.map((battle) => knownBattle(world, open, sealed, eyes, battle)),
    told: knownTold(sealed, eyes),
    struck: knownStruck(open, sealed, seats),
    wanted: knownWanted(world, open, sealed, eyes),
    targets: knownTargets(world, open, sealed, eyes),
    gift,
    laying,
    bombs,
    breaks,
    agents,
    cursor,
    done,
  };
}

/** §9.8 Control sees all there is but what a step that is still open has not turned up: answers of the others are nobody’s. */
function knownToControl(world: World, state: LiberatingAssaultState, seats: readonly Seat[]): Sealed {
  const { open, sealed } = state;
  const seen = known(world, state, seats);
  const top = open.stack.at(-1)?.step;
  const { gift, laying, wanted, bombs, breaks, agents, cursor, done } = seen;
  return {
    ...sealed,
    permit: open.stage === 'place' ? seen.permit : sealed.permit,
    ...(open.stage === 'orders' && open.shown === 0 ? { order: seen.order, path: seen.path } : {}),
    ...(top === 'beaches' || top === 'drop-zones' ? { targets: seen.targets } : {}),
    battles: top === 'support' || top === 'tactics' ? seen.battles : sealed.battles,
    gift,
    laying,
    wanted: top === 'retrieve' ? wanted : sealed.wanted,
    bombs: top === 'place' ? bombs : sealed.bombs,
    breaks,
    agents: top === 'place' ? agents : sealed.agents,
    cursor,
    done,
  };
}

/** All that these seats together may know (§9.5). */
export function view(world: World, state: LiberatingAssaultState, seats: readonly Seat[]): LiberatingAssaultView {
  const isControl = seats.some((seat) => seat.startsWith('control'));
  return { seats, open: state.open, known: isControl ? knownToControl(world, state, seats) : known(world, state, seats) };
}

/** §9.5 §9.8 What a seat may read of an event: all of it, or nothing. Control reads whatever has been turned up. */
export function eventFor(event: LiberatingAssaultEvent, seat: Seat | undefined): LiberatingAssaultEvent | undefined {
  if (!event.to || (seat !== undefined && event.to.includes(seat))) return event;
  return seat?.startsWith('control') && event.reveals !== undefined ? event : undefined;
}
