import type { HexId } from '@bocage/hex';
import { flowStep, type Steps, step, type UnitId, word } from '@bocage/kernel';
import { BEACHES } from '../data/shapes.js';
import { holderOf } from '../occupancy.js';
import { plainBattle } from '../rules/battle.js';
import { abort, afloatAt, assaulters, byLandingHex, comeAshore, disorderedHexes, displacementGroups, isCrowded } from '../rules/landing.js';
import { clearMark, eliminate, isOnMap, setMark } from '../rules/units.js';
import {
  ALLIED,
  type BeachArea,
  type BradleyFrame,
  type BradleyState,
  type BradleyTypes,
  GERMAN,
  type LandingFrame,
  type LandingFrames,
  type LandingStage,
  type LandingsFrame,
  MOVED,
  type Open,
  seatOf,
  type Tell,
  WET,
} from '../types.js';
import type { World } from '../world.js';
import { createCasualtiesStep } from './casualties.js';
import { createAbortStep, createFullestStep, createSwimStep } from './landing-choices.js';
import { createDisplacementStep, createSeaStep } from './landing-dice.js';

const asks = seatOf(ALLIED);

/** §5.9.1 R2 Beach after beach; where both land the American says which comes first. */
const createLandingsStep = (world: World) =>
  step<BradleyTypes, LandingsFrame>({
    section: '5.9.1',
    settle({ open }) {
      const beaches = landing(world, open);
      if (beaches.length > 1) return false;
      if (beaches[0] === undefined) open.stack.pop();
      else open.stack.push(beginLanding(beaches[0]));
      return true;
    },
    legal: ({ open }) => landing(world, open).map((beach) => word(BEACHES[beach] as string)),
    play({ open }, _frame, _seat, action) {
      const beach = action.kind === 'word' ? (BEACHES as readonly string[]).indexOf(action.word) : -1;
      if (beach >= 0) open.stack.push(beginLanding(beach as BeachArea));
    },
  });

const landing = (world: World, open: Open): BeachArea[] => ([0, 1] as const).filter((beach) => afloatAt(world, open, beach).length > 0);

const beginLanding = (beach: BeachArea): LandingFrame => ({
  step: 'landing',
  beach,
  stage: 'sea',
  swimming: [],
  shifted: [],
  assaulted: [],
  landed: [],
});

/** §5.4 to §5.9 R2 The landing at one beach, stage by stage. */
const createLandingStep = (world: World) =>
  flowStep<BradleyTypes, LandingFrame>({
    section: '5.0',
    next(state, frame, tell) {
      const { open } = state;
      if (frame.stage === 'assaults') turnBackGuns(world, open, frame, tell);
      const found = pending(world, open, frame);
      if (found) {
        open.stack.push(found);
        return;
      }
      finishStage(world, state, frame, tell);
      const next = STAGES[STAGES.indexOf(frame.stage) + 1];
      if (next) frame.stage = next;
      else open.stack.pop();
      if (next) enterStage(world, open, frame);
    },
  });

const STAGES: readonly LandingStage[] = [
  'sea',
  'swim',
  'displacement',
  'aborts',
  'disruption',
  'assaults',
  'casualties',
  'movement',
  'done',
];

/** What a stage asks or rolls once, as it begins. */
function enterStage(world: World, open: Open, frame: LandingFrame): void {
  const { beach, stage, landed, swimming } = frame;
  if (stage === 'swim') {
    const units = afloatAt(world, open, beach).filter((unit) => world.roster.amphibious[unit] === 1);
    if (units.length > 0) open.stack.push({ step: 'swim', asks, units });
  } else if (stage === 'displacement') {
    for (const units of displacementGroups(world, open, beach).reverse()) open.stack.push({ step: 'displacement', beach, units });
  } else if (stage === 'disruption') {
    for (const hexes of disorderedHexes(world, open, beach, frame.shifted)) open.stack.push({ step: 'fullest', asks, hexes });
  } else if (stage === 'casualties') open.stack.push({ step: 'casualties', beach, units: [...landed], swimming: [...swimming] });
  else if (stage === 'movement') open.stack.push({ step: 'movement', asks, side: ALLIED, who: 'landed' });
}

