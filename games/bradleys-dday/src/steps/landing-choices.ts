import type { HexId } from '@bocage/hex';
import { hex as hexAction, step, unit as unitAction, word } from '@bocage/kernel';
import { abort, abortSection, assaulters, byLandingHex, isCrowded } from '../rules/landing.js';
import { disrupt } from '../rules/units.js';
import type { AbortFrame, BradleyTypes, FullestFrame, LandingFrame, Open, SwimFrame } from '../types.js';
import type { World } from '../world.js';

/** The landing that is under way. */
export const landingOf = ({ stack }: Open): LandingFrame => stack.findLast((frame) => frame.step === 'landing') as LandingFrame;

/** §5.8.3 §5.8.4 R11 After the sea is known: company by company; who does not swim lands with the others. */
export const createSwimStep = () =>
  step<BradleyTypes, SwimFrame>({
    section: '5.8.3',
    settle({ open }, { units }) {
      if (units.length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: (_view, { units }) => [...units.map(unitAction), word('done')],
    play({ open }, { units }, _seat, action) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      units.splice(units.indexOf(action.unit), 1);
      landingOf(open).swimming.push(action.unit);
    },
  });

/** §5.5.4 The fullest hex lands disrupted; of several the American names one. */
export const createFullestStep = (world: World) =>
  step<BradleyTypes, FullestFrame>({
    section: '5.5.4',
    settle(state, { hexes }, tell) {
      if (hexes.length > 1) return false;
      state.open.stack.pop();
      disrupt(world, state, landingAt(world, state.open, hexes[0] as number), '5.5.4', tell);
      return true;
    },
    legal: (_view, { hexes }) => hexes.map(hexAction),
    play(state, _frame, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      state.open.stack.pop();
      disrupt(world, state, landingAt(world, state.open, action.hex), '5.5.4', tell);
    },
  });

const landingAt = (world: World, open: Open, hex: HexId): number[] => byLandingHex(world, open, landingOf(open).beach).get(hex) ?? [];

/** Who may still abort: before Germans guns cannot be left to assault alone, so whoever would leave them takes them along. */
function aborters(world: World, open: Open, { hex, why }: AbortFrame): number[] {
  const units = landingAt(world, open, hex);
  if (why === 'full') return isCrowded(world, open, hex, units) ? units : [];
  return assaulters(world, units).length > 0 ? units : [];
}

/** §5.5.5 §5.5.6 R5 Unit by unit: as many as are too many, or as the American likes to spare the assault. */
export const createAbortStep = (world: World) =>
  step<BradleyTypes, AbortFrame>({
    section: '5.5.6',
    settle({ open }, frame, tell) {
      const units = aborters(world, open, frame);
      if (units.length > 0) return false;
      open.stack.pop();
      const left = frame.why === 'enemy' ? landingAt(world, open, frame.hex) : [];
      for (const unit of left) abort(world, open, landingOf(open).beach, unit);
      if (left.length > 0) tell({ event: 'aborted', section: abortSection(frame.why), units: left });
      return true;
    },
    legal: ({ open }, frame) => [
      ...aborters(world, open, frame).map(unitAction),
      ...(frame.why === 'enemy' ? [word('assault'), word('abort')] : []),
    ],
    play({ open }, frame, _seat, action, tell) {
      const { beach } = landingOf(open);
      if (action.kind === 'word' && action.word === 'assault') {
        open.stack.pop();
        return;
      }
      const units = action.kind === 'unit' ? [action.unit] : landingAt(world, open, frame.hex);
      for (const unit of units) abort(world, open, beach, unit);
      tell({ event: 'aborted', section: abortSection(frame.why), units });
    },
  });
