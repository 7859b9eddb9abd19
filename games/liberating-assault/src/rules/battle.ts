import { setMark } from '@bocage/wargame';
import { TACTICS, type Tactic } from '../data/shapes.js';
import { ATTACKED, type Battle, type BattleReport, DEFENDED, type Field, type Open } from '../types.js';
import type { World } from '../world.js';
import { flakFiring } from './artillery.js';
import { coastStrength, coastTactic, wearDown } from './coast.js';
import { boxesLeft, crossOff, losersAt } from './losses.js';
import { type Result, resultOf } from './results.js';
import { attackParts, countsInAttack, defenceParts, type OpenForStrength, sumOf } from './strength.js';
import { compareTactics } from './tactics.js';

/** §8.1 §7.3 Whether a battle has to be fought at all: somebody fights or fires for the hex, or works guard the beach. */
export const isContested = (world: World, open: OpenForStrength, field: Field, battle: Battle): boolean =>
  battle.defenders.some((unit) => world.roster.fights[unit] || world.roster.guns[unit]) || coastStrength(world, open, field, battle) > 0;

/** §8.1 The defender’s card: the one printed on the coastal counter, else the one that was chosen. */
const defenceCard = (world: World, open: OpenForStrength, field: Field, battle: Battle): Tactic =>
  coastTactic(world, open, field, battle) ?? (TACTICS[battle.defenceTactic] as Tactic);

/** §4.13 §5.1 §5.2 How a battle goes once both cards are chosen. Changes nothing. */
export function reckon(world: World, open: OpenForStrength, field: Field, battle: Battle, index: number): BattleReport {
  const [attack, defence] = [sumOf(attackParts(world, open, field, battle)), sumOf(defenceParts(world, open, field, battle))];
  const attackTactic = TACTICS[battle.attackTactic] as Tactic;
  const defenceTactic = defenceCard(world, open, field, battle);
  const tactical = compareTactics(world, attackTactic, defenceTactic);
  const { target, attackers, defenders } = battle;
  return {
    battle: index,
    target,
    attackers: [...attackers],
    defenders: [...defenders],
    attackTactic,
    defenceTactic,
    tactical,
    attack,
    defence,
    ...resultOf(world, attack - defence, tactical),
  };
}

/** What one counter lost. */
export interface Loss {
  readonly unit: number;
  readonly boxes: number;
  readonly end: 'stands' | 'destroyed';
}

const loseEach = (world: World, field: Field, units: readonly number[], boxes: number): Loss[] =>
  boxes === 0 ? [] : units.map((unit) => ({ unit, boxes, end: crossOff(world, field, unit, boxes) }));

/** §6.5 Before anything is counted, each Flak that fires takes a box from the armoured attacker that has most of them left. */
export function flakLoss(world: World, field: Field, battle: Battle): Loss[] {
  const armour = battle.attackers.filter((unit) => world.roster.armoured[unit] && countsInAttack(world, battle, unit));
  const boxes = new Map(armour.map((unit) => [unit, boxesLeft(world, field, unit)]));
  const taken = new Map<number, number>();
  for (let shot = flakFiring(world, battle); shot > 0; shot--) {
    const [victim, left] = [...boxes].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0]);
    if (victim < 0) break;
    boxes.set(victim, left - 1);
    taken.set(victim, (taken.get(victim) ?? 0) + 1);
  }
  return [...taken].flatMap(([unit, lost]) => loseEach(world, field, [unit], lost));
}

/** §4.15 §4.22 §8.1 Every counter that took part crosses off its boxes; works on the beach are worn down. */
export function takeLosses(world: World, open: Open, field: Field, battle: Battle, result: Result): Loss[] {
  const hurt = battle.attackers.filter((unit) => countsInAttack(world, battle, unit));
  if (coastStrength(world, open, field, battle) > 0) wearDown(world, open, battle.target, result.defenderLoss);
  const losers = losersAt(world, field, battle.target).filter((unit) => battle.defenders.includes(unit));
  return [...loseEach(world, field, hurt, result.attackerLoss), ...loseEach(world, field, losers, result.defenderLoss)];
}

/** §4.18 The battle is over: who took part in it and which hexes it was fought in. */
export function markFought(field: Field, battle: Battle): void {
  const mark = (units: readonly number[], bit: number): void =>
    units.forEach((unit) => {
      setMark(field, unit, bit);
    });
  mark(battle.attackers, ATTACKED);
  mark(battle.defenders, DEFENDED);
  const hexes = [battle.target, ...battle.attackers.map((unit) => field.hex[unit] as number)].filter((hex) => hex >= 0);
  for (const hex of hexes) if (!field.fought.includes(hex)) field.fought.push(hex);
  battle.fought = 1;
}
