import { type Action, hex as atHex, type Seat, step, unit as theUnit, type UnitId } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { isHeldBy, place } from '../occupancy.js';
import { nearestFree } from '../rules/airborne.js';
import { flakLoss, isContested, type Loss, markFought, reckon, takeLosses } from '../rules/battle.js';
import { coastStrength, isFromSea } from '../rules/coast.js';
import { headquartersAmong, refresh } from '../rules/fighting.js';
import { isAlone, punish } from '../rules/headquarters.js';
import { crossOff, losersAt } from '../rules/losses.js';
import { seatOfFormation } from '../rules/roles.js';
import { noteHolders } from '../rules/scoring.js';
import { fire } from '../rules/used-cards.js';
import { goBack, hexesBack, mayAdvance, type WayBack, waysBack } from '../rules/withdrawal.js';
import {
  type AdvanceFrame,
  AT_SEA,
  type Battle,
  enemyOf,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  MOVED,
  type Open,
  type Sealed,
  type Tell,
  type WithdrawFrame,
} from '../types.js';
import type { World } from '../world.js';
import { clearBeach } from './clear-beach.js';
import { passOn } from './pass-on.js';
import { DONE, seatsInOrder } from './steps.js';
import { defaultTactics } from './tactics.js';
import { createWatch, type Watch } from './watch.js';

const battleSeat = (world: World, open: Open, unit: UnitId): Seat | undefined => {
  const formation = open.attached[unit] as number;
  return formation < 0 ? undefined : seatOfFormation(world, open, formation, 'battle');
};

/** §4.15 `watch` looked before the losses: whoever loses his last counter sees it go. */
function tellLosses(world: World, { lost }: Sealed, watch: Watch, losses: readonly Loss[], tell: Tell): void {
  for (const { unit, boxes, end } of losses) {
    const readers = watch.followers(unit);
    const left = (world.roster.boxes[unit] as readonly number[]).length - (lost[unit] as number);
    tell(
      end === 'destroyed'
        ? { event: 'destroyed', section: '4.15', unit, ...readers, reveals: 'all' }
        : { event: 'boxes-lost', section: '4.15', unit, boxes, left, ...readers, reveals: 'all' },
    );
  }
}

/** §4.16 Those who must go back, and above them on the stack nobody: below, those who may follow. */
function pushAftermath(world: World, { open, sealed }: LiberatingAssaultState, index: number, hexes: number, chased: number): void {
  const battle = sealed.battles[index] as Battle;
  const left = seatsInOrder(
    world,
    open,
    battle.attackers.map((unit) => battleSeat(world, open, unit)),
  );
  open.stack.push({ step: 'advance', asks: [], battle: index, left });
  if (hexes + chased > 0) open.stack.push({ step: 'withdraw', asks: [], battle: index, hexes, chased, next: 0 });
}

/** §7.3 §7.4 Headquarters are driven back, and those without a fighting friend within a hex suffer for it. */
function driveBack(world: World, { open, sealed }: LiberatingAssaultState, { target }: Battle, hqs: readonly number[], tell: Tell): void {
  for (const hq of hqs) {
    const beaten = isAlone(world, sealed, hq);
    if (beaten) punish(world, open, hq);
    const formation = open.attached[hq] as number;
    const seers = createWatch(world, open, sealed).seers(target);
    tell({ event: 'driven-back', section: '7.3', formation, beaten, ...seers, reveals: 'all' });
  }
}

/** §7.3 §7.4 Nobody fights for these: headquarters are chased off. */
function chase(world: World, state: LiberatingAssaultState, index: number, tell: Tell): void {
  const battle = state.sealed.battles[index] as Battle;
  driveBack(world, state, battle, headquartersAmong(world, battle.defenders), tell);
  markFought(state.sealed, battle);
  pushAftermath(world, state, index, 0, world.data.tables.headquarters.drivenBack);
}

