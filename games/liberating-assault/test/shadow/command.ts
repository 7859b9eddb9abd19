import { AT_SEA, type LiberatingAssaultState } from '../../src/types.js';
import type { Counter, Formation, Paper } from './paper.js';

/** §8.3 The formation a counter belongs to or was given to. */
export const formationOf = (paper: Paper, { open }: LiberatingAssaultState, { unit }: Counter): Formation | undefined =>
  paper.formations[open.attached[unit] as number];

/** §2.1 §6.3 Whether it goes nowhere far without a fuel card: men on foot, and a corps’ own headquarters, need none. */
export function needsFuel(paper: Paper, state: LiberatingAssaultState, counter: Counter): boolean {
  if (counter.kind === 'corps-hq' || counter.kind === 'grenadier' || counter.kind === 'airborne') return false;
  return counter.boxes.length > 0 || formationOf(paper, state, counter)?.onFoot !== true;
}

/** §2.1 A card on the headquarters serves the whole division. */
export function hasFuel(paper: Paper, state: LiberatingAssaultState, counter: Counter): boolean {
  const formation = formationOf(paper, state, counter);
  return !needsFuel(paper, state, counter) || (formation !== undefined && (state.sealed.fuel[formation.hq] as number) > 0);
}

/** §7.1 Within three hexes of the headquarters of its division. */
export function isInCommand(paper: Paper, state: LiberatingAssaultState, counter: Counter): boolean {
  const formation = formationOf(paper, state, counter);
  if (!formation) return false;
  if (formation.corps || counter.headquarters) return true;
  const [own, hq] = [state.sealed.hex[counter.unit] as number, state.sealed.hex[formation.hq] as number];
  // §8.4 Whoever is still in the landing craft is not far from those on the beach.
  if (own === AT_SEA || hq === AT_SEA) return true;
  return hq >= 0 && paper.sheet.distance(own, hq) <= paper.tables.headquarters.divisionRange;
}

/** §4.5 §7.1 §7.3 §8.5 Who may be given an attack or an exploit arrow. */
export function mayStrike(paper: Paper, state: LiberatingAssaultState, counter: Counter, kind: 'attack' | 'exploit'): boolean {
  const formation = formationOf(paper, state, counter);
  if (!formation || formation.corps || counter.boxes.length === 0) return false;
  const { turn, stunned } = state.open;
  if (stunned[state.open.attached[counter.unit] as number] === turn) return false;
  if (kind === 'attack' && turn === 1 && formation.entry === 'follow-up') return false;
  return hasFuel(paper, state, counter) && isInCommand(paper, state, counter);
}
