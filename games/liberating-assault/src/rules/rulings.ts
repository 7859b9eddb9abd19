import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { CardKind } from '../data/shapes.js';
import { isLand } from '../ground.js';
import { isHeldBy, place, sideOf } from '../occupancy.js';
import {
  AT_SEA,
  type Battle,
  DESTROYED,
  DUEL,
  enemyOf,
  type LiberatingAssaultState,
  NO_ORDER,
  NONE,
  type Open,
  type Sealed,
} from '../types.js';
import type { World } from '../world.js';
import { playerFor } from './arrivals.js';
import { joinDivision, waitingOf } from './coming.js';
import { newBattle } from './effective.js';
import { setHand } from './hands.js';
import { outcomeOf } from './scoring.js';
import { hasRoom } from './stacking.js';

/** §9.8 What control decides; the reason is a note in the log beside it. */
export type Ruling =
  | { readonly what: 'move'; readonly unit: number; readonly hex: number }
  | { readonly what: 'remove'; readonly unit: number }
  | { readonly what: 'attach'; readonly unit: number; readonly formation: number }
  | { readonly what: 'boxes'; readonly unit: number; readonly lost: number }
  | { readonly what: 'cards'; readonly holder: number; readonly card: CardKind; readonly count: number }
  | { readonly what: 'order'; readonly unit: number }
  | { readonly what: 'attacker'; readonly battle: number }
  | { readonly what: 'reveal'; readonly unit: number; readonly team: number }
  | { readonly what: 'end' }
  | { readonly what: 'arrival'; readonly formation: number; readonly turn: number };

const isWhole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

/** §4.20 §9.8 Wherever a counter is, at sea, waiting or lost, it can be put on land that no enemy holds and where there is room. */
function canPut(world: World, { open, sealed }: LiberatingAssaultState, unit: UnitId, hex: HexId): boolean {
  if ((open.attached[unit] as number) < 0 || isForCorps(world, open, unit)) return false;
  return isLand(world.ground, hex) && !isHeldBy(world, sealed, enemyOf(sideOf(world, unit)), hex) && hasRoom(world, sealed, hex);
}

/** §8.3 An independent counter that its corps has still to give away. */
const isForCorps = ({ formations, roster }: World, { attached }: Pick<Open, 'attached'>, unit: UnitId): boolean =>
  roster.formation[unit] === NONE && formations.level[attached[unit] as number] === 'corps';

/** §8.3 Divisions of its side that control can give an independent counter to while it has none. */
export function divisionsToHave(world: World, open: Pick<Open, 'attached' | 'player'>, unit: UnitId): number[] {
  if (world.roster.formation[unit] !== NONE || ((open.attached[unit] as number) >= 0 && !isForCorps(world, open, unit))) return [];
  const { level, side } = world.formations;
  return open.player.flatMap((player, formation) =>
    player !== NONE && level[formation] === 'division' && side[formation] === sideOf(world, unit) ? [formation] : [],
  );
}

/** §9.8 Umpires are always right, but not even they put counters into the sea, among enemies or seven to a hex. */
export function mayRule(world: World, state: LiberatingAssaultState, ruling: Ruling): boolean {
  const { open, sealed } = state;
  if (ruling.what === 'move') return canPut(world, state, ruling.unit, ruling.hex);
  if (ruling.what === 'remove') return (sealed.hex[ruling.unit] as number) >= 0 || sealed.hex[ruling.unit] === AT_SEA;
  if (ruling.what === 'attach') return divisionsToHave(world, open, ruling.unit).includes(ruling.formation);
  if (ruling.what === 'boxes') {
    const isOnMap = (sealed.hex[ruling.unit] as number) >= 0;
    return isOnMap && isWhole(ruling.lost, 0, (world.roster.boxes[ruling.unit] as readonly number[]).length - 1);
  }
  if (ruling.what === 'cards') return isWhole(ruling.count, 0, 99) && isWhole(ruling.holder, 0, world.holders - 1);
  if (ruling.what === 'order') return sealed.order[ruling.unit] !== NO_ORDER;
  if (ruling.what === 'attacker') return canTurnRound(world, sealed, ruling.battle);
  if (ruling.what === 'reveal') return canTell(open, sealed, ruling.unit, ruling.team);
  return ruling.what === 'end' || (sealed.due[ruling.formation] !== 0 && ruling.turn >= open.turn);
}

