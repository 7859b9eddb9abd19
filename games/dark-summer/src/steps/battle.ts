import { chanceStep } from '@bocage/kernel';
import type { CombatResult } from '../data/shapes.js';
import { isOpenBeach, occupancyOf, unitsAt } from '../occupancy.js';
import { additionsOf } from '../preview-lines.js';
import { goingAshore } from '../rules/11-combat/advance.js';
import {
  attackTotal,
  columnName,
  defenceTotal,
  defenderOf,
  type Odds,
  oddsOf,
  printedResult,
  resultCase,
} from '../rules/11-combat/battle.js';
import { eliminate } from '../rules/11-combat/removal.js';
import { beachFalls, exchangePrice, maySoften, retreaters, type TakenResult, takenResult } from '../rules/11-combat/results.js';
import {
  type AdvanceFrame,
  type BattleFrame,
  type Command,
  type DarkSummerState,
  type DarkSummerTypes,
  type LossesFrame,
  type Open,
  seatOf,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';

/** §11.3 A declared combat: support of both sides, the die, its result. */
export const createBattleStep = (world: World) =>
  chanceStep<DarkSummerTypes, BattleFrame>({
    section: '11.3.5',
    settle(state, frame, tell) {
      const { open } = state;
      if (frame.next === 'attack-support') return begin(world, open, frame);
      if (frame.next === 'defence-support') {
        frame.next = 'die';
        const command = defenderOf(world, open, frame.command, frame.target);
        open.stack.push({ step: 'support', asks: seatOf(open, command), command, purpose: 'defence' });
        return true;
      }
      if (frame.next === 'die') {
        const odds = oddsOf(world, open, frame);
        if (odds.final >= 0) return false;
        // §11.3.3 Left of 1-3 no die is rolled.
        decide(world, open, frame, odds, 0, tell);
        return true;
      }
      apply(world, state, frame, tell);
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'combat', section: '11.3.5', count: 1, sides: 6 }),
    resolve({ open }, frame, _, rolled, tell) {
      decide(world, open, frame, oddsOf(world, open, frame), rolled[0] as number, tell);
    },
  });

/** §11.5.2 The Ost battalion worth nothing may have been all there was, on either side. */
function begin(world: World, open: Open, frame: BattleFrame): boolean {
  const { command, target } = frame;
  const left = frame.units.filter((unit) => (open.steps[unit] as number) > 0);
  frame.units.splice(0, frame.units.length, ...left);
  const isDefended = occupancyOf(world, open).count[target] !== 0 || isOpenBeach(world, open, target);
  if (left.length === 0 || !isDefended) {
    open.stack.pop();
    if (left.length > 0) open.stack.push(advanceOf(world, open, frame, '-'));
    return true;
  }
  frame.next = 'defence-support';
  open.stack.push({ step: 'support', asks: seatOf(open, command), command, purpose: 'attack' });
  return true;
}

/** §11.3.5 §11.8 §R.EX The result as printed and as it is taken; an exchange may still be softened. */
function decide(world: World, open: Open, frame: BattleFrame, odds: Odds, die: number, tell: Tell): void {
  const { command, kind, target, units } = frame;
  const printed: CombatResult = printedResult(world, odds, die);
  const given = resultCase(world, frame);
  const result = takenResult(world, open, printed, given);
  const attackAdded = additionsOf((see) => attackTotal(world, open, frame, see));
  const defenceAdded = additionsOf((see) => defenceTotal(world, open, frame, see));
  frame.next = 'result';
  frame.result = result;
  tell({
    event: 'battle',
    section: '11.3.5',
    command,
    kind,
    target,
    units: [...units],
    attack: odds.attack,
    defence: odds.defence,
    ...(attackAdded.length > 0 ? { attackAdded } : {}),
    ...(defenceAdded.length > 0 ? { defenceAdded } : {}),
    odds: columnName(world, odds.column),
    shift: odds.shift,
    column: odds.final < 0 ? '' : columnName(world, odds.final),
    die,
    printed,
    result,
  });
  // With one step to lose an exchange and a step on both sides are the same.
  const isChoice = result === 'EX' && maySoften(world, units) && exchangePrice(world, open, given) > 1;
  if (isChoice) open.stack.push({ step: 'soften', asks: seatOf(open, command) });
}

const lossesOf = (open: Open, command: Command, units: readonly number[], owed: number): LossesFrame => ({
  step: 'losses',
  asks: seatOf(open, command),
  units: [...units],
  owed,
});

const advanceOf = (world: World, open: Open, { command, kind, target, units }: BattleFrame, result: TakenResult): AdvanceFrame => ({
  step: 'advance',
  asks: seatOf(open, command),
  units: [...units],
  hex: target,
  kind,
  beach: beachFalls(world, open, command, target, result) ? 1 : 0,
  ashore: goingAshore(world, open, kind, target),
});

/** §11.3.5 §11.3.6 What the attacker loses. */
function attackerOwes(world: World, open: Open, frame: BattleFrame, result: TakenResult): number {
  if (result === 'AL2') return 2;
  if (result === 'AL1' || result === 'BL1') return 1;
  return result === 'EX' ? exchangePrice(world, open, resultCase(world, frame)) : 0;
}

/** §11.3.6 §11.3.7 §11.3.8 Losses, the defender's first, then retreat, then advance: pushed from the last to the first. */
function apply(world: World, { open }: DarkSummerState, frame: BattleFrame, tell: Tell): void {
  const { command, target, units } = frame;
  const result = frame.result as TakenResult;
  const defenders = unitsAt(world, open, target);
  const defender = defenderOf(world, open, command, target);
  const owed = attackerOwes(world, open, frame, result);
  open.stack.pop();
  if (result !== '-' && result !== 'AL1' && result !== 'AL2') open.stack.push(advanceOf(world, open, frame, result));
  if (result === 'DR' || result === 'DR*') {
    const going = retreaters(world, open, result, resultCase(world, frame));
    open.stack.push({ step: 'retreat', asks: seatOf(open, defender), units: going, picked: 0 });
  }
  if (owed > 0) open.stack.push(lossesOf(open, command, units, owed));
  if (result === 'BL1') open.stack.push(lossesOf(open, defender, defenders, 1));
  if (result === 'EX') eliminate(world, open, defenders, 'exchange', '11.3.5', tell);
  if (result === 'DE') eliminate(world, open, defenders, 'defender-eliminated', '11.3.5', tell);
}
