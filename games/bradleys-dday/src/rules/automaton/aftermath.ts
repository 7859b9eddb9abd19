import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { AdvanceFrame, BattleFrame, OverStackFrame, RetreatFrame, StackChoiceFrame } from '../../types.js';
import { headquartersOf, isWithinCommand } from '../command.js';
import { fieldOf } from '../field.js';
import { mayStop, retreatHexes, retreatLimit } from '../retreat.js';
import { combatFactor, effectiveFactor } from '../units.js';
import { isFort, isShelter, isWorthTaking } from './cover.js';
import { type Asked, type Decision, firstOf, hexesIn, hexIn, leastBy, unitIn, unitsIn, whyOf, wordIn } from './decision.js';
import { isObjective, objectiveOf } from './objectives.js';
import { enemyWithin, type Situation } from './situation.js';

/** §20.4 (10) Every way a retreat can still go on to an end, from where the trail stands. */
function endsFrom(s: Situation, unit: UnitId, trail: readonly HexId[], limit: number): (readonly number[])[] {
  const further = retreatHexes(s.world, s.open, unit, trail, limit).flatMap((to) => endsFrom(s, unit, [...trail, to], limit));
  return mayStop(s.world, s.open, unit, trail) ? [trail, ...further] : further;
}

/** §20.4 (10) What decides between ends, by the names of the parameters; less is better. */
function ruinOf(s: Situation, unit: UnitId, trail: readonly HexId[]): number[] {
  const { world, open } = s;
  const hex = trail.at(-1) as number;
  const command = world.commands.of[unit];
  const goal = command ? objectiveOf(s, command, unit) : -1;
  const values = {
    undisrupted: trail.length - 1 > world.data.tables.retreat.most ? 1 : 0,
    shelter: isShelter(s, hex) ? 0 : 1,
    command: headquartersOf(world, open, unit).some((hq) => isWithinCommand(world, open, hq, hex)) ? 0 : 1,
    objective: goal < 0 ? 0 : (fieldOf(world, open, unit, goal)[hex] as number),
    away: -enemyWithin(s, hex),
    short: trail.length,
  };
  return world.data.automaton.parameters.retreatOrder.map((name) => values[name]);
}

/** §20.4 (10) */
export function decideRetreat({ s, frame, legal }: Asked<RetreatFrame>): Decision {
  const { unit, trail } = frame;
  if (unit < 0) return { action: firstOf(legal, unitIn(legal, Math.min(...unitsIn(legal)))) };
  const ends = endsFrom(s, unit, trail, retreatLimit(s.world, s.open, unit));
  const best = leastBy(ends, (end) => [...ruinOf(s, unit, end), end.at(-1) as number]);
  const next = best?.[trail.length];
  if (next === undefined) return { action: firstOf(legal, wordIn(legal, 'stop')) };
  const why = whyOf('retreat', { units: [unit], hex: best?.at(-1) as number });
  return { action: firstOf(legal, hexIn(legal, next)), ...(trail.length === 1 ? { why } : {}) };
}

/** §20.4 (8) One unit, the strongest, into an objective, a fort, a town or a drop zone; otherwise nobody. */
export function decideAdvance({ s, frame, legal }: Asked<AdvanceFrame>): Decision {
  const { world, open } = s;
  const done = firstOf(legal, wordIn(legal, 'done'));
  if (frame.units.some((unit) => open.hex[unit] === frame.to)) return { action: done };
  if (!isWorthTaking(s, frame.to)) return { action: done, why: whyOf('stay', { hex: frame.to }) };
  const best = leastBy(unitsIn(legal), (unit) => [-effectiveFactor(world.roster, open, unit), unit]);
  const action = best === undefined ? undefined : unitIn(legal, best);
  return action ? { action, why: whyOf('advance', { units: [best as number], hex: frame.to }) } : { action: done };
}

/** §20.4 (11) Light red: the attacking stack with the most factors. */
export function decideStack({ s, frame, legal }: Asked<StackChoiceFrame>): Decision {
  const { world, open } = s;
  const strength = (hex: HexId): number =>
    frame.attackers.filter((unit) => open.hex[unit] === hex).reduce((sum, unit) => sum + effectiveFactor(world.roster, open, unit), 0);
  const hex = leastBy(hexesIn(legal), (at) => [-strength(at), at]) as number;
  return { action: firstOf(legal, hexIn(legal, hex)), why: whyOf('disrupt', { hex }) };
}

/** §20.4 (11) Too many in a hex: the lowest factor is lost. */
export function decideOverStack({ s, legal }: Asked<OverStackFrame>): Decision {
  const unit = leastBy(unitsIn(legal), (one) => [combatFactor(s.world.roster, s.open, one), one]) as number;
  return { action: firstOf(legal, unitIn(legal, unit)), why: whyOf('lose', { units: [unit] }) };
}

/** §20.4 (9) In the enemy's turn on the first assault on a fort or an objective; one headquarters. */
export function decideAnswer({ s, frame, legal }: Asked<BattleFrame>): Decision {
  const ready = firstOf(legal, wordIn(legal, 'ready'));
  const isDear = isFort(s, frame.target) || isObjective(s, frame.target);
  const action = legal.find((one) => one.kind === 'word' && one.word.startsWith('support:'));
  if (frame.kind === 'fire' || frame.answers.length > 0 || !isDear || action?.kind !== 'word') return { action: ready };
  const hq = Number(action.word.slice('support:'.length));
  return { action, why: whyOf('shift', { units: [hq], hex: frame.target }) };
}
