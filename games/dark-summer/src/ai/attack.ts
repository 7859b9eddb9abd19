import { type Fighting, frontOf, mayDeclare, obligedBy } from '../rules/11-combat/attackers.js';
import type { Battle } from '../rules/11-combat/battle.js';
import { isInReach } from '../rules/11-combat/mandatory.js';
import { attackFactor } from '../rules/11-combat/strength.js';
import { hexOf, type Open } from '../types.js';
import { battleValue } from './battle-value.js';
import { type Mind, styleOf } from './mind.js';
import { priceOf, usualMarkers } from './support.js';

/** An attack as it would best be made, and what it is expected to be worth. */
export interface AttackIdea {
  readonly target: number;
  readonly units: readonly number[];
  /** With what it obliges to (§11.2). */
  readonly value: number;
  /** With the support that is likely. */
  readonly column: number;
}

/** How surely the enemy of each command brings the support he may: the Germans have few markers for a long front, the fleet is always there. */
const ANSWER: readonly number[] = [0.35, 0.35, 0.6];
/** Columns left of 1-2 are nobody's choice. */
export const LEAST_COLUMN = 1;

/** All attacks that could be made now, the best one on each hex. */
export function attackIdeas(mind: Mind, open: Open, fighting: Fighting, wanted?: (hex: number) => boolean): AttackIdea[] {
  const front = frontOf(mind.world, open, fighting);
  const ideas: AttackIdea[] = [];
  for (const [target, ready] of front.targets) {
    if (wanted && !wanted(target)) continue;
    const idea = bestOn(mind, open, fighting, target, ready, front.fighters);
    if (idea) ideas.push(idea);
  }
  return ideas;
}

function bestOn(
  mind: Mind,
  open: Open,
  fighting: Fighting,
  target: number,
  ready: readonly number[],
  fighters: readonly number[],
): AttackIdea | undefined {
  const byHex = new Map<number, number[]>();
  for (const unit of ready) {
    const hex = hexOf(open, unit);
    byHex.set(hex, [...(byHex.get(hex) ?? []), unit]);
  }
  let best: AttackIdea | undefined;
  for (const units of combinations([...byHex.values()])) {
    const idea = judge(mind, open, fighting, target, units, fighters);
    if (idea && (!best || idea.value > best.value)) best = idea;
  }
  return best && trimmed(mind, open, fighting, best);
}

/** The combinations of hexes worth trying: all together, each alone, pairs of three. */
function combinations(byHex: readonly (readonly number[])[]): readonly (readonly number[])[] {
  if (byHex.length === 1) return byHex;
  const all = byHex.flat();
  const tried = [all, ...byHex];
  if (byHex.length === 3) for (const left of byHex) tried.push(all.filter((unit) => !left.includes(unit)));
  return tried;
}

function judge(
  mind: Mind,
  open: Open,
  fighting: Fighting,
  target: number,
  units: readonly number[],
  fighters: readonly number[],
): AttackIdea | undefined {
  if (!mayDeclare(mind.world, open, fighting, target, units, fighters)) return undefined;
  const { value, column } = supportedValue(mind, open, fighting, target, units);
  const used = new Set(units);
  let sum = value;
  for (const hex of obligedBy(mind.world, open, fighting, target, units)) {
    if (open.obliged.includes(hex)) continue;
    const free = fighters.filter((unit) => !used.has(unit) && isInReach(mind.world, open, unit, hex));
    for (const unit of free) used.add(unit);
    sum += free.length === 0 ? -2 : Math.min(1, supportedValue(mind, open, fighting, hex, free).value);
  }
  return { target, units, value: sum, column };
}

/** What an attack is worth with the support both sides are likely to bring. */
function supportedValue(
  mind: Mind,
  open: Open,
  { command, kind }: Fighting,
  target: number,
  units: readonly number[],
): { readonly value: number; readonly column: number } {
  const { world } = mind;
  const bare: Battle = { command, kind, target, units: [...units], attackSupport: [], defenceSupport: [] };
  const own = usualMarkers(world, open, bare, 'attack');
  const price = own.reduce((sum, marker) => sum + priceOf(world, marker), 0);
  const enemy = usualMarkers(world, open, bare, 'defence');
  const alone = answeredValue(mind, open, bare, enemy);
  if (own.length === 0) return alone;
  const helped = answeredValue(mind, open, { ...bare, attackSupport: own }, enemy);
  return helped.value - price > alone.value ? { value: helped.value - price, column: helped.column } : alone;
}

/** What a combat is worth when the enemy may or may not bring what he has. */
function answeredValue(
  mind: Mind,
  open: Open,
  battle: Battle,
  enemy: readonly number[],
): { readonly value: number; readonly column: number } {
  const alone = battleValue(mind, open, battle);
  if (enemy.length === 0) return alone;
  const answered = battleValue(mind, open, { ...battle, defenceSupport: [...enemy] });
  const share = Math.min(1, (ANSWER[battle.command] as number) * styleOf(mind, battle.command).answer);
  return { value: alone.value * (1 - share) + answered.value * share, column: answered.column };
}

/** Leaves out units whose factors change nothing, the weakest first, but keeps every hex of the attack. */
function trimmed(mind: Mind, open: Open, fighting: Fighting, idea: AttackIdea): AttackIdea {
  let best = idea;
  const hexes = (units: readonly number[]): number => new Set(units.map((unit) => open.hex[unit])).size;
  const factor = (unit: number): number => attackFactor(mind.world, open, unit);
  for (const unit of [...idea.units].sort((a, b) => factor(a) - factor(b))) {
    const units = best.units.filter((other) => other !== unit);
    if (units.length === 0 || hexes(units) !== hexes(best.units)) continue;
    const { column, value } = supportedValue(mind, open, fighting, idea.target, units);
    if (column >= best.column && value >= best.value - 0.3) best = { ...best, units };
  }
  return best;
}

/** What a combat round would bring: the best attacks that do not share units. */
export function roundValue(mind: Mind, open: Open, fighting: Fighting, from: number): number {
  const ideas = attackIdeas(mind, open, fighting).sort((a, b) => b.value - a.value);
  const used = new Set<number>();
  let sum = 0;
  for (const { value, column, units } of ideas) {
    if (value < from || column < LEAST_COLUMN || units.some((unit) => used.has(unit))) continue;
    for (const unit of units) used.add(unit);
    sum += value;
  }
  return sum;
}
