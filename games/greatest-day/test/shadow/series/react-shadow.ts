import { type Difference, differ, differInList } from '@bocage/testkit';
import { DISMOUNT, type GreatestDayState, isHexStep, type LegFrame } from '../../../src/types.js';
import { offered } from './answers.js';
import { frameOf } from './combat-shadow.js';
import type { Paper } from './paper.js';
import { type Field, isCraft, isEnemy, isMortar, type Piece, readField } from './pieces.js';
import type { GreatestDayShadow } from './shadows.js';
import { zoneOf } from './zones.js';

interface Moment {
  readonly mover: Piece;
  /** Where it is before what it does next. */
  readonly at: number;
  readonly next: number;
  readonly tried: readonly number[];
  readonly isLet: boolean;
}

/** The Movement or Engineer Action that is under way. */
function momentOf(field: Field, state: GreatestDayState): Moment | undefined {
  const [leg, work] = [frameOf(state, 'leg') as LegFrame | undefined, frameOf(state, 'engineer')];
  const moving = frameOf(state, 'moving');
  if (leg && moving) {
    const mover = field.piece(leg.unit);
    return { mover, at: mover.hex, next: leg.next, tried: [...moving.tried, ...leg.tried], isLet: moving.let === 1 };
  }
  if (!work) return undefined;
  const mover = field.piece(work.unit);
  return { mover, at: mover.hex, next: -1, tried: work.tried, isLet: work.let === 1 };
}

/** §S.22 B3 Enemies in whose Fire Zone the unit is before it goes on, who can fire at such a moment and have not tried yet. */
export const firersAt = (field: Field, mover: Piece, at: number, tried: readonly number[]): Piece[] =>
  field.pieces.filter((piece) => {
    if (!isEnemy(piece, mover) || isMortar(piece) || isCraft(piece) || tried.includes(piece.unit)) return false;
    return zoneOf(field, piece).has(at);
  });

/** §S.22 B5 Where the shot falls and what the moment adds. */
function aimOf(field: Field, { at, next }: Moment, firer: Piece): { at: number; add: number } {
  const { zoneToZone, zoneToOutside } = field.paper.tables.modifiers.target;
  if (next < 0 || !isHexStep(next)) return { at, add: next === DISMOUNT ? zoneToZone : 0 };
  return zoneOf(field, firer).has(next) ? { at: next, add: zoneToZone } : { at, add: zoneToOutside };
}

/** §S.22 Who may fire at whoever moves or works, when, where the shot falls, and that nobody is passed over. */
export function reactShadow(paper: Paper): GreatestDayShadow {
  /** No step of a way begins in a zone unasked. */
  function* unasked(field: Field, mover: Piece, path: readonly number[], tried: readonly number[]): Iterable<Difference> {
    for (const hex of path.slice(0, -1)) {
      const firers = firersAt(field, mover, hex, tried).map(({ counter }) => counter.id);
      yield* differ(`who was not asked about ${mover.counter.id} in ${paper.label(hex)}`, [], firers);
    }
  }
  return {
    name: 'react',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'react') return;
      const field = readField(paper, state);
      const moment = momentOf(field, state);
      if (!moment) return;
      const names = (units: readonly number[]) => units.map((unit) => field.piece(unit).counter.id);
      const firers = firersAt(field, moment.mover, moment.at, moment.tried);
      yield* differInList(
        `who may fire at ${moment.mover.counter.id} in ${paper.label(moment.at)}`,
        names(offered(legal).units),
        firers.map(({ counter }) => counter.id),
      );
    },
    *made({ before, events, move }) {
      const frame = before.open.stack.at(-1);
      if (frame?.step === 'moving' && move.kind === 'action' && move.action.kind === 'hex') {
        const field = readField(paper, before);
        const mover = field.piece(frame.unit);
        for (const event of events) if (event.event === 'moved' && frame.let === 0) yield* unasked(field, mover, event.path, frame.tried);
      }
      const shot = events.find((event) => event.event === 'shot');
      const [shooting, field] = [frameOf(before, 'shot'), readField(paper, before)];
      const moment = momentOf(field, before);
      if (shot?.event !== 'shot' || shooting?.kind !== 'opportunity' || !moment) return;
      const expected = aimOf(field, moment, field.piece(shot.unit));
      const what = `opportunity fire at ${moment.mover.counter.id} from ${paper.label(moment.at)}`;
      yield* differ(`where falls and what adds ${what}`, [paper.label(shot.at), shooting.add], [paper.label(expected.at), expected.add]);
    },
  };
}
