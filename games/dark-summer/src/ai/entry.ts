import type { Action } from '@bocage/kernel';
import { sideOf, unitsAt } from '../occupancy.js';
import {
  ALLIED,
  type ArriveFrame,
  type Command,
  type EntryFrame,
  GERMANS,
  hexOf,
  type Open,
  type ReplacementFrame,
  type WithdrawFrame,
} from '../types.js';
import type { World } from '../world.js';
import { stepWorth } from './combat-value.js';
import type { Mind } from './mind.js';
import type { Mission } from './objectives.js';
import { attackOf, defenceOf } from './sense.js';

/** §8.1.1 The Formation with most factors first. */
export function chooseFormation({ world }: Mind, open: Open, _: EntryFrame, legal: readonly Action[]): Action {
  const worth = (action: Action): number => (action.kind === 'unit' ? formationWorth(world, open, action.unit) : -1);
  return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

function formationWorth(world: World, open: Open, unit: number): number {
  const members = world.roster.members[world.roster.formation[unit] as number] as readonly number[];
  return members.reduce((sum, member) => sum + attackOf(world, open, member) + defenceOf(world, open, member), 0);
}

/** §8.1.2 The entry hex nearest to where a mission lacks most. */
export function chooseEntryHex(mind: Mind, open: Open, unit: number, legal: readonly Action[]): Action {
  const { world } = mind;
  const command = world.roster.command[unit] as Command;
  const lacks = shortages(mind, open, command);
  const worth = (hex: number): number => {
    let best = 0;
    for (const { mission, lack } of lacks) {
      const value = (mission.weight * lack * 14) / (14 + (mission.far[hex] as number));
      if (value > best) best = value;
    }
    return best + togetherness(world, open, unit, hex);
  };
  let chosen = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.kind !== 'hex') continue;
    const value = worth(action.hex);
    if (value > most) {
      most = value;
      chosen = action;
    }
  }
  return chosen;
}

/** A division lands on one beach and leaves the others to the next (§5.1). */
function togetherness(world: World, open: Open, unit: number, hex: number): number {
  const there = unitsAt(world, open, hex);
  if (sideOf(world, unit) !== ALLIED) return -0.04 * there.length;
  const own = world.roster.division[unit] as number;
  if (own < 0) return 0.1 * there.length;
  return there.some((other) => world.roster.division[other] === own) ? 3 : 0;
}

export const chooseArrival = (mind: Mind, open: Open, frame: ArriveFrame, legal: readonly Action[]): Action =>
  chooseEntryHex(mind, open, frame.units[0] as number, legal);

/** How much of what each mission asks for is not there yet, 0.2 at least. */
function shortages(mind: Mind, open: Open, command: Command): { readonly mission: Mission; readonly lack: number }[] {
  const { world } = mind;
  const { missions, given } = mind.orders(open, command);
  const factor = command === GERMANS ? defenceOf : attackOf;
  const has = missions.map(() => 0);
  for (let unit = 0; unit < world.roster.units; unit++) {
    const mission = given[unit] as number;
    if (mission >= 0) has[mission] = (has[mission] as number) + factor(world, open, unit);
  }
  return missions.map((mission, i) => ({ mission, lack: Math.max(0.2, 1 - (has[i] as number) / Math.max(1, mission.force)) }));
}

/** §8.3 Airborne and special forces leave once others hold their part of the line; all of them in the last turns. */
export function chooseWithdrawal(mind: Mind, open: Open, _: WithdrawFrame, legal: readonly Action[]): Action {
  const done = legal.find((action) => action.kind === 'word') as Action;
  const { withdrawalTurn } = mind.world.data.tables.limits;
  if (open.turn >= mind.styles[ALLIED].leaveTurn || open.turn >= withdrawalTurn) return legal[0] as Action;
  return legal.find((action) => action.kind === 'unit' && isSpare(mind, open, action.unit)) ?? done;
}

/** In turn 3, far from the enemy or beside others who stay. */
function isSpare(mind: Mind, open: Open, unit: number): boolean {
  if (open.turn < mind.styles[ALLIED].leaveTurn - 1) return false;
  const hex = hexOf(open, unit);
  const { enemyFar } = mind.senses(open, sideOf(mind.world, unit));
  return (enemyFar[hex] as number) > 2;
}

/** §8.2.2 The unit that gains most. */
export function chooseRebuilt({ world }: Mind, open: Open, _: ReplacementFrame, legal: readonly Action[]): Action {
  const gain = (action: Action): number =>
    action.kind === 'unit' ? stepWorth(world, { ...open, steps: open.steps.map(() => 2) }, action.unit) : -1;
  return legal.reduce((a, b) => (gain(b) > gain(a) ? b : a));
}
