import type { Action } from '@bocage/kernel';
import { HQ } from '../roster.js';
import { type Battle, oddsOf, plainBattle } from '../rules/battle.js';
import { assaultersOf } from '../rules/close-assault.js';
import { supporters } from '../rules/command.js';
import type { AssaultFrame, AssaultsFrame, BattleFrame, Open, Side } from '../types.js';
import { ALLIED } from '../types.js';
import type { World } from '../world.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, wordIn } from './asked.js';
import { chancesOf, gainOf, letterIn, stakesOf } from './chances.js';
import { coverOf, worthOf } from './worth.js';

/** The column from which a side assaults: C for the American, who has to have every fort before the end (§17.1), D for the German, who can wait. */
const LEAST: readonly [number, number] = [2, 3];
/** What support has to change for a headquarters to give it. */
const SUPPORT = 0.5;
/** What a stack in disorder costs beside the enemy, for each point of its worth. */
const DISORDER = 0.5;

interface Assault {
  readonly attackers: readonly number[];
  readonly headquarters: readonly number[];
  readonly value: number;
}

const battleOf = (side: Side, target: number, attackers: readonly number[], headquarters: readonly number[]): Battle => ({
  ...plainBattle('assault', side, target, attackers),
  headquarters,
});

const fightersAt = (world: World, open: Open, side: Side, target: number): number[] =>
  assaultersOf(world, open, side, target).filter((unit) => world.roster.kind[unit] !== HQ);

/** §10.3 Everybody who can, with the headquarters that raise the column; undefined where it does not pay. */
function bestAssault(world: World, open: Open, side: Side, target: number): Assault | undefined {
  const attackers = fightersAt(world, open, side, target);
  if (attackers.length === 0) return undefined;
  const headquarters = supporters(world, open, attackers, []).slice(0, 2);
  const battle = battleOf(side, target, attackers, headquarters);
  const letter = letterIn(world, open, battle);
  const fort = side === ALLIED && (world.ground.beachFort[target] as number) >= 0;
  if (letter < LEAST[side]) return undefined;
  const stakes = stakesOf(world, open, battle);
  const { lightRed, R, D: disrupted, E } = chancesOf(world, letter, stakes.modifier);
  const cost = lightRed * DISORDER * Math.max(...attackers.map((unit) => worthOf(world, unit)));
  const ground = (R + E + disrupted / 2) * (coverOf(world, open, target) + (fort ? 3 : 0));
  const value = gainOf(world, letter, stakes) + ground - cost;
  return value > 0 ? { attackers, headquarters, value } : undefined;
}

export function chooseAssaults({ world, open, side, legal }: Asked<AssaultsFrame>): Action {
  const worth = new Map(hexesOf(legal).map((hex) => [hex, bestAssault(world, open, side, hex)?.value ?? 0]));
  const target = bestOf(hexesOf(legal), (hex) => worth.get(hex) as number);
  if (target === undefined || (worth.get(target) as number) <= 0) return wordIn(legal, 'done') as Action;
  return hexIn(legal, target) as Action;
}

export function chooseAssault({ world, open, side, frame, legal }: Asked<AssaultFrame>): Action {
  const assault = bestAssault(world, open, side, frame.target);
  const declare = wordIn(legal, 'declare');
  for (const unit of assault?.attackers ?? fightersAt(world, open, side, frame.target)) {
    const click = frame.attackers.includes(unit) ? undefined : unitIn(legal, unit);
    if (click) return click;
  }
  for (const hq of assault?.headquarters ?? []) {
    const click = wordIn(legal, `support:${hq}`);
    if (click) return click;
  }
  return declare ?? (legal[0] as Action);
}

/** §10.3 The hexes that could be assaulted by everybody beside them, the best column first. */
export function assaultable(world: World, open: Open, side: Side, hexes: readonly number[]): number[] {
  const letters = new Map(
    hexes.map((hex) => {
      const attackers = fightersAt(world, open, side, hex);
      return [hex, attackers.length === 0 ? -1 : letterIn(world, open, battleOf(side, hex, attackers, []))];
    }),
  );
  const letter = (hex: number): number => letters.get(hex) as number;
  return hexes.filter((hex) => letter(hex) >= 0).sort((a, b) => letter(b) - letter(a) || a - b);
}

/** §16.1 The defender's headquarters help where it spares something. */
export function chooseAnswer({ world, open, frame, legal }: Asked<BattleFrame>): Action {
  const stakes = stakesOf(world, open, frame);
  const now = gainOf(world, oddsOf(world, open, frame).letter, stakes);
  for (const action of legal) {
    if (action.kind !== 'word' || !action.word.startsWith('support:')) continue;
    const answers = [...frame.answers, Number(action.word.slice('support:'.length))];
    if (now - gainOf(world, oddsOf(world, open, { ...frame, answers }).letter, stakes) > SUPPORT) return action;
  }
  return wordIn(legal, 'ready') as Action;
}
