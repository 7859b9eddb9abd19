import type { HexId } from '@bocage/hex';
import type { Action, Seat, UnitId } from '@bocage/kernel';
import { withLaid } from '../rules/laying.js';
import { strengthOf } from '../rules/losses.js';
import { isNaval } from '../rules/placing.js';
import { DONE, readNumbered } from '../steps/steps.js';
import { AT_SEA, CARDS, type CardKind, enemyOf, GERMAN, type LiberatingAssaultView } from '../types.js';
import type { Mind } from './mind.js';
import { type Picture, pictureOf } from './picture.js';
import { type OrderPlan, planOrders } from './plan-orders.js';

/** Guns farther from every enemy than this keep their ammo in hand. */
const IDLE = 8;

/** §2.6 Saboteurs take ammo before fuel: two cards beside it keep a division moving. */
const SHIELD = 2;

function isIdle({ mind, field, open, side, enemyHexes }: Picture, unit: UnitId): boolean {
  const shields = side === GERMAN && mind.world.formations.motorised[open.attached[unit] as number] === true;
  if (shields && (field.ammo[unit] as number) < SHIELD) return false;
  const hex = field.hex[unit] as number;
  return hex >= 0 && enemyHexes.length > 0 && enemyHexes.every((at) => mind.world.grid.distance(at, hex) > IDLE);
}

/** §2.3 §2.5 What aircraft or ships with a counter are worth: most where it attacks, some where it may be attacked. */
function supportWorth(picture: Picture, { orders, strikes }: OrderPlan, unit: UnitId, card: CardKind, laid: number): number {
  const { mind, field, weight, side } = picture;
  const { ground } = mind.world;
  const hex = field.hex[unit] as number;
  const order = orders.get(unit);
  const strike = strikes.find(({ units }) => units.includes(unit));
  const target = order?.path.at(-1) ?? -1;
  const counts = !isNaval(card) || ground.navalZone[strike || hex === AT_SEA ? target : hex] === 1;
  if (!counts) return 0;
  const strength = strengthOf(mind.world, field, unit) / 100;
  if (hex === AT_SEA) return order ? 3 / (1 + laid) + strength : 0;
  if (strike) return (strike.estimate.difference < 18 ? 4 : 1) / (1 + laid) + strength;
  return (weight[enemyOf(side)][hex] as number) > 0 && nextTo(picture, hex) ? 1 / (1 + laid) + strength : 0;
}

const nextTo = ({ mind, enemyHexes }: Picture, hex: HexId): boolean => enemyHexes.some((at) => mind.world.grid.distance(at, hex) <= 1);

/** §6.3 The division that can use a corps' guns best: in their range, with most enemies before it. */
function permitWorth({ mind, open, field, weight, side }: Picture, gun: UnitId, division: number): number {
  const { world } = mind;
  const at = field.hex[gun] as number;
  const range = world.data.tables.artillery['corps-artillery'].range;
  return open.attached.reduce((sum, own, unit) => {
    const hex = field.hex[unit] as number;
    if (own !== division || hex < 0 || !world.roster.fights[unit] || world.grid.distance(at, hex) > range) return sum;
    return sum + (weight[enemyOf(side)][hex] as number) + 0.1;
  }, 0.01);
}

/** How many support cards lie on or are meant for a counter and those that stand with it. */
function laidAt(trial: LiberatingAssaultView['known'], unit: UnitId): number {
  const hex = trial.hex[unit] as number;
  return trial.hex.reduce((sum, at, other) => {
    if (at !== hex || (hex === AT_SEA && other !== unit)) return sum;
    return sum + (trial.air[other] as number) + ((trial.naval[other] as number) > 0 ? 2 : 0) + (trial.funnies[other] as number);
  }, 0);
}

/** §4.3 Fuel and ammo first; then support for what is planned with them. */
export function choosePlacing(mind: Mind, view: LiberatingAssaultView, seat: Seat, legal: readonly Action[]): Action {
  const { open, known } = view;
  const picture = mind.remember(view, `place:${seat}`, 'place', () => pictureOf(mind, view, seat));
  const offers = legal.map((action) => ({ action, ...readNumbered(action) }));
  const laid: Picture = { ...picture, field: withLaid(known) };
  const basic = offers.find(({ name, numbers }) => {
    const card = CARDS[numbers[0] as number] as CardKind;
    return name === 'lay' && (card === 'fuel' || (card === 'ammo' && !isIdle(laid, numbers[1] as number)));
  });
  if (basic) return basic.action;
  const trial = withLaid(known);
  const seen: LiberatingAssaultView = { seats: view.seats, open, known: trial };
  const now: Picture = { ...picture, field: trial };
  const plan = mind.remember(view, `placing:${seat}`, 'placing', () => planOrders(pictureOf(mind, seen, seat)));
  let [best, most] = [DONE, 0];
  for (const { action, name, numbers } of offers) {
    const [first, second] = numbers as [number, number];
    const card = CARDS[first] as CardKind;
    let worth = 0;
    if (name === 'permit') worth = permitWorth(now, first, second);
    else if (card === 'forces') worth = trial.hex[second] === AT_SEA && !hasForces(now, second) ? 5 : 0;
    else if (name === 'lay' && card !== 'fuel' && card !== 'ammo') worth = supportWorth(now, plan, second, card, laidAt(trial, second));
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/** §2.8 One card for each division that lands. */
const hasForces = ({ open, field }: Picture, unit: UnitId): boolean =>
  open.attached.some((own, other) => own === open.attached[unit] && (field.forces[other] as number) > 0);
