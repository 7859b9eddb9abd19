import { fixed, flowStep, hex as hexAction, type Steps, step, unit as unitAction, word } from '@bocage/kernel';
import { isAirTurn, rehome } from '../rules/airborne.js';
import { aimHexes, boxed, canServe, firingAt, flakUnits, mayTakeUp, takeUp } from '../rules/drop-zones.js';
import {
  type AimFrame,
  type AirborneFrame,
  type AirborneFrames,
  ALLIED,
  type BradleyTypes,
  DZ_AIMED,
  DZ_IN_HAND,
  type FlakFrame,
  GERMAN,
  type Open,
  seatOf,
  type TakeUpFrame,
} from '../types.js';
import type { World } from '../world.js';
import { createDropStep, createForcedRetreatStep, createScatterStep } from './drop.js';
import { createWindStep, createZoneScatterStep } from './zone-dice.js';

const ZONES = [0, 1, 2, 3];

/** §4.0 §4.3.2 First all zones that land this turn are aimed, then each lands with its units. */
const createAirborneStep = (world: World) =>
  flowStep<BradleyTypes, AirborneFrame>({
    section: '4.0',
    next({ open }, { done }) {
      // R39 Only before the first zone: who loses his zone in this turn waits for the next window.
      if (isAirTurn(world, open) && done.length === 0) rehome(world, open);
      const landing = isAirTurn(world, open) ? ZONES.filter((zone) => canServe(open, zone) && boxed(open, zone).length > 0) : [];
      const unaimed = landing.find((zone) => open.dzState[zone] === DZ_IN_HAND);
      const next = landing.find((zone) => !done.includes(zone));
      if (unaimed !== undefined) open.stack.push({ step: 'aim', asks: seatOf(ALLIED), zone: unaimed });
      else if (next !== undefined) {
        done.push(next);
        pushZone(open, next);
      } else {
        open.stack.pop();
        open.flakAt = fixed(open.flakAt.map(() => -1));
        open.dzFlakSign = open.dzFlakSign.map(() => 0);
        open.dzWind = open.dzWind.map(() => 0);
      }
    },
  });

/** §4.3.2 b to e Wind, flak, the zone itself, its units. */
function pushZone(open: Open, zone: number): void {
  open.stack.push({ step: 'drop', asks: seatOf(ALLIED), zone, rest: 0, tried: [] });
  if (open.dzState[zone] === DZ_AIMED) open.stack.push({ step: 'zone-scatter', zone, again: 0 });
  open.stack.push({ step: 'flak', asks: seatOf(GERMAN), zone }, { step: 'wind', zone });
}

/** §4.2.7 */
const createTakeUpStep = (world: World) =>
  step<BradleyTypes, TakeUpFrame>({
    section: '4.2.7',
    settle({ open }, { zone }) {
      if (mayTakeUp(world, open, zone)) return false;
      open.stack.pop();
      return true;
    },
    legal: () => [word('leave'), word('take-up')],
    play(state, { zone }, _seat, action, tell) {
      state.open.stack.pop();
      if (action.kind === 'word' && action.word === 'take-up') takeUp(state, zone, tell);
    },
  });

/** §4.2 §4.2.1 §4.3.2 a */
const createAimStep = (world: World) =>
  step<BradleyTypes, AimFrame>({
    section: '4.2.1',
    legal: ({ open }) => aimHexes(world, open).map(hexAction),
    play({ open }, { zone }, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      open.stack.pop();
      open.dzHex[zone] = action.hex;
      open.dzState[zone] = DZ_AIMED;
      tell({ event: 'zone', section: '4.3.2', zone, what: 'aimed', hex: action.hex, dice: [], modifier: 0 });
    },
  });

/** §4.3.2 c R37 Unit by unit, or all; then the sign. */
const createFlakStep = (world: World) =>
  step<BradleyTypes, FlakFrame>({
    section: '4.3.2',
    settle({ open }, { zone }) {
      if (firingAt(open, zone).length > 0 || flakUnits(world, open, zone).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal({ open }, { zone }) {
      const units = flakUnits(world, open, zone);
      const signs = firingAt(open, zone).length > 0 ? ['minus', 'plus'] : ['none'];
      return [...units.map(unitAction), ...(units.length > 0 ? [word('all')] : []), ...signs.map(word)];
    },
    play({ open }, { zone }, _seat, action, tell) {
      if (action.kind === 'unit') open.flakAt = fixed(open.flakAt.with(action.unit, zone));
      else if (action.kind === 'word' && action.word === 'all') {
        const units = flakUnits(world, open, zone);
        open.flakAt = fixed(open.flakAt.map((at, unit) => (units.includes(unit) ? zone : at)));
      } else if (action.kind === 'word') {
        const sign = action.word === 'plus' ? 1 : action.word === 'minus' ? -1 : 0;
        open.stack.pop();
        open.dzFlakSign[zone] = sign;
        tell({ event: 'flak', section: '4.3.2', zone, units: firingAt(open, zone), sign });
      }
    },
  });

/** §4.0 */
export const createAirborneSteps = (world: World): Pick<Steps<BradleyTypes>, AirborneFrames['step']> => ({
  airborne: createAirborneStep(world),
  'take-up': createTakeUpStep(world),
  aim: createAimStep(world),
  wind: createWindStep(world),
  flak: createFlakStep(world),
  'zone-scatter': createZoneScatterStep(world),
  drop: createDropStep(world),
  scatter: createScatterStep(world),
  'forced-retreat': createForcedRetreatStep(world),
});
