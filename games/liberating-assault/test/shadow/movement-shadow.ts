import { differ, differInList } from '@bocage/testkit';
import { AT_SEA, ATTACK, EXPLOIT, type LiberatingAssaultState, MARCH, MOVE, NO_ORDER } from '../../src/types.js';
import { offered } from './answers.js';
import { type Board, layBoard } from './board.js';
import { mayStrike } from './command.js';
import { nextOfArrow, strategicMoves, tacticalMoves } from './movement.js';
import type { Counter, Paper } from './paper.js';
import type { AssaultShadow } from './shadows.js';

/** §7.4 §8.3 §8.4 A beaten corps sits a turn out; headquarters and guns come ashore by themselves, behind their brigades. */
function mayBeOrdered(paper: Paper, { open }: LiberatingAssaultState, board: Board, { unit, boxes }: Counter): boolean {
  const formation = paper.formations[open.attached[unit] as number];
  const hex = board.hex[unit] as number;
  if (!formation || (hex < 0 && (hex !== AT_SEA || boxes.length === 0))) return false;
  return !formation.corps || open.idle[paper.teams.findIndex(({ id }) => id === formation.id)] !== open.turn;
}

/** §8.5 Follow-up divisions only exploit on the first turn. */
const waits = (paper: Paper, { open }: LiberatingAssaultState, { unit }: Counter): boolean =>
  open.turn === 1 && paper.formations[open.attached[unit] as number]?.entry === 'follow-up';

/** §4.5 to §4.7 §4.18 §4.19 The hexes each kind of order may begin with or lead to. */
function hexesOf(paper: Paper, state: LiberatingAssaultState, board: Board, counter: Counter, order: number): number[] {
  if (!mayBeOrdered(paper, state, board, counter)) return [];
  const path = state.sealed.path[counter.unit] ?? [];
  if (order === ATTACK || order === EXPLOIT) {
    const kind = order === ATTACK ? 'attack' : 'exploit';
    return mayStrike(paper, state, counter, kind) ? nextOfArrow(paper, state, board, counter, { kind, path }) : [];
  }
  if (waits(paper, state, counter)) return [];
  return order === MOVE ? tacticalMoves(paper, state, board, counter) : strategicMoves(paper, state, board, counter);
}

const WORDS = { attack: ATTACK, exploit: EXPLOIT, move: MOVE, march: MARCH };

/** §4.5 to §4.7 §4.18 to §4.20 §7.1 Who may be given which order, and where it may lead. */
export function movementShadow(paper: Paper): AssaultShadow {
  const { label } = paper.sheet;
  return {
    name: 'movement',
    *asked({ state, seat, legal }) {
      if (state.open.stack.at(-1)?.step !== 'orders') return;
      const chosen = state.sealed.cursor[seat === 'allied' ? 0 : 1] as number;
      const board = layBoard(paper, state.sealed);
      const { units, hexes, words } = offered(legal);
      const kindsOf = (counter: Counter): string[] =>
        Object.entries(WORDS).flatMap(([word, order]) => (hexesOf(paper, state, board, counter, order).length > 0 ? [word] : []));
      if (chosen < 0) {
        const free = paper.counters.filter(
          (counter) =>
            (counter.side === 0) === (seat === 'allied') && state.sealed.order[counter.unit] === NO_ORDER && kindsOf(counter).length > 0,
        );
        yield* differInList(
          'counters that may be ordered',
          units,
          free.map(({ unit }) => unit),
        );
        return;
      }
      const counter = paper.counters[chosen] as Counter;
      const order = state.sealed.order[chosen] as number;
      if (order === NO_ORDER)
        yield* differInList(
          `orders for counter ${chosen}`,
          words.filter((word) => word in WORDS),
          kindsOf(counter),
        );
      else
        yield* differInList(
          `order ${order} of counter ${chosen} by ${state.sealed.path[chosen]?.map(label)}`,
          hexes.map(label),
          hexesOf(paper, state, board, counter, order).map(label),
        );
    },
    *made({ state }) {
      const board = layBoard(paper, state.sealed);
      const at = [...new Set(board.hex.filter((hex) => hex >= 0))];
      yield* differ(
        'hexes with more than six counters',
        [],
        at.filter((hex) => board.stack(hex).length > paper.tables.limits.stacking).map(label),
      );
      yield* differ(
        'hexes with counters of both sides',
        [],
        at.filter((hex) => new Set(board.stack(hex).map(({ side }) => side)).size > 1).map(label),
      );
    },
  };
}
