import type { Json } from '@bocage/kernel';
import { type Difference, differ } from '@bocage/testkit';
import { ALLIED, type BradleyEvent, type BradleyState, GERMAN, type MovedEvent, type StackChoiceFrame } from '../../src/types.js';
import type { Sheets } from './automaton-shadow.js';
import { coversFor, haltsFor, isLeast, onTheMarch, waysTo } from './choices.js';
import { commanders } from './command.js';
import * as conduct from './conduct.js';
import { goalFor } from './marches.js';
import type { Paper } from './paper.js';
import { combatOf, type Piece, pieceOf } from './pieces.js';
import { waysBack } from './retreat.js';
import type { BradleyShadow } from './shadows.js';

type Before = conduct.Before;
type RetreatedEvent = Extract<BradleyEvent, { event: 'retreated' }>;

/** §20.4 point 10 Of all ends of a retreat: cover, command, near the objective, away from the enemy, one hex rather than two, the lower number. */
function* madeRetreat(now: Before, { unit, path }: RetreatedEvent): Iterable<Difference> {
  const { paper, field, state } = now;
  const piece: Piece = { ...pieceOf(paper, state, unit), hex: path[0] as number };
  const objective = goalFor(now, piece);
  const ways = objective === undefined ? undefined : waysTo(paper, state, onTheMarch(piece), objective);
  const staff = commanders(paper, field, piece);
  const ruin = (trail: readonly number[]): number[] => {
    const hex = trail.at(-1) as number;
    const led = staff.some((hq) => paper.sheet.distance(hq.hex, hex) <= (hq.counter.command as number));
    return [
      conduct.isShelter(now, piece, hex) ? 0 : 1,
      led ? 0 : 1,
      ways ? (ways.get(hex) ?? Number.POSITIVE_INFINITY) : 0,
      -conduct.toEnemy(now, piece, hex),
      trail.length,
      hex,
    ];
  };
  const all = waysBack(paper, state, piece).paths.map(ruin);
  yield* differ(
    `whether ${piece.counter.id} goes back to the best hex by ${path.map(paper.sheet.label).join(' ')}`,
    isLeast(ruin(path), all),
    true,
  );
}

/** §20.4 points 3 and 5 The hex a unit that holds or repositions goes to. */
function* madeMove(now: Before, piece: Piece, { path }: MovedEvent): Iterable<Difference> {
  const frame = now.state.open.stack.at(-1);
  if (frame?.step !== 'move' || frame.gone > 0 || conduct.isOnFlat(now, piece.hex)) return;
  const action = conduct.actionOf(now, piece);
  const command = conduct.commandOf(now, piece);
  const objective = goalFor(now, piece);
  const left = { points: frame.points, gone: frame.gone as 0, changed: frame.changed as 0 | 1, stopped: frame.stopped as 0 | 1 };
  const to = path.at(-1) as number;
  const what = (how: string): string => `whether ${piece.counter.id} ${how} in the best hex it reaches, ${now.paper.sheet.label(to)}`;
  const isBest = (choices: ReturnType<typeof coversFor>): boolean => {
    const mine = choices.find(({ hex }) => hex === to);
    return (
      mine !== undefined &&
      isLeast(
        mine.by,
        choices.map(({ by }) => by),
      )
    );
  };
  if (action === 'hold') yield* differ(what('holds'), isBest(coversFor(now, piece, left)), true);
  if (action === 'reposition' && objective !== undefined)
    yield* differ(what('halts'), isBest(haltsFor(now, piece, left, objective, command.idle === 'last')), true);
}

/** §20.4 point 11 Light red: the stack with the most factors. */
function* madeStack(now: Before, frame: StackChoiceFrame, chosen: number): Iterable<Difference> {
  const { paper, state } = now;
  const attackers = frame.attackers.map((unit) => pieceOf(paper, state, unit));
  const stacks = [...new Set(attackers.map(({ hex }) => hex))];
  const rank = (hex: number): number[] => [-attackers.filter((one) => one.hex === hex).reduce((sum, one) => sum + combatOf(one), 0), hex];
  yield* differ(`whether ${paper.sheet.label(chosen)} is the strongest stack`, isLeast(rank(chosen), stacks.map(rank)), true);
}

/** §20.4 point 11 Too many in a hex: the lowest factor goes. */
function* madeOver(now: Before, side: number, hex: number, unit: number): Iterable<Difference> {
  const rank = (piece: Piece): number[] => [piece.face[0], piece.unit];
  const there = now.field.stack(hex).filter((piece) => piece.side === side && piece.counter.class !== 'garrison');
  yield* differ('whether the weakest is given up', isLeast(rank(pieceOf(now.paper, now.state, unit)), there.map(rank)), true);
}

/** §20.4 points 3, 5, 10 and 11 Which of several hexes an automaton's unit goes to, where it goes back to, whom it gives up. */
export function choicesShadow(paper: Paper, data: Readonly<Record<string, Json>>): BradleyShadow {
  const sheets = data.automaton as unknown as Sheets;
  const holding = new Set<number>();
  const note = (event: BradleyEvent): void => {
    if (event.event === 'segment' && ['placement', 'second-recovery'].includes(event.segment)) holding.clear();
    if (event.event === 'remote' && event.obey === 0) for (const unit of event.units) holding.add(unit);
  };
  function* one(before: BradleyState, event: BradleyEvent): Iterable<Difference> {
    if (event.event !== 'retreated' && event.event !== 'moved') return;
    const piece = pieceOf(paper, before, event.unit);
    if (!conduct.isAutomatic(before, piece.side)) return;
    const now = conduct.beforeOf(paper, sheets, before, holding);
    if (event.event === 'retreated' && before.open.stack.at(-1)?.step === 'retreat') yield* madeRetreat(now, event);
    if (event.event === 'moved') yield* madeMove(now, piece, event);
  }
  return {
    name: 'choices',
    *made({ before, events, move }) {
      if (![ALLIED, GERMAN].some((side) => conduct.isAutomatic(before, side as 0 | 1))) return;
      for (const event of events) {
        note(event);
        yield* one(before, event);
      }
      const frame = before.open.stack.at(-1);
      if (move.kind !== 'action' || !conduct.isAutomatic(before, move.seat === 'german' ? GERMAN : ALLIED)) return;
      const now = conduct.beforeOf(paper, sheets, before, holding);
      if (frame?.step === 'stack-choice' && move.action.kind === 'hex') yield* madeStack(now, frame, move.action.hex);
      if (frame?.step === 'over-stack' && move.action.kind === 'unit') yield* madeOver(now, frame.side, frame.hex, move.action.unit);
    },
  };
}