/** §4.13 §4.15 §5.2 One battle is fought. */
export function fightBattle(world: World, state: LiberatingAssaultState, index: number, tell: Tell): void {
  const { open, sealed } = state;
  const battle = sealed.battles[index] as Battle;
  if (!isContested(world, open, sealed, battle)) {
    chase(world, state, index, tell);
    return;
  }
  const watch = createWatch(world, open, sealed);
  tellLosses(world, sealed, watch, flakLoss(world, sealed, battle), tell);
  refresh(world, sealed, battle);
  if (battle.attackers.length === 0) {
    battle.fought = 1;
    return;
  }
  defaultTactics(world, battle);
  const report = reckon(world, open, sealed, battle, index);
  // §7.3 Guns are no company: a headquarters with nobody else near it is attacked alone, however the battle goes.
  const alone = headquartersAmong(world, battle.defenders).filter((hq) => isAlone(world, sealed, hq));
  const fromSea = isFromSea(sealed, battle);
  tell({ event: 'battle', section: '5.2', ...report, ...watch.seers(battle.target), reveals: 'all' });
  fire(sealed, battle);
  const losses = takeLosses(world, open, sealed, battle, report);
  markFought(sealed, battle);
  tellLosses(world, sealed, watch, losses, tell);
  if (fromSea && report.withdrawal > 0) clearBeach(world, open, battle.target, tell);
  driveBack(world, state, battle, alone, tell);
  const chased = alone.length > 0 ? world.data.tables.headquarters.drivenBack : 0;
  if (report.withdrawal + chased > 0 || isVacant(world, state, battle)) pushAftermath(world, state, index, report.withdrawal, chased);
}

/** §2.8 §4.16 §8.1 Whether nobody holds the hex any more: no enemy, and for a landing no works that special forces have not dealt with. */
const isVacant = (world: World, { open, sealed }: LiberatingAssaultState, battle: Battle): boolean =>
  !isHeldBy(world, sealed, enemyOf(battle.side), battle.target) && coastStrength(world, open, sealed, battle) === 0;

/** The counter that goes back next, −1 when all have. */
function nextBack(world: World, { sealed }: LiberatingAssaultState, frame: WithdrawFrame): number {
  const { defenders, target } = sealed.battles[frame.battle] as Battle;
  const goes = (unit: UnitId): boolean => sealed.hex[unit] === target && hexesBack(world, frame, unit) > 0;
  while (frame.next < defenders.length && !goes(defenders[frame.next] as number)) frame.next++;
  return defenders[frame.next] ?? -1;
}

/** §4.16 §4.22 Who loses boxes for hexes he cannot go: troops, and guns that nobody is left with; never a headquarters. */
const suffers = (world: World, sealed: Sealed, unit: UnitId): boolean => losersAt(world, sealed, sealed.hex[unit] as number).includes(unit);

/** §4.16 §7.4 A counter goes back; what it cannot go costs boxes, and a headquarters always finds a way. */
function withdraw(world: World, state: LiberatingAssaultState, frame: WithdrawFrame, unit: UnitId, way: WayBack, tell: Tell): void {
  const { open, sealed } = state;
  const watch = createWatch(world, open, sealed);
  const missing = goBack(world, sealed, unit, way, hexesBack(world, frame, unit));
  const isHq = headquartersAmong(world, [unit]).length > 0;
  if (isHq && way.length === 0) place(world, sealed, unit, nearestFree(world, sealed, sealed.hex[unit] as number, unit));
  tell({
    event: 'moved',
    section: '4.16',
    unit,
    path: [...way],
    how: 'withdrew',
    ...watch.followers(unit, ...way, sealed.hex[unit] as number),
    reveals: 'all',
  });
  if (missing > 0 && suffers(world, sealed, unit))
    tellLosses(world, sealed, watch, [{ unit, boxes: missing, end: crossOff(world, sealed, unit, missing) }], tell);
  const corps = open.player[open.attached[unit] as number] as number;
  if (world.roster.kind[unit] === 'corps-hq' && open.idle[corps] === open.turn + 1) passOn(world, state, corps, tell);
  frame.next++;
}

