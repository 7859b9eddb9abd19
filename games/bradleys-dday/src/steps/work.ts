import type { HexId } from '@bocage/hex';
import { chanceStep, type RollResult, type UnitId } from '@bocage/kernel';
import { withOneMore } from '../in-order.js';
import { isAutomaton } from '../rules/automaton/seats.js';
import { CLEARED, MINED, UNMINED } from '../rules/checked.js';
import { ruinsCost } from '../rules/engineers.js';
import { beachOf, checkOdds, pointsAt } from '../rules/mines.js';
import { disrupt, hexOf } from '../rules/units.js';
import {
  type BeachArea,
  type BradleyState,
  type BradleyTypes,
  GERMAN,
  type MineCheckFrame,
  type MoveFrame,
  type Open,
  type Tell,
  type WorkDieFrame,
} from '../types.js';
import type { World } from '../world.js';

/** §15.1 §15.2 §15.3 An engineer's work in its hex. */
export function doWork(world: World, state: BradleyState, frame: MoveFrame, work: string, tell: Tell): void {
  const { open } = state;
  const hex = hexOf(open, frame.unit);
  if (work === 'check') check(world, state, frame, hex, tell);
  else if (work === 'clear') clear(world, state, frame, hex, tell);
  else if (work === 'ruins') clearRuins(world, open, frame, hex, tell);
  else breach(world, open, frame, hex * 6 + Number(work.slice('breach:'.length)), tell);
}

/** §15.1.1 He asks, the German must answer truly. */
function check(world: World, { open, sealed }: BradleyState, frame: MoveFrame, hex: HexId, tell: Tell): void {
  const { unit } = frame;
  frame.points -= world.data.tables.work.checkMines;
  if (isAutomaton(open, GERMAN)) open.stack.push({ step: 'mine-check', unit, hex });
  else note(open, unit, hex, sealed.mines.includes(hex) ? 1 : 0, tell);
}

/** §15.1.1 What a check has found. */
function note(open: Open, unit: UnitId, hex: HexId, mined: 0 | 1, tell: Tell): void {
  const at = open.checked.findIndex((other) => other > hex);
  const index = at < 0 ? open.checked.length : at;
  open.checked.splice(index, 0, hex);
  open.checkedAs.splice(index, 0, mined ? MINED : UNMINED);
  tell({ event: 'checked', section: '15.1.1', unit, hex, mined, reveals: 'all' });
}

/** §20.1 Where the automaton's points lie nobody knows before: a die with as many sides as there are hexes nobody has checked. */
export const createMineCheckStep = (world: World) =>
  chanceStep<BradleyTypes, MineCheckFrame>({
    section: '20.1',
    settle({ open }, { unit, hex }, tell) {
      const { points, hexes } = checkOdds(world, open, beachOf(world, open, hex) as BeachArea);
      if (points > 0 && points < hexes) return false;
      open.stack.pop();
      note(open, unit, hex, points > 0 ? 1 : 0, tell);
      return true;
    },
    roll({ open }, { hex }) {
      const { hexes } = checkOdds(world, open, beachOf(world, open, hex) as BeachArea);
      return { kind: 'dice', why: 'check', section: '20.1', count: 1, sides: hexes };
    },
    resolve({ open }, { unit, hex }, _roll, result, tell) {
      const { points } = checkOdds(world, open, beachOf(world, open, hex) as BeachArea);
      open.stack.pop();
      note(open, unit, hex, (result[0] as number) <= points ? 1 : 0, tell);
    },
  });

/** §15.1.2 §15.1.3 §15.1.4 */
function clear(world: World, { open, sealed }: BradleyState, frame: MoveFrame, hex: HexId, tell: Tell): void {
  const { unit } = frame;
  frame.points -= world.data.tables.work.clearMines;
  open.checkedAs[open.checked.indexOf(hex)] = CLEARED;
  sealed.mines = sealed.mines.filter((mine) => mine !== hex);
  const beach = beachOf(world, open, hex) as BeachArea;
  if ((open.minePoints[beach] as number) > 0) open.minePoints[beach] = (open.minePoints[beach] as number) - 1;
  tell({ event: 'worked', section: '15.1.2', unit, hex, work: 'mines', side: -1 });
  if (pointsAt(world, open, sealed, beach) === 0) {
    open.minePoints[beach] = 0;
    tell({ event: 'beach-cleared', section: '15.1.4', beach, reveals: 'all' });
  }
  open.stack.push({ step: 'work-die', unit, work: 'mines' });
}

/** §15.2 */
function breach(world: World, open: Open, frame: MoveFrame, at: number, tell: Tell): void {
  const { unit } = frame;
  const side = world.grid.sides[at] as number;
  frame.points -= world.data.tables.work.breachWall;
  open.breached = withOneMore(open.breached, side);
  tell({ event: 'worked', section: '15.2.3', unit, hex: (at / 6) | 0, work: 'wall', side });
  open.stack.push({ step: 'work-die', unit, work: 'wall' });
}

/** §15.3 */
function clearRuins(world: World, open: Open, frame: MoveFrame, hex: HexId, tell: Tell): void {
  frame.points -= ruinsCost(world, hex, frame.points);
  open.ruins = open.ruins.filter((ruin) => ruin !== hex);
  tell({ event: 'worked', section: '15.3', unit: frame.unit, hex, work: 'ruins', side: -1 });
}

/** §15.1.5 §15.2.4 On a six the engineers are disrupted. */
export const createWorkDieStep = (world: World) =>
  chanceStep<BradleyTypes, WorkDieFrame>({
    section: '15.1.5',
    roll: (_state, { work }) => ({ kind: 'dice', why: 'work', section: work === 'mines' ? '15.1.5' : '15.2.4', count: 1, sides: 6 }),
    resolve(state, { unit, work }, _roll, result: RollResult, tell) {
      const die = result[0] as number;
      const section = work === 'mines' ? '15.1.5' : '15.2.4';
      state.open.stack.pop();
      tell({ event: 'work-die', section, unit, die });
      if (die >= world.data.tables.work.disruptedOn) {
        disrupt(world, state, [unit], section, tell);
        endMove(state.open, unit);
      }
    },
  });

/** §10.6.1 A disrupted unit moves no more. */
function endMove(open: Open, unit: UnitId): void {
  const top = open.stack.at(-1);
  if (top?.step === 'move' && top.unit === unit) {
    top.points = 0;
    top.stopped = 1;
  }
}
