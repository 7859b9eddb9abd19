import type { Seat } from '@bocage/kernel';
import { CARDS } from './data/shapes.js';
import { formationOf } from './rules/fuel.js';
import { gunSeat, leadSeat } from './rules/lead.js';
import { memberOf } from './rules/members.js';
import { seatOfFormation } from './rules/roles.js';
import { seenHexes } from './rules/sight.js';
import { seatIds } from './seats.js';
import {
  type Battle,
  DUEL,
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
  return sealed.hex.map((hex, unit) => (hex >= 0 ? hexes[hex] === 1 : isPublic || formations.has(formationOf(open, unit))));
}

/** §4.5 Orders are their giver’s until they are turned up; then everybody’s who sees the counter. */
function knownOrders(world: World, open: Open, { seats }: Eyes, units: readonly boolean[]): boolean[] {
  if (open.stage !== 'orders' || open.shown === 1) return [...units];
  const gives = world.formations.side.map((_, formation) => seats.includes(seatOfFormation(world, open, formation, 'orders') ?? ''));
  return units.map((_, unit) => gives[formationOf(open, unit)] ?? false);
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
  const plays = (role: 'attack' | 'defence'): boolean => seats.includes(leadSeat(world, open, sealed, battle, role) ?? '');
  const isOver = battle.fought === 1;
  return {
    ...battle,
    ...(open.stack.at(-1)?.step === 'support' ? knownSupport(world, open, sealed, seats, battle) : {}),
    attackTactic: isOver || plays('attack') ? battle.attackTactic : NONE,
    defenceTactic: isOver || plays('defence') ? battle.defenceTactic : NONE,
  };
}

/** All that these seats together may know (§9.5). Control knows everything. */
export function view(world: World, { open, sealed }: LiberatingAssaultState, seats: readonly Seat[]): LiberatingAssaultView {
  if (seats.some((seat) => seat.startsWith('control'))) return { seats, open, known: sealed };
  const eyes = eyesOf(world, open, sealed, seats);
  const units = knownUnits(open, sealed, eyes);
  const orders = knownOrders(world, open, eyes, units);
  const covered = (column: readonly number[], cover: number): number[] => column.map((value, unit) => (units[unit] ? value : cover));
  const chairs = seatIds(world.teams, open.way).map((seat) => seats.includes(seat));
  const known: Sealed = {
    hex: covered(sealed.hex, UNSEEN),
    lost: covered(sealed.lost, 0),
    marks: covered(sealed.marks, 0),
    fuel: covered(sealed.fuel, 0),
    ammo: covered(sealed.ammo, 0),
    air: covered(sealed.air, 0),
    naval: covered(sealed.naval, 0),
    funnies: covered(sealed.funnies, 0),
    forces: covered(sealed.forces, 0),
    permit: sealed.permit.map((formation, unit) => (units[unit] || eyes.formations.has(formation) ? formation : NONE)),
    held: sealed.held.map((side, place) => (eyes.hexes[world.places[place] as number] === 1 ? side : NONE)),
    fought: sealed.fought.filter((hex) => eyes.hexes[hex] === 1),
    hand: sealed.hand.map((count, i) => (eyes.holders.has(Math.floor(i / CARDS.length)) ? count : 0)),
    order: sealed.order.map((order, unit) => (orders[unit] ? order : NO_ORDER)),
    path: sealed.path.map((path, unit) => (orders[unit] ? [...path] : [])),
    battles: sealed.battles.map((battle) => knownBattle(world, open, sealed, eyes, battle)),
    targets: sealed.targets.map((hexes, formation) => (eyes.formations.has(formation) ? [...hexes] : [])),
    cursor: sealed.cursor.map((value, chair) => (chairs[chair] ? value : NONE)),
    done: sealed.done.map((value, chair) => (chairs[chair] ? value : 0)),
  };
  return { seats, open, known };
}
