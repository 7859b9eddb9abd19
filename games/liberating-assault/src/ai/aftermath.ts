import type { HexId } from '@bocage/hex';
import type { Action, Seat, UnitId } from '@bocage/kernel';
import { BOCAGE, CITY, WOODS } from '../ground.js';
import { sideOf, unitsAt } from '../occupancy.js';
import { strengthOf } from '../rules/losses.js';
import { DONE } from '../steps/steps.js';
import { type AdvanceFrame, ALLIED, type Battle, enemyOf, type LiberatingAssaultView, type Side, type WithdrawFrame } from '../types.js';
import type { Mind } from './mind.js';
import { pictureOf } from './picture.js';

const GOOD_GROUND: readonly number[] = [BOCAGE, WOODS, CITY];

/** How well troops stand in a hex: with friends, on good ground, where few enemies can come. */
function standWorth(mind: Mind, view: LiberatingAssaultView, seat: Seat, side: Side, hex: HexId): number {
  const { world } = mind;
  const { weight } = mind.remember(view, `stand:${seat}`, 'stand', () => pictureOf(mind, view, seat));
  const friends = unitsAt(world, view.known, hex).reduce((sum, unit) => sum + strengthOf(world, view.known, unit), 0);
  const place = world.places.indexOf(hex);
  return (
    (GOOD_GROUND.includes(world.ground.terrain[hex] as number) ? 6 : 0) +
    0.2 * friends +
    (place >= 0 ? 3 * (world.data.scenarios.places.list[place]?.points ?? 0) : 0) -
    0.15 * (weight[enemyOf(side)][hex] as number) +
    0.05 * (weight[side][hex] as number)
  );
}

/** §4.22 §7.1 Who goes back keeps with his own; headquarters and guns with any troops. */
function kinship({ world }: Mind, { open, known }: LiberatingAssaultView, unit: UnitId, hex: HexId): number {
  const troops = unitsAt(world, known, hex).filter((other) => world.roster.fights[other]);
  const isOwn = troops.some((other) => open.attached[other] === open.attached[unit]);
  return (isOwn ? 8 : 0) + (troops.length > 0 && !world.roster.fights[unit] ? 6 : 0);
}

/** §4.16 Back to where one can stand. */
export function chooseWayBack(mind: Mind, view: LiberatingAssaultView, seat: Seat, frame: WithdrawFrame, legal: readonly Action[]): Action {
  const { side, defenders } = view.known.battles[frame.battle] as Battle;
  const unit = defenders[frame.next] as number;
  const worth = (action: Action): number =>
    action.kind === 'hex' ? standWorth(mind, view, seat, enemyOf(side), action.hex) + kinship(mind, view, unit, action.hex) : -99;
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best), legal[0] as Action);
}

/** §4.16 Into the hex that was won: Allies go on, Germans where it scores or stands better; nobody empties a place that scores. */
export function chooseAdvance(mind: Mind, view: LiberatingAssaultView, seat: Seat, frame: AdvanceFrame, legal: readonly Action[]): Action {
  const { world } = mind;
  const { known } = view;
  const { target, side } = known.battles[frame.battle] as Battle;
  const scores = world.places.includes(target);
  const fightersAt = (hex: HexId): number =>
    unitsAt(world, known, hex).filter((unit) => world.roster.fights[unit] && sideOf(world, unit) === side).length;
  // §4.22 The last to leave would leave guns behind him where enemies can come.
  const { weight } = mind.remember(view, `stand:${seat}`, 'stand', () => pictureOf(mind, view, seat));
  const leavesGuns = (hex: HexId): boolean =>
    hex >= 0 && (weight[enemyOf(side)][hex] as number) > 6 && unitsAt(world, known, hex).some((unit) => world.roster.guns[unit]);
  const wants = (unit: UnitId): boolean => {
    const from = known.hex[unit] as number;
    if (fightersAt(from) < 2 && (world.places.includes(from) || (!scores && leavesGuns(from)))) return false;
    if (scores) return true;
    const gain = standWorth(mind, view, seat, side, target) - standWorth(mind, view, seat, side, from);
    const nearer = mind.ways.reduce((sum, ways, i) => {
      const isWanted = known.held[i] !== side;
      return isWanted ? Math.max(sum, (ways[from] as number) - (ways[target] as number)) : sum;
    }, 0);
    return side === ALLIED ? gain + 6 * nearer > -4 : gain > 2;
  };
  const chosen = legal.find((action) => action.kind === 'unit' && wants(action.unit));
  return chosen ?? DONE;
}
