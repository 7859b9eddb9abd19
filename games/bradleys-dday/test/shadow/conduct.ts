import { type BradleyState, GERMAN, type Side, UNRELEASED } from '../../src/types.js';
import { type Command, objectiveOf, type Sheets } from './automaton-shadow.js';
import { fortOf, isFlat, isHill, isTown } from './ground.js';
import type { Paper } from './paper.js';
import { type Field, isGarrison, isMarked, type Piece, readField } from './pieces.js';

/** What one automaton has before it: its charts, its command's action, where everybody stands. */
export interface Before {
  readonly paper: Paper;
  readonly sheets: Sheets;
  readonly state: BradleyState;
  readonly field: Field;
  /** §20.5 Units that hold whatever their command does. */
  readonly holding: ReadonlySet<number>;
}

export const beforeOf = (paper: Paper, sheets: Sheets, state: BradleyState, holding: ReadonlySet<number>): Before => ({
  ...{ paper, sheets, state, holding },
  field: readField(paper, state),
});

/** §20.1 Whether a side is an automaton's. */
export function isAutomatic({ open }: BradleyState, side: Side): boolean {
  const { solitaire } = open.options;
  return solitaire === 'both' || solitaire === (side === 0 ? 'allied' : 'german');
}

export const commandOf = ({ sheets }: Before, { counter }: Piece): Command =>
  sheets.commands.list.find(({ units }) => units.includes(counter.id)) as Command;

/** §20.4 point 3 The reserve joins whoever of its side has rolled an all-out attack. */
function isLent({ sheets, state }: Before, command: Command): boolean {
  const allOut = sheets.actions.list.findIndex(({ action }) => action === 'all-out');
  const bold = sheets.commands.list.filter(({ side }, index) => side === command.side && state.open.commands[index] === allOut);
  return command.id === 'reserve' && bold.length > 0;
}

/** §20.3 §20.5 What a unit is told to do; guns have orders of their own. */
export function actionOf(now: Before, piece: Piece): string {
  const command = commandOf(now, piece);
  const rolled = now.state.open.commands[now.sheets.commands.list.indexOf(command)] as number;
  if (now.holding.has(piece.unit)) return 'hold';
  if (isLent(now, command)) return 'all-out';
  return now.sheets.actions.list[rolled]?.action ?? 'guns';
}

export const objectiveFor = ({ paper, sheets, field }: Before, command: Command): number | undefined =>
  objectiveOf(paper, sheets, field, command);

/** Enemies of a unit that stand ashore, garrisons too. */
export const enemies = ({ field }: Before, piece: Piece): Piece[] => field.pieces.filter(({ side }) => side !== piece.side);

/** Hexes to the nearest enemy. Ruling learnt: not to a garrison, which strikes nobody. */
export const toEnemy = (now: Before, piece: Piece, hex: number): number =>
  Math.min(99, ...enemies(now, piece).flatMap((enemy) => (isGarrison(enemy) ? [] : [now.paper.sheet.distance(enemy.hex, hex)])));

/** §20.4 Fort, town, city or hill. Ruling learnt: forts are none to Americans, who have nothing of them (§13.0). */
export const isShelter = ({ paper, state }: Before, { side }: Piece, hex: number): boolean =>
  (side === GERMAN && fortOf(paper, state.open, hex) !== undefined) || isTown(paper, hex) || isHill(paper, hex);

export const isOnFlat = ({ paper }: Before, hex: number): boolean => isFlat(paper, hex);

/** §20.4 point 2 Who never moves. */
export function mustStay(now: Before, piece: Piece): boolean {
  const { paper, state, sheets } = now;
  if (piece.disrupted || isMarked(piece, UNRELEASED)) return true;
  const command = commandOf(now, piece);
  // Ruling learnt: a fort is nothing to Americans (§13.0), so an American automaton leaves it.
  const fort = piece.side === GERMAN && fortOf(paper, state.open, piece.hex) !== undefined;
  const holds = fort || command.objectives.map(paper.sheet.hex).includes(piece.hex);
  return holds && actionOf(now, piece) !== 'all-out' && toEnemy(now, piece, piece.hex) <= sheets.parameters.stayWithin;
}

/** §20.4 point 2 Garrisons that live by one unit alone. */
export function wards({ field, paper, sheets }: Before, piece: Piece): number[] {
  const { garrisonWithin } = sheets.parameters;
  const near = (hex: number) =>
    field.pieces.filter((one) => !isGarrison(one) && one.side === piece.side && paper.sheet.distance(one.hex, hex) <= garrisonWithin);
  return field.pieces
    .filter((one) => isGarrison(one) && one.side === piece.side && near(one.hex).length === 1 && near(one.hex)[0]?.unit === piece.unit)
    .map(({ hex }) => hex);
}

/** §20.4 point 6 Own infantry in a hex or next to it. */
export const isCovered = ({ field, paper }: Before, piece: Piece): boolean =>
  field.pieces.some((one) => one.side === piece.side && one.counter.class === 'infantry' && paper.sheet.distance(one.hex, piece.hex) <= 1);