/** §9.5 Whether a team could be told where a counter stands: not everybody sees everything, and it has not been told yet. */
function canTell(open: Open, { hex, told }: Sealed, unit: UnitId, team: number): boolean {
  const at = hex[unit] as number;
  return at >= 0 && open.way !== DUEL && open.sight === 0 && !told.some((one, i) => i % 2 === 0 && one === team && told[i + 1] === at);
}

/** Whether the defenders of a battle could attack in their turn: they fight, and their attackers stand in one hex. */
function canTurnRound(world: World, sealed: Sealed, index: number): boolean {
  const battle = sealed.battles[index];
  if (!battle || battle.fought === 1 || !battle.defenders.some((unit) => world.roster.fights[unit])) return false;
  const hexes = new Set(battle.attackers.map((unit) => sealed.hex[unit] as number));
  return hexes.size === 1 && [...hexes].every((hex) => hex >= 0);
}

function turnRound(world: World, { attackers, defenders }: Battle, sealed: Sealed): Battle {
  const fighting = defenders.filter((unit) => world.roster.fights[unit]);
  return newBattle(world, fighting, sealed.hex[attackers[0] as number] as number, attackers);
}

/** §9.8 A counter is put where control wants it. One that was lost has its last box again; a division of which something is there has its team, and has come when nothing of it waits. */
function put(world: World, { open, sealed }: LiberatingAssaultState, unit: UnitId, hex: HexId): void {
  sealed.lost[unit] = Math.min(sealed.lost[unit] as number, (world.roster.boxes[unit] as readonly number[]).length - 1);
  place(world, sealed, unit, hex);
  const formation = open.attached[unit] as number;
  if (open.player[formation] === NONE) open.player[formation] = playerFor(world, open, formation);
  if (waitingOf(world, open, sealed, formation).length === 0) sealed.due[formation] = 0;
}

/** §9.8 A counter is taken off the map, with its order and the cards on it. */
function takeOff(world: World, sealed: Sealed, unit: UnitId): void {
  place(world, sealed, unit, DESTROYED);
  sealed.order[unit] = NO_ORDER;
  sealed.path[unit] = [];
}

/** §9.8 A ruling takes effect at once. */
export function applyRuling(world: World, state: LiberatingAssaultState, ruling: Ruling): void {
  const { open, sealed } = state;
  open.rulings++;
  switch (ruling.what) {
    case 'move':
      put(world, state, ruling.unit, ruling.hex);
      return;
    case 'remove':
      takeOff(world, sealed, ruling.unit);
      return;
    case 'attach':
      joinDivision(world, open, sealed, ruling.unit, ruling.formation);
      return;
    case 'boxes':
      sealed.lost[ruling.unit] = ruling.lost;
      return;
    case 'cards':
      setHand(sealed, ruling.holder, ruling.card, ruling.count);
      return;
    case 'order':
      sealed.order[ruling.unit] = NO_ORDER;
      sealed.path[ruling.unit] = [];
      return;
    case 'attacker':
      sealed.battles[ruling.battle] = turnRound(world, sealed.battles[ruling.battle] as Battle, sealed);
      return;
    case 'reveal':
      sealed.told.push(ruling.team, sealed.hex[ruling.unit] as number);
      return;
    case 'end':
      open.stack.push({ step: 'over', outcome: outcomeOf(world, open, sealed) });
      return;
    default:
      sealed.due[ruling.formation] = ruling.turn;
  }
}
