import type { Seat } from '@bocage/kernel';
import { CARDS, type CardKind } from './data/shapes.js';
import { formationOf } from './rules/fuel.js';
import { giverSeat } from './rules/giving.js';
import { gunSeat, leadSeat } from './rules/lead.js';
import { memberOf } from './rules/members.js';
import { seatOfFormation, seatOfTeam } from './rules/roles.js';
import { seenHexes } from './rules/sight.js';
import { seatIds } from './seats.js';
import {
  type Battle,
  DUEL,
  type LiberatingAssaultEvent,
  type LiberatingAssaultState,
  type LiberatingAssaultView,
  NO_ORDER,
  NONE,
  type Open,
  type Sealed,
  UNSEEN,
} from './types.js';
import { holderOf, type World } from './world.js';

/** What some seats together may look at. */
interface Eyes {
  readonly seats: readonly Seat[];
  readonly hexes: Uint8Array;
  /** Formations of their teams: whose counters off the map, targets and cards they know. */
  readonly formations: ReadonlySet<number>;
  readonly holders: ReadonlySet<number>;
}

function eyesOf(world: World, open: Open, sealed: Sealed, seats: readonly Seat[]): Eyes {
  const members = seats.map((seat) => memberOf(world, open, seat));
  const formations = new Set(members.flatMap((member) => [...member.formations]));
  const holders = new Set([
    ...members.flatMap(({ teams }) => [...teams]),
    ...[...formations].map((formation) => holderOf(world, formation)),
  ]);
  return { seats, hexes: seenHexes(world, open, sealed, seats), formations, holders };
}

/** §9.5 Counters are known where one may look; off the map to their own team, and to all where everybody sees everything. */
function knownUnits(open: Open, sealed: Sealed, { hexes, formations }: Eyes): boolean[] {
  const isPublic = open.way === DUEL || open.sight === 1;
  // Whoever looks at the map and has a corps’ permission card knows where those guns are (§6.3).
  const isLent = (unit: number): boolean => open.stage !== 'place' && hexes.includes(1) && formations.has(sealed.permit[unit] as number);
  return sealed.hex.map((hex, unit) => (hex >= 0 ? hexes[hex] === 1 || isLent(unit) : isPublic || formations.has(formationOf(open, unit))));
}

/** §4.5 Orders are their giver’s until they are turned up; then everybody’s who sees the counter. */
function knownOrders(world: World, open: Open, { seats }: Eyes, units: readonly boolean[]): boolean[] {
  if (open.stage !== 'orders' || open.shown === 1) return [...units];
  const gives = world.formations.side.map((_, formation) => seats.includes(seatOfFormation(world, open, formation, 'orders') ?? ''));
  return units.map((_, unit) => gives[formationOf(open, unit)] ?? false);
}

/** §6.3 A permission card is its corps’ while cards are placed, then also of the division that has it and of all who see the guns. */
function knowsPermit(world: World, open: Open, eyes: Eyes, units: readonly boolean[], unit: number, formation: number): boolean {
  if (open.stage !== 'place') return units[unit] === true || eyes.formations.has(formation);
  const corps = formationOf(open, unit);
  return corps >= 0 && eyes.seats.includes(seatOfFormation(world, open, corps, 'place') ?? '');
}

/** §8.4 §8.6 A landing place is its chooser’s until all are chosen, then his team’s. */
function knowsTarget(world: World, open: Open, { seats, formations }: Eyes, formation: number): boolean {
  const step = open.stack.at(-1)?.step;
  if (step !== 'beaches' && step !== 'drop-zones') return formations.has(formation);
  return seats.includes(seatOfFormation(world, open, formation, 'orders') ?? '');
}

const ELSEWHERE: Battle = {
  side: 0,
  target: UNSEEN,
  attackers: [],
  defenders: [],
  attackGuns: [],
  attackAmmo: [],
  defenceGuns: [],
  defenceAmmo: [],
  attackFlak: [],
  defenceFlak: [],
  contested: 0,
  works: 0,
  attackLead: NONE,
  defenceLead: NONE,
  attackTactic: NONE,
  defenceTactic: NONE,
  fought: 0,
};

/** §4.13 Support is its giver’s while it is being given: guns, their cards, and Flak. */
function knownSupport(world: World, open: Open, sealed: Sealed, seats: readonly Seat[], battle: Battle): Partial<Battle> {
  const isOwn = (gun: number): boolean => seats.includes(gunSeat(world, open, sealed, gun) ?? '');
  const cards = (guns: readonly number[], ammo: readonly number[]): number[] => ammo.filter((_, i) => isOwn(guns[i] as number));
  return {
    attackGuns: battle.attackGuns.filter(isOwn),
    attackAmmo: cards(battle.attackGuns, battle.attackAmmo),
    defenceGuns: battle.defenceGuns.filter(isOwn),
    defenceAmmo: cards(battle.defenceGuns, battle.defenceAmmo),
    attackFlak: battle.attackFlak.filter(isOwn),
    defenceFlak: battle.defenceFlak.filter(isOwn),
  };
}

