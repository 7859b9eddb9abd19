import type { Seat, Step } from '@bocage/kernel';
import { formationsDue, unitsDue } from '../rules/arrivals.js';
import { bringOn, joinDivision } from '../rules/coming.js';
import { seatOfTeam } from '../rules/roles.js';
import { sideOf } from '../standing.js';
import {
  type AttachFrame,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  NONE,
  type Open,
  type Sealed,
  type Told,
  WAITING,
} from '../types.js';
import type { World } from '../world.js';
import { numbered, readNumbered } from './steps.js';

/** §9.6 §10.1 Formations that are due come onto the map, and lent counters whose division had no room join it. */
export function bringOnAll(world: World, { open, sealed }: LiberatingAssaultState, tell: Told): void {
  for (const formation of formationsDue(open)) {
    if (bringOn(world, open, sealed, formation).length === 0) continue;
    tell({
      event: 'arrived',
      section: '9.6',
      formation,
      command: open.command[formation] as number,
      player: open.player[formation] as number,
      reveals: 'all',
    });
  }
  sealed.hex.forEach((hex, unit) => {
    const isLent = world.roster.formation[unit] === NONE && open.attached[unit] !== NONE;
    if (isLent && hex === WAITING) joinDivision(world, open, sealed, unit, open.attached[unit] as number);
  });
}

/** §8.3 §9.6 §9.9 Who gives an independent counter to a division: its army’s commander, or the German in the centre. */
function allocator(world: World, open: Open, unit: number): Seat {
  const id = sideOf(world, unit) === 0 ? 'br-army' : 'german-centre';
  return seatOfTeam(world, open, world.teams.ids.get(id) as number, 'allocate-units') as Seat;
}

/** §8.3 The divisions that have come and can be given an independent counter: of its army, or any German one. */
export function attachable(world: World, open: Open, unit: number): number[] {
  const side = sideOf(world, unit);
  const army = world.teams.ids.get('br-army');
  return open.due.flatMap((due, formation) => {
    const { level, side: sides } = world.formations;
    if (due !== 0 || level[formation] !== 'division' || sides[formation] !== side) return [];
    const isOfArmy = side === 1 || world.teams.superior[open.command[formation] as number] === army;
    return isOfArmy ? [formation] : [];
  });
}

/** §8.3 One frame for each side that has counters to give away. */
export function attachFrames(world: World, open: Open, sealed: Sealed): AttachFrame[] {
  const due = Array.from({ length: open.turn }, (_, i) => unitsDue(world, sealed, i + 1)).flat();
  const units = due.filter((unit) => open.attached[unit] === NONE);
  return [0, 1].flatMap((side) => {
    const own = units.filter((unit) => sideOf(world, unit) === side);
    return own.length > 0 ? [{ step: 'attach', asks: [allocator(world, open, own[0] as number)], units: own } as const] : [];
  });
}

const TO = 'to';

/** §8.3 An independent brigade, Werfer or Flak is lent to a division, for good. */
export const createAttachStep = (world: World): Step<LiberatingAssaultTypes, AttachFrame> => ({
  settle({ open }, frame) {
    if (frame.units.length > 0 && attachable(world, open, frame.units[0] as number).length > 0) return false;
    open.stack.pop();
    return true;
  },
  awaits: (_state, { asks }) => ({ kind: 'seats', seats: [asks[0] as Seat], mode: 'turn' }),
  legal: ({ open }, { units, asks }, seat) =>
    seat === asks[0] ? attachable(world, open, units[0] as number).map((formation) => numbered(TO, formation)) : [],
  refusal: () => ({ code: 'choose-division', section: '8.3' }),
  play({ open, sealed }, frame, _seat, action, tell) {
    const [formation] = readNumbered(action).numbers as [number];
    const unit = frame.units.shift() as number;
    joinDivision(world, open, sealed, unit, formation);
    tell({ event: 'attached', section: '8.3', unit, formation, reveals: 'all' });
  },
});
