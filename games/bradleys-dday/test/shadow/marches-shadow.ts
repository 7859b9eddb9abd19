import type { Json } from '@bocage/kernel';
import { type Difference, differ } from '@bocage/testkit';
import { ALLIED, type BradleyState, ENTERED, GERMAN, LANDED, type Side, UNRELEASED } from '../../src/types.js';
import type { Sheets } from './automaton-shadow.js';
import { isLeast, onTheMarch } from './choices.js';
import * as conduct from './conduct.js';
import { isInFront } from './fire.js';
import { faced, gunPlaces, isFixed } from './marches.js';
import { allowanceOf, type Left } from './movement.js';
import { halves, type Paper } from './paper.js';
import { isMarked, type Piece, pieceOf } from './pieces.js';
import type { BradleyShadow } from './shadows.js';

type Before = conduct.Before;

/** §20.4 point 4 Who is on the march faces the nearest enemy. */
function* madeFacing(now: Before, piece: Piece): Iterable<Difference> {
  const enemy = faced(now, piece);
  if (enemy === undefined) return;
  const { label } = now.paper.sheet;
  yield* differ(
    `whether ${piece.counter.id} in ${label(piece.hex)}, facing ${piece.facing}, looks at ${label(enemy)}`,
    isInFront(now.paper, piece, enemy),
    true,
  );
}

const fresh = (piece: Piece): Left => ({ points: allowanceOf(piece), gone: 0, changed: 0, stopped: 0 });

/** §20.4 point 6 What a gun or headquarters has done in its segment, from where it began. */
function* madeGun(now: Before, piece: Piece, after: Piece): Iterable<Difference> {
  const { paper } = now;
  const { label } = paper.sheet;
  const near = conduct.toEnemy(now, piece, piece.hex);
  const { gunsLeaveWithin, gunsMoveWithin } = now.sheets.parameters;
  const what = `${piece.counter.id} in ${label(piece.hex)}, ${near} from the enemy, ${piece.combatMode ? 'CM' : 'MM'}`;
  const ends = [label(after.hex), after.combatMode];
  // Ruling learnt: whoever stands on the flats leaves them first.
  if (conduct.isOnFlat(now, piece.hex) || isMarked(piece, LANDED)) return;
  if (isFixed(now, piece)) return yield* differ(`${what}, that stays`, ends, [label(piece.hex), piece.combatMode]);
  if (piece.combatMode) {
    const leaves = near <= gunsLeaveWithin && !conduct.isCovered(now, piece);
    // §7.3.1 Ruling learnt: whoever has points left after it goes in the same move.
    const points = allowanceOf(piece) - halves(paper.tables.work.changeMode);
    if (leaves && points > 0) return yield* madeWay(now, onTheMarch(piece), { ...fresh(piece), points, changed: 1 }, after, what);
    return yield* differ(what, ends, [label(piece.hex), !leaves]);
  }
  if (near > gunsMoveWithin) return yield* differ(what, ends, [label(piece.hex), true]);
  yield* madeWay(now, piece, fresh(piece), after, what);
}

/** §20.4 point 6 The way of guns on the march with the enemy near. */
function* madeWay(now: Before, piece: Piece, left: Left, after: Piece, what: string): Iterable<Difference> {
  const { label } = now.paper.sheet;
  const places = gunPlaces(now, piece, left);
  const best = [...places].sort((a, b) => (isLeast(a.by, [b.by]) ? -1 : 1))[0];
  yield* differ(`where goes ${what}`, label(after.hex), best ? label(best.hex) : label(piece.hex));
}

/** §20.5 Guns and headquarters roll for nothing: none of them holds. */
const nobody: ReadonlySet<number> = new Set();
const MOVING = { 'allied-movement': ALLIED, 'german-movement': GERMAN } as Readonly<Record<string, Side>>;

/** §20.4 points 4 and 6 Which way those on the march look, and what guns and headquarters do. */
export function marchesShadow(paper: Paper, data: Readonly<Record<string, Json>>): BradleyShadow {
  const sheets = data.automaton as unknown as Sheets;
  /** Where each began its own move in this segment. */
  const began = new Map<number, BradleyState>();
  function* closing(before: BradleyState, side: Side): Iterable<Difference> {
    const now = conduct.beforeOf(paper, sheets, before, nobody);
    for (const piece of now.field.pieces.filter((one) => one.side === side && !isMarked(one, UNRELEASED))) {
      if (!piece.combatMode && !piece.disrupted) yield* madeFacing(now, piece);
      if (conduct.commandOf(now, piece)?.id !== (side === GERMAN ? 'guns' : 'us-guns')) continue;
      const then = began.get(piece.unit);
      const start = then ? conduct.beforeOf(paper, sheets, then, nobody) : now;
      if (!isMarked(piece, ENTERED)) yield* madeGun(start, pieceOf(paper, start.state, piece.unit), piece);
    }
  }
  return {
    name: 'marches',
    *made({ before, state, events, move }) {
      const side = MOVING[before.open.segment];
      const mine = side !== undefined && conduct.isAutomatic(before, side);
      const frame = before.open.stack.at(-1);
      if (mine && frame?.step === 'movement' && move.kind === 'action' && move.action.kind === 'unit') began.set(move.action.unit, before);
      if (mine && state.open.segment !== before.open.segment) yield* closing(before, side);
      if (events.some(({ event }) => event === 'segment')) began.clear();
    },
  };
}