/** §4.12 A battle one may look at; a card is known to whoever plays it until the battle is fought. */
function knownBattle(world: World, open: Open, sealed: Sealed, { seats, hexes }: Eyes, battle: Battle): Battle {
  if (hexes[battle.target] !== 1) return { ...ELSEWHERE, fought: battle.fought };
  const plays = (role: 'attack' | 'defence'): boolean => seats.includes(leadSeat(world, open, battle, role) ?? '');
  const isOver = battle.fought === 1;
  return {
    ...battle,
    ...(open.stack.at(-1)?.step === 'support' ? knownSupport(world, open, sealed, seats, battle) : {}),
    attackTactic: isOver || plays('attack') ? battle.attackTactic : NONE,
    defenceTactic: isOver || plays('defence') ? battle.defenceTactic : NONE,
  };
}

/** A mostly empty column with what may not be known taken out. */
function only(column: readonly number[], isKnown: (i: number) => boolean): number[] {
  const shown = new Array<number>(column.length).fill(0);
  for (let i = 0; i < column.length; i++) if (column[i] !== 0 && isKnown(i)) shown[i] = column[i] as number;
  return shown;
}

/** §4.2 §4.3 What is not handed over or laid yet is known to those who are about to do it. */
function knownScratch(
  world: World,
  open: Open,
  sealed: Sealed,
  seats: readonly Seat[],
): Pick<Sealed, 'gift' | 'laying' | 'bombs' | 'breaks' | 'agents'> {
  const has = (seat: Seat | undefined): boolean => seat !== undefined && seats.includes(seat);
  const group = world.teams.ids.get('army-group') as number;
  const [bombs, agents] = [has(seatOfTeam(world, open, group, 'bombers')), has(seatOfTeam(world, open, group, 'special-operations'))];
  const places = world.formations.side.map((_, formation) => has(seatOfFormation(world, open, formation, 'place')));
  const gives = (i: number): boolean => has(giverSeat(world, open, Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind));
  return {
    gift: only(sealed.gift, gives),
    laying: only(sealed.laying, (i) => places[formationOf(open, Math.floor(i / CARDS.length))] === true),
    bombs: bombs ? [...sealed.bombs] : [],
    breaks: bombs ? [...sealed.breaks] : [],
    agents: agents ? [...sealed.agents] : sealed.agents.map(() => 0),
  };
}

/** §9.8 Control sees all there is but what a step that is still open has not turned up: answers of the others are nobody’s. */
function knownToControl(world: World, state: LiberatingAssaultState, seats: readonly Seat[]): Sealed {
  const { open, sealed } = state;
  const seen = known(world, state, seats);
  const top = open.stack.at(-1)?.step;
  const { gift, laying, bombs, breaks, agents, cursor, done } = seen;
  return {
    ...sealed,
    permit: open.stage === 'place' ? seen.permit : sealed.permit,
    ...(open.stage === 'orders' && open.shown === 0 ? { order: seen.order, path: seen.path } : {}),
    ...(top === 'beaches' || top === 'drop-zones' ? { targets: seen.targets } : {}),
    battles: top === 'support' || top === 'tactics' ? seen.battles : sealed.battles,
    gift,
    laying,
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

function known(world: World, { open, sealed }: LiberatingAssaultState, seats: readonly Seat[]): Sealed {
  const eyes = eyesOf(world, open, sealed, seats);
  const units = knownUnits(open, sealed, eyes);
  const orders = knownOrders(world, open, eyes, units);
  const isWhole = units.every((isKnown) => isKnown);
  // A view is a window: what is known in full is looked at where it lies.
  const covered = (column: number[], cover: number): number[] =>
    isWhole ? column : column.map((value, unit) => (units[unit] ? value : cover));
  const chairs = seatIds(world.teams, open.way).map((seat) => seats.includes(seat));
  return {
    hex: covered(sealed.hex, UNSEEN),
    lost: covered(sealed.lost, 0),
    marks: covered(sealed.marks, 0),
    fuel: covered(sealed.fuel, 0),
    ammo: covered(sealed.ammo, 0),
    air: covered(sealed.air, 0),
    naval: covered(sealed.naval, 0),
    funnies: covered(sealed.funnies, 0),
    forces: covered(sealed.forces, 0),
    permit: sealed.permit.map((formation, unit) => (knowsPermit(world, open, eyes, units, unit, formation) ? formation : NONE)),
    held: sealed.held.map((side, place) => (eyes.hexes[world.places[place] as number] === 1 ? side : NONE)),
    fought: sealed.fought.filter((hex) => eyes.hexes[hex] === 1),
    hand: sealed.hand.map((count, i) => (eyes.holders.has(Math.floor(i / CARDS.length)) ? count : 0)),
    order: sealed.order.map((order, unit) => (orders[unit] ? order : NO_ORDER)),
    path: sealed.path.map((path, unit) => (orders[unit] ? [...path] : [])),
    battles: sealed.battles.map((battle) => knownBattle(world, open, sealed, eyes, battle)),
    targets: sealed.targets.map((hexes, formation) => (knowsTarget(world, open, eyes, formation) ? [...hexes] : [])),
    ...knownScratch(world, open, sealed, seats),
    cursor: sealed.cursor.map((value, chair) => (chairs[chair] ? value : NONE)),
    done: sealed.done.map((value, chair) => (chairs[chair] ? value : 0)),
  };
}

/** §9.5 §9.8 What a seat may read of an event: all of it, or nothing. Control reads whatever has been turned up. */
export function eventFor(event: LiberatingAssaultEvent, seat: Seat | undefined): LiberatingAssaultEvent | undefined {
  if (!event.to || (seat !== undefined && event.to.includes(seat))) return event;
  return seat?.startsWith('control') && event.reveals !== undefined ? event : undefined;
}
