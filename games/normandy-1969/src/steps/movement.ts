import { type Action, step, unit, word } from '@bocage/kernel';
import { comesByGlider, comesBySea, gliderHexes, largestLanding } from '../rules/landing.js';
import { canMove } from '../rules/movement.js';
import { duePieces, entryHexes } from '../rules/reinforcements.js';
import { fullStrength } from '../rules/units.js';
import { isFaceDown } from '../standing.js';
import {
  ALLIED,
  type ArrivalHexFrame,
  type EntryFrame,
  GERMAN,
  type LegFrame,
  type MovementFrame,
  type NormandyTypes,
  type Open,
  PIECE_BASE,
  type Sight,
  WAITING,
} from '../types.js';
import type { World } from '../world.js';
import { refuseMover } from './movement-refusal.js';

const DONE = word('done');
const EVERY = Number.POSITIVE_INFINITY;

/** §O.6 §O.7 §O.8 Waiting units that can land now. */
export function landable(world: World, open: Open): (unit: number) => boolean {
  const largest = largestLanding(world, open);
  let gliders: boolean | undefined;
  return (waiting) => {
    if (comesBySea(world, open, waiting)) return fullStrength(world, open, waiting) <= largest;
    if (!comesByGlider(world, open, waiting)) return false;
    gliders ??= gliderHexes(world, open).length > 0;
    return gliders;
  };
}

/** §R.2 §R.3 Units on the map that can still move, and in the second movement phase those that can land. */
function alliedChoices(world: World, sight: Sight, frame: MovementFrame, most: number): number[] {
  const found: number[] = [];
  const { hex } = sight.open;
  const canLand = frame.phase === 'allied-second' ? landable(world, sight.open) : undefined;
  for (let id = 0; id < world.roster.allied && found.length < most; id++) {
    if ((hex[id] as number) >= 0 ? canMove(world, sight, id) : hex[id] === WAITING && canLand?.(id)) found.push(id);
  }
  return found;
}

/** §R.3 §R.13 Tokens that can move, then reinforcements that can enter. */
function germanChoices(world: World, sight: Sight): number[] {
  const found: number[] = [];
  for (let id = world.roster.allied; id < world.roster.units; id++) if (canMove(world, sight, id)) found.push(id);
  for (const piece of duePieces(world, sight)) if (entryHexes(world, sight, piece).length > 0) found.push(PIECE_BASE + piece);
  return found;
}

/** The frame that asks where a chosen unit goes. §R.12: a face-down token is not named to the Allies before it moves. */
function frameFor(world: World, open: Open, id: number): LegFrame | ArrivalHexFrame | EntryFrame {
  if (id >= PIECE_BASE) return { step: 'entry', asks: 'german' };
  if (id >= world.roster.allied) return { step: 'leg', asks: 'german', unit: isFaceDown(world, open, id) ? -1 : id };
  if ((open.hex[id] as number) >= 0) return { step: 'leg', asks: 'allied', unit: id };
  return { step: world.roster.group[id] === 'glider' ? 'glide' : 'landing', asks: 'allied', unit: id };
}

/** §R.2 §R.3 A movement phase: units move one at a time, each once, until its player is done. */
export const createMovementStep = (world: World) =>
  step<NormandyTypes, MovementFrame>({
    settle(state, frame) {
      // The German is always asked: ending his phase for him would tell that none of his hidden units can move.
      if (frame.side === GERMAN || alliedChoices(world, { open: state.open, known: state.sealed }, frame, 1).length > 0) return false;
      state.open.stack.pop();
      return true;
    },
    awaits: (_, frame) => ({ kind: 'seats', seats: [frame.asks], mode: 'turn' }),
    legal(view, frame) {
      const ids = frame.side === ALLIED ? alliedChoices(world, view, frame, EVERY) : germanChoices(world, view);
      const actions: Action[] = ids.map(unit);
      actions.push(DONE);
      return actions;
    },
    refusal: (view, frame, _, action) => (action.kind === 'unit' ? refuseMover(world, view, frame, action.unit) : undefined),
    play({ open, sealed }, _, __, action) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      const frame = frameFor(world, open, action.unit);
      if (frame.step === 'entry' || (frame.step === 'leg' && frame.unit < 0)) sealed.chosen = action.unit;
      open.stack.push(frame);
    },
  });
