import { chanceStep, type RollResult } from '@bocage/kernel';
import { CLEARED, MINED, UNMINED } from '../rules/checked.js';
import { ruinsCost } from '../rules/engineers.js';
import { beachOf } from '../rules/mines.js';
import { disrupt } from '../rules/units.js';
import type { BradleyState, BradleyTypes, MoveFrame, Open, Tell, WorkDieFrame } from '../types.js';
import type { World } from '../world.js';

/** §15.1 §15.2 §15.3 An engineer's work in its hex. */
export function doWork(world: World, state: BradleyState, frame: MoveFrame, work: string, tell: Tell): void {
  const { open } = state;
  const hex = open.hex[frame.unit] as number;
  if (work === 'check') check(world, state, frame, hex, tell);
  else if (work === 'clear') clear(world, state, frame, hex, tell);
  else if (work === 'ruins') clearRuins(world, open, frame, hex, tell);
  else breach(world, open, frame, hex * 6 + Number(work.slice('breach:'.length)), tell);
}

/** §15.1.1 He asks, the German must answer truly. */
function check(world: World, { open, sealed }: BradleyState, frame: MoveFrame, hex: number, tell: Tell): void {
  const { unit } = frame;
  const mined = sealed.mines.includes(hex) ? 1 : 0;
  frame.points -= world.data.tables.work.checkMines;
  const at = open.checked.findIndex((other) => other > hex);
  const index = at < 0 ? open.checked.length : at;
  open.checked.splice(index, 0, hex);
  open.checkedAs.splice(index, 0, mined ? MINED : UNMINED);
  tell({ event: 'checked', section: '15.1.1', unit, hex, mined, reveals: 'all' });
}

/** §15.1.2 §15.1.3 §15.1.4 */
function clear(world: World, { open, sealed }: BradleyState, frame: MoveFrame, hex: number, tell: Tell): void {
  const { unit } = frame;
  frame.points -= world.data.tables.work.clearMines;
  open.checkedAs[open.checked.indexOf(hex)] = CLEARED;
  sealed.mines = sealed.mines.filter((mine) => mine !== hex);
  const beach = beachOf(world, open, hex);
  if ((open.minePoints[beach] as number) > 0) open.minePoints[beach] = (open.minePoints[beach] as number) - 1;
  tell({ event: 'worked', section: '15.1.2', unit, hex, work: 'mines', side: -1 });
  if (!sealed.mines.some((mine) => beachOf(world, open, mine) === beach)) {
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
  open.breached = [...open.breached, side].sort((a, b) => a - b);
  tell({ event: 'worked', section: '15.2.3', unit, hex: (at / 6) | 0, work: 'wall', side });
  open.stack.push({ step: 'work-die', unit, work: 'wall' });
}

/** §15.3 */
function clearRuins(world: World, open: Open, frame: MoveFrame, hex: number, tell: Tell): void {
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
function endMove(open: Open, unit: number): void {
  const top = open.stack.at(-1);
  if (top?.step === 'move' && top.unit === unit) {
    top.points = 0;
    top.stopped = 1;
  }
}
