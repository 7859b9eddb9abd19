import { type BradleyState, enemyOf, GREY } from '../../src/types.js';
import { mayEnd, mayPass } from './movement.js';
import type { Paper } from './paper.js';
import { type Field, type Piece, readField } from './pieces.js';

/** Ways back of a unit: those it may end, and whether the third hex had to be added (§10.5.3 d). */
export interface Ways {
  readonly paths: readonly (readonly number[])[];
  readonly extended: boolean;
}

/** §10.5.3 a b f g One step back: ground it could enter, no enemy, no zone but where a friend stands, a canal at bridges only. */
function mayStep(paper: Paper, state: BradleyState, field: Field, piece: Piece, trail: readonly number[], to: number): boolean {
  const from = trail.at(-1) as number;
  const enemy = enemyOf(piece.side);
  if (trail.includes(to) || field.holds(enemy, to)) return false;
  const friends = field.stack(to).some(({ side, unit }) => side === piece.side && unit !== piece.unit);
  if (field.zone(enemy, to) && !friends) return false;
  const side = paper.sheet.side(from, to);
  return mayPass(paper, state, piece, from, to) && (side.class !== 'canal' || side.bridge !== undefined);
}

function walks(paper: Paper, state: BradleyState, field: Field, piece: Piece, trail: readonly number[], steps: number): number[][] {
  if (steps === 0) return [[...trail]];
  return paper.sheet
    .neighbours(trail.at(-1) as number)
    .filter((to) => mayStep(paper, state, field, piece, trail, to))
    .flatMap((to) => walks(paper, state, field, piece, [...trail, to], steps - 1));
}

/** §10.5.3 R32 Every way a unit may go back: one or two hexes, a third only where all of these end too full. */
export function waysBack(paper: Paper, state: BradleyState, piece: Piece, field = readField(paper, state)): Ways {
  const ends = (steps: number) =>
    steps > piece.face[2]
      ? []
      : walks(paper, state, field, piece, [piece.hex], steps).filter((path) => mayEnd(field, piece, path.at(-1) as number));
  const short = [...ends(1), ...ends(2)];
  if (short.length > 0) return { paths: short, extended: false };
  return { paths: ends(3), extended: true };
}

/** §4.4.9 Two hexes exactly, for whoever came down on Germans and did not throw them out. Ruling learnt: their zone does not hold him, that of others does. */
export function waysOut(paper: Paper, state: BradleyState, piece: Piece, field = readField(paper, state)): readonly (readonly number[])[] {
  if (piece.face[2] < 2) return [];
  return walks(paper, state, fieldWithout(paper, state, piece.hex), piece, [piece.hex], 1)
    .flatMap((trail) => walks(paper, state, field, piece, trail, 1))
    .filter((path) => mayEnd(field, piece, path.at(-1) as number));
}

/** The field as if nobody in a hex had a zone. */
function fieldWithout(paper: Paper, state: BradleyState, hex: number): Field {
  const disrupted = state.open.disrupted.map((was, unit) => (state.open.hex[unit] === hex ? GREY : was));
  return readField(paper, { ...state, open: { ...state.open, disrupted } });
}

const begins = (path: readonly number[], trail: readonly number[]): boolean => trail.every((hex, i) => path[i] === hex);

/** What may be said of a unit that has gone so far: where to next, and whether it may stop. */
export function nextSteps(paths: readonly (readonly number[])[], trail: readonly number[]): { hexes: number[]; stop: boolean } {
  const on = paths.filter((path) => begins(path, trail));
  return {
    hexes: [...new Set(on.flatMap((path) => (path.length > trail.length ? [path[trail.length] as number] : [])))],
    stop: on.some((path) => path.length === trail.length),
  };
}
