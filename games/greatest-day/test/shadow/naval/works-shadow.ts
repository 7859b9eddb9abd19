import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import { type GreatestDayEvent, type GreatestDayTypes, IMPROVED, isHexStep, JOBS } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { inCommand } from '../series/command.js';
import { hasBridge, hasRail, hasRoad, isBeach, isBlocked, isMined, isRubble } from '../series/ground.js';
import type { Paper } from '../series/paper.js';
import { type Field, isEngineer, type Piece, readField } from '../series/pieces.js';
import { inZone } from '../series/zones.js';
import { names } from './naval-data.js';

/** Move and Assault, as the columns number the types of Action. */
const MOVES = [0, 2];
const isCrab = ({ template }: Piece): boolean => template.symbol === 'flail';
const poolOf = (field: Field, { division }: Piece, pool: readonly number[]): number =>
  pool[field.paper.counters.divisions.findIndex(({ id }) => id === division)] ?? 0;
const roadsIn = ({ paper }: Field, hex: number): boolean =>
  paper.neighbours(hex).some((to) => hasRoad(paper, hex, to) || hasRail(paper, hex, to));
/** §10.3 Mines are lifted in a later activation than they were entered in. */
const cameNow = ({ open }: Field, { unit }: Piece): boolean =>
  open.stack.some((frame) => frame.step === 'acting' && frame.unit === unit && frame.done.some((action) => MOVES.includes(action)));
const hasMines = ({ open }: Field, hex: number): boolean => open.mines.includes(hex);

/** §S.29 §S.30 §5.0 §10.0 §16.3 Who may do what where he stands; nobody in Column. */
const MAY: Readonly<Record<string, (field: Field, piece: Piece) => boolean>> = {
  dig: (_, piece) => piece.move === 'leg' && piece.allowance > 0 && piece.works < IMPROVED,
  mine: (field, piece) => isEngineer(piece) && !hasMines(field, piece.hex),
  lift: (field, piece) => (isEngineer(piece) || isCrab(piece)) && isMined(field, piece.hex, piece.side) && !cameNow(field, piece),
  clear: (field, piece) => isEngineer(piece) && isRubble(field, piece.hex),
  roadblock: (field, piece) =>
    isEngineer(piece) &&
    roadsIn(field, piece.hex) &&
    !hasBridge(field.paper, piece.hex) &&
    !isBlocked(field, piece.hex) &&
    poolOf(field, piece, field.open.roadblocks) > 0,
  rearguard: (field, piece) => piece.steps > 0 && inCommand(field, piece) && poolOf(field, piece, field.open.rearguards) > 0,
  bocage: (field, piece) =>
    piece.side === 'german' && field.paper.terrain(piece.hex) === 'hedgerow' && !piece.bocage && !inZone(field, 'allied', piece.hex),
};

function* askedWork(field: Field, unit: number, words: readonly string[]): Iterable<Difference> {
  const piece = field.piece(unit);
  const what = `${piece.counter.id} in ${field.paper.label(piece.hex)}${isBeach(field, piece.hex) ? ' on the sand' : ''}`;
  const may = Object.keys(MAY).filter((job) => MAY[job]?.(field, piece));
  yield* differInList(
    `what ${what} may do`,
    words.filter((word) => word in MAY),
    may,
  );
  yield* differ(`whether ${what} works in Column`, piece.column, false);
}

/** §10.2 A unit must stop in enemy mines, and to leave them it must have passed a check. */
function* madeMoved(field: Field, event: GreatestDayEvent, passed: ReadonlySet<number>, stopped: Set<number>): Iterable<Difference> {
  if (event.event !== 'moved') return;
  const piece = field.piece(event.unit);
  const path = event.path.filter(isHexStep);
  const mined = path.map((hex) => isMined(field, hex, piece.side));
  const what = `${piece.counter.id} by ${path.map(field.paper.label).join(' ')}`;
  if (path.length > 1) {
    yield* differ(`whether mines stopped ${what}`, mined.slice(1, -1).includes(true) || stopped.has(event.unit), false);
    if (mined[0]) yield* differ(`whether a check let go ${what}`, passed.has(event.unit), true);
    if (mined.at(-1)) stopped.add(event.unit);
  }
}

/** §10.0 §S.29 Mines, and the works of engineers and others. */
export function worksShadow(paper: Paper): Shadow<GreatestDayTypes> {
  const [passed, stopped] = [new Set<number>(), new Set<number>()];
  return {
    name: 'works',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step === 'engineer' && frame.job < 0) yield* askedWork(readField(paper, state), frame.unit, offered(legal).words);
    },
    *made({ before, events }): Iterable<Difference> {
      for (const event of events) {
        if (event.event === 'action') {
          passed.delete(event.unit);
          stopped.delete(event.unit);
        }
        if (event.event === 'checked' && event.why === 'mines' && event.passed === 1) passed.add(event.unit);
        if (event.event === 'moved') yield* madeMoved(readField(paper, before), event, passed, stopped);
        if (event.event === 'worked') yield* madeWork(readField(paper, before), event);
      }
    },
  };
}

/** §10.3 §2.4.6 Dice that a job needs: lifting by one step 6 or less, none for two. */
function* madeWork(field: Field, event: Extract<GreatestDayEvent, { event: 'worked' }>): Iterable<Difference> {
  const piece = field.piece(event.unit);
  yield* differ(`whether ${event.job} is a job`, (JOBS as readonly string[]).includes(event.job), true);
  if (event.job !== 'lift') return;
  const sure = piece.steps >= 2;
  yield* differ(`whether ${names(field, [event.unit])} rolls to lift mines`, event.die < 0, sure);
  const needs = 6 + (field.open.job[event.unit] === JOBS.indexOf('lift') ? field.paper.tables.modifiers.quality.menAtWork : 0);
  if (!sure) yield* differ(`whether ${names(field, [event.unit])} lifts mines on ${event.die}`, event.done === 1, event.die <= needs);
}
