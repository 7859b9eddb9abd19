import type { DefencesFrame } from '../../../src/types.js';
import type { Field, Piece } from '../series/pieces.js';
import { isLandingCraft } from './naval-data.js';

/** §S.18 What so many steps in a hex add. */
export function massOf({ paper }: Field, steps: number): number {
  const rows = [...paper.tables.modifiers.target.mass].sort((one, other) => other.steps - one.steps);
  return rows.find((row) => steps >= row.steps)?.add ?? 0;
}

/** §4.2.2 Steps that count when something in a hex is fired at. */
function stepsIn(field: Field, at: number, target: Piece): number {
  // Ruling: a craft has no mass but when it is fired at itself, adrift or not.
  const others = field.stack(at).filter((piece) => piece.unit !== target.unit && !isLandingCraft(piece));
  return others.reduce((sum, { steps }) => sum + steps, target.steps);
}

/** §1.1 */
const darkness = ({ paper, night, storm }: Field): number => {
  const { night: dark, nightAndStorm, storm: stormy } = paper.tables.modifiers.fire;
  if (night && storm) return nightAndStorm;
  return night ? dark : storm ? stormy : 0;
};

/** §2.1 The modifier of the ground for who is in it: §S.12 in Column it protects nobody. */
function groundAt({ paper }: Field, at: number, { armoured, column }: Piece): number {
  const row = paper.tables.terrain.rows.find(({ terrain }) => terrain === paper.terrain(at));
  const value = row?.[armoured ? 'armoured' : 'unarmoured'] ?? 0;
  return column ? Math.max(value, 0) : value;
}

/** §4.2.1 §4.2.2 §4.2.5 X6 What an attack of obstacles, nests or the sea is worth. */
export function defencesStrength(field: Field, { kind, how, beach, at, target }: DefencesFrame): number {
  const { open, paper } = field;
  if (kind === 'obstacles') return open.obstacles[beach] as number;
  if (kind === 'sea') return open.sea[beach] as number;
  const piece = field.piece(target);
  const { column, improved, entrenched } = paper.tables.modifiers.target;
  const mass = massOf(field, stepsIn(field, at, piece));
  const base = (open.nests[beach] as number) + mass + piece.defence;
  if (how === 'craft') return base;
  const posture = piece.column ? column : 0;
  const landed = base + groundAt(field, at, piece) + posture;
  if (how === 'landed') return landed;
  const works = piece.works === 2 ? entrenched : piece.works === 1 ? improved : 0;
  return landed + works + darkness(field);
}
