import { differ, differInList } from '@bocage/testkit';
import { ACTIVE, ALLIED, type DarkSummerState, GERMAN, type LegFrame, MOVED } from '../../src/types.js';
import { offered } from './answers.js';
import { allowanceOf, mayStay, reached } from './movement.js';
import { columnOf, letterOf, type Paper } from './paper.js';
import { type Field, type Piece, pieceOf, readField } from './pieces.js';
import type { DarkSummerShadow } from './shadows.js';
import { withdrawals } from './withdrawal.js';

/** §15.0 Who has been driven over the line must go back: how far is not looked at here. */
const isAstray = (paper: Paper, { open }: DarkSummerState, { command, hex }: Piece): boolean =>
  command === 1 ? columnOf(paper, hex) < 35 : command === 0 && open.boundaryLifted === 0 && columnOf(paper, hex) > 36;

/** §10.1 Who may still leave a hex in this round. */
function mayStillGo(frame: LegFrame, { marks, counter }: Piece): boolean {
  const active = frame.kind !== 'reaction' && frame.kind !== 'first-reaction' ? true : (marks & ACTIVE) !== 0;
  return (marks & MOVED) === 0 && active && counter.full[2] > 0;
}

/** §10.1 §10.3 Hexes where a unit may end, by moving or, held fast, by slipping away. */
function ends(paper: Paper, state: DarkSummerState, field: Field, piece: Piece, frame: LegFrame): number[] {
  const goes = (other: Piece) => mayStillGo(frame, other);
  const stays = [...reached(paper, state, piece, frame, field).keys()].filter((hex) => mayStay(paper, field, piece, hex, goes));
  const slips = frame.kind === 'move' || (frame.kind === 'reaction' && state.open.reactionWithdrawal === 1);
  return stays.length === 0 && frame.left < 0 && slips ? withdrawals(paper, state, piece, goes) : stays;
}

/** §3.2.2 §10.1 A stage of a longer way: free of the enemy's zone, and with points left to go on. */
function isStage(paper: Paper, state: DarkSummerState, field: Field, piece: Piece, frame: LegFrame, hex: number): boolean {
  const cost = reached(paper, state, piece, frame, field).get(hex);
  if (cost === undefined || field.zone(piece.side === GERMAN ? ALLIED : GERMAN, hex)) return false;
  const left = allowanceOf(paper, state, piece, frame) - cost;
  return left > 0 && ends(paper, state, field, { ...piece, hex }, { ...frame, left }).length > 0;
}

/** §6.3 §10.1 to §10.3 §15.0 Where a unit may move and what it costs. */
export function movementShadow(paper: Paper): DarkSummerShadow {
  const { label } = paper.sheet;
  return {
    name: 'movement',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'leg') return;
      const piece = pieceOf(paper, state, frame.unit);
      // Stages of a combined round are counted in hexes: only whole moves are looked at there.
      const inStages = frame.kind === 'combined' && (frame.via === 1 || frame.left >= 0);
      if (piece.hex < 0 || inStages || isAstray(paper, state, piece)) return;
      const field = readField(paper, state);
      const { hexes } = offered(legal);
      const what = `hexes ${piece.counter.id} may move to from ${label(piece.hex)}${frame.via ? ' as a stage' : ''}`;
      const all = ends(paper, state, field, piece, frame);
      const expected = frame.via === 0 ? all : all.filter((hex) => isStage(paper, state, field, piece, frame, hex));
      yield* differInList(what, hexes.map(label), expected.map(label));
    },
    *made({ before, events }) {
      const frame = before.open.stack.at(-1);
      for (const event of events) {
        if (event.event !== 'moved' || frame?.step !== 'leg' || (before.open.hex[event.unit] as number) < 0) continue;
        const piece = pieceOf(paper, before, event.unit);
        const to = event.path.at(-1) as number;
        // A combined round counts hexes, not points.
        if (!isAstray(paper, before, piece) && frame.kind !== 'combined')
          yield* differ(`halves ${piece.counter.id} pays to ${label(to)}`, event.halves, reached(paper, before, piece, frame).get(to));
        yield* differ(`letter under ${piece.counter.id}`, piece.side === GERMAN && ['C', 'W', 'S'].includes(letterOf(paper, to)), false);
      }
    },
  };
}
