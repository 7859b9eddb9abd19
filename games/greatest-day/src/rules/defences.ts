import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Result } from '../data/table-shapes.js';
import type { Defence, DefencesFrame, NestsAt } from '../frames/naval.js';
import { RED } from '../roster.js';
import { ENTRENCHED, type Open } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { coverLines } from './cover.js';
import { capped, darkLines, massAt } from './fire.js';
import type { Line } from './quality.js';
import { defenceOf, isArmoured } from './ratings.js';

/** §4.2.2(1) §4.2.2(2) What counts besides the number of the nests: mass and defence at a craft; terrain and Column too at who has landed (X6); all of it at who acts. */
function nestLines(world: World, open: Open, how: NestsAt, target: UnitId, at: HexId): Line[] {
  const { mass } = world.data.tables.modifiers.target;
  const steps = massAt(world, open, at, target);
  const covers = coverLines(world, open, target, at, how === 'landed' ? 'opportunity' : 'fire', RED);
  return [
    ...(how === 'craft' ? [] : covers),
    ...(how === 'active' ? darkLines(world, open) : []),
    { what: 'mass', add: mass.find((row) => steps >= row.steps)?.add ?? 0, section: 'S.18' },
    { what: 'defence', add: defenceOf(rosterOf(world, open), open, target), section: 'S.37' },
  ].filter(({ add }) => add !== 0);
}

const SECTION: Readonly<Record<Defence, string>> = { obstacles: '4.2.1', nests: '4.2.2', sea: '4.2.5' };

/** §4.2.1 §4.2.2 §4.2.5 The strength as addends: obstacles and the sea have no modifiers at all. */
export function defenceLines(
  world: World,
  open: Open,
  { kind, how, beach, target, at }: Pick<DefencesFrame, 'kind' | 'how' | 'beach' | 'target' | 'at'>,
): Line[] {
  const number = open[kind][beach] as number;
  return [{ what: kind, add: number, section: SECTION[kind] }, ...(kind === 'nests' ? nestLines(world, open, how, target, at) : [])];
}

/** §4.2.1 §4.2.2 §4.2.5 §S.17 What a die does; undefined for a miss. */
export function defenceResult(world: World, open: Open, kind: Defence, target: UnitId, strength: number, die: number): Result | undefined {
  if (die === 9 || (die !== 0 && die > capped(world, strength))) return undefined;
  const { naval, crt } = world.data.tables;
  const row = crt.rows.find(({ colour }) => colour === naval[kind].colour);
  const armoured = kind !== 'nests' || isArmoured(rosterOf(world, open), open, target) || open.works[target] === ENTRENCHED;
  return (armoured ? row?.armoured : row?.unarmoured)?.[die];
}
