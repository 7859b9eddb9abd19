import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { LETTERS } from '../../data/shapes.js';
import { HQ } from '../../roster.js';
import { ALLIED, type AssaultFrame, type AssaultsFrame } from '../../types.js';
import { oddsOf, plainBattle } from '../battle.js';
import { assaultersOf } from '../close-assault.js';
import { supporters } from '../command.js';
import { effectiveFactor, hexOf } from '../units.js';
import { isFort } from './cover.js';
import { type Asked, type Decision, firstOf, hexesIn, hexIn, leastBy, unitIn, whyOf, wordIn } from './decision.js';
import { actionFor } from './remote.js';
import { isNight, type Situation } from './situation.js';

/** §20.4 (8) What can be thrown at a hex. */
export interface Attack {
  readonly target: HexId;
  readonly attackers: readonly UnitId[];
  /** §20.4 (9) The headquarters that changes the letter, if one does. */
  readonly headquarters: readonly UnitId[];
  readonly letter: number;
}

/** §20.4 (8) All that can assault, headquarters apart; of each fort one unit, the weakest, stays in it. */
function attackersOn(s: Situation, target: HexId): number[] {
  const { world, open, side } = s;
  const able = assaultersOf(world, open, side, target).filter((unit) => world.roster.kind[unit] !== HQ);
  const forts = new Set(able.map((unit) => hexOf(open, unit)).filter((hex) => isFort(s, hex)));
  const kept = [...forts].map((hex) =>
    leastBy(
      able.filter((unit) => open.hex[unit] === hex),
      (unit) => [effectiveFactor(world.roster, open, unit), unit],
    ),
  );
  return able.filter((unit) => !kept.includes(unit));
}

/** §20.4 (8) §20.4 (9) */
function bestAttack(s: Situation, target: HexId): Attack | undefined {
  const { world, open, side } = s;
  const attackers = attackersOn(s, target);
  if (attackers.length === 0) return undefined;
  const letterWith = (headquarters: readonly UnitId[]): number =>
    oddsOf(world, open, { ...plainBattle('assault', side, target, attackers), headquarters }).letter;
  const alone = letterWith([]);
  const hq = supporters(world, open, attackers, []).find((unit) => letterWith([unit]) > alone);
  return { target, attackers, headquarters: hq === undefined ? [] : [hq], letter: hq === undefined ? alone : letterWith([hq]) };
}

/** §20.4 (8) The least letter: by night, in an all-out attack, otherwise. */
function leastFor(s: Situation, attackers: readonly UnitId[]): number {
  const { assaultFrom, allOutFrom, nightFrom } = s.world.data.automaton.parameters;
  const isAllOut = attackers.some((unit) => {
    const command = s.world.commands.of[unit];
    return command?.rolls === true && actionFor(s, command, unit) === 'all-out';
  });
  return LETTERS.indexOf(isNight(s.world, s.open) ? nightFrom : isAllOut ? allOutFrom : assaultFrom);
}

/** §20.4 (8) The best letter first. */
export function decideAssaults({ s, legal }: Asked<AssaultsFrame>): Decision {
  const attacks = hexesIn(legal).flatMap((hex) => bestAttack(s, hex) ?? []);
  const worth = attacks.filter(({ attackers, letter }) => letter >= leastFor(s, attackers));
  const best = leastBy(worth, ({ letter, target }) => [-letter, target]);
  const action = best && hexIn(legal, best.target);
  if (best && action) return { action, why: whyOf('assault', { units: best.attackers, hex: best.target, letter: best.letter }) };
  const letter = Math.min(...attacks.map(({ attackers }) => leastFor(s, attackers)));
  const why = whyOf('no-assault', { units: s.side === ALLIED ? [0] : [], letter });
  return { action: firstOf(legal, wordIn(legal, 'done')), ...(attacks.length > 0 ? { why } : {}) };
}

/** §20.4 (8) The clicks of an assault. */
export function decideAssault({ s, frame, legal }: Asked<AssaultFrame>): Decision {
  const attack = bestAttack(s, frame.target);
  const units = (attack?.attackers ?? []).filter((unit) => !frame.attackers.includes(unit)).map((unit) => unitIn(legal, unit));
  const support = (attack?.headquarters ?? []).map((hq) => wordIn(legal, `support:${hq}`));
  return { action: firstOf(legal, ...units, ...support, wordIn(legal, 'declare')) };
}