const endsOf = (ways: readonly WayBack[]): number[] => [...new Set(ways.map((way) => way.at(-1) as number))].sort((a, b) => a - b);

/** §4.16 The counters of a lost hex go back one after another; their player says where, if there is a choice. */
export const createWithdrawStep = (world: World) =>
  step<LiberatingAssaultTypes, WithdrawFrame>({
    section: '4.16',
    settle(state, frame, tell) {
      const unit = nextBack(world, state, frame);
      if (unit < 0) {
        state.open.stack.pop();
        return true;
      }
      const ways = waysBack(world, state.sealed, unit, hexesBack(world, frame, unit));
      const seat = battleSeat(world, state.open, unit);
      if (seat === undefined || endsOf(ways).length < 2) {
        withdraw(world, state, frame, unit, ways[0] ?? [], tell);
        return true;
      }
      frame.asks = [seat];
      return false;
    },
    legal(view, frame) {
      const unit = backOf(view, frame);
      return endsOf(waysBack(world, view.known, unit, hexesBack(world, frame, unit))).map(atHex);
    },
    refusal: () => ({ code: 'not-a-way-back' }),
    play(state, frame, _seat, action, tell) {
      const unit = nextBack(world, state, frame);
      const to = action.kind === 'hex' ? action.hex : -1;
      const way = waysBack(world, state.sealed, unit, hexesBack(world, frame, unit)).find((one) => one.at(-1) === to) as WayBack;
      withdraw(world, state, frame, unit, way, tell);
    },
  });

const backOf = ({ known }: LiberatingAssaultView, frame: WithdrawFrame): number =>
  (known.battles[frame.battle] as Battle).defenders[frame.next] as number;

const own = (world: World, open: Open, sealed: Sealed, battle: Battle, seat: Seat | undefined): number[] =>
  mayAdvance(world, sealed, battle).filter((unit) => battleSeat(world, open, unit) === seat);

function enter(world: World, { open, sealed }: LiberatingAssaultState, battle: Battle, unit: UnitId, tell: Tell): void {
  const how = sealed.hex[unit] === AT_SEA ? 'landed' : 'advanced';
  const readers = createWatch(world, open, sealed).followers(unit, battle.target);
  place(world, sealed, unit, battle.target);
  setMark(sealed, unit, MOVED);
  if (how === 'landed') clearBeach(world, open, battle.target, tell);
  noteHolders(world, sealed);
  tell({ event: 'moved', section: '4.16', unit, path: [battle.target], how, ...readers, reveals: 'all' });
}

/** §4.16 §8.4 The victors may enter the hex, seat by seat; troops from the sea land. */
export const createAdvanceStep = (world: World) =>
  step<LiberatingAssaultTypes, AdvanceFrame>({
    section: '4.16',
    settle(state, frame, tell) {
      const { open, sealed } = state;
      const battle = sealed.battles[frame.battle] as Battle;
      if (isVacant(world, state, battle)) {
        for (const unit of mayAdvance(world, sealed, battle).filter((one) => sealed.hex[one] === AT_SEA)) {
          if (mayAdvance(world, sealed, battle).includes(unit)) enter(world, state, battle, unit, tell);
        }
        while (frame.left.length > 0 && own(world, open, sealed, battle, frame.left[0]).length === 0) frame.left.shift();
        if (frame.left.length > 0) {
          frame.asks = [frame.left[0] as Seat];
          return false;
        }
      }
      open.stack.pop();
      return true;
    },
    legal: ({ open, known }, frame, seat): Action[] => [
      ...own(world, open, known, known.battles[frame.battle] as Battle, seat).map(theUnit),
      DONE,
    ],
    refusal: () => ({ code: 'not-in-this-battle' }),
    play(state, frame, _seat, action, tell) {
      if (action.kind === 'unit') enter(world, state, state.sealed.battles[frame.battle] as Battle, action.unit, tell);
      else frame.left.shift();
    },
  });
