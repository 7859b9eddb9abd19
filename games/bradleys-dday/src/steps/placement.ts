import type { HexId } from '@bocage/hex';
import { type Action, chanceStep, hex as hexAction, type Steps, step, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { airGroups, zonesFor } from '../rules/airborne.js';
import { approachers, approachHexes, canApproach, isOptional } from '../rules/approach.js';
import { shareOut } from '../rules/bombing.js';
import { supportOfTurn } from '../rules/support-points.js';
import { bringOn, putInto, setBox, setMark, setMode } from '../rules/units.js';
import { firstJoiner, joiners, mayClose, type Slotted, waveBox, waveOf, waveUnits } from '../rules/waves.js';
import {
  AFLOAT,
  type AirAllotFrame,
  type AllotFrame,
  type ApproachAtFrame,
  type ApproachFrame,
  type BradleyState,
  type BradleyTypes,
  COMBAT_MODE,
  DZ_BOX,
  type Open,
  type PlacementFrames,
  POOL,
  type SupportDieFrame,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { createEntryAtStep, createEntryStep } from './entry.js';

/** §11.2 §18.1.5 */
const createSupportDieStep = (world: World) =>
  chanceStep<BradleyTypes, SupportDieFrame>({
    section: '11.2',
    settle({ open }, _frame, tell) {
      if (supportOfTurn(world, open).perPip > 0) return false;
      open.stack.pop();
      bringSupport(world, open, '11.2', tell);
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'support', section: '18.1.5', count: 1, sides: 6 }),
    resolve({ open }, _frame, _roll, result, tell) {
      open.asp += supportOfTurn(world, open).perPip * (result[0] as number);
      open.stack.pop();
      bringSupport(world, open, '18.1.5', tell);
    },
  });

/** §11.2 §19.2 All of it, or ships and aircraft apart. */
function bringSupport(world: World, open: Open, section: string, tell: Tell): void {
  const points = open.asp;
  shareOut(world, open);
  tell({ event: 'support', section, points, ...(open.air > 0 ? { air: open.air } : {}) });
}

/** §4.3.1 One regiment, or separate unit, after another. */
const createAirAllotStep = (world: World) =>
  step<BradleyTypes, AirAllotFrame>({
    section: '4.3.1',
    settle({ open }, _frame, tell) {
      const group = airGroups(world, open)[0];
      if (!group) {
        open.stack.pop();
        return true;
      }
      const zones = zonesFor(world, open, group);
      if (zones.length > 1) return false;
      allotAir(open, group, zones[0] as number, tell);
      return true;
    },
    legal: ({ open }) => zonesFor(world, open, airGroups(world, open)[0] as readonly number[]).map((zone) => word(`zone:${zone}`)),
    play({ open }, _frame, _seat, action, tell) {
      if (action.kind === 'word') allotAir(open, airGroups(world, open)[0] as readonly number[], Number(action.word.slice(5)), tell);
    },
  });

function allotAir(open: Open, units: readonly UnitId[], zone: number, tell: Tell): void {
  for (const unit of units) setBox(open, unit, DZ_BOX + zone);
  tell({ event: 'air-allotted', section: '4.3.1', units, zone });
}

const slottedOf = (world: World, open: Open, wave: number): Slotted => ({ cycle: waveOf(world, open, open.turn)?.cycle as number, wave });

/** §5.1.2 §5.1.6 Units of the pool into wave after wave. */
const createAllotStep = (world: World) =>
  step<BradleyTypes, AllotFrame>({
    section: '5.1.6',
    settle({ open }, frame, tell) {
      const { beach, wave } = frame;
      if (firstJoiner(world, open, beach, slottedOf(world, open, wave)) !== undefined) return false;
      tell({ event: 'allotted', section: '5.1.6', beach, wave, units: waveUnits(open, beach, wave) });
      nextWave(open, frame);
      return true;
    },
    legal({ open }, { beach, wave }) {
      const slotted = slottedOf(world, open, wave);
      const joining = joiners(world, open, beach, slotted);
      const found: Action[] = joining.map(unitAction);
      found.push(word('fill'));
      if (mayClose(world, beach, slotted, joining)) found.push(word('next'));
      return found;
    },
    play({ open }, frame, _seat, action, tell) {
      const { beach, wave } = frame;
      if (action.kind === 'unit') setBox(open, action.unit, waveBox(beach, wave));
      else if (action.kind === 'word' && action.word === 'fill') fill(world, open, frame);
      else {
        tell({ event: 'allotted', section: '5.1.6', beach, wave, units: waveUnits(open, beach, wave) });
        nextWave(open, frame);
      }
    },
  });

function nextWave(open: Open, frame: AllotFrame): void {
  if (frame.wave < frame.last) frame.wave++;
  else open.stack.pop();
}

/** The staff's proposal: whoever comes first in the list, as many as may. */
function fill(world: World, open: Open, { beach, wave }: AllotFrame): void {
  for (;;) {
    const unit = firstJoiner(world, open, beach, slottedOf(world, open, wave));
    if (unit === undefined) return;
    setBox(open, unit, waveBox(beach, wave));
  }
}

/** §5.1.8 §5.1.10 §5.2 §5.2.2 §5.3.1 The wave onto its approach hexes: everybody must go who can (R48). */
const createApproachStep = (world: World) =>
  step<BradleyTypes, ApproachFrame>({
    section: '5.3.1',
    settle(state, { beach }) {
      const { open } = state;
      const units = approachers(world, open, beach);
      const stuck = units.filter((unit) => !canApproach(world, open, beach, unit) && !isOptional(world, open, unit));
      for (const unit of stuck) putInto(world, open, unit, POOL + beach);
      if (approachers(world, open, beach).some((unit) => canApproach(world, open, beach, unit))) return false;
      open.stack.pop();
      return true;
    },
    legal({ open }, { beach }) {
      const units = approachers(world, open, beach).filter((unit) => canApproach(world, open, beach, unit));
      const bound = units.filter((unit) => !isOptional(world, open, unit));
      return [...units.map(unitAction), word(bound.length > 0 ? 'spread' : 'done')];
    },
    play(state, { beach, asks }, _seat, action, tell) {
      const { open } = state;
      if (action.kind === 'unit') open.stack.push({ step: 'approach-at', asks, beach, unit: action.unit });
      else if (action.kind === 'word' && action.word === 'spread') spread(world, state, beach, tell);
      else open.stack.pop();
    },
  });

/** The staff's proposal: each unit to the hex with the fewest. */
function spread(world: World, state: BradleyState, beach: ApproachFrame['beach'], tell: Tell): void {
  const { open } = state;
  for (const unit of approachers(world, open, beach)) {
    if (isOptional(world, open, unit)) continue;
    const hexes = approachHexes(world, open, beach, unit);
    const load = (hex: HexId): number => open.hex.filter((other) => other === hex).length;
    const least = Math.min(...hexes.map(load));
    const hex = hexes.find((other) => load(other) === least);
    if (hex !== undefined) launch(world, open, unit, hex, tell);
  }
}

/** §5.3.1 In Combat Mode. */
function launch(world: World, open: Open, unit: UnitId, hex: HexId, tell: Tell): void {
  setMode(world, open, unit, COMBAT_MODE, open.facing[unit] as number);
  setMark(open, unit, AFLOAT);
  bringOn(world, open, unit, hex);
  tell({ event: 'approached', section: '5.3.1', unit, hex });
}

const createApproachAtStep = (world: World) =>
  step<BradleyTypes, ApproachAtFrame>({
    section: '5.3.2',
    legal: ({ open }, { beach, unit }) => approachHexes(world, open, beach, unit).map(hexAction),
    play({ open }, { unit }, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      open.stack.pop();
      launch(world, open, unit, action.hex, tell);
    },
  });

/** §3.1 A */
export const createPlacementSteps = (world: World): Pick<Steps<BradleyTypes>, PlacementFrames['step']> => ({
  'support-die': createSupportDieStep(world),
  'air-allot': createAirAllotStep(world),
  allot: createAllotStep(world),
  approach: createApproachStep(world),
  'approach-at': createApproachAtStep(world),
  entry: createEntryStep(world),
  'entry-at': createEntryAtStep(world),
});
