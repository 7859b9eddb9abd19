import { type Action, step, type UnitId, unit, word } from '@bocage/kernel';
import { isFaceDown } from '../occupancy.js';
import { comesByGlider, comesBySea, gliderHexes, largestLanding } from '../rules/landing.js';
import { moveTest } from '../rules/movement.js';
import { enterablePieces } from '../rules/reinforcements.js';
import { fullStrength } from '../rules/units.js';
import type { ArrivalHexFrame, EntryFrame, LegFrame, MovementFrame, NormandyTypes, Open, Sight } from '../types.js';
import { ALLIED, GERMAN, hexOf, PIECE_BASE, WAITING } from '../types.js';
import type { World } from '../world.js';
import { refuseMover } from './movement-refusal.js';

const DONE = word('done');
const NOBODY = (): boolean => false;

/** §O.6 §O.7 §O.8 Waiting units that can land now. */
export function landable(world: World, open: Open): (unit: UnitId) => boolean {
  const largest = largestLanding(world, open);
  let gliders: boolean | undefined;
  return (waiting) => {
    if (comesBySea(world, open, waiting)) return fullStrength(world, open, waiting) <= largest;
    if (!comesByGlider(world, open, waiting)) return false;
    gliders ??= gliderHexes(world, open).length > 0;
    return gliders;
  };
}

/** §R.2 §R.3 Which Allied units can be chosen: those on the map that can still move, and in the second movement phase those that can land. */
function alliedChoice(world: World, sight: Sight, frame: MovementFrame): (unit: UnitId) => boolean {
  const { hex } = sight.open;
  const canMove = moveTest(world, sight, ALLIED);
  const canLand = frame.phase === 'allied-second' ? landable(world, sight.open) : NOBODY;
  return (id) => ((hex[id] as number) >= 0 ? canMove(id) : hex[id] === WAITING && canLand(id));
}

function hasAlliedChoice(world: World, sight: Sight, frame: MovementFrame): boolean {
  const canChoose = alliedChoice(world, sight, frame);
  for (let id = 0; id < world.roster.allied; id++) if (canChoose(id)) return true;
  return false;
}

function alliedActions(world: World, sight: Sight, frame: MovementFrame): Action[] {
  const actions: Action[] = [];
  const canChoose = alliedChoice(world, sight, frame);
  for (let id = 0; id < world.roster.allied; id++) if (canChoose(id)) actions.push(unit(id));
  return actions;
}

/** §R.3 §R.13 Tokens that can move, then reinforcements that can enter. */
function germanActions(world: World, sight: Sight): Action[] {
  const actions: Action[] = [];
  const canMove = moveTest(world, sight, GERMAN);
  for (let id = world.roster.allied; id < world.roster.units; id++) if (canMove(id)) actions.push(unit(id));
  for (const piece of enterablePieces(world, sight)) actions.push(unit(PIECE_BASE + piece));
  return actions;
}

/** The frame that asks where a chosen unit goes. §R.12: a face-down token is not named to the Allies before it moves. */
function frameFor(world: World, open: Open, id: number): LegFrame | ArrivalHexFrame | EntryFrame {
  if (id >= PIECE_BASE) return { step: 'entry', asks: 'german' };
  if (id >= world.roster.allied) return { step: 'leg', asks: 'german', unit: isFaceDown(world, open, id) ? -1 : id };
  if (hexOf(open, id) >= 0) return { step: 'leg', asks: 'allied', unit: id };
  return { step: world.roster.group[id] === 'glider' ? 'glide' : 'landing', asks: 'allied', unit: id };
}

/** §R.2 §R.3 A movement phase: units move one at a time, each once, until its player is done. */
export const createMovementStep = (world: World) =>
  step<NormandyTypes, MovementFrame>({
    section: 'R.3',
    settle(state, frame) {
      // The German is always asked: ending his phase for him would tell that none of his hidden units can move.
      if (frame.side === GERMAN || hasAlliedChoice(world, { open: state.open, known: state.sealed }, frame)) return false;
      state.open.stack.pop();
      return true;
    },
    legal(view, frame) {
      const actions = frame.side === ALLIED ? alliedActions(world, view, frame) : germanActions(world, view);
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
