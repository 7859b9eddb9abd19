import { type Difference, differ, differInList } from '@bocage/testkit';
import type { AssaultFrame, GreatestDayState } from '../../../src/types.js';
import { isActivated } from './activation.js';
import { offered } from './answers.js';
import { assaultTargets, canAssault, isNarrow } from './assault.js';
import { braveryOf } from './bravery.js';
import { chitInPlay } from './chits.js';
import { frameOf } from './combat-shadow.js';
import { hasRoom, stepCost } from './movement.js';
import type { Paper } from './paper.js';
import { type Field, type Piece, readField } from './pieces.js';
import type { GreatestDayShadow } from './shadows.js';

const names = (pieces: readonly Piece[]): string[] => pieces.map(({ counter }) => counter.id);

/** §S.26 F1 Who of the hex may still join. */
function joiners(field: Field, { from, target, units, unit }: AssaultFrame): Piece[] {
  const chit = chitInPlay(field);
  if (!chit || isNarrow(field, from, target)) return [];
  return field.stack(from).filter((piece) => {
    if (units.includes(piece.unit) || piece.unit === unit) return false;
    return canAssault(field, piece) && assaultTargets(field, piece).includes(target) && isActivated(field, piece, chit, 0);
  });
}

/** §S.27 §S.40 F4 Hexes a unit can run to: farther from who assaults, by legal ground, not over a bridge out of Column, with room. */
export const waysBack = (field: Field, piece: Piece, from: number): number[] =>
  field.paper.neighbours(piece.hex).filter((hex) => {
    if (field.paper.distance(hex, from) <= field.paper.distance(piece.hex, from)) return false;
    return stepCost(field, piece, piece.hex, hex) !== undefined && hasRoom(field, piece, hex);
  });

/** §S.26 §S.27 An Assault decision by decision, and what Bravery asks for. */
export function assaultShadow(paper: Paper): GreatestDayShadow {
  const pick = (field: Field, units: readonly number[]) => units.map((unit) => field.piece(unit));
  function* asked(state: GreatestDayState, field: Field, units: readonly number[], hexes: readonly number[]): Iterable<Difference> {
    const [frame, assault] = [state.open.stack.at(-1), frameOf(state, 'assault')];
    if (!assault) return;
    const [from, to] = [assault.from, assault.target].map((hex) => (hex < 0 ? '' : paper.label(hex)));
    const where = `${from}>${to}`;
    if (frame?.step === 'assault' && frame.stage === 'target') {
      const targets = assaultTargets(field, field.piece(frame.unit));
      yield* differInList(`what ${field.piece(frame.unit).counter.id} may assault`, hexes.map(paper.label), targets.map(paper.label));
    }
    if (frame?.step === 'assault' && frame.stage === 'stack')
      yield* differInList(`who may join ${where}`, names(pick(field, units)), names(joiners(field, frame)));
    if (frame?.step === 'retreat') {
      const piece = field.piece(frame.unit);
      yield* differInList(`where ${piece.counter.id} may run`, hexes.map(paper.label), waysBack(field, piece, frame.from).map(paper.label));
    }
    if (frame?.step === 'defend' || frame?.step === 'pursue') {
      const expected = frame.step === 'defend' ? assault.units : assault.runners;
      const there = pick(field, expected).filter(({ hex }) => hex >= 0);
      yield* differInList(`whom may fire at, ${frame.step} ${where}`, names(pick(field, units)), names(there));
    }
    if (frame?.step === 'attack' && units.length > 0)
      yield* differInList(`whom may attack in ${where}`, names(pick(field, units)), names(field.stack(assault.target)));
    if (frame?.step === 'advance') {
      const able = pick(field, assault.units).filter(({ hex, suppressed }) => hex === assault.from && !suppressed);
      const room = able.filter((piece) => hasRoom(field, piece, assault.target));
      yield* differInList(`who may go in ${where}`, names(pick(field, units)), names(room));
    }
  }
  return {
    name: 'assault',
    *asked({ state, legal }) {
      if (!frameOf(state, 'assault')) return;
      const { units, hexes } = offered(legal);
      yield* asked(state, readField(paper, state), units, hexes);
    },
    *made({ before, events }) {
      const [assault, check] = [frameOf(before, 'assault'), frameOf(before, 'check')];
      for (const event of events) {
        if (event.event !== 'checked' || event.why !== 'bravery' || !assault || !check) continue;
        const field = readField(paper, before);
        const brave = braveryOf(field, pick(field, assault.units), assault.target);
        yield* differ(`Bravery of ${field.piece(event.unit).counter.id} into ${paper.label(assault.target)}`, check.add, brave);
      }
    },
  };
}
