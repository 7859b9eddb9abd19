import type { HexId } from '@bocage/hex';
import { chanceStep, hex as hexAction, step, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { holderOf } from '../occupancy.js';
import { awaits, disruptionsIn, dropModifier, isGlider } from '../rules/airborne.js';
import { plainBattle } from '../rules/battle.js';
import { isGun } from '../rules/close-assault.js';
import { boxed, isLost } from '../rules/drop-zones.js';
import { entered } from '../rules/entering.js';
import { scatterOf } from '../rules/look-ups.js';
import { retreatSteps } from '../rules/retreat.js';
import { hasRoom } from '../rules/stacking.js';
import { allowance, bringOn, disrupt, eliminate, isDisrupted, isOnMap, setMark } from '../rules/units.js';
import {
  ALLIED,
  type BradleyState,
  type BradleyTypes,
  type DropFrame,
  ELIMINATED,
  type ForcedRetreatFrame,
  GERMAN,
  GLIDED,
  LANDED,
  type Open,
  type ScatterFrame,
  seatOf,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';

/** §4.3.2 e §4.5.1 R38 Who jumps next: gliders once all parachutists are down. */
function jumpers(world: World, open: Open, { zone, tried }: DropFrame): number[] {
  const left = boxed(open, zone).filter((unit) => !tried.includes(unit));
  const parachutists = left.filter((unit) => !isGlider(world, open, unit));
  return parachutists.length > 0 ? parachutists : left;
}

/** §4.4.2 R35 Unit by unit in the American's order, or the rest in that of the list. */
export const createDropStep = (world: World) =>
  step<BradleyTypes, DropFrame>({
    section: '4.4.2',
    settle({ open }, frame, tell) {
      const units = jumpers(world, open, frame);
      if (isLost(open, frame.zone)) turnBack(open, frame, tell);
      else if (units.length === 0) open.stack.pop();
      else if (units.length > 1 && frame.rest === 0) return false;
      else jump(open, frame, units[0] as number);
      return true;
    },
    legal: ({ open }, frame) => [...jumpers(world, open, frame).map(unitAction), word('rest')],
    play({ open }, frame, _seat, action) {
      if (action.kind === 'unit') jump(open, frame, action.unit);
      else frame.rest = 1;
    },
  });

/** §4.2.5 §4.2.6 R39 The zone was overrun by Germans driven back over it: whoever is still in the air waits for the next window. */
function turnBack(open: Open, { zone, tried }: DropFrame, tell: Tell): void {
  const units = boxed(open, zone).filter((unit) => !tried.includes(unit));
  open.stack.pop();
  if (units.length > 0) tell({ event: 'aborted', section: '4.2.6', units });
}

function jump(open: Open, { zone, tried }: DropFrame, unit: UnitId): void {
  tried.push(unit);
  open.stack.push({ step: 'scatter', zone, unit });
}

/** §4.3.3 e §4.4 Two dice for each unit. */
export const createScatterStep = (world: World) =>
  chanceStep<BradleyTypes, ScatterFrame>({
    section: '4.4.2',
    roll: () => ({ kind: 'dice', why: 'scatter', section: '4.4.2', count: 2, sides: 6 }),
    resolve(state, { zone, unit }, _roll, result, tell) {
      const { open } = state;
      const dice = [...result];
      const modifier = dropModifier(world, open, zone, unit);
      const found = scatterOf(
        world.data.tables,
        world.grid,
        open.dzHex[zone] as number,
        (dice[0] as number) + (dice[1] as number) + modifier,
      );
      open.stack.pop();
      const hex = found.kind === 'lands' ? found.hex : -1;
      tell({ event: 'dropped', section: '4.4.3', unit, zone, dice, modifier, hex });
      if (found.kind === 'aborts') tell({ event: 'aborted', section: '4.3.3', units: [unit] });
      else if (found.kind === 'eliminated') eliminate(world, state, [unit], 'scatter', '4.3.3', tell);
      else comeDown(world, state, { zone, unit, hex, marks: found.disrupted ? 1 : 0 }, tell);
    },
  });

interface Fall {
  readonly zone: number;
  readonly unit: UnitId;
  readonly hex: HexId;
  /** Asterisks of the diagram. */
  readonly marks: number;
}

/** §4.4.4 to §4.4.9 §4.5.4 to §4.5.7; §4.4.8 a second disruption kills. */
function comeDown(world: World, state: BradleyState, { zone, unit, hex, marks }: Fall, tell: Tell): void {
  const { open } = state;
  const ground = awaits(world, open, unit, hex);
  if (ground === 'lost') eliminate(world, state, [unit], 'scatter', '4.4.4', tell);
  else if (ground === 'full') tell({ event: 'aborted', section: '4.4.5', units: [unit] });
  else {
    const disruptions = marks + disruptionsIn(world, open, zone, unit, hex);
    setMark(open, unit, isGlider(world, open, unit) ? GLIDED | LANDED : LANDED);
    if (ground === 'free') touchDown(world, state, unit, hex, tell);
    for (let i = 0; i < disruptions && open.box[unit] !== ELIMINATED; i++) disrupt(world, state, [unit], '4.4.8', tell);
    if (ground === 'germans' && open.box[unit] !== ELIMINATED) fightForIt(world, open, unit, hex);
  }
}

/** §4.4.1 In Combat Mode, as it is until it has landed. */
function touchDown(world: World, state: BradleyState, unit: UnitId, hex: HexId, tell: Tell): void {
  bringOn(world, state.open, unit, hex);
  entered(world, state, unit, hex, tell);
}

/** §4.4.9 R36 An assault at once, then whatever comes of it; guns cannot assault and must get away (§10.3.1). */
function fightForIt(world: World, open: Open, unit: UnitId, target: HexId): void {
  open.stack.push({ step: 'forced-retreat', asks: seatOf(ALLIED), unit, trail: [target] });
  if (isGun(world, unit)) return;
  open.stack.push({ step: 'battle', asks: seatOf(GERMAN), ...plainBattle('drop', ALLIED, target, [unit]), answered: 0 });
}

/** §4.4.9 The next hexes of a way of two hexes that ends with room. */
function wayOut(world: World, open: Open, { unit, trail }: ForcedRetreatFrame): number[] {
  const most = world.data.tables.retreat.afterDrop;
  if (allowance(world.roster, open, unit) < most || isDisrupted(open, unit)) return [];
  const ends = (path: readonly HexId[]): boolean =>
    path.length > most
      ? hasRoom(world, open, unit, path.at(-1) as number)
      : retreatSteps(world, open, unit, path).some((to) => ends([...path, to]));
  return retreatSteps(world, open, unit, trail)
    .filter((to) => ends([...trail, to]))
    .sort((a, b) => a - b);
}

/** §4.4.9 The hex is his, or he goes two hexes and is disrupted, or he is lost (R36). */
export const createForcedRetreatStep = (world: World) =>
  step<BradleyTypes, ForcedRetreatFrame>({
    section: '4.4.9',
    settle(state, frame, tell) {
      const { open } = state;
      const { unit, trail } = frame;
      if (open.box[unit] !== ELIMINATED && !isOnMap(open, unit)) {
        if (trail.length > world.data.tables.retreat.afterDrop) withdraw(world, state, frame, tell);
        else if (trail.length === 1 && holderOf(world, open, trail[0] as number) !== GERMAN)
          touchDown(world, state, unit, trail[0] as number, tell);
        else if (wayOut(world, open, frame).length > 0) return false;
        else eliminate(world, state, [unit], 'retreat', '4.4.9', tell);
      }
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => wayOut(world, open, frame).map(hexAction),
    play(_state, { trail }, _seat, action) {
      if (action.kind === 'hex') trail.push(action.hex);
    },
  });

function withdraw(world: World, state: BradleyState, { unit, trail }: ForcedRetreatFrame, tell: Tell): void {
  const path = [...trail];
  touchDown(world, state, unit, path.at(-1) as number, tell);
  tell({ event: 'retreated', section: '4.4.9', unit, path });
  disrupt(world, state, [unit], '4.4.9', tell);
}
