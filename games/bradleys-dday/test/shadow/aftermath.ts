import { type BattleFrame, type BradleyState, GERMAN, GREEN, GREY, SEGMENTS, STEADY } from '../../src/types.js';
import { fortFor } from './defence.js';
import type { Paper } from './paper.js';
import { type Field, isBruno, isGarrison, type Piece } from './pieces.js';

/** §10.6.4 §10.6.5 R16 The marker of the player turn: green in the American's, grey in the German's. */
export const markerOf = ({ open }: BradleyState): number =>
  SEGMENTS.indexOf(open.segment as (typeof SEGMENTS)[number]) < SEGMENTS.indexOf('second-recovery') ? GREEN : GREY;

/** What a result does to those it strikes. */
export interface Aftermath {
  readonly eliminated: readonly number[];
  readonly disrupted: readonly number[];
  readonly retreating: readonly number[];
  readonly stands: boolean;
}

/** §10.2.6 §10.2.7 b Whom a battle strikes. */
export function struckBy(field: Field, battle: BattleFrame): Piece[] {
  return field
    .stack(battle.target)
    .filter(({ side, counter }) => side !== battle.side && (battle.armorOnly === 0 || counter.class === 'armor'));
}

const units = (pieces: readonly Piece[]): number[] => pieces.map(({ unit }) => unit);

/** §10.4 §10.6.7 §13.0 §13.3.5 §14.1.2 */
export function aftermathOf(paper: Paper, state: BradleyState, field: Field, battle: BattleFrame, effect: string): Aftermath {
  const struck = struckBy(field, battle);
  const fire = battle.kind === 'fire';
  const nothing: Aftermath = { eliminated: [], disrupted: [], retreating: [], stands: false };
  if (effect === '') return nothing;
  const garrisons = fire ? [] : struck.filter(isGarrison);
  const regular = struck.filter((piece) => !isGarrison(piece));
  if (effect === 'E') return { ...nothing, eliminated: units(fire ? regular : struck) };
  if (effect === 'D') {
    const twice = regular.filter(({ disrupted }) => disrupted);
    return { ...nothing, eliminated: units([...garrisons, ...twice]), disrupted: units(regular.filter(({ disrupted }) => !disrupted)) };
  }
  // R: fortifications hold against fire, and fire never drives the railway gun away.
  const held = fire && fortFor(paper, state, battle.target, struck[0]?.side ?? GERMAN) !== undefined;
  const staying = fire ? regular.filter((piece) => held || isBruno(piece)) : [];
  const lost = fire ? [] : regular.filter(isBruno);
  return {
    eliminated: units([...garrisons, ...lost]),
    disrupted: [],
    retreating: units(regular.filter((piece) => !staying.includes(piece) && !lost.includes(piece))),
    stands: staying.length > 0,
  };
}

export const isSteady = ({ open }: BradleyState, unit: number): boolean => open.disrupted[unit] === STEADY;
