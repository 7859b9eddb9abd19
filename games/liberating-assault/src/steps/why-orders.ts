import type { HexId } from '@bocage/hex';
import type { Action, Refusal, Seat, UnitId } from '@bocage/kernel';
import { isLand, SWAMP } from '../ground.js';
import { isHeldBy, sideOf } from '../occupancy.js';
import { isIdle } from '../rules/hand-down.js';
import { isOpenRoad, tacticalAllowance } from '../rules/movement.js';
import { kindsOfOrder, mustExploit, whyNoAttack } from '../rules/orders.js';
import { seatOfFormation } from '../rules/roles.js';
import {
  AT_SEA,
  ATTACK,
  EXPLOIT,
  enemyOf,
  FREE,
  type LiberatingAssaultView,
  MARCH,
  NO_ORDER,
  type OrderKind,
  type Sealed,
} from '../types.js';
import type { World } from '../world.js';
import { chairOf } from './steps.js';

const no = (code: string, section: string): Refusal => ({ code, section });

/** §8.4 Why a counter cannot leave the sea by an order. */
function whyAfloat(world: World, { open, known }: LiberatingAssaultView, unit: UnitId): Refusal {
  if (!world.roster.fights[unit]) return no('follows-ashore', '8.4');
  const why = whyNoAttack(world, open, known, unit);
  if (why) return why.code === 'no-fuel' ? no('no-fuel-at-sea', '4.19') : why;
  return no('no-beach', '8.4');
}

/** §4.5 §7.4 §8.3 §9.4 Why a counter cannot be chosen for an order. */
function whyNotUnit(world: World, view: LiberatingAssaultView, seat: Seat, unit: UnitId): Refusal {
  const { open, known } = view;
  const formation = open.attached[unit];
  if (formation === undefined) return no('not-a-counter', '4.5');
  if (formation < 0) return no('no-division', '8.3');
  if (seatOfFormation(world, open, formation, 'orders') !== seat) return no('not-yours', '9.4');
  if (known.order[unit] !== NO_ORDER) return no('has-order', '4.5');
  if (world.formations.level[formation] === 'corps' && isIdle(open, open.player[formation] as number)) return no('corps-idle', '7.4');
  const at = known.hex[unit] as number;
  if (at === AT_SEA) return whyAfloat(world, view, unit);
  if (at < 0) return no('not-on-the-map', '4.5');
  return whyNoAttack(world, open, known, unit) ?? no('hemmed-in', '4.19');
}

/** §1.3 §4.5 §8.4 Why the route of an attack or an exploitation cannot go on here. */
function whyNotStep(world: World, known: Sealed, unit: UnitId, path: readonly number[], hex: HexId): Refusal {
  if (known.hex[unit] === AT_SEA) return no('not-its-beach', '8.4');
  const from = path.at(-1) ?? (known.hex[unit] as number);
  if (!isLand(world.ground, hex)) return no('sea', '1.2');
  if (world.grid.distance(from, hex) !== 1) return no('not-next', '4.5');
  if (world.roster.armoured[unit] && world.ground.terrain[hex] === SWAMP) return no('armour-in-swamp', '1.3');
  return no('no-way', '4.5');
}

/** §4.18 §4.19 Why a move cannot end here. */
function whyNotGoal(world: World, { open, known }: LiberatingAssaultView, unit: UnitId, kind: OrderKind, hex: HexId): Refusal {
  if (known.hex[unit] === AT_SEA) return no('no-open-beach', '4.19');
  if (!isLand(world.ground, hex)) return no('sea', '1.2');
  if (isHeldBy(world, known, enemyOf(sideOf(world, unit)), hex)) return no('enemy-there', '4.7');
  if (kind === MARCH) return isOpenRoad(world, open, known, unit, hex) ? no('no-road', '4.18') : no('road-closed', '4.18');
  const { tactical } = world.data.tables.movement;
  return tacticalAllowance(world, open, known, unit) < tactical ? no('too-far-unfuelled', '4.19') : no('too-far', '4.19');
}

function whyNotHex(world: World, view: LiberatingAssaultView, unit: UnitId, hex: HexId): Refusal {
  const { known } = view;
  if (unit === FREE) return no('choose-counter', '4.5');
  const kind = known.order[unit] as OrderKind;
  if (kind === NO_ORDER) return no('choose-order', '4.5');
  if (kind === ATTACK || kind === EXPLOIT) return whyNotStep(world, known, unit, known.path[unit] as number[], hex);
  return whyNotGoal(world, view, unit, kind, hex);
}

/** Why a kind of order is not for the counter that was chosen. */
function whyNotKind(world: World, { open, known }: LiberatingAssaultView, unit: UnitId, word: string): Refusal | undefined {
  if (unit === FREE) return word === 'done' ? undefined : no('choose-counter', '4.5');
  if (word === 'done') return no('order-begun', '4.5');
  const isAfloat = known.hex[unit] === AT_SEA;
  if (word === 'attack' && isAfloat && mustExploit(world, open, unit)) return no('follow-up-exploits', '8.5');
  if (word === 'move' && isAfloat) return no('no-open-beach', '4.19');
  if (word === 'attack' || word === 'exploit') return whyNoAttack(world, open, known, unit);
  if (word !== 'march' || kindsOfOrder(world, open, known, unit).includes(MARCH)) return undefined;
  const why = whyNoAttack(world, open, known, unit);
  return why?.code === 'no-fuel' || why?.code === 'out-of-command' ? why : no('no-road', '4.18');
}

/** §4.5 Why an order is not on offer, from what its giver sees. */
export function whyNoOrder(world: World, view: LiberatingAssaultView, seat: Seat, action: Action): Refusal | undefined {
  const picked = view.known.cursor[chairOf(world, view.open, seat)] as number;
  if (action.kind === 'word') return whyNotKind(world, view, picked, action.word);
  if (action.kind === 'hex') return whyNotHex(world, view, picked, action.hex);
  return picked !== FREE && picked !== action.unit ? no('order-begun', '4.5') : whyNotUnit(world, view, seat, action.unit);
}
