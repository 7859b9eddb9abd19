import type { CardKind } from '../data/shapes.js';
import { isLand } from '../ground.js';
import { isHeldBy, place, sideOf } from '../standing.js';
import { type Battle, DUEL, enemyOf, type LiberatingAssaultState, NO_ORDER, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { newBattle } from './effective.js';
import { setHand } from './hands.js';
import { outcomeOf } from './scoring.js';
import { hasRoom } from './stacking.js';

/** §9.8 What control decides; the reason is a note in the log beside it. */
export type Ruling =
  | { readonly what: 'move'; readonly unit: number; readonly hex: number }
  | { readonly what: 'boxes'; readonly unit: number; readonly lost: number }
  | { readonly what: 'cards'; readonly holder: number; readonly card: CardKind; readonly count: number }
  | { readonly what: 'order'; readonly unit: number }
  | { readonly what: 'attacker'; readonly battle: number }
  | { readonly what: 'reveal'; readonly unit: number; readonly team: number }
  | { readonly what: 'end' }
  | { readonly what: 'arrival'; readonly formation: number; readonly turn: number };

const isWhole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

/** §9.8 Umpires are always right, but not even they put counters into the sea, among enemies or seven to a hex. */
export function mayRule(world: World, { open, sealed }: LiberatingAssaultState, ruling: Ruling): boolean {
  if (ruling.what === 'move') {
    const { unit, hex } = ruling;
    return isLand(world.ground, hex) && !isHeldBy(world, sealed, enemyOf(sideOf(world, unit)), hex) && hasRoom(world, sealed, hex);
  }
  if (ruling.what === 'boxes') {
    const isOnMap = (sealed.hex[ruling.unit] as number) >= 0;
    return isOnMap && isWhole(ruling.lost, 0, (world.roster.boxes[ruling.unit] as readonly number[]).length - 1);
  }
  if (ruling.what === 'cards') return isWhole(ruling.count, 0, 99) && isWhole(ruling.holder, 0, world.holders - 1);
  if (ruling.what === 'order') return sealed.order[ruling.unit] !== NO_ORDER;
  if (ruling.what === 'attacker') return canTurnRound(world, sealed, ruling.battle);
  if (ruling.what === 'reveal') return canTell(open, sealed, ruling.unit, ruling.team);
  return ruling.what === 'end' || (open.due[ruling.formation] !== 0 && ruling.turn >= open.turn);
}

/** §9.5 Whether a team could be told where a counter stands: not everybody sees everything, and it has not been told yet. */
function canTell(open: Open, { hex, told }: Sealed, unit: number, team: number): boolean {
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

/** §9.8 A ruling takes effect at once. */
export function applyRuling(world: World, { open, sealed }: { readonly open: Open; readonly sealed: Sealed }, ruling: Ruling): void {
  open.rulings++;
  switch (ruling.what) {
    case 'move':
      place(world, sealed, ruling.unit, ruling.hex);
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
      open.due[ruling.formation] = ruling.turn;
  }
}