/** What a stage still has to ask or fight out, as often as there is something. */
function pending(world: World, open: Open, frame: LandingFrame): BradleyFrame | undefined {
  const { beach, stage } = frame;
  if (stage === 'sea') return (open.sea[beach] as number) < 0 ? { step: 'sea', beach } : undefined;
  if (stage === 'aborts') {
    for (const [hex, units] of byLandingHex(world, open, beach))
      if (isCrowded(world, open, hex, units)) return { step: 'abort', asks, hex, why: 'full' };
    return undefined;
  }
  if (stage !== 'assaults') return undefined;
  for (const [hex, units] of byLandingHex(world, open, beach))
    if (holderOf(world, open, hex) === GERMAN && !frame.assaulted.includes(hex)) {
      frame.assaulted.push(hex);
      return assault(hex, assaulters(world, units));
    }
  return undefined;
}

/** §5.3.4 §5.5.6 R3 The landing stack alone, at once, without support from the sea. */
const assault = (target: HexId, attackers: readonly UnitId[]): BradleyFrame => ({
  step: 'battle',
  asks: seatOf(GERMAN),
  ...plainBattle('landing', ALLIED, target, attackers),
  answered: 0,
});

function finishStage(world: World, state: BradleyState, frame: LandingFrame, tell: Tell): void {
  const { open } = state;
  if (frame.stage === 'displacement') holdBack(world, open, frame, tell);
  else if (frame.stage === 'assaults') land(world, state, frame, tell);
  else if (frame.stage === 'movement')
    for (const unit of frame.landed) {
      clearMark(open, unit, WET);
      if (isOnMap(open, unit)) setMark(open, unit, MOVED);
    }
}

/** §5.5.5 §5.5.6 After the shift: guns alone before Germans abort; for the others the American is asked, hex by hex. */
function holdBack(world: World, open: Open, frame: LandingFrame, tell: Tell): void {
  turnBackGuns(world, open, frame, tell);
  const held = [...byLandingHex(world, open, frame.beach).keys()].filter((hex) => holderOf(world, open, hex) === GERMAN);
  for (const hex of held.reverse()) open.stack.push({ step: 'abort', asks, hex, why: 'enemy' });
}

/** §5.5.5 §10.3.1 Guns alone cannot assault, nor land: also where Germans were driven into their hex from the one beside it. */
function turnBackGuns(world: World, open: Open, { beach, assaulted }: LandingFrame, tell: Tell): void {
  for (const [hex, units] of byLandingHex(world, open, beach)) {
    if (holderOf(world, open, hex) !== GERMAN || assaulted.includes(hex) || assaulters(world, units).length > 0) continue;
    for (const unit of units) abort(world, open, beach, unit);
    tell({ event: 'aborted', section: '5.5.5', units });
  }
}

/** §5.5.6 §5.5.7 Who found Germans and did not drive them out is lost; all others come ashore. */
function land(world: World, state: BradleyState, { beach, landed }: LandingFrame, tell: Tell): void {
  const { open } = state;
  for (const [hex, units] of byLandingHex(world, open, beach)) {
    if (holderOf(world, open, hex) === GERMAN) eliminate(world, state, units, 'landing', '5.5.6', tell);
    else
      for (const unit of units) {
        comeAshore(world, state, unit, hex, tell);
        landed.push(unit);
      }
  }
}

/** §5.0 */
export const createLandingSteps = (world: World): Pick<Steps<BradleyTypes>, LandingFrames['step']> => ({
  landings: createLandingsStep(world),
  landing: createLandingStep(world),
  sea: createSeaStep(world),
  swim: createSwimStep(),
  displacement: createDisplacementStep(world),
  fullest: createFullestStep(world),
  abort: createAbortStep(world),
  casualties: createCasualtiesStep(world),
});
