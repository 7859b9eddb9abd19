import { differInList } from '@bocage/testkit';
import { ON_MAP } from '../../../src/types.js';
import { picks } from './activation.js';
import { offered } from './answers.js';
import { assaultTargets } from './assault.js';
import { directTargets } from './fire.js';
import { destinations } from './movement.js';
import { postures } from './movement-shadow.js';
import type { Paper } from './paper.js';
import { type Field, isCraft, type Piece, readField } from './pieces.js';
import { rallies } from './rally.js';
import type { GreatestDayShadow } from './shadows.js';

const FRESH = { step: 'moving', asks: '', unit: -1, spent: 0, legs: 0, changed: 0, tried: [], let: 0, halted: 0, cleared: 0 } as const;

/** §S.5 §S.10 What a unit could do: of fire only what it needs no spotter for, of work nothing (they have their own readers). */
export function actionsOf(field: Field, piece: Piece): string[] {
  const frame = { ...FRESH, tried: [], towards: -1, answer: -1 };
  const canMove = !piece.suppressed && (destinations(field, piece, frame).size > 0 || postures(field, piece, frame).length > 0);
  return [
    ...(canMove ? ['move'] : []),
    ...(!piece.suppressed && directTargets(field, piece).length > 0 ? ['fire'] : []),
    ...(assaultTargets(field, piece).length > 0 ? ['assault'] : []),
    ...(rallies(field, piece).length > 0 ? ['rally'] : []),
  ];
}

/** §S.3 §S.4 §S.5 §S.8 §S.10 Who may be picked with the chit in play, and what he may do. */
export function activationShadow(paper: Paper): GreatestDayShadow {
  return {
    name: 'activation',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, words } = offered(legal);
      if (frame?.step === 'activation') {
        const field = readField(paper, state);
        // Craft adrift have their own reader.
        const names = (list: readonly Piece[]) =>
          list.filter((piece) => piece.hex >= 0 && !isCraft(piece)).map(({ counter }) => counter.id);
        const chosen = units.map((unit) => field.piece(unit));
        yield* differInList('who may be picked', names(chosen), names(picks(field, frame.whites)));
      }
      if (frame?.step === 'acting' && frame.done.length === 0 && frame.landed === 0 && frame.ready >= 0) {
        const field = readField(paper, state);
        const piece = field.piece(frame.unit);
        if (state.open.box[frame.unit] !== ON_MAP || (state.open.drift[frame.unit] as number) > 0) return;
        const known = ['move', 'assault', 'rally'];
        yield* differInList(
          `what ${piece.counter.id} at ${paper.label(piece.hex)} may do`,
          words.filter((word) => known.includes(word)),
          actionsOf(field, piece).filter((word) => known.includes(word)),
        );
      }
    },
  };
}
