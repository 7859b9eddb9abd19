import { type BattleFrame, type DeclaredEvent, GERMAN } from '../../src/types.js';
import { reckon } from './combat.js';
import type { Before } from './conduct.js';
import { isTankKiller, mayFire, targetsOf } from './fire.js';
import { fortOf } from './ground.js';
import { combatOf, isEngineer, type Piece } from './pieces.js';

const battle = (target: number, firers: readonly Piece[], armorOnly: 0 | 1): BattleFrame => ({
  ...{ step: 'battle', asks: '', kind: 'fire', side: GERMAN, target, attackers: firers.map(({ unit }) => unit), asp: 0 },
  ...{ armorOnly, headquarters: [], answers: [], answered: 0 },
});

/** §20.4 point 7 The sets that can be best: all of one kind, all together, all guns at the armor alone. */
function sets(now: Before, target: number): BattleFrame[] {
  const { paper, state, field } = now;
  const all = field.pieces.filter((piece) => piece.side === GERMAN && mayFire(paper, state, field, piece, target));
  const of = (kinds: readonly string[]) => all.filter(({ counter }) => kinds.includes(counter.class));
  const killers = field.stack(target).some(({ counter }) => counter.class === 'armor') ? all.filter(isTankKiller) : [];
  const pure = [of(['artillery']), of(['infantry']), of(['armor', 'weapon']), all].filter((firers) => firers.length > 0);
  return [...pure.map((firers) => battle(target, firers, 0)), ...(killers.length > 0 ? [battle(target, killers, 1)] : [])];
}

/** §20.4 point 7 The best letter that can be had at a hex, −1 where none can. */
export const bestLetter = (now: Before, target: number): number =>
  Math.max(-1, ...sets(now, target).map((attack) => reckon(now.paper, now.state, attack, now.field).letter ?? -1));

/** §20.4 point 7 What decides between hexes of equal letters; whoever is named last has the lower number. */
function rank(now: Before, target: number): number[] {
  const { field, paper, state } = now;
  const there = field.stack(target);
  const near = field.pieces.some(({ side, hex }) => side === GERMAN && paper.sheet.distance(hex, target) === 1);
  return [
    bestLetter(now, target),
    state.open.segment === 'german-defensive-fire' ? Number(near) : 0,
    Number(there.some(({ disrupted }) => disrupted)),
    Number(there.some(isEngineer)),
    Number(there.some(({ counter }) => counter.class === 'hq')),
    Number(there.some(({ counter }) => counter.class === 'armor')),
    there.reduce((sum, piece) => sum + combatOf(piece), 0),
    -Number(paper.sheet.label(target)),
  ];
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
};

/** §20.4 point 7 The hex an automaton fires at next, if any is worth it. */
export function nextTarget(now: Before): number | undefined {
  const { paper, state, field, sheets } = now;
  const least = paper.tables.crt.letters.indexOf(sheets.parameters.fireFrom);
  let best: number | undefined;
  for (const hex of targetsOf(paper, state, field, GERMAN)) {
    if (bestLetter(now, hex) < least) continue;
    if (best === undefined || isBetter(rank(now, hex), rank(now, best))) best = hex;
  }
  return best;
}

/** §20.4 point 7 Guns in a fort never hold back: they fire where no letter is worth it. */
export const isFortFire = ({ paper, state, field }: Before, { attackers }: DeclaredEvent): boolean =>
  field.pieces.some(({ unit, hex }) => attackers.includes(unit) && fortOf(paper, state.open, hex) !== undefined);

export const letterOf = (now: Before, event: DeclaredEvent): number =>
  reckon(now.paper, now.state, { ...event, step: 'battle', asks: '', answers: [], answered: 0 }, now.field).letter ?? -1;
