import { type Action, hex, type Refusal, step, unit, word } from '@bocage/kernel';
import { SEA } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { endIn } from '../rules/arrive.js';
import { dropZones, freeHexes, isLandingZone, waitingIn } from '../rules/landing.js';
import { hasRoom } from '../rules/stacking.js';
import { type ArrivalFrame, type ArrivalHexFrame, GERMAN, LOST, type NormandyTypes, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** What tells the three kinds of invasion force apart. */
interface Arrival {
  readonly group: 'parachute' | 'commando' | 'assault';
  readonly section: string;
  readonly next: ArrivalHexFrame['step'];
  readonly fate: 'lost' | 'follow-up';
  readonly fateSection: string;
  /** §O.1 §O.2 §O.3 §R.9 Where such a force lands, whoever stands there: any land, the coast, the beaches. */
  ground(world: World): readonly number[];
}

const NEVER = { fate: 'lost', fateSection: 'O.4' } as const;
const LATER = { fate: 'follow-up', fateSection: 'O.5' } as const;

// §O.2 §O.4
const PARACHUTE: Arrival = { group: 'parachute', section: 'O.2', next: 'drop-zone', ...NEVER, ground: ({ ground }) => ground.land };
// §O.3 §O.4
const COMMANDO: Arrival = {
  group: 'commando',
  section: 'O.3',
  next: 'commando-landing',
  ...NEVER,
  ground: ({ ground }) => ground.coastHexes,
};
// §O.1 §O.5
const ASSAULT: Arrival = { group: 'assault', section: 'O.1', next: 'assault-landing', ...LATER, ground: ({ ground }) => ground.beaches };

/** §O.4 Those who do not jump or land now never will; §O.5 assault forces may come later. */
function stopLanding(world: World, open: Open, arrival: Arrival, tell: Tell): void {
  const units = waitingIn(world, open, arrival.group);
  if (arrival.fate === 'lost') for (const left of units) open.hex[left] = LOST;
  open.stack.pop();
  if (units.length > 0) tell({ event: 'left-behind', section: arrival.fateSection, units, fate: arrival.fate });
}

/** §O.1 §O.2 §O.3 Choose the next unit to land, or stop. */
const createArrivalStep = (world: World, arrival: Arrival) =>
  step<NormandyTypes, ArrivalFrame>({
    section: arrival.section,
    settle({ open }, frame, tell) {
      const isZone = (at: number): boolean => isLandingZone(world, open, frame.zones, at);
      if (waitingIn(world, open, arrival.group).length > 0 && arrival.ground(world).some(isZone)) return false;
      stopLanding(world, open, arrival, tell);
      return true;
    },
    legal: ({ open }) => [...waitingIn(world, open, arrival.group).map(unit), DONE],
    refusal: (_, __, ___, action) => (action.kind === 'unit' ? { code: 'not-of-this-force' } : undefined),
    play({ open }, _, __, action, tell) {
      if (action.kind === 'unit') open.stack.push({ step: arrival.next, asks: 'allied', unit: action.unit });
      else stopLanding(world, open, arrival, tell);
    },
  });

/** §E.7 §R.6 Why nobody can be put there at all. */
export function refuseHex(world: World, open: Open, at: number): Refusal | undefined {
  if (!(at >= 0 && at < world.grid.size) || world.ground.terrain[at] === SEA) return { code: 'all-sea', section: 'E.7' };
  if (occupancyOf(world, open).side[at] === GERMAN) return { code: 'enemy-occupied', section: 'R.3' };
  if (!hasRoom(world, open, at)) return { code: 'stacking', section: 'R.6', params: { limit: world.data.tables.limits.stacking } };
  return undefined;
}

/** §O.1 §O.3 Put the chosen unit ashore. */
const createLandingStep = (world: World, arrival: Arrival, refused: Refusal) =>
  step<NormandyTypes, ArrivalHexFrame>({
    section: refused.section,
    legal: ({ open }) => freeHexes(world, open, arrival.ground(world)).map(hex),
    refusal: ({ open }, _, __, action) => (action.kind === 'hex' ? (refuseHex(world, open, action.hex) ?? refused) : undefined),
    play(state, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      state.open.stack.pop();
      tell({ event: 'landed', section: arrival.section, unit: frame.unit, hex: action.hex, points: 0 });
      endIn(world, state, frame.unit, action.hex, tell);
    },
  });

/** §O.2 §R.8 Choose where a regiment jumps: no two regiments aim at one hex. */
const createDropZoneStep = (world: World) =>
  step<NormandyTypes, ArrivalHexFrame>({
    section: 'R.8',
    legal: ({ open }) => dropZones(world, open, zonesOf(open)).map(hex),
    refusal: ({ open }, _, __, action) => refuseDrop(world, open, action),
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      open.stack.pop();
      zonesOf(open).push(action.hex);
      open.stack.push({ step: 'scatter', unit: frame.unit, hex: action.hex });
      tell({ event: 'dropped', section: 'O.2', unit: frame.unit, hex: action.hex });
    },
  });

/** §R.8 */
function refuseDrop(world: World, open: Open, action: Action): Refusal | undefined {
  if (action.kind !== 'hex') return undefined;
  return refuseHex(world, open, action.hex) ?? { code: 'drop-zone-taken', section: 'R.8' };
}

/** §R.8 The hexes aimed at so far, kept in the frame of the drop below. */
function zonesOf(open: Open): number[] {
  const frame = open.stack.find((below): below is ArrivalFrame => below.step === 'drop');
  if (!frame) throw new Error('no drop is under way');
  return frame.zones;
}

/** §R.1 The three landings that open the first turn. */
export const createArrivalSteps = (world: World) => ({
  drop: createArrivalStep(world, PARACHUTE),
  'drop-zone': createDropZoneStep(world),
  commandos: createArrivalStep(world, COMMANDO),
  'commando-landing': createLandingStep(world, COMMANDO, { code: 'not-coastal', section: 'R.9' }),
  assault: createArrivalStep(world, ASSAULT),
  'assault-landing': createLandingStep(world, ASSAULT, { code: 'not-a-beach', section: 'O.1' }),
});
